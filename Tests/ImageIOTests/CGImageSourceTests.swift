import Foundation
import TestSupport
import Testing

@testable import ImageIO

/// The bytes of a fixture.
func bytes(_ fixture: String) -> Data { Data(base64Encoded: fixture, options: .ignoreUnknownCharacters) ?? Data() }

extension CGImage {
    /// Red, green, blue and opacity of some pixels, from the top left corner.
    func colors(_ places: [(Int, Int)]) -> [[Int]] {
        places.map { x, y in
            let pixel = surface.bytes + y * surface.bytesPerRow + x * 4
            return [2, 1, 0, 3].map { Int(pixel[$0]) }
        }
    }
}

@Suite("Pictures that are read")
struct CGImageSourceTests {
    private func source(_ fixture: String) throws -> CGImageSource {
        try #require(CGImageSourceCreateWithData(bytes(fixture) as CFData, nil))
    }

    private func properties(_ source: CGImageSource, _ index: Int = 0) throws -> [CFString: Any] {
        try #require(CGImageSourceCopyPropertiesAtIndex(source, index, nil) as? [CFString: Any])
    }

    @Test func `a photo's size, turn and notes are known without its pixels`() throws {
        let source = try source(PictureFixture.photo)
        #expect(CGImageSourceGetType(source) == "public.jpeg" && CGImageSourceGetCount(source) == 1)
        #expect(CGImageSourceGetStatus(source) == .statusComplete)
        let all = try properties(source)
        // Apps read these values as any numeric type.
        #expect(all[kCGImagePropertyPixelWidth] as? Int == 40 && all[kCGImagePropertyPixelHeight] as? CGFloat == 24)
        #expect(all[kCGImagePropertyOrientation] as? UInt32 == 6 && all[kCGImagePropertyDPIWidth] as? Double == 300)
        #expect(all[kCGImagePropertyColorModel] as? String == "RGB" && all[kCGImagePropertyDepth] as? Int == 8)
        let tiff = try #require(all[kCGImagePropertyTIFFDictionary] as? [String: Any])
        #expect(tiff["Make"] as? String == "Lens & Sons" && tiff[kCGImagePropertyTIFFSoftware] as? String == "PIL")
        let exif = try #require(all[kCGImagePropertyExifDictionary] as? [CFString: Any])
        #expect(exif[kCGImagePropertyExifExposureTime] as? Double == 0.004)
        #expect(exif[kCGImagePropertyExifFNumber] as? Double == 2.8)
        #expect(exif[kCGImagePropertyExifISOSpeedRatings] as? [Int] == [400])
        #expect(exif[kCGImagePropertyExifExposureBiasValue] as? Double == -2.0 / 3)
        #expect(exif[kCGImagePropertyExifDateTimeOriginal] as? String == "2026:11:28 10:20:30")
        #expect(exif[kCGImagePropertyExifLensModel] as? String == "35 mm")
        let gps = try #require(all[kCGImagePropertyGPSDictionary] as? [CFString: Any])
        let latitude = try #require(gps[kCGImagePropertyGPSLatitude] as? Double)
        #expect(abs(latitude - 33.8598333) < 1e-6 && gps[kCGImagePropertyGPSLatitudeRef] as? String == "S")
        #expect(gps[kCGImagePropertyGPSTimeStamp] as? String == "07:05:09")
    }

    @Test func `an image lies as in the file, and a thumbnail is turned where that is wanted`() throws {
        let source = try source(PictureFixture.photo)
        let image = try #require(CGImageSourceCreateImageAtIndex(source, 0, nil))
        #expect((image.width, image.height) == (40, 24))
        let options: [CFString: Any] = [
            kCGImageSourceCreateThumbnailFromImageAlways: true, kCGImageSourceThumbnailMaxPixelSize: 20,
        ]
        let lying = try #require(CGImageSourceCreateThumbnailAtIndex(source, 0, options as CFDictionary))
        #expect((lying.width, lying.height) == (20, 12))
        let turned = options.merging([kCGImageSourceCreateThumbnailWithTransform: true]) { $1 }
        let upright = try #require(CGImageSourceCreateThumbnailAtIndex(source, 0, turned as CFDictionary))
        #expect((upright.width, upright.height) == (12, 20))
        // Green is at the bottom left. Turned clockwise, that becomes the top left.
        #expect(upright.colors([(1, 1)])[0].prefix(3).elementsEqual([0, 160, 0]) { abs($0 - $1) < 12 })
    }

    @Test func `a thumbnail isn't made unless the options say so, and is never larger than the picture`() throws {
        let source = try source(PictureFixture.photo)
        #expect(CGImageSourceCreateThumbnailAtIndex(source, 0, nil) == nil)
        let options =
            [
                kCGImageSourceCreateThumbnailFromImageIfAbsent: true, kCGImageSourceThumbnailMaxPixelSize: 4000,
            ] as [CFString: Any]
        #expect(CGImageSourceCreateThumbnailAtIndex(source, 0, options as CFDictionary)?.width == 40)
        let quarter = [kCGImageSourceSubsampleFactor: 4] as CFDictionary
        #expect(CGImageSourceCreateImageAtIndex(source, 0, quarter)?.height == 6)
    }

    @Test func `a PNG file's density and texts are known`() throws {
        let all = try properties(source(PictureFixture.notes))
        // Such a file contains 5,669 and 2,835 pixels per metre.
        #expect(
            all[kCGImagePropertyDPIWidth] as? Double == 143.99 && all[kCGImagePropertyDPIHeight] as? Double == 72.01)
        #expect(all[kCGImagePropertyColorModel] as? String == "Gray" && all[kCGImagePropertyHasAlpha] as? Bool == true)
        let png = try #require(all[kCGImagePropertyPNGDictionary] as? [String: Any])
        #expect(png["Title"] as? String == "Fields" && png[kCGImagePropertyPNGAuthor] as? String == "Zoë")
    }

    // MARK: Animations

    private static let places = [(0, 0), (8, 8), (20, 4), (20, 12)]
    private static let red = [255, 0, 0, 255], clear = [0, 0, 0, 0], green = [0, 255, 0, 255]

    @Test func `an animated GIF's pictures are made from those before`() throws {
        let source = try source(PictureFixture.gif)
        #expect(CGImageSourceGetType(source) == "com.compuserve.gif" && CGImageSourceGetCount(source) == 3)
        let pictures = (0..<3).compactMap { CGImageSourceCreateImageAtIndex(source, $0, nil) }
        #expect(pictures.map { [$0.width, $0.height] } == [[24, 16], [24, 16], [24, 16]])
        #expect(pictures[0].colors(Self.places) == [Self.red, Self.red, Self.red, Self.red])
        #expect(pictures[1].colors(Self.places) == [Self.red, [0, 0, 255, 255], Self.red, Self.red])
        #expect(pictures[2].colors(Self.places) == [Self.clear, Self.clear, Self.green, Self.clear])
        // Frames can also be read in reverse order.
        #expect(CGImageSourceCreateImageAtIndex(source, 0, nil)?.colors([(8, 8)]) == [Self.red])
        #expect(CGImageSourceCreateImageAtIndex(source, 3, nil) == nil)
    }

    @Test func `an animation says how long its pictures stay and how often it is shown`() throws {
        let gif = try source(PictureFixture.gif)
        let whole = CGImageSourceCopyProperties(gif, nil)?[kCGImagePropertyGIFDictionary] as? [CFString: Any]
        #expect(whole?[kCGImagePropertyGIFLoopCount] as? Int == 3)
        let times = try (0..<3).map {
            try properties(gif, $0)[kCGImagePropertyGIFDictionary] as? [CFString: Any] ?? [:]
        }
        #expect(times.map { $0[kCGImagePropertyGIFDelayTime] as? Double } == [0.05, 0.1, 0.2])
        #expect(times.map { $0[kCGImagePropertyGIFUnclampedDelayTime] as? Double } == [0.05, 0.01, 0.2])
        let png = try source(PictureFixture.apng)
        let loops = CGImageSourceCopyProperties(png, nil)?[kCGImagePropertyPNGDictionary] as? [CFString: Any]
        #expect(loops?[kCGImagePropertyAPNGLoopCount] as? Int == 2)
        let last = try properties(png, 2)[kCGImagePropertyPNGDictionary] as? [CFString: Any]
        #expect(last?[kCGImagePropertyAPNGDelayTime] as? Double == 0.25)
    }

    @Test func `an animated PNG's pictures are laid over those before`() throws {
        let source = try source(PictureFixture.apng)
        #expect(CGImageSourceGetType(source) == "public.png" && CGImageSourceGetCount(source) == 3)
        let pictures = (0..<3).compactMap { CGImageSourceCreateImageAtIndex(source, $0, nil) }
        #expect(pictures.count == 3)
        #expect(pictures[0].colors(Self.places) == [Self.red, Self.red, Self.red, Self.red])
        #expect(pictures[1].colors(Self.places) == [Self.red, [127, 0, 128, 255], Self.red, Self.red])
        #expect(pictures[2].colors(Self.places) == [Self.clear, Self.clear, Self.green, Self.clear])
    }

    @Test func `a GIF of noise, whose rows are interlaced, is read to the pixel`() throws {
        let image = try #require(CGImageSourceCreateImageAtIndex(try source(PictureFixture.noise), 0, nil))
        var sum = 0
        for y in 0..<image.height {
            for color in image.colors((0..<image.width).map { ($0, y) }) {
                sum = (sum * 31 + color[0] << 16 + color[1] << 8 + color[2]) % 1_000_000_007
            }
        }
        #expect((image.width, image.height, sum) == (40, 30, 381_315_121))
    }

    // MARK: What isn't a picture

    @Test func `other bytes have no pictures, and say so`() throws {
        let source = try #require(CGImageSourceCreateWithData(Data("no picture".utf8) as CFData, nil))
        #expect(CGImageSourceGetCount(source) == 0 && CGImageSourceGetType(source) == nil)
        #expect(CGImageSourceGetStatus(source) == .statusUnknownType)
        #expect(CGImageSourceCreateImageAtIndex(source, 0, nil) == nil)
        #expect(CGImageSourceCopyPropertiesAtIndex(source, 0, nil) == nil)
        #expect(CGImageSourceCreateWithURL(URL(fileURLWithPath: "/nowhere.png") as CFURL, nil) == nil)
    }

    @Test func `bytes that arrive one after the other are a picture in the end`() {
        let source = CGImageSourceCreateIncremental(nil)
        let whole = bytes(PictureFixture.notes)
        CGImageSourceUpdateData(source, whole.prefix(4) as CFData, false)
        #expect(CGImageSourceGetStatus(source) == .statusReadingHeader)
        CGImageSourceUpdateData(source, whole.prefix(40) as CFData, false)
        #expect(CGImageSourceGetStatus(source) == .statusIncomplete)
        CGImageSourceUpdateData(source, whole as CFData, true)
        #expect(CGImageSourceGetStatus(source) == .statusComplete)
        #expect(CGImageSourceCreateImageAtIndex(source, 0, nil)?.width == 20)
    }

    @Test(arguments: PictureFixture.all)
    func `a damaged file is read as far as it goes, or not at all`(fixture: String) {
        let whole = bytes(fixture)
        var random = SeededRandom(seed: 32)
        for round in 0..<30 {
            var damaged =
                round.isMultiple(of: 3) ? whole.prefix(Int.random(in: 0...whole.count, using: &random)) : whole
            for _ in 0..<3 where damaged.count > 12 {
                damaged[Int.random(in: 8..<damaged.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
            }
            // A size that the damage made large would only slow the test down.
            guard let file = ImageFile(Data(damaged)), file.isSmall else { continue }
            for index in 0..<min(file.count, 4) {
                _ = file.properties(at: index)
                if let image = file.image(at: index) { #expect(image.width > 0) }
            }
        }
    }
}

extension ImageFile {
    fileprivate var isSmall: Bool {
        guard let all = properties(at: 0), let width = all[kCGImagePropertyPixelWidth] as? Int,
            let height = all[kCGImagePropertyPixelHeight] as? Int
        else { return false }
        return width * height < 100_000
    }
}
