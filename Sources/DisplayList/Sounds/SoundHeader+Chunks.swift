import Foundation

/// Formats made of chunks: WAV, AIFF and Apple's Core Audio Format.
extension SoundHeader {
    /// Microsoft's RIFF specification: "fmt " has the format, "data" the samples.
    static func wave(_ bytes: SoundBytes) -> SoundHeader? {
        guard bytes.has("RIFF", at: 0), bytes.has("WAVE", at: 8) else { return nil }
        let chunks = bytes.chunks(from: 12, isEven: true, isLittle: true)
        guard let format = chunks.first(where: { $0.name == "fmt " })?.content.lowerBound,
            let data = chunks.first(where: { $0.name == "data" })?.content,
            let channels = bytes.little(format + 2, 2), let rate = bytes.little(format + 4, 4),
            let bytesPerSecond = bytes.little(format + 8, 4), let bits = bytes.little(format + 14, 2)
        else { return nil }
        let seconds = Double(data.count) / Double(bytesPerSecond)
        return SoundHeader(.wave, seconds: seconds, rate: Double(rate), channels: channels, bits: bits)
    }

    /// Apple's AIFF and AIFF-C: "COMM" has everything.
    static func aiff(_ bytes: SoundBytes) -> SoundHeader? {
        guard bytes.has("FORM", at: 0), bytes.has("AIFF", at: 8) || bytes.has("AIFC", at: 8) else { return nil }
        let chunks = bytes.chunks(from: 12, isEven: true, isLittle: false)
        guard let common = chunks.first(where: { $0.name == "COMM" })?.content.lowerBound,
            let channels = bytes.big(common, 2), let frames = bytes.big(common + 2, 4),
            let bits = bytes.big(common + 6, 2), let rate = extended(bytes, at: common + 8)
        else { return nil }
        return SoundHeader(.aiff, seconds: Double(frames) / rate, rate: rate, channels: channels, bits: bits)
    }

    /// A positive number of 80 bits: its exponent, and a mantissa with an explicit first bit.
    private static func extended(_ bytes: SoundBytes, at place: Int) -> Double? {
        guard let exponent = bytes.big(place, 2), let high = bytes.big(place + 2, 4) else { return nil }
        return Double(sign: .plus, exponent: exponent - 16383 - 31, significand: Double(high))
    }

    /// Apple's Core Audio Format: "desc" has the format, "pakt" the number of frames where packets vary.
    static func coreAudio(_ bytes: SoundBytes) -> SoundHeader? {
        guard bytes.has("caff", at: 0) else { return nil }
        let chunks = bytes.chunks(from: 8, sizeBytes: 8, isEven: false, isLittle: false)
        guard let format = chunks.first(where: { $0.name == "desc" })?.content.lowerBound,
            let data = chunks.first(where: { $0.name == "data" })?.content,
            let rate = double(bytes, at: format), let packetBytes = bytes.big(format + 16, 4),
            let packetFrames = bytes.big(format + 20, 4), let channels = bytes.big(format + 24, 4),
            let bits = bytes.big(format + 28, 4)
        else { return nil }
        let table = chunks.first { $0.name == "pakt" }?.content.lowerBound
        // The samples follow a count of edits, of four bytes.
        let packets = packetBytes > 0 ? Double(max(data.count - 4, 0) / packetBytes) : 0
        let frames = table.flatMap { bytes.big($0 + 8, 8) }.map(Double.init) ?? packets * Double(packetFrames)
        return SoundHeader(.coreAudio, seconds: frames / rate, rate: rate, channels: channels, bits: bits)
    }

    private static func double(_ bytes: SoundBytes, at place: Int) -> Double? {
        guard let high = bytes.big(place, 4), let low = bytes.big(place + 4, 4) else { return nil }
        return Double(bitPattern: UInt64(high) << 32 | UInt64(low))
    }
}
