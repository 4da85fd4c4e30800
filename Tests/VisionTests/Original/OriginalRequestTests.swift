import CoreGraphics
import CoreImage
import Foundation
import Testing
import Vision

@Suite("Vision by its first names", .timeLimit(.minutes(10)))
struct OriginalRequestTests {
    @Test func `one handler reads texts and codes, and tells each request's completion`() async throws {
        let image = try await DrawnPicture.notice(code: "first names")
        var told: [String] = []
        let texts = VNRecognizeTextRequest { request, error in
            let lines = request.anyResults as? [VNRecognizedTextObservation]
            told.append("\(lines?.count ?? -1 > 0) \(error == nil)")
        }
        texts.recognitionLevel = .accurate
        texts.recognitionLanguages = ["en-US"]
        texts.usesLanguageCorrection = true
        let codes = VNDetectBarcodesRequest()
        codes.symbologies = [.qr]
        try VNImageRequestHandler(cgImage: image, options: [:]).perform([texts, codes])
        #expect(told == ["true true"])
        #expect(codes.results?.map(\.payloadStringValue) == ["first names"])
        #expect(codes.results?.first?.symbology == .qr)
        let line = try #require(texts.results?.first { $0.topCandidates(1).first?.string.contains("Scan") == true })
        let text = try #require(line.topCandidates(1).first)
        let word = try #require(text.string.range(of: "code"))
        let box = try #require(try text.boundingBox(for: word)).boundingBox
        #expect(line.boundingBox.contains(box) && text.confidence > 0.5)
        let pixels = VNImageRectForNormalizedRect(box, image.width, image.height)
        #expect(abs(VNNormalizedRectForImageRect(pixels, image.width, image.height).minX - box.minX) < 1e-9)
    }

    @Test func `images of Core Image and pixels in a buffer are read, too`() async throws {
        let image = CIImage(cgImage: try await DrawnPicture.row([DrawnPicture.code("QRCode", "pixels")]))
        var made: CVPixelBuffer?
        let (width, height) = (Int(image.extent.width), Int(image.extent.height))
        #expect(CVPixelBufferCreate(nil, width, height, kCVPixelFormatType_32ARGB, nil, &made) == kCVReturnSuccess)
        let buffer = try #require(made)
        CIContext().render(image, to: buffer)
        #expect(try await DetectBarcodesRequest().perform(on: buffer).map(\.payloadString) == ["pixels"])
        let left = image.cropped(to: CGRect(x: 0, y: 0, width: width - 10, height: height))
        #expect(try await DetectBarcodesRequest().perform(on: left).map(\.payloadString) == ["pixels"])
        for handler in [
            VNImageRequestHandler(ciImage: left), VNImageRequestHandler(cvPixelBuffer: buffer, orientation: .down),
        ] {
            let request = VNDetectBarcodesRequest()
            try handler.perform([request])
            #expect(request.results?.map(\.payloadStringValue) == ["pixels"])
        }
        await #expect(throws: VisionError.self) { try await DetectBarcodesRequest().perform(on: CIImage.empty()) }
    }

    @Test func `a request that fails tells it twice, to its completion and to who asked`() async throws {
        let image = try await DrawnPicture.blank()
        var told: (any Error)?
        let request = VNRecognizeTextRequest { _, error in told = error }
        request.recognitionLanguages = ["tlh"]
        #expect(throws: VisionError.self) { try VNImageRequestHandler(cgImage: image).perform([request]) }
        #expect(told is VisionError && request.results == nil)
        let cancelled = VNDetectBarcodesRequest()
        cancelled.cancel()
        #expect(throws: VisionError.self) { try VNImageRequestHandler(cgImage: image).perform([cancelled]) }
        #expect(throws: VisionError.self) { try VNImageRequestHandler(data: Data("no".utf8)).perform([request]) }
    }
}
