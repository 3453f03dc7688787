// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace app {

/// A length for people, in the unit that suits it and the person's number format: "2 km", "15 m", "7 cm",
/// "0.5 mm". Of `digits` significant ones, those that it needs.
QString lengthText(double metres, int digits = 6);

} // namespace app
