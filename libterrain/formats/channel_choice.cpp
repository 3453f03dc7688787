// SPDX-License-Identifier: MIT
#include "libterrain/formats/channel_choice.h"

#include "libterrain/formats/file_reader.h"

#include <algorithm>
#include <array>

namespace terrain {
namespace {

struct ChannelName {
    const char* id;
    Channel channel;
    bool (*exists)(const PictureChannels&);
};

constexpr std::array<ChannelName, 6> names = {{
    {"index", Channel::Index, [](const PictureChannels& p) { return p.palette; }},
    {"grey", Channel::Grey, [](const PictureChannels&) { return true; }},
    {"r", Channel::Red, [](const PictureChannels& p) { return p.colour; }},
    {"g", Channel::Green, [](const PictureChannels& p) { return p.colour; }},
    {"b", Channel::Blue, [](const PictureChannels& p) { return p.colour; }},
    {"a", Channel::Alpha, [](const PictureChannels& p) { return p.alpha; }},
}};

std::string available(const PictureChannels& picture) {
    std::string out;
    for (const ChannelName& name : names)
        if (name.exists(picture))
            out += (out.empty() ? "" : ", ") + std::string(name.id);
    return out;
}

ChannelChoice byRule(const PictureChannels& picture) {
    if (picture.palette && picture.paletteGrey)
        return {Channel::Grey, Text(TERRAIN_TEXT("formats", "The picture has a palette of greys: the heights "
                                                            "are its grey values."))};
    if (picture.palette)
        return {Channel::Index, Text(TERRAIN_TEXT("formats", "The picture has a palette of colours: the "
                                                             "heights are the numbers of its entries; "
                                                             "their brightness can be chosen instead."),
                                     {}, "channel")};
    if (picture.colour)
        return {Channel::Red, Text(TERRAIN_TEXT("formats", "The picture has colours: the heights are its red "
                                                           "channel; another one can be chosen."),
                                   {}, "channel")};
    if (picture.alpha)
        return {
            Channel::Grey,
            Text(TERRAIN_TEXT("formats", "The picture's alpha channel is ignored; it can be chosen instead."),
                 {}, "channel")};
    return {Channel::Grey, std::nullopt};
}

} // namespace

Result<ChannelChoice> chooseChannel(const std::string& asked, const PictureChannels& picture,
                                    const std::filesystem::path& path) {
    if (asked.empty())
        return byRule(picture);
    const auto found = std::ranges::find_if(names, [&](const ChannelName& name) { return asked == name.id; });
    if (found != names.end() && found->exists(picture))
        return ChannelChoice{found->channel, std::nullopt};
    Error error = unusable(path, TERRAIN_TEXT("formats", "%1 has no channel '%2'; it has: %3."),
                           {asked, available(picture)});
    error.field = "channel";
    return error;
}

} // namespace terrain
