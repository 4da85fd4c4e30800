import CoreGraphics
import Foundation
import FoundationModels
import FoundationModelsTesting
import Testing
import Vision

@Suite("Vision's tools for models", .timeLimit(.minutes(10)))
struct VisionToolTests {
    private static let capabilities = LanguageModelCapabilities(capabilities: [
        .vision, .toolCalling, .guidedGeneration,
    ])

    /// A model that calls a tool for an image, and then answers.
    private func model(calling tool: String, label: String) -> ScriptedLanguageModel {
        let arguments = GeneratedContent(properties: ["image": GeneratedContent(properties: ["attachmentLabel": label])]
        )
        return ScriptedLanguageModel(.toolCall(tool, arguments: arguments), "Done.", capabilities: Self.capabilities)
    }

    /// What the tool has told the model.
    private func output(_ session: LanguageModelSession) throws -> String {
        let outputs = session.transcript.compactMap { if case .toolOutput(let output) = $0 { output } else { nil } }
        let segments = try #require(outputs.first).segments
        return segments.map { segment in
            switch segment {
            case .text(let text): text.content
            case .structure(let structure): structure.content.jsonString
            default: ""
            }
        }.joined()
    }

    @Test func `a model reads the text of the image that it names`() async throws {
        let model = model(calling: "OCRTool", label: "menu")
        let session = LanguageModelSession(model: model, tools: [OCRTool(), BarcodeReaderTool()])
        let menu = try await DrawnPicture.texts(["Tea costs a smile", "本日の珈琲"])
        let sign = try await DrawnPicture.texts(["Closed"])
        let response = try await session.respond {
            "What does the tea cost?"
            Attachment(menu).label("menu")
            Attachment(sign).label("sign")
        }
        #expect(response.content == "Done.")
        #expect(try output(session) == "Tea costs a smile\n本日の珈琲")
        // The model was told of the tool, and how an image is named.
        #expect(model.requests[0].transcript.description.isEmpty == false)
    }

    @Test func `a model reads the codes of an image that lies, as an array of contents and kinds`() async throws {
        let code = try await DrawnPicture.row([DrawnPicture.code("QRCode", "table 7")])
        let session = LanguageModelSession(
            model: model(calling: "BarcodeReaderTool", label: "code"), tools: [BarcodeReaderTool()])
        try await session.respond {
            "Which table?"
            Attachment(code, orientation: .right).label("code")
        }
        let read = try GeneratedContent(json: try output(session)).value([GeneratedContent].self)
        #expect(read.count == 1)
        #expect(try read[0].value(String.self, forProperty: "content") == "table 7")
        #expect(try read[0].value(String.self, forProperty: "symbology") == "qr")
    }

    @Test func `an image of an earlier prompt is read, and one without a label where it is the only one`() async throws
    {
        let arguments = GeneratedContent(properties: ["image": GeneratedContent(properties: ["attachmentLabel": "it"])])
        let model = ScriptedLanguageModel(
            "Pretty.", .toolCall("scan", arguments: arguments), "Done.", capabilities: Self.capabilities)
        let session = LanguageModelSession(model: model, tools: [OCRTool(name: "scan", description: "Scans.")])
        let sign = try await DrawnPicture.texts(["Open again"])
        try await session.respond {
            "How do you like it?"
            Attachment(sign)
        }
        try await session.respond(to: "What does it say?")
        #expect(try output(session) == "Open again")
    }

    @Test func `a label that no image has fails the request, with those that there are`() async throws {
        let session = LanguageModelSession(model: model(calling: "OCRTool", label: "poster"), tools: [OCRTool()])
        let menu = try await DrawnPicture.texts(["Tea"])
        let error = await #expect(throws: LanguageModelSession.ToolCallError.self) {
            try await session.respond {
                "Read it."
                Attachment(menu).label("menu")
            }
        }
        #expect(error?.tool.name == "OCRTool")
        #expect(
            "\(try #require(error?.underlyingError))".contains(#"No image has the label "poster"; there are "menu""#))
    }

    @Test func `outside of a session a tool says so`() async throws {
        let content = GeneratedContent(properties: ["image": GeneratedContent(properties: ["attachmentLabel": "it"])])
        let arguments = try OCRTool.Arguments(content)
        await #expect(throws: VisionError.self) { _ = try await OCRTool().call(arguments: arguments) }
    }

    @Test func `a file that is attached is read as it says that it lies`() async throws {
        let picture = try await DrawnPicture.texts(["From a file"])
        let lying = try #require(CGImagePropertyOrientation.left.upright(picture))
        let file = FileManager.default.temporaryDirectory.appending(path: "kissa-\(UUID().uuidString).jpg")
        defer { try? FileManager.default.removeItem(at: file) }
        let target = try #require(CGImageDestinationCreateWithURL(file as CFURL, "public.jpeg" as CFString, 1, nil))
        CGImageDestinationAddImage(
            target, lying, [kCGImagePropertyOrientation: CGImagePropertyOrientation.right.rawValue] as CFDictionary)
        #expect(CGImageDestinationFinalize(target))
        let session = LanguageModelSession(model: model(calling: "OCRTool", label: "note"), tools: [OCRTool()])
        try await session.respond {
            "What is written?"
            Attachment(imageURL: file).label("note")
        }
        #expect(try output(session) == "From a file")
    }
}
