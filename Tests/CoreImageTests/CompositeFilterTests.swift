import CoreImage
import Foundation
import Testing

@Suite("Core Image's compositing and generators")
struct CompositeFilterTests {
    private func joined(_ name: String, _ top: [UInt8], _ bottom: [UInt8]) throws -> [UInt8] {
        let values = [kCIInputBackgroundImageKey: try Picture.plain(bottom, 1, 1)]
        let output = try Picture.plain(top, 1, 1).applyingFilter(name, parameters: values)
        return try #require(Picture.pixels(output).first?.first)
    }

    private let red: [UInt8] = [255, 0, 0, 255]
    private let blue: [UInt8] = [0, 0, 255, 255]
    private let clear: [UInt8] = [0, 0, 0, 0]

    @Test func `images lie over each other by their opacity`() throws {
        #expect(try joined("CISourceOverCompositing", red, blue) == red)
        #expect(try joined("CISourceOverCompositing", clear, blue) == blue)
        #expect(try joined("CISourceInCompositing", red, clear) == clear)
        #expect(try joined("CISourceOutCompositing", red, clear) == red)
        #expect(try joined("CISourceAtopCompositing", red, clear) == clear)
        #expect(try joined("CIAdditionCompositing", red, blue) == [255, 0, 255, 255])
    }

    @Test func `blend modes join colors part by part`() throws {
        #expect(try joined("CIMultiplyBlendMode", red, [255, 255, 0, 255]) == red)
        #expect(try joined("CIScreenBlendMode", red, blue) == [255, 0, 255, 255])
        #expect(try joined("CIDarkenBlendMode", [10, 200, 30, 255], [20, 100, 40, 255]) == [10, 100, 30, 255])
        #expect(try joined("CILightenBlendMode", [10, 200, 30, 255], [20, 100, 40, 255]) == [20, 200, 40, 255])
        #expect(try joined("CIDifferenceBlendMode", red, red) == [0, 0, 0, 255])
        #expect(try joined("CIOverlayBlendMode", [90, 90, 90, 255], [255, 0, 0, 255]) == red)
        #expect(try joined("CIMultiplyBlendMode", red, clear) == red)
    }

    @Test func `a mask shows the image where it is white`() throws {
        let filter = CIFilter.blendWithMask()
        filter.inputImage = try Picture.plain(red, 2, 1)
        filter.backgroundImage = try Picture.plain(blue, 2, 1)
        filter.maskImage = try Picture.gray([[255, 0]])
        #expect(try Picture.pixels(filter.outputImage) == [[red, blue]])
    }

    @Test func `generators have no end, and are cropped`() throws {
        let color = CIImage(color: .red)
        #expect(color.extent.isInfinite)
        #expect(try Picture.pixels(color.cropped(to: CGRect(x: 5, y: 5, width: 2, height: 1))) == [[red, red]])
        let board = CIFilter.checkerboardGenerator()
        board.center = .zero
        board.width = 1
        board.color0 = .white
        board.color1 = .black
        let reds = try Picture.reds(board.outputImage, in: CGRect(x: -1, y: 0, width: 3, height: 2))
        #expect(reds == [[255, 0, 255], [0, 255, 0]])
    }

    @Test func `a gradient goes from its first to its last point`() throws {
        let gradient = CIFilter.linearGradient()
        gradient.point0 = CGPoint(x: 2, y: 0)
        gradient.point1 = CGPoint(x: 6, y: 0)
        let row = try Picture.reds(gradient.outputImage, in: CGRect(x: 0, y: 0, width: 8, height: 1))[0]
        #expect(row.prefix(2).allSatisfy { $0 == 255 } && row.suffix(2).allSatisfy { $0 == 0 })
        #expect(row == row.sorted(by: >))
    }

    @Test func `the average of an area is one pixel of its mean light`() throws {
        let image = try Picture.gray([[255, 0], [255, 0]])
        let values = [kCIInputExtentKey: CIVector(cgRect: image.extent)]
        let average = image.applyingFilter("CIAreaAverage", parameters: values)
        #expect(average.extent == CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect(try Picture.pixels(average) == [[[188, 188, 188, 255]]])
    }

    @Test func `a tiled image repeats itself`() throws {
        let tiles = try Picture.gray([[10, 20]]).applyingFilter("CIAffineTile")
        #expect(try Picture.reds(tiles, in: CGRect(x: -1, y: 3, width: 4, height: 1)) == [[20, 10, 20, 10]])
    }

    @Test func `vectors and colors are equal by their numbers`() {
        #expect(CIVector(x: 1, y: 2) == CIVector(cgPoint: CGPoint(x: 1, y: 2)))
        #expect(CIVector(x: 1).value(at: 7) == 0)
        #expect(CIVector(cgRect: CGRect(x: 1, y: 2, width: 3, height: 4)).cgRectValue.maxX == 4)
        #expect(CIColor(cgColor: CGColor(gray: 0.5, alpha: 1)) == CIColor.gray)
        #expect(CIColor.red.stringRepresentation == "1.0 0.0 0.0 1.0")
    }
}
