import Foundation
import TestSupport
import Testing

@testable import CoreGraphics

/// The resources that a malicious file can request.
@Suite("Hostile JPEG files")
struct JPEGCostTests {
    private func firstCoefficients(_ file: HandmadeJPEG) -> [Int16]? {
        JPEGDecoder([UInt8](file.data))?.frame?.components.map { $0.coefficients[0] }
    }

    @Test func `a small file has no large picture`() {
        for (names, isProgressive) in [([1], false), ([1, 2, 3, 4], false), ([1, 2, 3], true)] as [([UInt8], Bool)] {
            var file = HandmadeJPEG(dcLength: 3)
            file.frame(width: 8192, height: 8192, names, isProgressive: isProgressive)
            file.scan(names, isProgressive: isProgressive)
            #expect(CGImage(jpeg: file.data) == nil)
        }
    }

    @Test func `blocks for which there are no bits stay empty`() throws {
        var file = HandmadeJPEG(dcLength: 3)
        file.frame(width: 64, height: 64, [1])
        file.scan([1], bits: "01110")
        let image = try #require(CGImage(jpeg: file.data))
        // The first block's difference is 7, an eighth of which is added to each pixel.
        #expect(image.color(0, 0) == [129, 129, 129])
        #expect(image.color(63, 63) == [128, 128, 128])
    }

    @Test func `after a part that is missing, the next one is read`() throws {
        var file = HandmadeJPEG(dcLength: 3)
        file.segment(0xDD, [0, 32])
        file.frame(width: 64, height: 64, [1])
        file.scan([1])
        var data = file.data
        // The second half, with a difference of 7 in its first block.
        data += [0xFF, 0xD0, 0b0111_0000]
        let image = try #require(CGImage(jpeg: data))
        #expect(image.color(0, 32) == [129, 129, 129])
        #expect(image.color(63, 31) == [128, 128, 128])
    }

    @Test func `a file has a hundred scans at most`() {
        var file = HandmadeJPEG(dcLength: 3)
        file.frame(width: 8, height: 8, [1], isProgressive: true)
        for _ in 0..<100 { file.scan([1], isProgressive: true, bits: "0111") }
        file.scan([1], isProgressive: true, bits: "0100")
        #expect(firstCoefficients(file) == [7])
    }

    @Test func `a large picture is gone through a few times alone`() {
        var file = HandmadeJPEG(dcLength: 3)
        for _ in 0..<2 { file.segment(0xFE, Array(repeating: 0, count: 30_000)) }
        file.frame(width: 4096, height: 4096, [1], isProgressive: true)
        for _ in 0..<16 { file.scan([1], isProgressive: true, bits: "0111") }
        file.scan([1], isProgressive: true, bits: "0100")
        #expect(firstCoefficients(file) == [7])
    }
}

extension CGImage {
    /// Red, green and blue of a pixel.
    fileprivate func color(_ x: Int, _ y: Int) -> [UInt8] {
        withExtendedLifetime(surface) {
            let pixel = surface.bytes + y * surface.bytesPerRow + x * 4
            return [pixel[2], pixel[1], pixel[0]]
        }
    }
}

@Suite("What JPEG files leave unsaid")
struct JPEGColorTests {
    private static let names = Array("RGB".utf8)

    /// The maximum of the first component, and the minimum of the others.
    private func file(_ names: [UInt8], _ segments: [(UInt8, [UInt8])] = []) -> Data {
        var file = HandmadeJPEG(dcLength: 11)
        for (marker, bytes) in segments { file.segment(marker, bytes) }
        file.frame(width: 8, height: 8, names)
        file.scan(names, bits: "0100000000000" + "0011111111110" + "0011111111110")
        return file.data
    }

    private func color(_ data: Data) throws -> [UInt8] {
        try #require(CGImage(jpeg: data)).color(0, 0)
    }

    @Test func `components are red, green and blue where their names say so, and nothing else says anything`() throws {
        #expect(try color(file(Self.names)) == [255, 0, 0])
        let yellowish = try color(file([1, 2, 3]))
        #expect(yellowish != [255, 0, 0])
        #expect(try color(file(Self.names, [(0xE0, Array("JFIF\0".utf8) + [1, 1, 0, 0, 1, 0, 1, 0, 0])])) == yellowish)
        func adobe(_ transform: UInt8) -> (UInt8, [UInt8]) {
            (0xEE, Array("Adobe".utf8) + [0, 100, 0, 0, 0, 0, transform])
        }
        #expect(try color(file(Self.names, [adobe(1)])) == yellowish)
        #expect(try color(file([1, 2, 3], [adobe(0)])) == [255, 0, 0])
    }

    @Test func `a component has the table that there was at its first scan`() throws {
        var file = HandmadeJPEG(dcLength: 3)
        file.quantization(8)
        file.frame(width: 8, height: 8, [1])
        file.scan([1], bits: "01110")
        file.quantization(16)
        #expect(try color(file.data) == [135, 135, 135])
    }
}
