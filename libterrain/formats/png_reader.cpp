// SPDX-License-Identifier: MIT
#include "libterrain/formats/png_reader.h"

#include "libterrain/core/no_memory.h"
#include "libterrain/core/number_text.h"
#include "libterrain/formats/byte_reader.h"

#include <algorithm>

namespace terrain {
namespace {

SampleType typeOfDepth(int bits) {
    switch (bits) {
    case 1:
        return SampleType::U1;
    case 2:
        return SampleType::U2;
    case 4:
        return SampleType::U4;
    case 8:
        return SampleType::U8;
    default:
        return SampleType::U16;
    }
}

bool isGrey(const png_color& c) {
    return c.red == c.green && c.green == c.blue;
}

} // namespace

PngReader::~PngReader() {
    png_destroy_read_struct(&m_png, &m_info, nullptr);
}

Error PngReader::failed() const {
    if (m_endedEarly)
        return truncated(m_file.path());
    return unusable(m_file.path(),
                    TERRAIN_TEXT("formats", "%1 is a damaged PNG picture (%2): fetch or save it again."),
                    {m_message.text.data()});
}

void PngReader::deliver(png_structp png, png_bytep bytes, std::size_t count) {
    auto* self = static_cast<PngReader*>(png_get_io_ptr(png));
    self->m_endedEarly = !self->m_file.read({reinterpret_cast<std::byte*>(bytes), count}).isOk();
    if (self->m_endedEarly)
        png_error(png, "the file ends early");
}

Result<HeightmapReaderPtr> PngReader::open(const FileProbe& probe, const ImportOptions& options) {
    return opened(probe, options, std::nullopt);
}

Result<HeightmapReaderPtr> PngReader::openPacked(const FileProbe& probe, const ImportOptions& options,
                                                 const PackedHeights& packing) {
    return opened(probe, options, packing);
}

Result<HeightmapReaderPtr> PngReader::opened(const FileProbe& probe, const ImportOptions& options,
                                             const std::optional<PackedHeights>& packing) {
    Result<FileReader> file = FileReader::open(probe.path);
    if (!file)
        return file.failure();
    std::unique_ptr<PngReader> reader(new PngReader(std::move(file).value()));
    if (const Status read = reader->readHeader(); !read)
        return read.failure();
    reader->m_packing = packing;
    if (const Status chosen = packing ? reader->unpack(probe, options) : reader->choose(probe, options);
        !chosen)
        return chosen.failure();
    if (png_get_interlace_type(reader->m_png, reader->m_info) != PNG_INTERLACE_NONE)
        if (const Status read = reader->readInterlaced(probe); !read)
            return read.failure();
    return HeightmapReaderPtr(std::move(reader));
}

Status PngReader::readHeader() {
    m_png = png_create_read_struct(PNG_LIBPNG_VER_STRING, &m_message, pngFailed, pngWarned);
    m_info = m_png == nullptr ? nullptr : png_create_info_struct(m_png);
    if (m_info == nullptr)
        return noMemoryToRead(m_file.path());
    const bool read = pngGuarded(m_png, [this] {
        png_set_read_fn(m_png, this, deliver);
        png_set_user_limits(m_png, maximumSide, maximumSide);
        // Texts, profiles and gamma say nothing of heights: they are passed over unread.
        png_set_keep_unknown_chunks(m_png, PNG_HANDLE_CHUNK_NEVER, nullptr, -1);
        png_read_info(m_png, m_info);
        png_set_packing(m_png);
    });
    return read ? Status(Done{}) : failed();
}

/// Samples are the 24 bits of a colour; transparency says nothing.
Status PngReader::unpack(const FileProbe& probe, const ImportOptions& options) {
    if (Status size = takeSize(probe); !size)
        return size;
    if ((m_colourType & PNG_COLOR_MASK_COLOR) == 0 || m_colourType == PNG_COLOR_TYPE_PALETTE ||
        m_bitDepth != 8)
        return unusable(probe.path,
                        TERRAIN_TEXT("formats", "%1 has no heights in its colours: that takes a picture of "
                                                "red, green and blue with 8 bits each."));
    m_facts.format = m_packing->format;
    ImportOptions own = options;
    own.range.reset(); // base and interval say it
    m_conversion.emplace(SampleType::U32,
                         SampleConversion::FileScale{.scale = m_packing->interval, .offset = m_packing->base},
                         own, m_facts);
    return startRows();
}

Status PngReader::takeSize(const FileProbe& probe) {
    m_colourType = png_get_color_type(m_png, m_info);
    m_bitDepth = png_get_bit_depth(m_png, m_info);
    m_components = png_get_channels(m_png, m_info);
    m_grid.columns = static_cast<int>(png_get_image_width(m_png, m_info));
    m_grid.rows = static_cast<int>(png_get_image_height(m_png, m_info));
    return checkSize(probe, png_get_image_width(m_png, m_info), png_get_image_height(m_png, m_info));
}

Status PngReader::choose(const FileProbe& probe, const ImportOptions& options) {
    if (Status size = takeSize(probe); !size)
        return size;
    PictureChannels picture;
    picture.palette = m_colourType == PNG_COLOR_TYPE_PALETTE;
    picture.colour = (m_colourType & PNG_COLOR_MASK_COLOR) != 0;
    picture.alpha = (m_colourType & PNG_COLOR_MASK_ALPHA) != 0;
    png_colorp palette = nullptr;
    int entries = 0;
    if (picture.palette && png_get_PLTE(m_png, m_info, &palette, &entries) != 0)
        picture.paletteGrey = std::all_of(palette, palette + entries, isGrey);
    const Result<ChannelChoice> choice = chooseChannel(options.channel, picture, probe.path);
    if (!choice)
        return choice.failure();
    m_channel = choice.value().channel;
    m_facts.format = "png";
    if (choice.value().note)
        m_facts.notes.push_back(*choice.value().note);
    const bool colourOfPalette = picture.palette && m_channel != Channel::Index;
    m_conversion.emplace(colourOfPalette ? SampleType::U8 : typeOfDepth(m_bitDepth),
                         SampleConversion::FileScale{.metres = false}, options, m_facts);
    fillLookup();
    readTransparency();
    m_plain = m_colourType == PNG_COLOR_TYPE_GRAY && m_bitDepth == 16 && !m_hasKey && !options.range &&
              !options.nodata;
    return startRows();
}

Status PngReader::startRows() {
    const bool ready = pngGuarded(m_png, [this] {
        png_set_interlace_handling(m_png);
        png_read_update_info(m_png, m_info);
    });
    m_row.resize(png_get_rowbytes(m_png, m_info));
    m_samples.resize(static_cast<std::size_t>(m_grid.columns));
    return ready ? Status(Done{}) : failed();
}

void PngReader::fillLookup() {
    png_colorp palette = nullptr;
    int entries = 0;
    if (m_colourType != PNG_COLOR_TYPE_PALETTE || png_get_PLTE(m_png, m_info, &palette, &entries) == 0)
        return;
    m_lookup.fill(0);
    for (int i = 0; i < entries; ++i) {
        const png_color& c = palette[i];
        double& sample = m_lookup[static_cast<std::size_t>(i)];
        if (m_channel == Channel::Grey)
            sample = (c.red + c.green + c.blue) / 3.0;
        else
            sample = m_channel == Channel::Red ? c.red : m_channel == Channel::Green ? c.green : c.blue;
    }
    if (m_channel == Channel::Index)
        for (std::size_t i = 0; i < m_lookup.size(); ++i)
            m_lookup[i] = static_cast<double>(i);
}

void PngReader::readTransparency() {
    png_bytep alphas = nullptr;
    int count = 0;
    png_color_16p key = nullptr;
    if (png_get_tRNS(m_png, m_info, &alphas, &count, &key) == 0)
        return;
    if (m_colourType == PNG_COLOR_TYPE_PALETTE) {
        for (int i = 0; i < count; ++i)
            if (alphas[i] == 0)
                m_lookup[static_cast<std::size_t>(i)] = hole;
        if (std::any_of(alphas, alphas + count, [](png_byte alpha) { return alpha > 0 && alpha < 255; }))
            m_facts.notes.emplace_back(TERRAIN_TEXT(
                "formats", "Colours of the palette that are transparent in part count as the others do."));
        if (std::none_of(alphas, alphas + count, [](png_byte alpha) { return alpha == 0; }))
            return;
    } else if (m_colourType == PNG_COLOR_TYPE_GRAY) {
        m_key = {static_cast<double>(key->gray)};
        m_hasKey = true;
    } else {
        m_key = {static_cast<double>(key->red), static_cast<double>(key->green),
                 static_cast<double>(key->blue)};
        m_hasKey = true;
    }
    m_facts.notes.emplace_back(
        TERRAIN_TEXT("formats", "The picture declares a transparent colour: its samples are missing."));
}

Status PngReader::readInterlaced(const FileProbe& probe) {
    const std::size_t rowBytes = m_row.size();
    const std::uint64_t bytes = std::uint64_t{rowBytes} * static_cast<std::uint64_t>(m_grid.rows);
    if (const Status allowed = checkBlock(probe, bytes); !allowed)
        return allowed;
    m_interlaced = LargeBuffer<std::byte>::allocate(bytes);
    if (m_interlaced.data() == nullptr)
        return Error{ErrorCode::OverLimit,
                     TERRAIN_TEXT("formats", "%1 needs %2 of memory to be read, which are not free: close "
                                             "other programs, or use a smaller file."),
                     {probe.path.string(), byteCountText(bytes)}};
    const bool read = pngGuarded(m_png, [this, rowBytes] {
        constexpr int passes = 7; // of Adam7
        for (int pass = 0; pass < passes; ++pass)
            for (int row = 0; row < m_grid.rows; ++row)
                png_read_row(m_png,
                             reinterpret_cast<png_bytep>(m_interlaced.data()) +
                                 static_cast<std::size_t>(row) * rowBytes,
                             nullptr);
    });
    return read ? Status(Done{}) : failed();
}

double PngReader::component(const std::byte* row, std::size_t column, std::size_t which) const {
    const std::size_t at = column * static_cast<std::size_t>(m_components) + which;
    return m_bitDepth == 16 ? static_cast<double>(loadNumber<std::uint16_t>(row + 2 * at, ByteOrder::Big))
                            : static_cast<double>(row[at]);
}

double PngReader::sampleAt(const std::byte* row, std::size_t column) const {
    if (m_packing)
        return component(row, column, 0) * 65536 + component(row, column, 1) * 256 +
               component(row, column, 2);
    if (m_colourType == PNG_COLOR_TYPE_PALETTE)
        return m_lookup[static_cast<std::size_t>(row[column])];
    const bool colour = (m_colourType & PNG_COLOR_MASK_COLOR) != 0;
    if (m_hasKey) {
        bool same = true;
        for (std::size_t i = 0; i < (colour ? 3U : 1U); ++i)
            same = same && component(row, column, i) == m_key[i];
        if (same)
            return hole;
    }
    switch (m_channel) {
    case Channel::Green:
        return component(row, column, 1);
    case Channel::Blue:
        return component(row, column, 2);
    case Channel::Alpha:
        return component(row, column, static_cast<std::size_t>(m_components) - 1);
    case Channel::Grey:
        if (colour)
            return (component(row, column, 0) + component(row, column, 1) + component(row, column, 2)) / 3.0;
        break;
    case Channel::Index:
    case Channel::Red:
        break;
    }
    return component(row, column, 0);
}

void PngReader::samplesOf(const std::byte* row) {
    // Most heightmaps have one plain channel; it needs no choice per sample.
    if (m_colourType == PNG_COLOR_TYPE_GRAY && !m_hasKey)
        return decodeSamples({row, m_row.size()}, m_bitDepth == 16 ? SampleType::U16 : SampleType::U8,
                             ByteOrder::Big, m_samples);
    for (std::size_t column = 0; column < m_samples.size(); ++column)
        m_samples[column] = sampleAt(row, column);
}

/// Whole pictures of a moderate size are unpacked at once; what is odd about the others is found row by row.
void PngReader::unpackAtOnce() {
    constexpr std::uint64_t most = std::uint64_t{256} << 20;
    constexpr std::uint64_t mostRatio = 200; // a small file must not cost much memory
    const std::uint64_t bytes = (std::uint64_t{m_row.size()} + 1) * static_cast<std::uint64_t>(m_grid.rows);
    if (m_bitDepth < 8 || bytes > most || bytes / mostRatio > m_file.size())
        return;
    const auto pixelBytes = static_cast<std::size_t>(m_bitDepth / 8 * m_components);
    m_unpacked = PngUnpacked::open(m_file.path(), {m_row.size(), pixelBytes, m_grid.rows});
}

void PngReader::heightsOf(const std::byte* row, std::span<float> heights) {
    if (m_plain) {
        for (std::size_t i = 0; i < heights.size(); ++i)
            heights[i] = static_cast<float>(static_cast<unsigned>(row[2 * i]) << 8 |
                                            static_cast<unsigned>(row[2 * i + 1]));
        return;
    }
    samplesOf(row);
    m_conversion->row(m_samples, heights);
}

Status PngReader::readRow(std::span<float> heights) {
    const bool interlaced = m_interlaced.data() != nullptr;
    if (m_nextRow == 0 && !interlaced)
        unpackAtOnce();
    const std::byte* row = m_row.data();
    if (interlaced)
        row = m_interlaced.data() + static_cast<std::size_t>(m_nextRow) * m_row.size();
    else if (m_unpacked)
        row = m_unpacked->nextRow();
    else if (!pngGuarded(m_png,
                         [this] { png_read_row(m_png, reinterpret_cast<png_bytep>(m_row.data()), nullptr); }))
        return failed();
    ++m_nextRow;
    heightsOf(row, heights);
    return Done{};
}

Status PngReader::finish() {
    // The end of the data has a checksum, and the file an end mark: both are looked at.
    if (!m_unpacked && !pngGuarded(m_png, [this] { png_read_end(m_png, nullptr); }))
        return failed();
    return Done{};
}

} // namespace terrain
