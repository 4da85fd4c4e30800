import CoreGraphics
import Foundation
import TestSupport
import Testing

@testable import ImagePlayground

@Suite(.timeLimit(.minutes(1))) struct ImageServerTests {
    private var png: String {
        get throws {
            let image = try #require(Bitmap.image(of: [.fill(.circle(50, 50, 40), .ink, opacity: 1)], side: 32))
            return try #require(image.pngData).base64EncodedString()
        }
    }

    private func ask(_ address: String, _ concept: ImagePlaygroundConcept = .text("a fox")) async throws -> [CGImage] {
        let creator = try ImageCreator(environment: ["KISSA_IMAGES": address, "KISSA_IMAGES_KEY": "secret"], seed: 1)
        var images: [CGImage] = []
        for try await image in creator.images(for: [concept], style: .illustration, limit: 2) {
            images.append(image.cgImage)
        }
        return images
    }

    @Test func `an open AI server is asked for each picture`() async throws {
        let server = try FixtureServer(replies: [.json(#"{"data":[{"b64_json":"\#(png)"}]}"#)])
        defer { server.stop() }
        let images = try await ask("http://127.0.0.1:\(server.port)/v1#painter")
        #expect(images.map(\.width) == [32, 32])
        #expect(server.requests.count == 2)
        let request = try #require(server.requests.first)
        #expect(request.method == "POST" && request.path == "/v1/images/generations")
        #expect(request.headers["authorization"] == "Bearer secret")
        #expect(request.json["model"].string == "painter")
        #expect(request.json["prompt"].string?.contains("a fox, soft watercolour illustration") == true)
        #expect(request.json["size"].string == "512x512")
    }

    @Test func `A picture is fetched from the server itself, and from no other place of our network`() async throws {
        let other = try FixtureServer(replies: [.json("")])
        let bytes = try #require(Data(base64Encoded: try png))
        let places = try ["own", "other"].map { place in
            try FixtureServer { request in
                let port =
                    place == "own"
                    ? request.headers["host"].map { $0.split(separator: ":").last! } ?? "" : "\(other.port)"
                return request.method == "POST"
                    ? .json(#"{"data":[{"url":"http://127.0.0.1:\#(port)/a.png"}]}"#)
                    : FixtureReply(steps: [.bytes(Array(bytes))])
            }
        }
        #expect(try await ask("http://127.0.0.1:\(places[0].port)/v1#x").count == 2)
        await #expect(throws: ImageCreator.Error.unavailable) {
            try await ask("http://127.0.0.1:\(places[1].port)/v1#x")
        }
        #expect(other.connectionCount == 0)
    }

    @Test func `a web UI is asked in its own words`() async throws {
        let server = try FixtureServer(replies: [.json(#"{"images":["\#(png)"],"parameters":{}}"#)])
        defer { server.stop() }
        #expect(try await ask("http://127.0.0.1:\(server.port)").count == 2)
        let request = try #require(server.requests.first)
        #expect(request.method == "POST" && request.path == "/sdapi/v1/txt2img")
        #expect(request.json["width"].number == 512)
        #expect(Set(server.requests.compactMap(\.json["seed"].number)).count == 2)
    }

    @Test(arguments: [
        (500, ImageCreator.Error.unavailable), (401, .unavailable), (302, .unavailable), (400, .creationFailed),
    ])
    func `a server's refusal is an error`(status: Int, error: ImageCreator.Error) async throws {
        let server = try FixtureServer(replies: [.json("{}", status: status)])
        defer { server.stop() }
        await #expect(throws: error) { try await ask("http://127.0.0.1:\(server.port)/v1#x") }
    }

    @Test(arguments: ["{}", "nonsense", #"{"data":[]}"#, #"{"data":[{"b64_json":"AAAA"}]}"#, #"{"images":["%%%"]}"#])
    func `an answer without a picture is an error`(answer: String) async throws {
        let server = try FixtureServer(replies: [.json(answer)])
        defer { server.stop() }
        await #expect(throws: ImageCreator.Error.creationFailed) {
            try await ask("http://127.0.0.1:\(server.port)/v1#x")
        }
    }

    @Test func `nobody at the address is unavailable`() async throws {
        let server = try FixtureServer(replies: [.json("")])
        server.stop()
        await #expect(throws: ImageCreator.Error.unavailable) { try await ask("http://127.0.0.1:\(server.port)/v1#x") }
    }

    @Test func `a server is sent no pictures`() async throws {
        let image = try #require(Bitmap.image(of: [], side: 16))
        await #expect(throws: ImageCreator.Error.unsupportedInputImage) {
            try await ask("http://127.0.0.1:9/v1#x", .image(image))
        }
    }

    @Test(arguments: ["ftp://host/v1#x", "nonsense", "http://", "/v1"])
    func `what is no address is refused at once`(address: String) {
        #expect(throws: ImageCreator.Error.unavailable) { try ImageCreator(environment: ["KISSA_IMAGES": address]) }
    }

    @Test func `addresses tell the dialect`() {
        #expect(ImageServer("https://host/v1#m")?.dialect == .openAI(model: "m"))
        #expect(ImageServer("https://host/v1/")?.dialect == .openAI(model: nil))
        #expect(ImageServer("http://host:7860/")?.base.absoluteString == "http://host:7860/sdapi/v1")
        #expect(ImageServer("http://host/ui/sdapi/v1")?.dialect == .webUI)
    }
}
