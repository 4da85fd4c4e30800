import CoreImage
import Foundation
import Testing

@Suite("Images of Core Image without an end, and large ones")
struct EndlessImageTests {
    private let red: [UInt8] = [255, 0, 0, 255]

    private func isRed(_ image: CIImage, in rect: CGRect) throws -> Bool {
        try Picture.pixels(image, in: rect).joined().allSatisfy { $0 == red }
    }

    @Test(arguments: [
        CGAffineTransform(scaleX: 2, y: 3), CGAffineTransform(rotationAngle: 0.5),
        CGAffineTransform(translationX: -7, y: 1e6),
    ])
    func `an image without an end has none when it is transformed`(matrix: CGAffineTransform) throws {
        let image = try Picture.plain(red).clampedToExtent().transformed(by: matrix)
        #expect(image.extent.isInfinite)
        #expect(try isRed(image, in: CGRect(x: -20, y: -20, width: 6, height: 6)))
    }

    @Test func `nothing is left by a matrix that has no inverse, or isn't finite`() throws {
        let images = [try Picture.plain(red), try Picture.plain(red).clampedToExtent()]
        let matrices = [
            CGAffineTransform(scaleX: 0, y: 1), CGAffineTransform(scaleX: .nan, y: 1),
            CGAffineTransform(translationX: .infinity, y: 0), CGAffineTransform(a: 1, b: 1, c: 1, d: 1, tx: 0, ty: 0),
        ]
        for (image, matrix) in images.flatMap({ image in matrices.map { (image, $0) } }) {
            #expect(image.transformed(by: matrix).extent.isNull)
        }
    }

    @Test(arguments: ["CIPixellate", "CICrystallize", "CIGaussianBlur", "CIEdges", "CIUnsharpMask", "CIComicEffect"])
    func `a filter of an image without an end is cropped, as apps do it`(name: String) throws {
        let image = try Picture.plain(red).clampedToExtent().applyingFilter(name)
        #expect(image.extent.isInfinite)
        let pixels = try Picture.pixels(image, in: CGRect(x: -30, y: 40, width: 5, height: 5)).joined()
        #expect(pixels.allSatisfy { $0 == pixels.first && $0[3] == 255 })
    }

    @Test(.timeLimit(.minutes(1))) func `filters that use their image twice don't double the work each time`() throws {
        var image = try Picture.plain([128, 128, 128, 255])
        for _ in 0..<40 { image = image.applyingFilter("CIUnsharpMask") }
        #expect(image.extent == CGRect(x: 0, y: 0, width: 4, height: 4))
        #expect(try Picture.reds(image).joined().allSatisfy { (126...130).contains($0) })
        for _ in 0..<40 { image = image.composited(over: image) }
        #expect(try Picture.reds(image).joined().allSatisfy { (126...130).contains($0) })
        var endless = image.clampedToExtent()
        for _ in 0..<40 {
            endless = endless.applyingFilter("CIAdditionCompositing", parameters: ["inputBackgroundImage": endless])
        }
        #expect(try Picture.pixels(endless, in: CGRect(x: 0, y: 0, width: 2, height: 2)).count == 2)
    }

    @Test func `an image at half a pixel stays there, however many steps it takes`() throws {
        let image = try Picture.plain(red).transformed(by: CGAffineTransform(translationX: 0.5, y: 0.25))
        let later = (0..<200).reduce(image) { image, _ in image.transformed(by: .identity) }
        #expect(later.extent == image.extent)
        #expect(try Picture.pixels(later) == Picture.pixels(image))
    }

    @Test func `more pixels than are computed at once are computed one part after the other`() throws {
        let rect = CGRect(x: 0, y: 0, width: 5000, height: 4000)
        let image = CIImage(color: .cyan).cropped(to: rect).applyingFilter("CIColorInvert")
        let made = try #require(CIContext().createCGImage(image, from: image.extent))
        let data = try #require(made.dataProvider?.data)
        for (x, y) in [(0, 0), (4999, 0), (2500, 2000), (0, 3999), (4999, 3999)] {
            let start = y * made.bytesPerRow + x * 4
            #expect(data[start..<start + 4].elementsEqual([0, 0, 255, 255]))
        }
        let average = CIImage(color: .gray).applyingFilter(
            "CIAreaAverage", parameters: [kCIInputExtentKey: CIVector(cgRect: rect)])
        #expect(try Picture.pixels(average) == [[[128, 128, 128, 255]]])
    }

    @Test func `an area's average is exact for millions of pixels`() throws {
        let area = CIVector(x: 0, y: 0, z: 2000, w: 2000)
        let average = CIImage(color: CIColor(red: 149 / 255, green: 20 / 255, blue: 1)).applyingFilter(
            "CIAreaAverage", parameters: [kCIInputExtentKey: area])
        #expect(try Picture.pixels(average) == [[[149, 20, 255, 255]]])
        let nothing = CIImage(color: .red).applyingFilter(
            "CIAreaAverage", parameters: [kCIInputExtentKey: CIVector(x: 0, y: 0, z: 1e7, w: 1e7)])
        #expect(try Picture.pixels(nothing) == [[[0, 0, 0, 0]]])
    }

    @Test func `a disc's mean is that of the pixels whose centers are in it`() throws {
        var rows = Array(repeating: [UInt8](repeating: 0, count: 9), count: 9)
        rows[4][4] = 255
        let disc = try Picture.gray(rows).applyingFilter("CIDiscBlur", parameters: [kCIInputRadiusKey: 2])
        let reds = try Picture.reds(disc, in: CGRect(x: 0, y: 0, width: 9, height: 9))
        for (y, row) in reds.enumerated() {
            for (x, red) in row.enumerated() {
                // A thirteenth of the light is 79 in sRGB.
                let isInside = (x - 4) * (x - 4) + (y - 4) * (y - 4) <= 4
                #expect(isInside ? (78...80).contains(red) : red == 0)
            }
        }
    }

    @Test func `no value of any filter ends the process`() throws {
        let image = try Picture.plain([10, 200, 30, 128], 3, 3)
        let vectors = [1e300, -1e9, .nan, .infinity].map { CIVector(x: $0, y: -$0, z: $0, w: 1) }
        let numbers: [Any] = [1e9, -1e300, Double.nan, "text"]
        for name in CIFilter.filterNames(inCategory: nil) {
            let filter = try #require(CIFilter(name: name))
            for key in filter.inputKeys where !key.hasSuffix("Image") {
                for value in filter.value(forKey: key) is NSNumber ? numbers : vectors + numbers {
                    filter.setDefaults()
                    for key in filter.inputKeys where key.hasSuffix("Image") { filter.setValue(image, forKey: key) }
                    filter.setValue(value, forKey: key)
                    guard let output = filter.outputImage else { continue }
                    let pixels = try Picture.pixels(output, in: CGRect(x: 0, y: 0, width: 3, height: 3))
                    #expect(pixels.count == 3, "\(name) \(key) \(value)")
                }
            }
        }
    }

    @Test(arguments: [(CIFormat.RGBA8, [255, 0, 0, 255]), (.BGRA8, [0, 0, 255, 255]), (.ARGB8, [255, 255, 0, 0])])
    func `pixels are written into memory in the order of the format`(format: CIFormat, pixel: [UInt8]) throws {
        let context = CIContext(options: [.workingColorSpace: kCFNull!])
        var bytes = [UInt8](repeating: 7, count: 24)
        let bounds = CGRect(x: 0, y: 0, width: 2, height: 2)
        context.render(
            try Picture.plain(red), toBitmap: &bytes, rowBytes: 12, bounds: bounds, format: format, colorSpace: nil)
        #expect(bytes == pixel + pixel + [7, 7, 7, 7] + pixel + pixel + [7, 7, 7, 7])
        let written = bytes
        context.render(
            try Picture.plain(red), toBitmap: &bytes, rowBytes: 7, bounds: bounds, format: format, colorSpace: nil)
        context.render(
            try Picture.plain(red), toBitmap: &bytes, rowBytes: 12, bounds: .infinite, format: format, colorSpace: nil)
        #expect(bytes == written)
    }
}
