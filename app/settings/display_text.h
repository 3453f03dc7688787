// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace app {

// Facts as people read them, in the numbers of their language. (The library's number_text is for files.)

/// A height or length without more digits than it needs: "12.35 m", "1,234 m", "10 m", "0.01 m"; "–" for NaN.
QString metresText(double metres);
/// "−3.2 … 814.0 m"; "no heights" when there are none.
QString metreRangeText(double minimum, double maximum);
/// "1,201 × 800".
QString sizeText(int columns, int rows);
QString countText(qint64 count);
/// "33.6 MB" (powers of 1000, as file managers show it).
QString bytesText(quint64 bytes);
/// "7 ms", "1.3 s", "42 s", "3 min 20 s", "24 min", "2 h 5 min".
QString durationText(double seconds);
/// A step between heights: "1.2 cm", "0.4 mm", "1.00 m".
QString stepText(double metres);

} // namespace app
