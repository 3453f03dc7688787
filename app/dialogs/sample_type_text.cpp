// SPDX-License-Identifier: MIT
#include "app/dialogs/sample_type_text.h"

#include <QCoreApplication>

namespace app {

namespace {
class SampleTypes {
    Q_DECLARE_TR_FUNCTIONS(SampleTypes)
};
} // namespace

QString sampleTypeText(terrain::SampleType type) {
    using terrain::SampleType;
    switch (type) {
    case SampleType::U1:
        return SampleTypes::tr("black and white");
    case SampleType::U2:
        return SampleTypes::tr("%1-bit whole numbers").arg(2);
    case SampleType::U4:
        return SampleTypes::tr("%1-bit whole numbers").arg(4);
    case SampleType::I16:
    case SampleType::I32:
        return SampleTypes::tr("%1-bit signed whole numbers").arg(8 * terrain::sampleBytes(type));
    case SampleType::F16:
    case SampleType::F32:
    case SampleType::F64:
        return SampleTypes::tr("%1-bit floating point").arg(8 * terrain::sampleBytes(type));
    case SampleType::U8:
    case SampleType::U16:
    case SampleType::U32:
        break;
    }
    return SampleTypes::tr("%1-bit whole numbers").arg(8 * terrain::sampleBytes(type));
}

} // namespace app
