// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace app {

/// A length for people, in the unit that suits it and the person's number format: "2 km", "15 m", "7 cm",
/// "0.5 mm".
QString lengthText(double metres);

} // namespace app
