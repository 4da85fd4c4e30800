import Foundation

/// Sound files made by hand: as little as each format needs.
public enum SoundFiles {
    private static func little(_ value: Int, _ count: Int) -> [UInt8] { big(value, count).reversed() }
    private static func big(_ value: Int, _ count: Int) -> [UInt8] {
        (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * (count - 1 - $0))) }
    }
    private static func text(_ text: String) -> [UInt8] { Array(text.utf8) }
    private static func zeros(_ count: Int) -> [UInt8] { Array(repeating: 0, count: count) }

    /// 16 bits a sample.
    public static func wave(seconds: Double, rate: Int = 8000, channels: Int = 1) -> Data {
        let samples = zeros(Int(seconds * Double(rate)) * channels * 2)
        let format =
            little(1, 2) + little(channels, 2) + little(rate, 4) + little(rate * channels * 2, 4)
            + little(channels * 2, 2) + little(16, 2)
        let note = text("LIST") + little(3, 4) + text("abc") + [0]
        let data = text("data") + little(samples.count, 4) + samples
        let chunks = text("WAVEfmt ") + little(format.count, 4) + format + note + data
        return Data(text("RIFF") + little(chunks.count, 4) + chunks)
    }

    /// At 44100 samples per second, an 80-bit number.
    public static func aiff(frames: Int, channels: Int = 2) -> Data {
        let rate: [UInt8] = [0x40, 0x0E, 0xAC, 0x44, 0, 0, 0, 0, 0, 0]
        let common = big(channels, 2) + big(frames, 4) + big(16, 2) + rate
        let body = text("AIFFCOMM") + big(common.count, 4) + common
        return Data(text("FORM") + big(body.count, 4) + body)
    }

    /// 16 bits a sample, and a size of the data that is unknown, as of a file that is still written.
    public static func coreAudio(frames: Int, rate: Double = 22050, table: Int? = nil) -> Data {
        let format =
            big(Int(rate.bitPattern), 8) + text("lpcm") + big(0, 4) + big(table == nil ? 2 : 0, 4)
            + big(table == nil ? 1 : 1024, 4) + big(1, 4) + big(16, 4)
        let packets = table.map { text("pakt") + big(24, 8) + big(1, 8) + big($0, 8) + zeros(8) } ?? []
        let data = text("data") + Array(repeating: 0xFF, count: 8) + zeros(4 + frames * 2)
        let head = text("caff") + big(1, 2) + big(0, 2) + text("desc") + big(format.count, 8)
        return Data(head + format + packets + data)
    }

    /// MPEG-1, 128 kilobits, 44100 samples per second: 417 bytes a frame.
    public static func mp3(frames: Int, hasTag: Bool = false, hasTable: Bool = false) -> Data {
        let tag = hasTag ? text("ID3") + [4, 0, 0, 0, 0, 1, 2] + zeros(130) : []
        let head: [UInt8] = [0xFF, 0xFB, 0x90, 0x00]
        let table = hasTable ? head + zeros(32) + text("Xing") + zeros(417 - 40) : []
        return Data(tag + table + (0..<frames).flatMap { _ in head + zeros(413) })
    }

    /// AAC in ADTS frames of 100 bytes, 44100 samples per second, two channels.
    public static func aac(frames: Int) -> Data {
        let head = 0xFFF << 44 | 1 << 40 | 1 << 38 | 4 << 34 | 2 << 30 | 100 << 13 | 0x7FF << 2
        return Data((0..<frames).flatMap { _ in big(head, 7) + zeros(93) })
    }

    private static func box(_ name: String, _ content: [UInt8]) -> [UInt8] {
        big(content.count + 8, 4) + text(name) + content
    }

    public static func mpeg4(seconds: Int, handler: String = "soun") -> Data {
        let header = box("mvhd", zeros(12) + big(600, 4) + big(seconds * 600, 4) + zeros(80))
        let entry = box("mp4a", zeros(16) + big(2, 2) + big(16, 2) + zeros(4) + big(48000 << 16, 4))
        let table = box("minf", box("stbl", box("stsd", zeros(4) + big(1, 4) + entry)))
        let media = box("mdia", box("hdlr", zeros(8) + text(handler) + zeros(12)) + table)
        return Data(box("ftyp", text("M4A ") + zeros(4)) + box("moov", header + box("trak", media)))
    }

    public static func flac(samples: Int, rate: Int = 44100) -> Data {
        let packed = rate << 44 | 1 << 41 | 15 << 36 | samples
        return Data(text("fLaC") + [0x80, 0, 0, 34] + zeros(10) + big(packed, 8) + zeros(16))
    }

    private static func page(_ granule: Int, _ packet: [UInt8]) -> [UInt8] {
        text("OggS") + [0, 0] + little(granule, 8) + zeros(12) + [1, UInt8(packet.count)] + packet
    }

    public static func vorbis(samples: Int) -> Data {
        let head = [1] + text("vorbis") + zeros(4) + [2] + little(44100, 4) + zeros(14)
        return Data(page(0, head) + page(samples, zeros(20)))
    }

    public static func opus(samples: Int, skipped: Int) -> Data {
        let head = text("OpusHead") + [1, 1] + little(skipped, 2) + little(44100, 4) + zeros(3)
        return Data(page(0, head) + page(samples, zeros(20)))
    }

    /// A file that is there until the process ends.
    public static func file(_ data: Data, _ name: String) throws -> URL {
        let folder = FileManager.default.temporaryDirectory.appending(path: "sounds-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let file = folder.appending(path: name)
        try data.write(to: file)
        return file
    }
}
