import Foundation
import TestSupport
import Testing

@testable import ImageIO

/// Any image file is read or rejected, and a decoded image can be written.
@Suite struct FuzzTests {
    /// Building blocks of the formats: JPEG markers, PNG chunks, GIF blocks, Exif fields.
    private static let words = [
        "Exif\0\0", "II*\0", "MM\0*", "JFIF\0", "Adobe", "IHDR", "IDAT", "IEND", "acTL", "fcTL", "fdAT", "PLTE", "tRNS",
        "eXIf", "pHYs", "tEXt", "iTXt", "GIF89a", "GIF87a", "NETSCAPE2.0", "\0\0\0\u{D}", "\0\0\0\0",
        "\u{7F}\u{7F}\u{7F}\u{7F}",
        "!", ",", ";", "\u{1}\u{0}", "Title\0",
    ]

    private let options: [CFString: Any] = [
        kCGImageSourceCreateThumbnailFromImageIfAbsent: true, kCGImageSourceThumbnailMaxPixelSize: 16,
        kCGImageSourceCreateThumbnailWithTransform: true,
    ]

    @Test func `whatever a file of pictures holds is read or refused, and can be written`() throws {
        let files = PictureFixture.all.map { [UInt8](bytes($0)) }
        var readCount = 0
        try Fuzzing("pictures", words: Self.words, inputs: files).run { bytes in
            guard let source = CGImageSourceCreateWithData(Data(bytes), nil) else { return }
            let count = CGImageSourceGetCount(source)
            _ = CGImageSourceCopyProperties(source, nil)
            for index in [0, 1, count - 1, count] where index >= 0 && index <= count {
                let properties = CGImageSourceCopyPropertiesAtIndex(source, index, nil)
                // Files that claim large sizes are slow. `AnimationCostTests` and other tests cover them.
                let sides = [kCGImagePropertyPixelWidth, kCGImagePropertyPixelHeight].map {
                    (properties?[$0] as? NSNumber)?.intValue ?? 0
                }
                guard sides[0] * sides[1] < 1 << 20 else { continue }
                _ = CGImageSourceCreateThumbnailAtIndex(source, index, options as CFDictionary)
                guard let image = CGImageSourceCreateImageAtIndex(source, index, nil) else { continue }
                readCount += 1
                if image.width * image.height < 100_000 { try Self.write(image, properties) }
            }
        }
        #expect(readCount > 100)
    }

    private static func write(_ image: CGImage, _ properties: CFDictionary?) throws {
        for type in ["public.png", "public.jpeg"] {
            let data = NSMutableData()
            let destination = try #require(
                CGImageDestinationCreateWithData(data as CFMutableData, type as CFString, 1, nil))
            CGImageDestinationAddImage(destination, image, properties)
            #expect(CGImageDestinationFinalize(destination))
            let again = try #require(CGImageSourceCreateWithData(data as Data as CFData, nil))
            #expect(CGImageSourceGetCount(again) == 1)
        }
    }
}
