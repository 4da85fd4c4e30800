import Foundation
import TestSupport
import Testing

@testable import CoreGraphics

/// A hand-made GIF file of four colors, the fourth of which is transparent.
private struct HandmadeGIF {
    struct Picture {
        var x = 0
        var y = 0
        var width = 1
        var height = 1
        /// 1 keeps the picture, 2 clears it, 3 restores the previous one.
        var disposal = 1
        var colors = [0]
    }

    static let palette: [[UInt8]] = [[255, 0, 0], [0, 255, 0], [0, 0, 255], [9, 9, 9]]

    private(set) var data: Data

    init(width: Int, height: Int) {
        data = Data("GIF89a".utf8) + Self.two(width) + Self.two(height) + [0x81, 0, 0] + Self.palette.joined()
    }

    mutating func add(_ picture: Picture) {
        data += [0x21, 0xF9, 4, UInt8(picture.disposal << 2 | 1), 0, 0, 3, 0, 0x2C]
        for number in [picture.x, picture.y, picture.width, picture.height] { data += Self.two(number) }
        data += [0, 2]
        // Each code follows a clear code, so that all codes have three bits.
        let bits = picture.colors.flatMap { [4, $0] } + [5]
        var bytes: [UInt8] = []
        for (place, code) in bits.enumerated() {
            for bit in 0..<3 {
                let index = place * 3 + bit
                if index % 8 == 0 { bytes.append(0) }
                bytes[index / 8] |= UInt8(code >> bit & 1) << (index % 8)
            }
        }
        for start in stride(from: 0, to: bytes.count, by: 255) {
            let block = bytes[start..<min(start + 255, bytes.count)]
            data += [UInt8(block.count)] + block
        }
        data += [0]
    }

    private static func two(_ number: Int) -> [UInt8] { [UInt8(number & 255), UInt8(number >> 8)] }
}

@Suite("Hostile animations")
struct AnimationCostTests {
    private func color(_ image: CGImage, _ x: Int, _ y: Int) -> [UInt8] {
        withExtendedLifetime(image.surface) {
            let pixel = image.surface.bytes + y * image.surface.bytesPerRow + x * 4
            return [pixel[2], pixel[1], pixel[0], pixel[3]]
        }
    }

    // MARK: GIF

    /// The expected pictures of a file, computed pixel by pixel.
    private func shown(_ pictures: [HandmadeGIF.Picture], _ width: Int, _ height: Int) -> [[[UInt8]]] {
        var canvas = [[UInt8]](repeating: [0, 0, 0, 0], count: width * height)
        return pictures.map { picture in
            let before = canvas
            func eachPixel(_ body: (_ place: Int, _ color: Int) -> Void) {
                for y in 0..<picture.height {
                    for x in 0..<picture.width where picture.x + x < width && picture.y + y < height {
                        body((picture.y + y) * width + picture.x + x, picture.colors[y * picture.width + x])
                    }
                }
            }
            eachPixel { if $1 < 3 { canvas[$0] = HandmadeGIF.palette[$1] + [255] } }
            let result = canvas
            if picture.disposal == 2 { eachPixel { place, _ in canvas[place] = [0, 0, 0, 0] } }
            if picture.disposal == 3 { canvas = before }
            return result
        }
    }

    @Test(arguments: 1...20 as ClosedRange<UInt64>)
    func `pictures stay, are cleared and go back where they lie, in whatever order they are asked for`(seed: UInt64)
        throws
    {
        var random = SeededRandom(seed: seed)
        let (width, height) = (Int.random(in: 1...12, using: &random), Int.random(in: 1...12, using: &random))
        var file = HandmadeGIF(width: width, height: height)
        var pictures: [HandmadeGIF.Picture] = []
        for _ in 0..<12 {
            var picture = HandmadeGIF.Picture()
            // Some extend beyond the edges.
            (picture.x, picture.y) = (Int.random(in: 0...13, using: &random), Int.random(in: 0...13, using: &random))
            (picture.width, picture.height) = (
                Int.random(in: 1...14, using: &random), Int.random(in: 1...14, using: &random)
            )
            picture.disposal = Int.random(in: 1...3, using: &random)
            picture.colors = (0..<picture.width * picture.height).map { _ in Int.random(in: 0...3, using: &random) }
            pictures.append(picture)
            file.add(picture)
        }
        let animation = try #require(ImageAnimation.read(file.data))
        let shown = shown(pictures, width, height)
        for index in Array(0..<12) + (0..<6).map({ _ in Int.random(in: 0..<12, using: &random) }) {
            let image = try #require(animation.image(at: index))
            let colors = (0..<width * height).map { color(image, $0 % width, $0 / width) }
            #expect(colors == shown[index], "\(index)")
        }
    }

    @Test func `of a file of some kilobytes with thousands of large pictures there are the first`() throws {
        var file = HandmadeGIF(width: 8192, height: 8192)
        for _ in 0..<16 { file.add(.init()) }
        #expect(ImageAnimation.read(file.data)?.frames.count == 16)
        for _ in 16..<10_000 { file.add(.init()) }
        let animation = try #require(ImageAnimation.read(file.data))
        #expect(file.data.count < 300_000 && (16...100).contains(animation.frames.count))
    }

    @Test func `so there are of one whose canvas is small`() throws {
        var file = HandmadeGIF(width: 10, height: 10)
        for _ in 0..<5000 { file.add(.init(width: 8192, height: 8192)) }
        let animation = try #require(ImageAnimation.read(file.data))
        #expect((1...20).contains(animation.frames.count))
    }

    @Test func `a long recording of a screen in which little changes has all its pictures`() throws {
        var file = HandmadeGIF(width: 1920, height: 1080)
        for place in 0..<700 {
            file.add(.init(x: place, width: 20, height: 20, colors: (0..<400).map { ($0 + place) % 4 }))
        }
        let animation = try #require(ImageAnimation.read(file.data))
        #expect(file.data.count < 1_000_000 && animation.frames.count == 700)
    }

    @Test func `a picture for which there are far too few bits isn't decoded`() throws {
        var file = HandmadeGIF(width: 10, height: 10)
        file.add(.init(width: 8000, height: 8000))
        file.add(.init(x: 5, width: 2, height: 2, colors: [1, 1]))
        let animation = try #require(ImageAnimation.read(file.data))
        let first = try #require(animation.image(at: 0)), second = try #require(animation.image(at: 1))
        #expect(color(first, 0, 0) == [0, 0, 0, 0] && color(second, 5, 0) == [0, 255, 0, 255])
    }

    @Test(.enabled(if: memoryPeakIsTold))
    func `a picture that changes a pixel of a large one needs no more memory than that`() throws {
        var file = HandmadeGIF(width: 4096, height: 4096)
        for place in 0..<40 { file.add(.init(x: place, disposal: 1 + place % 3)) }
        let animation = try #require(ImageAnimation.read(file.data))
        let peak = try memoryPeak { #expect(animation.image(at: 39) != nil) }
        // What is drawn in, and what is shown.
        #expect(peak < 5 * 4096 * 4096 * 4 / 2)
    }

    // MARK: PNG

    private func four(_ number: Int) -> [UInt8] { PNGChunks.bigEndian(number) }

    private func header(_ width: Int, _ height: Int) -> PNGChunks.Chunk {
        // Eight bits per pixel, with a palette.
        PNGChunks.Chunk("IHDR", (four(width) + four(height) + [8, 3, 0, 0, 0])[...])
    }

    /// - Parameter disposal: 0 stays, 1 is cleared, 2 goes back.
    private func control(
        _ number: Int, _ x: Int, _ width: Int, _ height: Int, y: Int = 0, disposal: UInt8 = 0
    ) -> PNGChunks.Chunk {
        let size = four(width) + four(height) + four(x) + four(y)
        return PNGChunks.Chunk("fcTL", (four(number) + size + [0, 1, 0, 10, disposal, 0])[...])
    }

    /// An uncompressed row of pixels (RFC 1950 and 1951).
    private func row(_ colors: [UInt8]) -> [UInt8] {
        let bytes = [0] + colors
        var (low, high) = (1, 0)
        for byte in bytes { (low, high) = ((low + Int(byte)) % 65_521, (high + low + Int(byte)) % 65_521) }
        let count = UInt8(bytes.count)
        return [0x78, 0x01, 1, count, 0, ~count, 0xFF] + bytes + four(high << 16 | low)
    }

    @Test func `pictures have their file's palette, whatever else stands there`() throws {
        let palette = PNGChunks.Chunk("PLTE", [255, 0, 0, 0, 255, 0, 0, 0, 255])
        let other = PNGChunks.Chunk("PLTE", [1, 1, 1, 2, 2, 2, 3, 3, 3])
        let chunks = [
            header(3, 1), PNGChunks.Chunk("acTL", (four(2) + four(0))[...]), PNGChunks.Chunk("gAMA", four(45_455)[...]),
            palette, PNGChunks.Chunk("tRNS", [255, 0]), PNGChunks.Chunk("junk", []), other,
            control(0, 0, 3, 1), PNGChunks.Chunk("IDAT", row([0, 1, 2])[...]),
            control(1, 1, 2, 1), PNGChunks.Chunk("fdAT", (four(2) + row([2, 0]))[...]), PNGChunks.Chunk("IEND", []),
        ]
        let animation = try #require(PNGChunks(chunks).animation)
        let colors = try (0..<2).map { index in
            let image = try #require(animation.image(at: index))
            return (0..<3).map { color(image, $0, 0) }
        }
        let (red, blue) = ([255, 0, 0, 255] as [UInt8], [0, 0, 255, 255] as [UInt8])
        #expect(colors == [[red, [0, 0, 0, 0], blue], [red, blue, red]])
    }

    /// A whole first picture, and another of which the file says what is handed in.
    private func twoPictures(_ second: PNGChunks.Chunk) -> ImageAnimation? {
        let palette = PNGChunks.Chunk("PLTE", [255, 0, 0, 0, 255, 0, 0, 0, 255])
        let chunks = [
            header(3, 1), PNGChunks.Chunk("acTL", (four(2) + four(0))[...]), palette, control(0, 0, 3, 1),
            PNGChunks.Chunk("IDAT", row([0, 1, 2])[...]), second, PNGChunks.Chunk("fdAT", (four(2) + row([2]))[...]),
            PNGChunks.Chunk("IEND", []),
        ]
        return PNGChunks(PNGChunks(chunks).data)?.animation
    }

    private static let greatest = Int(UInt32.max)

    @Test(arguments: [
        (0, 0, greatest, greatest), (0, 0, greatest, 1), (0, 0, 1, greatest), (greatest, greatest, greatest, greatest),
        (greatest, 0, 1, 1), (0, greatest, 1, 1), (0, 0, 0, 0), (0, 0, 0, 1), (0, 0, 1, 0), (3, 0, 1, 1), (0, 1, 1, 1),
        (2, 0, 2, 1), (0, 0, 1, 2), (0, 0, 0x8000_0000, 0x8000_0000),
    ])
    func `a picture beyond the canvas ends an animated PNG`(x: Int, y: Int, width: Int, height: Int) throws {
        let animation = try #require(twoPictures(control(1, x, width, height, y: y)))
        #expect(animation.frames.count == 1 && animation.image(at: 0) != nil && animation.image(at: 1) == nil)
    }

    @Test func `a picture in the canvas's last corner is in it`() throws {
        let animation = try #require(twoPictures(control(1, 2, 1, 1)))
        let last = try #require(animation.image(at: 1))
        #expect(color(last, 2, 0) == [0, 0, 255, 255] && color(last, 1, 0) == [0, 255, 0, 255])
    }

    @Test(.enabled(if: memoryPeakIsTold))
    func `a picture that changes a pixel of a large PNG needs no more memory than that`() throws {
        let palette = PNGChunks.Chunk("PLTE", [255, 0, 0, 0, 255, 0, 0, 0, 255])
        let pictures = (0..<40).flatMap {
            [
                control($0, $0, 1, 1, disposal: UInt8($0 % 3)),
                PNGChunks.Chunk("fdAT", (four($0) + row([UInt8($0 % 3)]))[...]),
            ]
        }
        let count = PNGChunks.Chunk("acTL", (four(40) + four(0))[...])
        let animation = try #require(PNGChunks([header(4096, 4096), count, palette] + pictures).animation)
        let peak = try memoryPeak { #expect(animation.image(at: 39) != nil) }
        #expect(peak < 5 * 4096 * 4096 * 4 / 2)
    }

    @Test(.enabled(if: memoryPeakIsTold))
    func `chunks that all pictures have in common aren't kept for each`() throws {
        let junk = Array(repeating: PNGChunks.Chunk("junk", []), count: 20_000)
        let pictures = (0..<1000).flatMap {
            [control($0, 0, 8, 8), PNGChunks.Chunk("fdAT", (four($0) + [0])[...])]
        }
        let file = PNGChunks([header(32, 32), PNGChunks.Chunk("acTL", (four(1000) + four(0))[...])] + junk + pictures)
            .data
        let peak = try memoryPeak {
            let animation = try #require(PNGChunks(file)?.animation)
            #expect(animation.frames.count == 1000 && animation.image(at: 0) != nil)
        }
        #expect(peak < 100_000_000)
    }

    @Test func `a file has so many chunks at most`() throws {
        let file = PNGChunks([header(8, 8)] + Array(repeating: PNGChunks.Chunk("junk", []), count: 300_000)).data
        #expect(try #require(PNGChunks(file)).chunks.count == 1 << 18)
    }

    @Test func `pictures of an animated PNG are in proportion to the file too`() {
        let pictures = (0..<200).flatMap {
            [control($0, 0, 8, 8), PNGChunks.Chunk("fdAT", (four($0) + [0])[...])]
        }
        let count = PNGChunks.Chunk("acTL", (four(200) + four(0))[...])
        let large = PNGChunks([header(8000, 8000), count] + pictures).animation
        #expect((1...100).contains(large?.frames.count ?? 0))
        #expect(PNGChunks([header(800, 800), count] + pictures).animation?.frames.count == 200)
    }

    // MARK: JPEG

    @Test(.enabled(if: memoryPeakIsTold), arguments: [0.5, 1])
    func `writing a JPEG file needs a part of the picture's memory`(quality: Double) throws {
        let (width, height) = (4096, 2200)
        let surface = try #require(Surface(width: width, height: height))
        surface.bytes.update(repeating: 200, count: surface.bytesPerRow * height)
        surface.didChangeBytes()
        let image = CGImage(surface)
        let peak = try memoryPeak { #expect(image.jpegData(quality: quality) != nil) }
        #expect(peak < width * height)
    }
}
