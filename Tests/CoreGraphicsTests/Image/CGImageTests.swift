import CoreGraphics
import DrawingValues
import Foundation
import TestSupport
import Testing

@Suite struct CGImageTests {
    /// Two pixels above one another: red on top, blue below.
    private func flag() throws -> CGImage {
        let canvas = try Canvas(1, 2)
        canvas.context.setFillColor(.blue)
        canvas.context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        canvas.context.setFillColor(.red)
        canvas.context.fill(CGRect(x: 0, y: 1, width: 1, height: 1))
        return try #require(canvas.context.makeImage())
    }

    @Test func `an image is drawn upright`() throws {
        let canvas = try Canvas(4, 4)
        canvas.context.interpolationQuality = .none
        canvas.context.draw(try flag(), in: CGRect(x: 0, y: 0, width: 4, height: 4))
        #expect(canvas.pixel(2, 0) == "ff0000ff")
        #expect(canvas.pixel(2, 3) == "0000ffff")
    }

    @Test func `colours that were computed of what is no number are some colour`() throws {
        let surface = try #require(Surface(width: 1, height: 1))
        surface.fill(RGBA(red: .nan, green: 1, blue: 1), whereOpacityIsIn: 0...1)
        #expect((0..<4).map { surface.bytes[$0] } == [255, 255, 0, 255])
        surface.apply(colorMatrix: Array(repeating: .nan, count: 20))
        #expect((0..<4).map { surface.bytes[$0] } == [0, 0, 0, 0])
    }

    @Test func `an image can be tiled`() throws {
        let canvas = try Canvas(3, 6)
        canvas.context.draw(try flag(), in: CGRect(x: 0, y: 0, width: 1, height: 2), byTiling: true)
        #expect((0..<6).map { canvas.pixel(2, $0).prefix(2) } == ["ff", "00", "ff", "00", "ff", "00"])
    }

    @Test func `what is drawn later leaves an image alone`() throws {
        let canvas = try Canvas(2, 2)
        let image = try #require(canvas.context.makeImage())
        canvas.context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
        #expect(image.dataProvider?.data?.allSatisfy { $0 == 0 } == true)
    }

    @Test func `PNG keeps every pixel`() throws {
        let canvas = try Canvas(7, 5)
        canvas.context.setFillColor(red: 0.2, green: 0.4, blue: 0.8, alpha: 1)
        canvas.context.fillEllipse(in: CGRect(x: 1, y: 1, width: 5, height: 3))
        let image = try #require(canvas.context.makeImage())
        let png = try #require(image.pngData)
        let provider = try #require(CGDataProvider(data: png))
        let read = try #require(
            CGImage(
                pngDataProviderSource: provider, decode: nil, shouldInterpolate: true, intent: .defaultIntent))
        #expect(read.width == 7 && read.height == 5)
        #expect(read.dataProvider?.data == image.dataProvider?.data)
        #expect(read.pngData == png)
    }

    @Test(arguments: 0..<200) func `damaged PNG is refused or read`(seed: UInt64) throws {
        var random = SeededRandom(seed: seed)
        var data = try #require(try flag().pngData)
        for _ in 0..<Int.random(in: 1...4, using: &random) {
            let place = Int.random(in: 0..<data.count, using: &random)
            data[place] = UInt8.random(in: 0...255, using: &random)
        }
        if Bool.random(using: &random) { data = data.prefix(Int.random(in: 0...data.count, using: &random)) }
        let image = CGImage(png: Data(data))
        #expect(image.map { $0.width > 0 } ?? true)
    }

    @Test func `cropping counts from the top`() throws {
        let part = try #require(try flag().cropping(to: CGRect(x: 0, y: 1, width: 9, height: 9)))
        #expect(part.height == 1)
        #expect(part.dataProvider?.data.map { Array($0.prefix(4)) } == [255, 0, 0, 255])
        #expect(try flag().cropping(to: CGRect(x: 5, y: 5, width: 1, height: 1)) == nil)
    }

    @Test(arguments: [
        (CGBitmapInfo(alpha: .last), [200, 100, 50, 51] as [UInt8], [10, 20, 40, 51] as [UInt8]),
        (CGBitmapInfo(alpha: .first), [51, 200, 100, 50], [10, 20, 40, 51]),
        (CGBitmapInfo(alpha: .premultipliedFirst, byteOrder: .order32Little), [1, 2, 3, 4], [1, 2, 3, 4]),
        (CGBitmapInfo(alpha: .noneSkipLast), [1, 2, 3, 99], [3, 2, 1, 255]),
    ])
    func `bytes of any order become pixels`(info: CGBitmapInfo, bytes: [UInt8], expected: [UInt8]) throws {
        let provider = try #require(CGDataProvider(data: Data(bytes)))
        let image = try #require(
            CGImage(
                width: 1, height: 1, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: 4,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: info, provider: provider, decode: nil,
                shouldInterpolate: false, intent: .defaultIntent))
        #expect((0..<4).map { image.surface.bytes[$0] } == expected)
    }

    @Test func `too few bytes are no image`() throws {
        let provider = try #require(CGDataProvider(data: Data(count: 15)))
        let image = CGImage(
            width: 2, height: 2, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: 8,
            space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: .init(alpha: .last), provider: provider, decode: nil,
            shouldInterpolate: false, intent: .defaultIntent)
        #expect(image == nil)
    }

    @Test(arguments: [CGImageAlphaInfo.premultipliedLast, .premultipliedFirst, .noneSkipLast])
    func `memory of one's own holds what is drawn and is drawn over`(info: CGImageAlphaInfo) throws {
        var memory = [UInt8](repeating: 255, count: 16)
        try memory.withUnsafeMutableBytes { buffer in
            let context = try #require(
                CGContext(
                    data: buffer.baseAddress, width: 2, height: 2, bitsPerComponent: 8, bytesPerRow: 8,
                    space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: info.rawValue))
            context.setFillColor(.black)
            context.fill(CGRect(x: 0, y: 1, width: 1, height: 1))
            let color = info == .premultipliedFirst ? 1 : 0
            #expect(buffer[color] == 0 && buffer[4 + color] == 255)
            buffer[4 + color] = 0
            let image = try #require(context.makeImage())
            #expect(image.surface.bytes[4 + 2] == 0)
        }
    }

    @Test func `grey is how bright a colour is`() throws {
        let context = try #require(
            CGContext(
                data: nil, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceGray(), bitmapInfo: CGImageAlphaInfo.none.rawValue))
        context.setFillColor(red: 0, green: 1, blue: 0, alpha: 1)
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect(context.data?.load(as: UInt8.self) == 182)
    }

    @Test(arguments: [CGImageAlphaInfo.last, .first, .none])
    func `a context refuses what it cannot draw in`(info: CGImageAlphaInfo) {
        let context = CGContext(
            data: nil, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
            bitmapInfo: info.rawValue)
        #expect(context == nil)
    }

    @Test func `a context has a size`() {
        let context = CGContext(
            data: nil, width: 0, height: 40_000, bitsPerComponent: 8, bytesPerRow: 0,
            space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
        #expect(context == nil)
    }
}
