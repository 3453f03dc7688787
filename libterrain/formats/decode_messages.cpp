// SPDX-License-Identifier: MIT
#include "libterrain/formats/decode_messages.h"

#include "libterrain/formats/byte_reader.h"
#include "libterrain/formats/gdal_door.h"

namespace terrain {
namespace {

constexpr std::uint32_t signature = 0x4D524E31;
constexpr std::uint32_t mostBytes = 4U << 20; // of a message; facts with every palette are smaller
constexpr std::uint32_t mostText = 64U << 10;
constexpr std::uint32_t mostBands = 16;
constexpr std::uint32_t mostColours = 65536;
constexpr std::uint32_t mostNames = 16;

struct Head {
    std::uint32_t signature = 0;
    Message message = Message::Refused;
    std::uint32_t bytes = 0;
};

class Writer {
public:
    template <class Number>
    void put(Number number) {
        const auto bytes = std::bit_cast<std::array<std::byte, sizeof(Number)>>(number);
        m_bytes.insert(m_bytes.end(), bytes.begin(), bytes.end());
    }
    void put(const std::string& text) {
        const std::string_view kept = std::string_view(text).substr(0, mostText);
        put(static_cast<std::uint32_t>(kept.size()));
        const auto bytes = std::as_bytes(std::span(kept));
        m_bytes.insert(m_bytes.end(), bytes.begin(), bytes.end());
    }
    [[nodiscard]] std::vector<std::byte> bytes() && { return std::move(m_bytes); }

private:
    std::vector<std::byte> m_bytes;
};

/// Bytes of which nothing is believed; after the first that cannot be, everything is zero.
class Reader {
public:
    explicit Reader(std::span<const std::byte> bytes) : m_bytes(bytes, ownOrder) {}

    template <class Number>
    Number take() {
        return m_bytes.take<Number>().value_or(Number{});
    }
    std::uint32_t count(std::uint32_t most) {
        const auto out = take<std::uint32_t>();
        m_wrong = m_wrong || out > most;
        return m_wrong ? 0 : out;
    }
    int whole(int least, int most) {
        const auto out = take<int>();
        m_wrong = m_wrong || out < least || out > most;
        return m_wrong ? least : out;
    }
    bool flag() { return whole(0, 1) == 1; }
    std::string text() {
        const auto bytes = m_bytes.takeBytes(count(mostText));
        return bytes ? std::string(asText(*bytes)) : std::string();
    }
    /// All was there and right, and nothing is left.
    [[nodiscard]] bool isWhole() { return !m_wrong && !m_bytes.failed() && !m_bytes.take<std::byte>(); }

private:
    static constexpr ByteOrder ownOrder =
        std::endian::native == std::endian::little ? ByteOrder::Little : ByteOrder::Big;

    ByteReader m_bytes;
    bool m_wrong = false;
};

template <class T>
std::optional<T> ifWhole(Reader& reader, T value) {
    return reader.isWhole() ? std::optional(std::move(value)) : std::nullopt;
}

void putBand(Writer& out, const RasterBand& band) {
    out.put(band.name);
    out.put(static_cast<int>(band.role));
    out.put(int{band.nodata.has_value()});
    out.put(band.nodata.value_or(0));
    out.put(band.scale);
    out.put(band.offset);
    out.put(band.unit);
    out.put(int{band.masked});
}

RasterBand takeBand(Reader& in) {
    RasterBand out;
    out.name = in.text();
    out.role = static_cast<RasterBand::Role>(in.whole(0, static_cast<int>(RasterBand::Role::Index)));
    const bool hasNodata = in.flag();
    const auto nodata = in.take<double>();
    if (hasNodata)
        out.nodata = nodata;
    out.scale = in.take<double>();
    out.offset = in.take<double>();
    out.unit = in.text();
    out.masked = in.flag();
    return out;
}

/// What a library says in a sentence of ours may hold anything.
std::string printable(std::string text) {
    constexpr std::size_t most = 500;
    text.resize(std::min(text.size(), most));
    std::ranges::replace_if(
        text, [](char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7F; }, ' ');
    return text;
}

} // namespace

bool sendMessage(Channel& channel, Message message, std::span<const std::byte> bytes) {
    const Head head{signature, message, static_cast<std::uint32_t>(bytes.size())};
    return bytes.size() <= mostBytes && channel.send(std::as_bytes(std::span(&head, 1))) &&
           channel.send(bytes);
}

Channel::Outcome receiveMessage(Channel& channel, Received& out, Channel::Clock::time_point until,
                                const std::function<bool()>& isCancelled) {
    Head head;
    const auto outcome = channel.receive(std::as_writable_bytes(std::span(&head, 1)), until, isCancelled);
    if (outcome != Channel::Outcome::Done)
        return outcome;
    if (head.signature != signature || head.bytes > mostBytes)
        return Channel::Outcome::Closed;
    out.message = head.message;
    out.bytes.resize(head.bytes);
    return channel.receive(out.bytes, until, isCancelled);
}

std::vector<std::byte> encode(const OpenRequest& request) {
    Writer out;
    out.put(request.driver);
    out.put(request.path);
    out.put(request.size);
    out.put(static_cast<std::uint32_t>(request.names.size()));
    for (const std::string& name : request.names)
        out.put(name);
    return std::move(out).bytes();
}

std::optional<OpenRequest> decodeOpenRequest(std::span<const std::byte> bytes) {
    Reader in(bytes);
    OpenRequest out;
    out.driver = in.text();
    out.path = in.text();
    out.size = in.take<std::uint64_t>();
    for (std::uint32_t left = in.count(mostNames); left > 0; --left)
        out.names.push_back(in.text());
    return out.names.empty() ? std::nullopt : ifWhole(in, std::move(out));
}

std::vector<std::byte> encode(const ReadRequest& request) {
    Writer out;
    out.put(request.band);
    out.put(request.first);
    out.put(request.count);
    return std::move(out).bytes();
}

std::optional<ReadRequest> decodeReadRequest(std::span<const std::byte> bytes) {
    Reader in(bytes);
    ReadRequest out;
    out.band = in.whole(0, mostBands - 1);
    out.first = in.whole(0, maximumSide - 1);
    out.count = in.whole(1, maximumSide);
    return ifWhole(in, out);
}

std::vector<std::byte> encode(const RasterFacts& facts) {
    Writer out;
    out.put(facts.columns);
    out.put(facts.rows);
    out.put(static_cast<int>(facts.type));
    out.put(facts.blockRows);
    out.put(int{facts.transform.has_value()});
    for (const double number : facts.transform.value_or(std::array<double, 6>{}))
        out.put(number);
    out.put(facts.crs);
    out.put(static_cast<std::uint32_t>(facts.bands.size()));
    for (const RasterBand& band : facts.bands)
        putBand(out, band);
    out.put(static_cast<std::uint32_t>(facts.palette.size()));
    for (const auto& colour : facts.palette)
        for (const int part : colour)
            out.put(part);
    return std::move(out).bytes();
}

std::optional<RasterFacts> decodeFacts(std::span<const std::byte> bytes) {
    Reader in(bytes);
    RasterFacts out;
    out.columns = in.whole(1, maximumSide);
    out.rows = in.whole(1, maximumSide);
    out.type = static_cast<SampleType>(in.whole(0, static_cast<int>(SampleType::F64)));
    out.blockRows = in.whole(1, std::numeric_limits<int>::max());
    const bool hasTransform = in.flag();
    std::array<double, 6> transform{};
    for (double& number : transform)
        number = in.take<double>();
    if (hasTransform)
        out.transform = transform;
    out.crs = in.text();
    for (std::uint32_t left = in.count(mostBands); left > 0; --left)
        out.bands.push_back(takeBand(in));
    for (std::uint32_t left = in.count(mostColours); left > 0; --left) {
        std::array<int, 4> colour{};
        for (int& part : colour)
            part = in.whole(std::numeric_limits<short>::min(), std::numeric_limits<short>::max());
        out.palette.push_back(colour);
    }
    return out.bands.empty() ? std::nullopt : ifWhole(in, std::move(out));
}

std::vector<std::byte> encodeRefusal(const Error& error) {
    const std::vector<Error>& known = RasterFile::refusals();
    const auto isSame = [&](const Error& each) { return each.detail.source == error.detail.source; };
    const auto found = std::ranges::find_if(known, isSame);
    const auto place = found == known.end() ? std::uint32_t{1} // damaged somehow
                                            : static_cast<std::uint32_t>(found - known.begin());
    Writer out;
    out.put(place);
    for (std::size_t i = 1; i < known[place].detail.arguments.size(); ++i)
        out.put(i < error.detail.arguments.size() ? error.detail.arguments[i] : std::string());
    return std::move(out).bytes();
}

std::optional<Error> decodeRefusal(std::span<const std::byte> bytes, const std::filesystem::path& path) {
    const std::vector<Error>& known = RasterFile::refusals();
    Reader in(bytes);
    Error out = known[in.count(static_cast<std::uint32_t>(known.size()) - 1)];
    out.detail.arguments.front() = path.string();
    for (std::size_t i = 1; i < out.detail.arguments.size(); ++i)
        out.detail.arguments[i] = printable(in.text());
    return ifWhole(in, std::move(out));
}

} // namespace terrain
