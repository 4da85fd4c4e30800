import Foundation
import Testing

@testable import DisplayList

@Suite("How long sounds are") struct SoundLengthTests {
    private func length(_ bytes: [UInt8]) -> Double? { SoundHeader.seconds(of: Data(bytes)) }

    /// A number's bytes, big-endian.
    private func bytes(_ number: Int, _ count: Int) -> [UInt8] {
        (0..<count).reversed().map { UInt8(number >> (8 * $0) & 0xFF) }
    }

    private func box(_ name: String, _ content: [UInt8]) -> [UInt8] {
        bytes(content.count + 8, 4) + Array(name.utf8) + content
    }

    /// An M4A file of two and a half seconds.
    private func mpeg4(isLong: Bool) -> [UInt8] {
        let size = isLong ? 8 : 4
        let times = bytes(isLong ? 1 << 24 : 0, 4) + bytes(1, size) + bytes(2, size)
        let header = box("mvhd", times + bytes(1000, 4) + bytes(2500, size) + bytes(0, 80))
        let movie = box("moov", box("trak", [1, 2]) + header)
        return box("ftyp", Array("M4A ".utf8)) + box("free", [0]) + movie + box("mdat", bytes(7, 8))
    }

    /// Frames of MPEG-1 at 128 kbit/s and 44.1 kHz, with 417 bytes and 1,152 samples each.
    private func mpegLayer3(frames: Int) -> [UInt8] {
        (0..<frames).flatMap { _ in [0xFF, 0xFB, 0x90, 0x00] + [UInt8](repeating: 0, count: 413) }
    }

    @Test func `a WAV file is as long as its samples, of which it tells the bytes a second`() {
        func low(_ number: Int, _ count: Int) -> [UInt8] { bytes(number, count).reversed() }
        let format = Array("fmt ".utf8) + low(16, 4) + low(1, 2) + low(1, 2) + low(8000, 4) + low(8000, 4) + low(0, 4)
        let samples = Array("data".utf8) + low(4000, 4) + [UInt8](repeating: 128, count: 4000)
        let file = Array("RIFF".utf8) + low(4036, 4) + Array("WAVE".utf8) + format + samples
        #expect(length(file) == 0.5)
        // A truncated file is as long as its remaining frames.
        #expect(length(file.dropLast(2000) + []) == 0.25)
    }

    @Test func `an MP3 is as long as its frames, whatever stands before and after them`() throws {
        let tag = Array("ID3".utf8) + [4, 0, 0, 0, 0, 1, 2] + [UInt8](repeating: 0xFF, count: 130)
        let file = tag + mpegLayer3(frames: 100) + Array("TAG".utf8) + bytes(0, 125)
        #expect(abs(try #require(length(file)) - 115_200.0 / 44100) < 1e-9)
    }

    @Test func `frames of MPEG-2 have half as many samples, and one more byte where they say so`() throws {
        // At 64 kbit/s and 22.05 kHz, a frame has 208 bytes.
        let frames = (0..<10).flatMap { index -> [UInt8] in
            let isPadded = index % 2 == 1
            return [0xFF, 0xF3, isPadded ? 0x82 : 0x80, 0] + [UInt8](repeating: 0, count: isPadded ? 205 : 204)
        }
        #expect(abs(try #require(length(frames)) - 5760.0 / 22050) < 1e-9)
    }

    @Test(arguments: [false, true]) func `an M4A's header tells`(isLong: Bool) {
        #expect(length(mpeg4(isLong: isLong)) == 2.5)
    }

    @Test func `what is no sound has no length, and a broken one never traps`() {
        #expect(length([]) == nil)
        #expect(length(Array("RIFF".utf8)) == nil)
        #expect(length(Array("hello".utf8)) == nil)
        for file in [mpeg4(isLong: false), mpeg4(isLong: true), mpegLayer3(frames: 2)] {
            for count in 0..<file.count { _ = length(Array(file.prefix(count))) }
            for place in 0..<min(file.count, 200) {
                var broken = file
                broken[place] = 0xFF
                _ = length(broken)
            }
        }
    }
}
