import CoreGraphics
import Foundation
import ImageIO
import Testing
import Vision

@Suite("Texts in pictures", .timeLimit(.minutes(10)))
struct RecognizeTextTests {
    private func lines(_ image: CGImage, _ orientation: CGImagePropertyOrientation? = nil) async throws -> [String] {
        try await RecognizeTextRequest().perform(on: image, orientation: orientation).map(\.transcript)
    }

    @Test func `lines of English are read from the top, and told where they are`() async throws {
        let image = try await DrawnPicture.texts(["Dream Coffee opens at nine.", "A latte costs a smile."])
        let found = try await RecognizeTextRequest().perform(on: image)
        #expect(found.map(\.transcript) == ["Dream Coffee opens at nine.", "A latte costs a smile."])
        #expect(found.allSatisfy { $0.confidence > 0.7 && $0.confidence <= 1 })
        // From the bottom left: the first line is higher.
        #expect(found[0].boundingBox.origin.y > 0.5 && found[1].boundingBox.origin.y < 0.5)
        #expect(found[0].topLeft.y > found[0].bottomLeft.y && found[0].topRight.x > found[0].topLeft.x)
        let size = CGSize(width: image.width, height: image.height)
        let box = found[0].boundingBox.toImageCoordinates(size, origin: .upperLeft)
        #expect(abs(box.minX - 30) < 6 && box.minY > 28 && box.maxY < 65)
    }

    @Test func `Japanese is read without spaces between its words`() async throws {
        let image = try await DrawnPicture.texts(["本日のおすすめ", "珈琲とケーキ"], size: 32)
        #expect(try await lines(image) == ["本日のおすすめ", "珈琲とケーキ"])
        var request = RecognizeTextRequest()
        request.automaticallyDetectsLanguage = false
        request.recognitionLanguages = [Locale.Language(identifier: "ja-JP")]
        #expect(try await request.perform(on: image).map(\.transcript).joined().contains("珈琲"))
    }

    @Test func `small letters are read`() async throws {
        let image = try await DrawnPicture.texts(["The kettle sings before the rain"], size: 11)
        #expect(try await lines(image) == ["The kettle sings before the rain"])
    }

    @Test(arguments: [CGImagePropertyOrientation.right, .left, .down, .upMirrored])
    func `a picture that lies is read as its orientation says`(orientation: CGImagePropertyOrientation) async throws {
        let upright = try await DrawnPicture.texts(["Closed on Mondays"])
        // What brings it back upright was what turned it, for all but the quarter turns.
        let back: [CGImagePropertyOrientation: CGImagePropertyOrientation] = [.right: .left, .left: .right]
        let lying = try #require((back[orientation] ?? orientation).upright(upright))
        #expect(try await lines(lying, orientation) == ["Closed on Mondays"])
        let found = try await RecognizeTextRequest().perform(on: lying, orientation: orientation)
        #expect(found[0].boundingBox.width > found[0].boundingBox.height)
    }

    @Test func `an empty picture, and one of a pixel, have no text`() async throws {
        #expect(try await lines(try DrawnPicture.blank()) == [])
        #expect(try await lines(try DrawnPicture.blank(1, 1)) == [])
    }

    @Test func `only the region is read, and boxes are in the whole picture`() async throws {
        let image = try await DrawnPicture.texts(["Upper words here", "Lower words there"])
        var request = RecognizeTextRequest()
        request.regionOfInterest = NormalizedRect(x: 0, y: 0, width: 1, height: 0.5)
        let found = try await request.perform(on: image)
        #expect(found.map(\.transcript) == ["Lower words there"])
        #expect(found[0].boundingBox.origin.y + found[0].boundingBox.height < 0.5)
        request.regionOfInterest = NormalizedRect(x: 2, y: 0, width: 1, height: 1)
        await #expect(throws: VisionError.self) { try await request.perform(on: image) }
        request.regionOfInterest = NormalizedRect(x: .nan, y: 0, width: .infinity, height: 1)
        await #expect(throws: VisionError.self) { try await request.perform(on: image) }
    }

    @Test func `a part of a line has a box of its own`() async throws {
        let image = try await DrawnPicture.texts(["Tea for two"])
        let text = try #require(try await RecognizeTextRequest().perform(on: image).first?.topCandidates(3).first)
        let tea = try #require(text.string.range(of: "Tea").flatMap { text.boundingBox(for: $0) })
        let two = try #require(text.string.range(of: "two").flatMap { text.boundingBox(for: $0) })
        #expect(tea.boundingBox.origin.x + tea.boundingBox.width < two.boundingBox.origin.x)
        #expect(text.boundingBox(for: text.string.startIndex..<text.string.startIndex) == nil)
    }

    @Test func `lines that are too low are left out, and a fast request reads as well`() async throws {
        let image = try await DrawnPicture.texts(["Big words"], size: 40)
        var request = RecognizeTextRequest()
        request.recognitionLevel = .fast
        #expect(try await request.perform(on: image).map(\.transcript) == ["Big words"])
        request.minimumTextHeightFraction = 0.9
        #expect(try await request.perform(on: image) == [])
    }

    @Test func `a language that isn't installed is named with its package`() async throws {
        var request = RecognizeTextRequest()
        request.recognitionLanguages = [Locale.Language(identifier: "tlh")]
        let error = await #expect(throws: VisionError.self) { try await request.perform(on: DrawnPicture.blank()) }
        #expect(error?.description.contains("tesseract-ocr-tlh") == true)
        #expect(RecognizeTextRequest().supportedRecognitionLanguages.map(\.minimalIdentifier).contains("ja"))
    }

    @Test func `files and their bytes are read, turned as they say`() async throws {
        let image = try await DrawnPicture.texts(["Written in a file"])
        let lying = try #require(CGImagePropertyOrientation.left.upright(image))
        let data = NSMutableData()
        let target = try #require(CGImageDestinationCreateWithData(data, "public.jpeg" as CFString, 1, nil))
        CGImageDestinationAddImage(
            target, lying, [kCGImagePropertyOrientation: CGImagePropertyOrientation.right.rawValue] as CFDictionary)
        #expect(CGImageDestinationFinalize(target))
        #expect(try await RecognizeTextRequest().perform(on: data as Data).map(\.transcript) == ["Written in a file"])
        let file = FileManager.default.temporaryDirectory.appending(path: "kissa-\(UUID().uuidString).jpg")
        try (data as Data).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        #expect(try await RecognizeTextRequest().perform(on: file).map(\.transcript) == ["Written in a file"])
    }

    @Test func `what is no picture is refused, and nothing is waited for that never ends`() async throws {
        let header: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13]
        let giant = Data(header + Array("IHDR".utf8) + [0x7F, 0xFF, 0xFF, 0xFF, 0x7F, 0xFF, 0xFF, 0xFF, 8, 6, 0, 0, 0])
        for data in [Data(), Data("no picture".utf8), giant] {
            await #expect(throws: VisionError.self) { try await RecognizeTextRequest().perform(on: data) }
        }
        for path in ["/dev/zero", "/nowhere/at/all.png", "/tmp"] {
            await #expect(throws: VisionError.self) {
                try await RecognizeTextRequest().perform(on: URL(fileURLWithPath: path))
            }
        }
    }
}
