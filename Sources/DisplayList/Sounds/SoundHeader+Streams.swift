import Foundation

/// Formats with the number of samples in one place: M4A, FLAC and Ogg.
extension SoundHeader {
    /// ISO/IEC 14496-12: boxes within boxes. The movie's header has the duration, a sound track's description the rest.
    static func mpeg4(_ bytes: SoundBytes) -> SoundHeader? {
        guard bytes.has("ftyp", at: 4), let movie = boxes("moov", bytes, 0..<bytes.count).first,
            let header = boxes("mvhd", bytes, movie).first, let seconds = seconds(ofMovie: header, bytes)
        else { return nil }
        let tracks = boxes("trak", bytes, movie).compactMap { boxes("mdia", bytes, $0).first }
        // A handler's kind follows its version and four empty bytes.
        let sound = tracks.first { track in
            boxes("hdlr", bytes, track).contains { bytes.has("soun", at: $0.lowerBound + 8) }
        }
        guard let sound, let entry = description(ofTrack: sound, bytes), let channels = bytes.big(entry + 24, 2),
            let rate = bytes.big(entry + 32, 2)
        else { return nil }
        // A rate that 16 bits can't hold is left out; the track's time scale has it.
        let scale = boxes("mdhd", bytes, sound).first.flatMap { timescale(of: $0, bytes) }
        return SoundHeader(.mpeg4, seconds: seconds, rate: Double(rate > 0 ? rate : scale ?? 0), channels: channels)
    }

    private static func timescale(of header: Range<Int>, _ bytes: SoundBytes) -> Int? {
        bytes.big(header.lowerBound + (bytes.big(header.lowerBound, 1) == 1 ? 20 : 12), 4)
    }

    /// Nil where the header has no scale. The version says how long its fields are.
    private static func seconds(ofMovie header: Range<Int>, _ bytes: SoundBytes) -> Double? {
        let isLong = bytes.big(header.lowerBound, 1) == 1
        let place = header.lowerBound + (isLong ? 20 : 12)
        guard let scale = bytes.big(place, 4), scale > 0, let length = bytes.big(place + 4, isLong ? 8 : 4) else {
            return nil
        }
        return Double(length) / Double(scale)
    }

    /// Where the first entry of a track's sample description begins, after a version and a count.
    private static func description(ofTrack track: Range<Int>, _ bytes: SoundBytes) -> Int? {
        let tables = boxes("minf", bytes, track).flatMap { boxes("stbl", bytes, $0) }
        return tables.flatMap { boxes("stsd", bytes, $0) }.first.map { $0.lowerBound + 8 }
    }

    /// The contents of the boxes of a name in a range. A size of 1 means that eight bytes of size follow the name, one of 0 that
    /// the box goes on to the end.
    private static func boxes(_ name: String, _ bytes: SoundBytes, _ range: Range<Int>) -> [Range<Int>] {
        var (found, place) = ([Range<Int>](), range.lowerBound)
        while place <= range.upperBound - 8, let size = bytes.big(place, 4) {
            let length = size == 1 ? bytes.big(place + 8, 8) : size == 0 ? range.upperBound - place : size
            let start = place + (size == 1 ? 16 : 8)
            guard let length, length <= range.upperBound - place, start <= place + length else { break }
            if bytes.has(name, at: place + 4) { found.append(start..<place + length) }
            place += length
        }
        return found
    }

    /// The length of a sound, or of an MPEG-4 film without one, in seconds; nil for anything else.
    package static func seconds(of data: Data) -> Double? {
        if let header = SoundHeader(data) { return header.duration }
        let bytes = SoundBytes(data)
        guard bytes.has("ftyp", at: 4), let movie = boxes("moov", bytes, 0..<bytes.count).first else { return nil }
        return boxes("mvhd", bytes, movie).first.flatMap { seconds(ofMovie: $0, bytes) }
    }

    /// RFC 9639: the first block describes the stream.
    static func flac(_ bytes: SoundBytes) -> SoundHeader? {
        let start = bytes.tagLength
        guard bytes.has("fLaC", at: start), let format = bytes.big(start + 18, 4), let low = bytes.big(start + 22, 4)
        else { return nil }
        // 20 bits of rate, 3 of channels, 5 of depth, 36 of samples.
        let (rate, samples) = (format >> 12, (format & 15) << 32 | low)
        return SoundHeader(
            .flac, seconds: Double(samples) / Double(rate), rate: Double(rate), channels: (format >> 9 & 7) + 1,
            bits: (format >> 4 & 31) + 1)
    }

    /// RFC 3533: the last page has the number of samples. Vorbis and Opus are known.
    static func ogg(_ bytes: SoundBytes) -> SoundHeader? {
        guard bytes.has("OggS", at: 0), let segments = bytes.big(26, 1) else { return nil }
        let packet = 27 + segments
        if bytes.has("\u{1}vorbis", at: packet), let channels = bytes.big(packet + 11, 1),
            let rate = bytes.little(packet + 12, 4)
        {
            return ogg(bytes, rate: Double(rate), channels: channels, skipped: 0)
        }
        guard bytes.has("OpusHead", at: packet), let channels = bytes.big(packet + 9, 1),
            let skipped = bytes.little(packet + 10, 2)
        else { return nil }
        return ogg(bytes, rate: 48000, channels: channels, skipped: skipped)
    }

    private static func ogg(_ bytes: SoundBytes, rate: Double, channels: Int, skipped: Int) -> SoundHeader {
        // A page has at most 65,307 bytes.
        let places = stride(from: bytes.count - 27, through: max(bytes.count - 1 << 17, 0), by: -1)
        let last = places.first { bytes.has("OggS", at: $0) }
        let samples = last.flatMap { bytes.little($0 + 6, 8) } ?? 0
        return SoundHeader(
            .ogg, seconds: Double(max(samples - skipped, 0)) / rate, rate: rate, channels: channels)
    }
}
