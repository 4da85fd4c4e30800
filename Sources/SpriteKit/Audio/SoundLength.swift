/// The duration of a sound file, read from its headers without decoding.
enum SoundLength {
    /// In seconds; nil if the format is unknown or the file is malformed.
    static func of(_ bytes: [UInt8]) -> Double? {
        if matches(bytes, "RIFF", at: 0) { return wave(bytes) }
        if matches(bytes, "ftyp", at: 4) { return mpeg4(bytes) }
        return mpegLayer3(bytes)
    }

    private static func matches(_ bytes: [UInt8], _ name: String, at place: Int) -> Bool {
        place + name.utf8.count <= bytes.count && bytes[place...].starts(with: name.utf8)
    }

    /// A big-endian number of `count` bytes; nil beyond the end.
    private static func number(_ bytes: [UInt8], at place: Int, count: Int) -> Int? {
        guard place >= 0, place + count <= bytes.count else { return nil }
        return bytes[place..<place + count].reduce(0) { $0 << 8 | Int($1) }
    }

    // MARK: WAV: chunks, whose numbers have the lowest byte first (Microsoft's RIFF specification)

    /// "fmt " has the bytes per second, "data" the samples.
    private static func wave(_ bytes: [UInt8]) -> Double? {
        guard matches(bytes, "WAVE", at: 8) else { return nil }
        func length(_ place: Int) -> Int { (0..<4).reduce(0) { $0 | Int(bytes[place + $1]) << (8 * $1) } }
        var (place, rate) = (12, 0)
        while place + 8 <= bytes.count {
            let size = length(place + 4)
            if matches(bytes, "data", at: place) {
                return rate > 0 ? Double(min(size, bytes.count - place - 8)) / Double(rate) : nil
            }
            if matches(bytes, "fmt ", at: place), place + 20 <= bytes.count { rate = length(place + 16) }
            place += 8 + size + size % 2
        }
        return nil
    }

    // MARK: M4A: boxes within boxes (ISO/IEC 14496-12)

    /// The movie header has the duration and the time scale (units per second).
    private static func mpeg4(_ bytes: [UInt8]) -> Double? {
        let movie = box("moov", bytes, 0..<bytes.count)
        guard let header = movie.flatMap({ box("mvhd", bytes, $0) }) else { return nil }
        // The version decides the field sizes. The creation and modification times come first, then the time scale.
        let isLong = bytes[header.lowerBound] == 1
        let place = header.lowerBound + (isLong ? 20 : 12)
        guard let scale = number(bytes, at: place, count: 4), scale > 0,
            let length = number(bytes, at: place + 4, count: isLong ? 8 : 4), length >= 0
        else { return nil }
        return Double(length) / Double(scale)
    }

    /// The range of a box's content, which has at least one byte.
    private static func box(_ name: String, _ bytes: [UInt8], _ range: Range<Int>) -> Range<Int>? {
        var place = range.lowerBound
        while let size = number(bytes, at: place, count: 4), place + 8 < range.upperBound {
            // A size of 1 means an eight-byte size after the name; a size of 0 extends to the end.
            guard let length = size == 1 ? number(bytes, at: place + 8, count: 8) : size else { return nil }
            let end = length == 0 ? range.upperBound : place.addingReportingOverflow(length).partialValue
            let start = place + (size == 1 ? 16 : 8)
            guard end > start, end <= range.upperBound else { return nil }
            if matches(bytes, name, at: place + 4) { return start..<end }
            place = end
        }
        return nil
    }

    // MARK: MP3: frames, each of as many samples (ISO/IEC 11172-3 and 13818-3, layer III)

    private static func mpegLayer3(_ bytes: [UInt8]) -> Double? {
        var place = tagLength(bytes)
        var seconds = 0.0
        while let frame = frame(bytes, at: place) {
            seconds += frame.seconds
            place += frame.length
        }
        return seconds > 0 ? seconds : nil
    }

    /// The length of an ID3 tag before the sound, in bytes. Its size field uses seven bits of each byte.
    private static func tagLength(_ bytes: [UInt8]) -> Int {
        guard matches(bytes, "ID3", at: 0), bytes.count >= 10 else { return 0 }
        return 10 + bytes[6..<10].reduce(0) { $0 << 7 | Int($1 & 0x7F) }
    }

    private static func frame(_ bytes: [UInt8], at place: Int) -> (length: Int, seconds: Double)? {
        guard let head = number(bytes, at: place, count: 4), head >> 21 == 0x7FF, head >> 17 & 3 == 1 else {
            return nil
        }
        // 3 is MPEG-1. MPEG-2 and MPEG-2.5 have half as many samples per frame, at lower sample rates.
        let version = head >> 19 & 3
        let (rate, padding) = (head >> 10 & 3, head >> 9 & 1)
        let kilobits = (version == 3 ? kilobitsOfFirst : kilobitsOfSecond)[head >> 12 & 15]
        guard version != 1, rate < 3, kilobits > 0 else { return nil }
        let hertz = [44100, 48000, 32000][rate] / (version == 3 ? 1 : version == 2 ? 2 : 4)
        let samples = version == 3 ? 1152 : 576
        return (samples / 8 * kilobits * 1000 / hertz + padding, Double(samples) / Double(hertz))
    }

    /// By the frame header's index: kilobits per second; 0 for a free or invalid bit rate.
    private static let kilobitsOfFirst = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320, 0]
    private static let kilobitsOfSecond = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160, 0]
}
