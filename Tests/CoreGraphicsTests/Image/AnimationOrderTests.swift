import Foundation
import Testing

@testable import CoreGraphics

@Suite("Pictures of an animation")
struct AnimationOrderTests {
    /// A hand-made GIF file.
    private struct GIF {
        var bytes: [UInt8]

        init(width: Int, height: Int) {
            bytes = Array("GIF89a".utf8) + Self.two(width) + Self.two(height) + [0x80, 0, 0] + [255, 0, 0, 0, 0, 255]
        }

        /// Adds a picture with one pixel of a color in its upper left corner, whatever size is specified.
        mutating func add(_ color: UInt8, x: Int = 0, width: Int, height: Int, disposal: UInt8 = 1) {
            bytes += [0x21, 0xF9, 4, disposal << 2, 0, 0, 0, 0]
            bytes += [0x2C] + Self.two(x) + Self.two(0) + Self.two(width) + Self.two(height) + [0]
            // Codes of three bits: clear, the color, end.
            let codes = 4 | Int(color) << 3 | 5 << 6
            bytes += [2, 2, UInt8(codes & 255), UInt8(codes >> 8), 0]
        }

        var animation: ImageAnimation? { ImageAnimation.read(Data(bytes + [0x3B])) }

        private static func two(_ number: Int) -> [UInt8] { [UInt8(number & 255), UInt8(number >> 8)] }
    }

    private func colors(_ image: CGImage?) -> [[UInt8]]? {
        image.map { image in
            (0..<image.width).map { x in [2, 1, 0, 3].map { image.surface.bytes[x * 4 + $0] } }
        }
    }

    @Test func `a picture is what those before it leave, in whatever order they are asked for`() throws {
        var file = GIF(width: 3, height: 1)
        file.add(0, x: 0, width: 1, height: 1)
        file.add(1, x: 0, width: 1, height: 1, disposal: 3)
        file.add(1, x: 1, width: 1, height: 1, disposal: 2)
        file.add(1, x: 2, width: 1, height: 1)
        let animation = try #require(file.animation)
        let (red, blue, none): ([UInt8], [UInt8], [UInt8]) = ([255, 0, 0, 255], [0, 0, 255, 255], [0, 0, 0, 0])
        let expected = [[red, none, none], [blue, none, none], [red, blue, none], [red, none, blue]]
        for index in [3, 0, 1, 2, 3, 1] { #expect(colors(animation.image(at: index)) == expected[index]) }
    }
}
