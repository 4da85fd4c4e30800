import FoundationModels
import ShotOrders

/// Speaks the Model Context Protocol: JSON-RPC 2.0, one message per line in each direction.
struct MCPServer: Sendable {
    /// The supported versions, the preferred one first. The version between them, which batches several requests in one message,
    /// isn't supported.
    private static let versions = ["2025-06-18", "2024-11-05"]
    private static let instructions = """
        Shows the app of a package that is written for Kissa, and works it as a person would. screens lists what there is; shot \
        shows a screen; tap, type, choose, scroll and back work it, and tell what it shows then. Sources that have changed are \
        built before the next answer, and the app starts anew.
        """

    let app: any DrivenApp

    /// The answer to a line.
    enum Answer: Sendable {
        /// No answer, for a line that isn't a request.
        case none
        case now(String)
        /// The app's answer. Calls are performed in the order in which they arrived.
        case later(@Sendable () async -> String)
    }

    func answer(_ line: String) -> Answer {
        guard !line.allSatisfy(\.isWhitespace) else { return .none }
        guard let message = try? GeneratedContent(wholeJSON: line) else { return .now(failure(.noJSON, id: .null)) }
        guard case .structure(let fields, _) = message.kind, fields["jsonrpc"]?.kind == .string("2.0") else {
            return .now(failure(.noRequest, id: .null))
        }
        guard case .string(let method)? = fields["method"]?.kind else {
            // A response without a request.
            return fields["id"] == nil ? .now(failure(.noRequest, id: .null)) : .none
        }
        guard let id = fields["id"] else { return .none }
        // JSON-RPC only allows null in responses; the protocol doesn't allow it in requests.
        guard id.kind != .null else { return .now(failure(.noRequest, id: .null)) }
        do throws(MCPError) {
            return try answer(method, parameters(fields), id: id)
        } catch {
            return .now(failure(error, id: id))
        }
    }

    private func parameters(_ fields: [String: GeneratedContent]) -> [String: GeneratedContent] {
        guard case .structure(let parameters, _)? = fields["params"]?.kind else { return [:] }
        return parameters
    }

    private func answer(
        _ method: String, _ parameters: [String: GeneratedContent], id: GeneratedContent
    ) throws(MCPError) -> Answer {
        switch method {
        case "initialize": return .now(success(introduction(parameters["protocolVersion"]?.kind), id: id))
        case "ping": return .now(success(.object([:]), id: id))
        case "tools/list":
            return .now(success(.object(["tools": GeneratedContent.list(MCPTool.all.map(\.json))]), id: id))
        case "tools/call":
            let order = try order(parameters)
            return .later { await success(perform(order), id: id) }
        default: throw .noMethod(method)
        }
    }

    private func introduction(_ wanted: GeneratedContent.Kind?) -> GeneratedContent {
        var version = Self.versions[0]
        if case .string(let text)? = wanted, Self.versions.contains(text) { version = text }
        return .object([
            "protocolVersion": version,
            "capabilities": GeneratedContent.object(["tools": GeneratedContent.object([:])]),
            "serverInfo": GeneratedContent.object(["name": "kissa", "title": "Kissa", "version": "1.0"]),
            "instructions": Self.instructions,
        ])
    }

    // MARK: Calls

    private func order(_ parameters: [String: GeneratedContent]) throws(MCPError) -> DriveOrder {
        guard case .string(let name)? = parameters["name"]?.kind,
            let tool = MCPTool.all.first(where: { $0.action.rawValue == name })
        else { throw .invalidArguments("There is no such tool.") }
        guard case .structure(let arguments, _)? = parameters["arguments"]?.kind else { return try tool.order([:]) }
        return try tool.order(arguments)
    }

    /// If the app fails, that is a result for the model to read, not a protocol error.
    private func perform(_ order: DriveOrder) async -> GeneratedContent {
        do {
            let answer = try await app.perform(order)
            if let error = answer.error { return result([.text(error)], isError: true) }
            let picture = answer.picture.map { [Part.picture($0.base64EncodedString())] } ?? []
            return result(picture + (answer.text.map { [Part.text($0)] } ?? []), isError: false)
        } catch {
            return result([.text("\(error)")], isError: true)
        }
    }

    private enum Part {
        case text(String)
        case picture(String)

        var json: GeneratedContent {
            switch self {
            case .text(let text): .object(["type": "text", "text": text])
            case .picture(let data): .object(["type": "image", "data": data, "mimeType": "image/png"])
            }
        }
    }

    private func result(_ parts: [Part], isError: Bool) -> GeneratedContent {
        .object(["content": GeneratedContent.list(parts.map(\.json)), "isError": isError])
    }

    private func success(_ result: GeneratedContent, id: GeneratedContent) -> String {
        object(["jsonrpc": "2.0", "id": id, "result": result])
    }

    private func failure(_ error: MCPError, id: GeneratedContent) -> String {
        let details = GeneratedContent.object(["code": error.code, "message": error.message])
        return object(["jsonrpc": "2.0", "id": id, "error": details])
    }

    private func object(_ members: KeyValuePairs<String, (any ConvertibleToGeneratedContent)?>) -> String {
        GeneratedContent.object(members).jsonString
    }
}
