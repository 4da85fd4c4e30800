import Assets
import Foundation
import Testing

@testable import ImageIO

@Suite("Pictures that are written")
struct CGImageDestinationTests {
    /// A picture with smooth colors and a sharp edge, like a photo.
    private func picture(width: Int = 61, height: Int = 37) throws -> CGImage {
        let context = try #require(
            CGContext(
                data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
        for x in 0..<width {
            context.setFillColor(
                CGColor(red: CGFloat(x) / CGFloat(width), green: 0.4, blue: 1 - CGFloat(x) / CGFloat(width), alpha: 1))
            context.fill(CGRect(x: x, y: 0, width: 1, height: height))
        }
        context.setFillColor(CGColor(red: 1, green: 1, blue: 0, alpha: 1))
        context.fill(CGRect(x: 8, y: 8, width: 16, height: 16))
        return try #require(context.makeImage())
    }

    private func written(_ image: CGImage, _ type: String, _ properties: [CFString: Any] = [:]) -> Data? {
        let data = NSMutableData()
        guard let destination = CGImageDestinationCreateWithData(data as CFMutableData, type as CFString, 1, nil) else {
            return nil
        }
        CGImageDestinationAddImage(destination, image, properties as CFDictionary)
        return CGImageDestinationFinalize(destination) ? Data(referencing: data) : nil
    }

    /// The mean difference of the components.
    private func difference(_ one: CGImage, _ other: CGImage) -> Double {
        let places = (0..<one.height).flatMap { y in (0..<one.width).map { ($0, y) } }
        let pairs = zip(one.colors(places).joined(), other.colors(places).joined())
        return Double(pairs.reduce(0) { $0 + abs($1.0 - $1.1) }) / Double(places.count * 4)
    }

    @Test(arguments: [(0.95, 1.5), (0.8, 4), (0.3, 9)])
    func `a JPEG file shows the picture as well as its quality says`(quality: Double, most: Double) throws {
        let image = try picture()
        let data = try #require(written(image, "public.jpeg", [kCGImageDestinationLossyCompressionQuality: quality]))
        let back = try #require(CGImage(jpeg: data))
        #expect((back.width, back.height) == (61, 37))
        #expect(difference(image, back) < most, "\(difference(image, back))")
    }

    @Test func `a lower quality makes a smaller file`() throws {
        let image = try picture(width: 200, height: 150)
        let sizes = [1, 0.9, 0.6, 0.3, 0].map { image.jpegData(quality: $0)?.count ?? 0 }
        #expect(sizes == sizes.sorted(by: >) && sizes[4] > 500, "\(sizes)")
    }

    @Test func `what can be seen through is white in a JPEG file, or of the colour that is named`() throws {
        let context = try #require(
            CGContext(
                data: nil, width: 16, height: 16, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
        let image = try #require(context.makeImage())
        let white = try #require(written(image, "public.jpeg").flatMap { CGImage(jpeg: $0) })
        #expect(white.colors([(5, 5)]) == [[255, 255, 255, 255]])
        let color = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
        let blue = written(image, "public.jpeg", [kCGImageDestinationBackgroundColor: color])
        let pixel = try #require(blue.flatMap { CGImage(jpeg: $0) }).colors([(5, 5)])[0]
        #expect(pixel[0] < 4 && pixel[1] < 4 && pixel[2] > 250)
    }

    @Test(arguments: ["public.jpeg", "public.png"])
    func `notes come back as they were written`(type: String) throws {
        let properties: [CFString: Any] = [
            kCGImagePropertyOrientation: CGImagePropertyOrientation.left.rawValue, kCGImagePropertyDPIWidth: 300,
            kCGImagePropertyDPIHeight: 300,
            kCGImagePropertyTIFFDictionary: [kCGImagePropertyTIFFArtist: "Zoë"],
            kCGImagePropertyExifDictionary: [
                kCGImagePropertyExifUserComment: "at the shop", kCGImagePropertyExifExposureTime: 1.0 / 3200,
                kCGImagePropertyExifFNumber: 1.8, kCGImagePropertyExifExposureBiasValue: -0.5,
                kCGImagePropertyExifISOSpeedRatings: [100],
            ] as [CFString: Any],
            kCGImagePropertyGPSDictionary: [
                kCGImagePropertyGPSLatitude: 48.858_222, kCGImagePropertyGPSLatitudeRef: "N",
                kCGImagePropertyGPSTimeStamp: "07:05:09",
            ] as [CFString: Any],
        ]
        let data = try #require(written(try picture(), type, properties))
        let source = try #require(CGImageSourceCreateWithData(data as CFData, nil))
        let all = try #require(CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as? [CFString: Any])
        #expect(all[kCGImagePropertyOrientation] as? Int == 8 && all[kCGImagePropertyDPIWidth] as? Double == 300)
        #expect((all[kCGImagePropertyTIFFDictionary] as? [CFString: Any])?["Artist"] as? String == "Zoë")
        let exif = try #require(all[kCGImagePropertyExifDictionary] as? [CFString: Any])
        #expect(exif[kCGImagePropertyExifUserComment] as? String == "at the shop")
        #expect(exif[kCGImagePropertyExifExposureTime] as? Double == 1.0 / 3200)
        #expect(exif[kCGImagePropertyExifFNumber] as? Double == 1.8)
        #expect(exif[kCGImagePropertyExifExposureBiasValue] as? Double == -0.5)
        #expect(exif[kCGImagePropertyExifISOSpeedRatings] as? [Int] == [100])
        let gps = try #require(all[kCGImagePropertyGPSDictionary] as? [CFString: Any])
        #expect(abs((gps[kCGImagePropertyGPSLatitude] as? Double ?? 0) - 48.858_222) < 1e-5)
        #expect(gps[kCGImagePropertyGPSTimeStamp] as? String == "07:05:09")
        #expect(CGImageSourceCreateImageAtIndex(source, 0, nil)?.width == 61)
    }

    private func exif(_ data: Data) throws -> [AnyHashable: Any] {
        let source = try #require(CGImageSourceCreateWithData(data as CFData, nil))
        let properties = try #require(CGImageSourceCopyPropertiesAtIndex(source, 0, nil))
        return properties[kCGImagePropertyExifDictionary] as? [AnyHashable: Any] ?? [:]
    }

    @Test(arguments: ["at the shop", "喫茶店", "Café 🍵", "🍵"], ["public.jpeg", "public.png"])
    func `a comment says in which letters it is written`(comment: String, type: String) throws {
        let properties = [kCGImagePropertyExifDictionary: [kCGImagePropertyExifUserComment: comment]]
        let image = try picture(), data = try #require(written(image, type, properties))
        let read = try exif(data)[kCGImagePropertyExifUserComment] as? String
        #expect(read == comment)
        let isASCII = comment.utf8.allSatisfy { $0 < 128 }
        #expect((data.range(of: Data("ASCII\0\0\0".utf8)) != nil) == isASCII)
        #expect((data.range(of: Data("UNICODE\0".utf8)) != nil) == !isASCII)
    }

    @Test func `a comment that is too long ends with a whole letter`() throws {
        let properties = [
            kCGImagePropertyExifDictionary: [
                kCGImagePropertyExifUserComment: "a" + String(repeating: "🍵", count: 9000)
            ]
        ]
        let image = try picture(), data = try #require(written(image, "public.jpeg", properties))
        let comment = try exif(data)[kCGImagePropertyExifUserComment]
        let text = try #require(comment as? String)
        #expect(text.hasPrefix("a🍵") && text.hasSuffix("🍵") && text.count > 4000)
    }

    @Test(arguments: ["II", "MM"])
    func `comments of cameras are read in their order of bytes, or by their mark`(order: String) throws {
        let isLittle = order == "II"
        func number(_ value: Int, _ count: Int) -> [UInt8] {
            let bytes = (0..<count).map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
            return isLittle ? bytes : bytes.reversed()
        }
        func file(_ text: [UInt8]) -> [UInt8] {
            let comment = Array("UNICODE\0".utf8) + text
            return Array(order.utf8) + number(42, 2) + number(8, 4)
                + number(1, 2) + number(0x8769, 2) + number(4, 2) + number(1, 4) + number(26, 4) + number(0, 4)
                + number(1, 2) + number(0x9286, 2) + number(7, 2) + number(comment.count, 4) + number(44, 4)
                + number(0, 4) + comment
        }
        let (little, big): ([UInt8], [UInt8]) = ([0x36, 0x83], [0x83, 0x36])
        for text in [isLittle ? little : big, [0xFF, 0xFE] + little, [0xFE, 0xFF] + big, little + [0xAA]] {
            let expected = text.count == 3 && !isLittle ? "\u{3683}" : "茶"
            #expect(ExifReader(file(text))?.exif["UserComment"] as? String == expected)
        }
        #expect(ExifReader(file([]))?.exif["UserComment"] == nil)
    }

    @Test func `notes that are too long for a JPEG file go without the longest alone`() throws {
        let long = [
            kCGImagePropertyTIFFImageDescription, kCGImagePropertyTIFFMake, kCGImagePropertyTIFFModel,
            kCGImagePropertyTIFFSoftware, kCGImagePropertyTIFFArtist, kCGImagePropertyTIFFCopyright,
        ]
        var tiff: [CFString: Any] = [:]
        for (place, name) in long.enumerated() { tiff[name] = String(repeating: "a", count: 12_000 + place) }
        let properties: [CFString: Any] = [
            kCGImagePropertyTIFFDictionary: tiff,
            kCGImagePropertyExifDictionary: [kCGImagePropertyExifUserComment: "at the shop"],
        ]
        let image = try picture(), data = try #require(written(image, "public.jpeg", properties))
        let comment = try exif(data)[kCGImagePropertyExifUserComment] as? String
        #expect(comment == "at the shop")
        let source = try #require(CGImageSourceCreateWithData(data as CFData, nil))
        let all = try #require(CGImageSourceCopyPropertiesAtIndex(source, 0, nil))
        let kept = try #require(all[kCGImagePropertyTIFFDictionary] as? [AnyHashable: Any])
        #expect(long.map { kept[$0] != nil } == [true, true, true, true, true, false])
        #expect(CGImage(jpeg: data) != nil)
        // A PNG file has room for all of them.
        let png = try #require(written(image, "public.png", properties))
        let again = try #require(CGImageSourceCreateWithData(png as CFData, nil))
        let whole = CGImageSourceCopyPropertiesAtIndex(again, 0, nil)?[kCGImagePropertyTIFFDictionary]
        #expect(long.allSatisfy { (whole as? [AnyHashable: Any])?[$0] != nil })
    }

    @Test func `a PNG file keeps every pixel and its title`() throws {
        let image = try picture()
        let notes = [kCGImagePropertyPNGDictionary: [kCGImagePropertyPNGTitle: "Café"]]
        let data = try #require(written(image, "public.png", notes))
        let source = try #require(CGImageSourceCreateWithData(data as CFData, nil))
        #expect(difference(image, try #require(CGImageSourceCreateImageAtIndex(source, 0, nil))) == 0)
        let all = CGImageSourceCopyPropertiesAtIndex(source, 0, nil)
        #expect((all?[kCGImagePropertyPNGDictionary] as? [CFString: Any])?["Title"] as? String == "Café")
    }

    @Test func `a picture of another file brings its notes along, but for those that are taken out`() throws {
        let source = try #require(CGImageSourceCreateWithData(bytes(PictureFixture.photo) as CFData, nil))
        let data = NSMutableData()
        let destination = try #require(CGImageDestinationCreateWithData(data, "public.jpeg" as CFString, 1, nil))
        let changes: [CFString: Any] = [
            kCGImagePropertyGPSDictionary: NSNull(), kCGImageDestinationImageMaxPixelSize: 20,
            kCGImagePropertyTIFFDictionary: [kCGImagePropertyTIFFMake: "Kissa"],
        ]
        CGImageDestinationAddImageFromSource(destination, source, 0, changes as CFDictionary)
        #expect(CGImageDestinationFinalize(destination))
        let copy = try #require(CGImageSourceCreateWithData(Data(referencing: data), nil))
        let all = try #require(CGImageSourceCopyPropertiesAtIndex(copy, 0, nil))
        let tiff = all[kCGImagePropertyTIFFDictionary] as? [CFString: Any]
        #expect(tiff?["Make"] as? String == "Kissa" && tiff?["Model"] as? String == "Model 3")
        #expect(all[kCGImagePropertyGPSDictionary] == nil && all[kCGImagePropertyPixelWidth] as? Int == 20)
        #expect(all[kCGImagePropertyOrientation] as? Int == 6)
    }

    @Test func `a file is written at its address, once`() throws {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).png")
        defer { try? FileManager.default.removeItem(at: url) }
        let destination = try #require(CGImageDestinationCreateWithURL(url as CFURL, "public.png" as CFString, 1, nil))
        #expect(!CGImageDestinationFinalize(destination), "without a picture")
        CGImageDestinationAddImage(destination, try picture(), nil)
        #expect(CGImageDestinationFinalize(destination) && !CGImageDestinationFinalize(destination))
        #expect(CGImageSourceCreateWithURL(url as CFURL, nil).map(CGImageSourceGetCount) == 1)
    }

    @Test func `formats that aren't written are refused at once, and several pictures`() {
        for type in ["com.compuserve.gif", "org.webmproject.webp", "public.text"] {
            #expect(CGImageDestinationCreateWithData(NSMutableData(), type as CFString, 1, nil) == nil)
        }
        #expect(CGImageDestinationCreateWithData(NSMutableData(), "public.png" as CFString, 2, nil) == nil)
    }

    @Test(.enabled(if: HEICWriting.isPossible))
    func `a HEIC file is written and read`() throws {
        let image = try picture(width: 64, height: 48)
        let data = try #require(written(image, "public.heic", [kCGImageDestinationLossyCompressionQuality: 0.9]))
        let source = try #require(CGImageSourceCreateWithData(data as CFData, nil))
        #expect(CGImageSourceGetType(source) == "public.heic")
        let all = CGImageSourceCopyPropertiesAtIndex(source, 0, nil)
        #expect(all?[kCGImagePropertyPixelWidth] as? Int == 64 && all?[kCGImagePropertyPixelHeight] as? Int == 48)
        #expect(difference(image, try #require(CGImageSourceCreateImageAtIndex(source, 0, nil))) < 8)
    }
}
