// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace app {

/// A length for people, in the unit that suits it and the person's number format: "2 km", "15 m", "7 cm",
/// "0.5 mm". Of `digits` significant ones, those that it needs.
QString lengthText(double metres, int digits = 6);

/// The same in the unit that suits another length, beside which it is read: "0.4 km" beside "2 km". Keeps the
/// sign of `metres`; that of `other` does not count.
QString lengthTextBeside(double metres, double other, int digits = 6);

} // namespace app
