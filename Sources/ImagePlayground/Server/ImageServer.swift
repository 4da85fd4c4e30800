import CoreGraphics
import Foundation
import HTTP

/// Makes pictures with a server: an OpenAI-compatible one, or a Stable Diffusion WebUI.
struct ImageServer: ImageMaker {
    /// The server's API.
    enum Dialect: Sendable, Equatable {
        /// - Parameter model: The model's name; nil for the server's default.
        case openAI(model: String?)
        case webUI
    }

    let base: URL
    let dialect: Dialect
    let key: String?

    /// Parses `https://host/v1#model` for an OpenAI-compatible server, or `http://host:7860` for a Stable Diffusion WebUI; nil if
    /// the text is neither.
    init?(_ address: String, key: String? = nil) {
        guard var parts = URLComponents(string: address), let scheme = parts.scheme?.lowercased(),
            ["http", "https"].contains(scheme), parts.host?.isEmpty == false
        else { return nil }
        let model = parts.fragment
        parts.fragment = nil
        while parts.path.hasSuffix("/") { parts.path.removeLast() }
        let isWebUI = model == nil && (parts.path.isEmpty || parts.path.hasSuffix("/sdapi/v1"))
        if isWebUI, parts.path.isEmpty { parts.path = "/sdapi/v1" }
        guard let base = parts.url else { return nil }
        self.base = base
        self.key = key
        dialect = isWebUI ? .webUI : .openAI(model: model)
    }

    @concurrent func image(_ index: Int, of order: ImageOrder) async throws -> CGImage {
        let prompt = try Self.prompt(for: order)
        let answer = try await ImageTransport.named.data(for: request(prompt, index, order))
        guard let picture = try? JSONDecoder().decode(Answer.self, from: answer) else {
            throw ImageCreator.Error.creationFailed
        }
        let data = try await bytes(of: picture)
        guard let image = CGImage(png: data) else { throw ImageCreator.Error.creationFailed }
        return image
    }

    private func bytes(of answer: Answer) async throws -> Data {
        if let text = answer.base64, let data = Data(base64Encoded: text, options: .ignoreUnknownCharacters) {
            return data
        }
        guard let url = answer.url, ["http", "https"].contains(url.scheme ?? "") else {
            throw ImageCreator.Error.creationFailed
        }
        let isSameServer = (url.scheme, url.host, url.port) == (base.scheme, base.host, base.port)
        let transport = isSameServer ? ImageTransport.named : .elsewhere
        return try await transport.data(for: HTTPRequest(url))
    }

    // MARK: - The request

    static func prompt(for order: ImageOrder) throws -> String {
        let texts = try order.concepts.map { concept in
            switch concept.content {
            case .text(let text): return text
            case .extracted(let text, let title): return Extract.description(of: text, title: title)
            case .image: throw ImageCreator.Error.unsupportedInputImage
            }
        }
        let manner =
            switch order.style.manner {
            case .sketch: "hand-drawn pencil sketch on warm paper"
            case .illustration: "soft watercolour illustration"
            case .animation: "bright flat animation style"
            }
        return (texts + [manner]).joined(separator: ", ")
    }

    private func request(_ prompt: String, _ index: Int, _ order: ImageOrder) throws -> HTTPRequest {
        let path = dialect == .webUI ? "txt2img" : "images/generations"
        let body = try JSONEncoder().encode(body(prompt, index, order))
        var headers = ["Content-Type": "application/json"]
        headers["Authorization"] = key.map { "Bearer \($0)" }
        return HTTPRequest(base.appendingPathComponent(path), method: "POST", headers: headers, body: body)
    }

    private func body(_ prompt: String, _ index: Int, _ order: ImageOrder) -> Body {
        let side = order.options.side
        switch dialect {
        case .webUI:
            let seed = Int(truncatingIfNeeded: order.seed &+ UInt64(index)) & 0xFFFF_FFFF
            return Body(prompt: prompt, width: side, height: side, seed: seed)
        case .openAI(let model):
            // OpenAI's newer models always return base64, and refuse this parameter.
            let format = model?.hasPrefix("gpt-image") == true ? nil : "b64_json"
            return Body(prompt: prompt, model: model, n: 1, size: "\(side)x\(side)", response_format: format)
        }
    }

    /// The request body; the names are those of the APIs.
    private struct Body: Encodable {
        var prompt: String
        var model: String?
        var n: Int?
        var size: String?
        var response_format: String?
        var width: Int?
        var height: Int?
        var seed: Int?
    }

    /// The response, in either API.
    private struct Answer: Decodable {
        struct Picture: Decodable {
            var b64_json: String?
            var url: URL?
        }
        var data: [Picture]?
        var images: [String]?

        var base64: String? { data?.first?.b64_json ?? images?.first }
        var url: URL? { data?.first?.url }
    }
}
