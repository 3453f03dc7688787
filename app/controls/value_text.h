// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/parameters/parameter_spec.h"

#include <QLocale>
#include <QString>

namespace app {

/// A parameter's value in people's words: "0.55", "120 m", "off", a choice's label.
QString valueDisplay(const terrain::ParameterSpec& spec, const terrain::ParameterValue& value,
                     const QLocale& locale = {});

/// "Roughness 0.55 → 0.62": the text of an undo step.
QString changeText(const terrain::ParameterSpec& spec, const terrain::ParameterValue& before,
                   const terrain::ParameterValue& after, const QLocale& locale = {});

/// The spec's help with its range and unit.
QString helpText(const terrain::ParameterSpec& spec, const QLocale& locale = {});

} // namespace app
