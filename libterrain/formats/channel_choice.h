// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/core/result.h"

#include <filesystem>
#include <optional>

namespace terrain {

/// What of a picture becomes heights.
enum class Channel { Index, Grey, Red, Green, Blue, Alpha };

/// What a picture has to choose from.
struct PictureChannels {
    bool palette = false;     ///< samples are indices into a palette
    bool paletteGrey = false; ///< every entry of the palette is grey
    bool colour = false;      ///< red, green and blue (in the samples or in the palette)
    bool alpha = false;
};

struct ChannelChoice {
    Channel channel = Channel::Grey;
    std::optional<Text> note; ///< what was chosen, where there was a choice
};

/// The channel that was asked for (index, grey, r, g, b, a), or by the rule when `asked` is empty: of colours
/// the first channel, of a palette its grey value when every entry is grey, else the index; alpha is ignored.
/// Grey of colours is their mean. UnusableInput, with what there is, for a channel that the picture lacks.
Result<ChannelChoice> chooseChannel(const std::string& asked, const PictureChannels& picture,
                                    const std::filesystem::path& path);

} // namespace terrain
