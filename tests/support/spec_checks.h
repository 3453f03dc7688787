// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/parameters/parameter_spec.h"

#include <QSet>
#include <QTest>

namespace support {

/// What every row of a step's parameter table keeps. `room`: the translators' context.
inline void checkSpec(const terrain::ParameterSpec& spec, const char* room) {
    QVERIFY2(!spec.label.isEmpty(), spec.id);
    QVERIFY2(!spec.help.isEmpty(), spec.id);
    QCOMPARE(std::string(spec.label.context), std::string(room));
    const terrain::Result<terrain::ParameterValue> checked = terrain::checkedValue(spec, spec.defaultValue);
    QVERIFY2(checked.isOk() && sameValue(checked.value(), spec.defaultValue), spec.id);
    QVERIFY2(spec.minimum < spec.maximum, spec.id);
    QVERIFY2(spec.sliderMinimum() >= spec.minimum && spec.sliderMaximum() <= spec.maximum, spec.id);
    QVERIFY2(!spec.logarithmic || spec.sliderMinimum() > 0, spec.id);
    QVERIFY2(spec.step > 0, spec.id);
    QSet<QString> choices;
    for (const terrain::ParameterChoice& choice : spec.choices) {
        QVERIFY2(!choice.label.isEmpty(), choice.id);
        choices.insert(QString::fromUtf8(choice.id));
    }
    QCOMPARE(static_cast<std::size_t>(choices.size()), spec.choices.size());
    QCOMPARE(spec.type == terrain::ParameterType::Choice, !spec.choices.empty());
}

} // namespace support
