import Foundation
import FoundationModels
import Vision

// Vision as apps use it: it holds because it compiles.

enum VisionSurface {
    static func tools() -> [any Tool] {
        [OCRTool(), OCRTool(name: "extractText", description: "Extract text"), BarcodeReaderTool(name: "scan")]
    }

    struct Scout: LanguageModelSession.DynamicProfile {
        var body: some LanguageModelSession.DynamicProfile {
            LanguageModelSession.Profile {
                Instructions { "Read what is asked for." }
                BarcodeReaderTool()
                OCRTool()
            }
        }
    }

    static func schemas() -> [GenerationSchema] {
        [OCRTool.Arguments.generationSchema, BarcodeReaderTool.Arguments.generationSchema]
    }

    static func requests(_ image: CGImage, _ url: URL) async throws -> [String] {
        var request = RecognizeTextRequest(.revision3)
        request.recognitionLevel = .accurate
        request.recognitionLanguages = [Locale.Language(identifier: "en-US")]
        request.usesLanguageCorrection = true
        request.customWords = ["kcal"]
        request.minimumTextHeightFraction = 0.01
        let observations: [RecognizedTextObservation] = try await request.perform(on: url)
        let codes = try await DetectBarcodesRequest().perform(on: image, orientation: .up)
        let both = try await ImageRequestHandler(image).perform(request, DetectBarcodesRequest())
        return observations.compactMap { $0.topCandidates(1).first?.string } + codes.compactMap(\.payloadString)
            + both.0.map(\.transcript)
    }

    /// As most tutorials have it.
    static func oldRequests(_ image: CGImage, done: @escaping ([String]) -> Void) throws {
        let request = VNRecognizeTextRequest { request, error in
            guard let observations = (request as? VNRecognizeTextRequest)?.results, error == nil else { return }
            done(observations.compactMap { $0.topCandidates(1).first?.string })
        }
        request.recognitionLevel = .fast
        let handler = VNImageRequestHandler(cgImage: image, orientation: .right, options: [:])
        try handler.perform([request])
    }
}
