import CoreGraphics
import Foundation
import FoundationModelsTesting
import ImageIO
import TestSupport
import Testing
import UniformTypeIdentifiers

@testable import FoundationModels

@Suite("Attachments", .timeLimit(.minutes(1)))
struct AttachmentTests {
    /// An image of two pixels, red above blue.
    static let image: CGImage = {
        var pixels: [UInt8] = [255, 0, 0, 255, 0, 0, 255, 255]
        return pixels.withUnsafeMutableBytes { bytes in
            CGContext(
                data: bytes.baseAddress, width: 1, height: 2, bitsPerComponent: 8, bytesPerRow: 4,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)?
                .makeImage()
        }!
    }()

    @Test
    func `a model of text refuses an image before it is asked, and the session can go on`() async throws {
        let model = ScriptedLanguageModel("Fine.")
        let session = LanguageModelSession(model: model)
        let error = await #expect(throws: LanguageModelError.self) {
            try await session.respond {
                "What is this?"
                Attachment(Self.image)
            }
        }
        guard case .unsupportedCapability(let details)? = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(details.capability == .vision)
        #expect(model.requests.isEmpty && session.transcript.isEmpty)
        #expect(try await session.respond(to: "Hello").content == "Fine.")
    }

    @Test
    func `a server gets images between the texts, under their labels, and as they lie upright`() async throws {
        let server = try FixtureServer(replies: [.saying("Two pixels.")])
        let session = try server.session()
        try await session.respond {
            "What is this?"
            Attachment(Self.image, orientation: .right).label("first")
            "Be brief."
        }
        let parts = server.chats[0]["messages"][0]["content"]
        #expect((0..<4).map { parts[$0]["type"].string } == ["text", "text", "image_url", "text"])
        #expect(parts[0]["text"].string == "What is this?" && parts[1]["text"].string == "first:")
        let url = try #require(parts[2]["image_url"]["url"].string)
        #expect(url.hasPrefix("data:image/png;base64,"))
        let data = try #require(Data(base64Encoded: String(url.dropFirst("data:image/png;base64,".count))))
        let sent = try #require(CGImage(png: data))
        #expect(sent.width == 2 && sent.height == 1)
    }

    @Test
    func `a server that reads no images says so as a capability that is missing`() async throws {
        let server = try FixtureServer { _ in
            .json(#"{"error": {"message": "image input is not supported - hint: provide the mmproj"}}"#, status: 400)
        }
        let session = try server.session()
        let error = await #expect(throws: LanguageModelError.self) {
            try await session.respond { Attachment(Self.image) }
        }
        guard case .unsupportedCapability(let details)? = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(details.capability == .vision)
    }

    @Test(arguments: [
        (429, "You may send 5 images per minute", "rateLimited"),
        (400, "maximum context length is 8192 tokens, image tokens included", "contextSizeExceeded"),
        (413, "The image exceeds 20 MB", "assetsUnavailable"),
        (404, "no model gpt-4-vision-preview", "assetsUnavailable"),
    ])
    func `what is said of images is not always that they can't be seen`(
        status: Int, message: String, expected: String
    ) async throws {
        let server = try FixtureServer { _ in .json(#"{"error": {"message": "\#(message)"}}"#, status: status) }
        let session = try server.session()
        let error = await #expect(throws: (any Error).self) { try await session.respond { Attachment(Self.image) } }
        let name =
            switch error {
            case LanguageModelError.unsupportedCapability?: "unsupportedCapability"
            case LanguageModelError.rateLimited?: "rateLimited"
            case LanguageModelError.contextSizeExceeded?: "contextSizeExceeded"
            case SystemLanguageModel.Error.assetsUnavailable?: "assetsUnavailable"
            default: "\(String(describing: error))"
            }
        #expect(name == expected)
    }

    @Test
    func `what a server says of the context's size stands in the error`() async throws {
        let words =
            "This model's maximum context length is 8,192 tokens. However, you requested 9000 tokens (500 to come)."
        let server = try FixtureServer { _ in .json(#"{"error": {"message": "\#(words)"}}"#, status: 400) }
        let session = try server.session()
        let error = await #expect(throws: LanguageModelError.self) { try await session.respond(to: "Hi") }
        guard case .contextSizeExceeded(let details)? = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(details.contextSize == 8192 && details.tokenCount == 9000)
        await #expect(throws: GenerationError.self) { try await session.respond(to: "Hi") }
    }

    @Test
    func `a prompt with an image is recorded and replayed, and another image is another request`() async throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).json")
        defer { try? FileManager.default.removeItem(at: file) }
        let seeing = ScriptedLanguageModel("Two pixels.", capabilities: .init([.vision]))
        func ask(_ model: some LanguageModel, _ orientation: CGImagePropertyOrientation) async throws -> String {
            try await LanguageModelSession(model: model).respond {
                Attachment(Self.image, orientation: orientation)
            }.content
        }
        #expect(try await ask(RecordingLanguageModel(seeing, to: file), .up) == "Two pixels.")
        let other = try ReplayLanguageModel(contentsOf: file)
        #expect(other.capabilities == .init([.vision]))
        await #expect(throws: ReplayError.self) { _ = try await ask(other, .right) }
        #expect(try await ask(try ReplayLanguageModel(contentsOf: file), .up) == "Two pixels.")
    }

    @Test
    func `data of a model that reads them are recorded and replayed`() async throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).json")
        defer { try? FileManager.default.removeItem(at: file) }
        let segment = Transcript.Segment.attachment(
            .init(content: .data(.init(contentType: .json, content: Data("{}".utf8)))))
        func ask(_ model: some LanguageModel) async throws -> String {
            let before = Transcript(entries: [.prompt(.init(segments: [segment]))])
            return try await LanguageModelSession(model: model, transcript: before).respond(to: "What is it?").content
        }
        let reading = ScriptedLanguageModel("Nothing.", capabilities: .init([.vision]))
        #expect(try await ask(RecordingLanguageModel(reading, to: file)) == "Nothing.")
        #expect(try await ask(try ReplayLanguageModel(contentsOf: file)) == "Nothing.")
    }

    @Test
    func `a session keeps the executors of the last few configurations only`() throws {
        let cache = ExecutorCache()
        let models = (0..<20).map { _ in ScriptedLanguageModel("Hi.") }
        for model in models { _ = try cache.executor(of: model) }
        #expect(cache.count == 8)
        _ = try cache.executor(of: models[19])
        #expect(cache.count == 8)
    }

    @Test func `a file that never ends, or is no file, is not read`() async throws {
        for path in ["/dev/zero", "/tmp"] {
            let server = try FixtureServer(replies: [.saying("Hi")])
            let session = try server.session()
            let error = await #expect(throws: LanguageModelError.self) {
                try await session.respond { Attachment(imageURL: URL(fileURLWithPath: path)) }
            }
            guard case .unsupportedTranscriptContent(let details)? = error else {
                Issue.record("\(String(describing: error))")
                return
            }
            #expect(details.debugDescription.contains("can't be read"))
        }
    }

    @Test
    func `a file that is no image is refused by its name before anything is sent`() async throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).jpg")
        try Data("not an image".utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let server = try FixtureServer(replies: [.saying("Hi")])
        let session = try server.session()
        let error = await #expect(throws: LanguageModelError.self) {
            try await session.respond { Attachment(imageURL: file) }
        }
        guard case .unsupportedTranscriptContent(let details)? = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(details.debugDescription.contains(file.lastPathComponent))
        #expect(details.unsupportedContent.count == 1)
        #expect(server.chats.isEmpty)
    }

    @Test
    func `nothing is read that may never end, is large, or lies in the web`() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("kissa-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let (pipe, large) = (folder.appendingPathComponent("pipe"), folder.appendingPathComponent("large.png"))
        mkfifo(pipe.path, 0o600)
        try Data([0x89, 0x50, 0x4E, 0x47]).write(to: large)
        truncate(large.path, ImageFile.byteCountMax + 1)
        let web = try #require(URL(string: "http://127.0.0.1:9/a.png"))
        for url in [pipe, large, URL(fileURLWithPath: "/dev/zero"), folder, web] {
            let attachment = Transcript.ImageAttachment(imageURL: url, orientation: .right)
            #expect(throws: ImageAttachmentError.self) { try attachment.encoded() }
            #expect(attachment.cgImage.width == 1)
        }
    }

    @Test
    func `the pixels of a JPEG are there, as they lie and upright as the file says`() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("kissa-\(UUID()).jpg")
        defer { try? FileManager.default.removeItem(at: file) }
        let target = try #require(CGImageDestinationCreateWithURL(file as CFURL, "public.jpeg" as CFString, 1, nil))
        let notes = [kCGImagePropertyOrientation: CGImagePropertyOrientation.right.rawValue] as CFDictionary
        CGImageDestinationAddImage(target, Self.image, notes)
        #expect(CGImageDestinationFinalize(target))
        let attachment = Transcript.ImageAttachment(imageURL: file)
        #expect(attachment.cgImage.width == 1 && attachment.cgImage.height == 2)
        let upright = try attachment.uprightImage()
        #expect(upright.width == 2 && upright.height == 1)
        let turned = try Transcript.ImageAttachment(imageURL: file, orientation: .up).uprightImage()
        #expect(turned.width == 1 && turned.height == 2)
    }

    @Test(arguments: CGImagePropertyOrientation.allCases)
    func `an image is turned upright`(orientation: CGImagePropertyOrientation) throws {
        // Where the red pixel ends up: at the top or bottom, or at the left or right.
        let expected: [CGImagePropertyOrientation: (x: Int, y: Int)] = [
            .up: (0, 0), .upMirrored: (0, 0), .down: (0, 1), .downMirrored: (0, 1), .leftMirrored: (0, 0),
            .right: (1, 0), .rightMirrored: (1, 0), .left: (0, 0),
        ]
        let upright = try #require(orientation.upright(Self.image))
        let data = try #require(upright.dataProvider?.data)
        let place = try #require(expected[orientation])
        let first = place.y * upright.bytesPerRow + place.x * 4
        let pixel = Array(data[(data.startIndex + first)..<(data.startIndex + first + 4)])
        let isRed = upright.byteOrderInfo == .order32Little ? pixel[2] == 255 : pixel[0] == 255
        #expect(isRed, "\(pixel)")
    }

    struct Clip: DataAttachmentRepresentable, Equatable {
        var text: String

        init(text: String) { self.text = text }

        init(_ attachment: Transcript.DataAttachment) throws {
            text = String(decoding: attachment.content, as: UTF8.self)
        }

        var transcriptRepresentation: Transcript.DataAttachment {
            .init(contentType: .plainText, content: Data(text.utf8))
        }
    }

    /// Reads texts that are attached as data and answers with them.
    struct Reader: LanguageModel {
        struct Executor: LanguageModelExecutor {
            init(configuration: Int) {}

            nonisolated(nonsending) func respond(
                to request: LanguageModelExecutorGenerationRequest, model: Reader,
                streamingInto channel: LanguageModelExecutorGenerationChannel
            ) async throws {
                for case .attachment(let segment) in request.transcript.flatMap(\.segments) {
                    guard case .data(let data) = segment.content else { continue }
                    let text = try Clip(data).text
                    await channel.send(.response(action: .appendText("\(segment.label ?? ""): \(text)", tokenCount: 1)))
                }
            }
        }

        var capabilities: LanguageModelCapabilities { LanguageModelCapabilities(capabilities: []) }
        var executorConfiguration: Int { 0 }

        func supportsDataAttachmentType(_ type: UTType) async throws -> Bool { type == .plainText }
    }

    @Test
    func `data reach a model that reads their format, and no other`() async throws {
        let prompt = Prompt { Attachment(Clip(text: "Boo")).label("clip") }
        #expect(try await LanguageModelSession(model: Reader()).respond(to: prompt).content == "clip: Boo")
        let error = await #expect(throws: LanguageModelError.self) {
            try await LanguageModelSession(model: ScriptedLanguageModel("Hi")).respond(to: prompt)
        }
        guard case .unsupportedTranscriptContent(let details)? = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(details.debugDescription.contains("public.plain-text"))
    }

    @Test
    func `a transcript keeps its attachments, and finds them by their labels`() throws {
        let image = Transcript.ImageAttachment(Self.image, orientation: .left)
        let file = Transcript.ImageAttachment(imageURL: URL(fileURLWithPath: "/tmp/a.png"))
        let data = Transcript.DataAttachment(contentType: .json, content: Data("{}".utf8))
        let transcript = Transcript(entries: [
            .prompt(
                .init(
                    metadata: ["attempt": 2],
                    segments: [
                        .attachment(.init(id: "a", content: .image(image), label: "memory")),
                        .attachment(.init(id: "b", content: .image(file), label: "file")),
                        .attachment(.init(id: "c", content: .data(data))),
                    ], contextOptions: .init(reasoningLevel: .deep))),
            .data(.init(id: "d", contentType: .json, content: Data("[]".utf8))),
            .response(.init(metadata: ["model": "x"], segments: [])),
        ])
        let decoded = try JSONDecoder().decode(Transcript.self, from: JSONEncoder().encode(transcript))
        #expect(Array(decoded)[1...] == Array(transcript)[1...])
        guard case .prompt(let prompt) = decoded[0] else {
            Issue.record("\(decoded[0])")
            return
        }
        #expect(prompt.metadata == ["attempt": GeneratedContent(2)])
        #expect(prompt.contextOptions.reasoningLevel == .deep)
        #expect(prompt.segments.map(\.id) == ["a", "b", "c"])
        let reference = try ImageReference(GeneratedContent(properties: ["attachmentLabel": "memory"]))
        let found = try #require(reference.resolved(in: decoded))
        #expect(found.orientation == .left && found.cgImage.height == 2)
        #expect(try ImageReference(GeneratedContent(properties: ["attachmentLabel": "?"])).resolve(in: decoded) == nil)
    }
}
