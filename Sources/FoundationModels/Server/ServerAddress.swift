import Foundation

/// The base URL of a server, and the name of one of its models: `https://host/v1#name`.
///
/// The name can contain the characters of model names (`llama3.2:3b`, `org/model`), plain or percent-encoded. The
/// default is the server's first model; the default path is `/v1`.
package struct ServerAddress: Hashable, Sendable {
    /// Without a trailing slash.
    let base: URL
    /// The model's name; nil is the first one that the server lists.
    let model: String?

    /// - Throws: ``ServerAddressError``.
    package init(_ text: String) throws(ServerAddressError) {
        let parts = text.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
        let name = parts.count > 1 ? String(parts[1]) : ""
        try self.init(String(parts[0]), model: name.removingPercentEncoding ?? name)
    }

    /// - Throws: ``ServerAddressError``.
    package init(_ address: String, model: String?) throws(ServerAddressError) {
        guard var components = URLComponents(string: address), let host = components.host, !host.isEmpty,
            ["http", "https"].contains(components.scheme?.lowercased())
        else { throw .noServer(Self.withoutSecrets(address)) }
        guard components.user == nil, components.password == nil else { throw .containsPassword }
        guard components.query == nil else { throw .containsQuery(Self.withoutSecrets(address)) }
        components.fragment = nil
        while components.path.hasSuffix("/") { components.path.removeLast() }
        if components.path.isEmpty { components.path = "/v1" }
        guard let base = components.url else { throw .noServer(Self.withoutSecrets(address)) }
        self.base = base
        self.model = model.flatMap { $0.isEmpty ? nil : $0 }
    }

    /// Guided generation, tools and images. What a server really supports is only known after a request.
    package static let capabilities = LanguageModelCapabilities([.guidedGeneration, .toolCalling, .vision])

    /// The URL of an endpoint of the API.
    func url(_ path: String) -> URL { base.appendingPathComponent(path) }

    /// The URL of an endpoint outside of the API's path: servers have endpoints there that OpenAI's API lacks.
    func urlOutside(_ path: String) -> URL {
        let root = base.lastPathComponent == "v1" ? base.deletingLastPathComponent() : base
        return root.appendingPathComponent(path)
    }

    /// The host and port, for errors.
    var host: String { (base.host ?? "") + (base.port.map { ":\($0)" } ?? "") }

    /// Whether the connection can't be read by others: it is encrypted, or stays on this machine.
    var isPrivate: Bool {
        base.scheme?.lowercased() == "https"
            || ["localhost", "127.0.0.1", "::1", "[::1]"].contains(base.host?.lowercased())
    }

    /// Whether tool calls are possible while a schema is enforced: on OpenAI's and Azure's servers.
    var callsUnderSchemas: Bool {
        let host = base.host?.lowercased() ?? ""
        return host == "api.openai.com" || host.hasSuffix(".openai.azure.com")
    }

    /// The address for error messages: without the part before an `@` or after a `?`.
    private static func withoutSecrets(_ address: String) -> String {
        let told = address.prefix { $0 != "?" }
        guard let place = told.lastIndex(of: "@") else { return String(told) }
        let scheme = told.range(of: "://").map { told[..<$0.upperBound] } ?? ""
        return String(scheme.contains("@") ? "" : scheme) + told[told.index(after: place)...]
    }
}

extension ServerAddress: CustomStringConvertible {
    /// The address as in `KISSA_MODEL`.
    package var description: String { base.absoluteString + (model.map { "#\($0)" } ?? "") }
}

/// Why a text isn't a server's address.
package enum ServerAddressError: Error, Equatable, LocalizedError {
    /// It does not begin with `http://` or `https://` and a host.
    case noServer(String)
    /// It contains a user's name or password; keys belong into the environment.
    case containsPassword
    /// It contains a query, which would come before the paths that are appended to it.
    case containsQuery(String)

    /// What is wrong with the address.
    package var errorDescription: String? {
        switch self {
        case .noServer(let address): "\(address) is no address of a server; expected https://host/v1#model."
        case .containsPassword:
            "The server's address contains a password. Keys are read from \(ServerKey.variables.joined(separator: " or "))."
        case .containsQuery(let address): "The server's address, \(address), must not have a query."
        }
    }
}
