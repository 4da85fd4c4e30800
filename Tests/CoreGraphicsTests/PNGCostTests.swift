import Foundation
import Testing

@testable import CoreGraphics

@Suite("Hostile PNG files")
struct PNGCostTests {
    @Test func `some kilobytes of nothing are no picture of a gigabyte`() throws {
        let most = CGImage.pixelsMax / 16_384
        let small = try #require(CGImage(png: BlackPNG.file(width: 16_384, height: 8)))
        #expect(small.width == 16_384 && small.height == 8)
        let file = BlackPNG.file(width: 16_384, height: most + 1)
        #expect(file.count < 60_000 && CGImage(png: file) == nil)
    }
}

/// A black PNG file of one bit per pixel, made by hand to be as small as possible (RFC 1951 §3.2.6).
private enum BlackPNG {
    /// - Parameter width: A multiple of eight.
    static func file(width: Int, height: Int) -> Data {
        let byteCount = (1 + width / 8) * height
        let signature = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
        // The checksum of zeros (RFC 1950).
        let checksum = four((byteCount % 65_521) << 16 | 1)
        return signature + chunk("IHDR", four(width) + four(height) + [1, 0, 0, 0, 0])
            + chunk("IDAT", [0x78, 0x01] + deflatedZeros(byteCount) + checksum) + chunk("IEND", [])
    }

    private static func deflatedZeros(_ count: Int) -> [UInt8] {
        var writer = BitWriter()
        writer.write(0b011, count: 3)
        writer.writeCode(0x30, count: 8)
        for _ in 0..<(count - 1) / 258 {
            // 258 copies of the previous byte.
            writer.writeCode(0b1100_0101, count: 8)
            writer.writeCode(0, count: 5)
        }
        for _ in 0..<(count - 1) % 258 { writer.writeCode(0x30, count: 8) }
        writer.writeCode(0, count: 7)
        return writer.bytes
    }

    private static func chunk(_ name: String, _ contents: [UInt8]) -> Data {
        let body = Array(name.utf8) + contents
        return Data(four(contents.count) + body + four(Int(cyclicSum(body))))
    }

    /// PNG's checksum (RFC 2083 §15).
    private static func cyclicSum(_ bytes: [UInt8]) -> UInt32 {
        let polynomial: UInt32 = 0xEDB8_8320
        var sum = UInt32.max
        for byte in bytes {
            sum ^= UInt32(byte)
            for _ in 0..<8 { sum = sum >> 1 ^ (sum & 1) * polynomial }
        }
        return ~sum
    }

    private static func four(_ number: Int) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
    }
}

private struct BitWriter {
    private(set) var bytes: [UInt8] = []
    private var count = 0

    /// Writes the lowest bit first.
    mutating func write(_ value: Int, count: Int) { for place in 0..<count { append(value >> place & 1) } }

    /// Writes a Huffman code, the highest bit first.
    mutating func writeCode(_ value: Int, count: Int) {
        for place in (0..<count).reversed() { append(value >> place & 1) }
    }

    private mutating func append(_ bit: Int) {
        if count % 8 == 0 { bytes.append(0) }
        bytes[count / 8] |= UInt8(bit << (count % 8))
        count += 1
    }
}
