import Foundation

/// Where a server's interface begins, and which of its models is meant: `https://host/v1#name`.
///
/// A name may contain what model names contain (`llama3.2:3b`, `org/model`), written plainly or percent-encoded. Without a
/// name the server's first model is meant, without a path `/v1`.
package struct ServerAddress: Hashable, Sendable {
    /// Without a slash at its end.
    let base: URL
    /// Nil is the first one that the server lists.
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

    /// Guided generation, tools and images; what a server can do shows when it is asked.
    package static let capabilities = LanguageModelCapabilities([.guidedGeneration, .toolCalling, .vision])

    /// The address of a part of the interface.
    func url(_ path: String) -> URL { base.appendingPathComponent(path) }

    /// The address of something beside the interface: servers put what OpenAI's has not outside of `/v1`.
    func urlOutside(_ path: String) -> URL {
        let root = base.lastPathComponent == "v1" ? base.deletingLastPathComponent() : base
        return root.appendingPathComponent(path)
    }

    /// The host and port, for errors.
    var host: String { (base.host ?? "") + (base.port.map { ":\($0)" } ?? "") }

    /// Whether what is sent can be read on no network but this machine's own.
    var isPrivate: Bool {
        base.scheme?.lowercased() == "https"
            || ["localhost", "127.0.0.1", "::1", "[::1]"].contains(base.host?.lowercased())
    }

    /// Whether a model that is kept to a schema may call tools there all the same: OpenAI, on its own servers and Azure's.
    var callsUnderSchemas: Bool {
        let host = base.host?.lowercased() ?? ""
        return host == "api.openai.com" || host.hasSuffix(".openai.azure.com")
    }

    /// What may stand in an error: without what comes before an `@`, or behind a `?`.
    private static func withoutSecrets(_ address: String) -> String {
        let told = address.prefix { $0 != "?" }
        guard let place = told.lastIndex(of: "@") else { return String(told) }
        let scheme = told.range(of: "://").map { told[..<$0.upperBound] } ?? ""
        return String(scheme.contains("@") ? "" : scheme) + told[told.index(after: place)...]
    }
}

extension ServerAddress: CustomStringConvertible {
    /// As it is written in `KISSA_MODEL`.
    package var description: String { base.absoluteString + (model.map { "#\($0)" } ?? "") }
}

/// Why a text is no server's address.
package enum ServerAddressError: Error, Equatable, LocalizedError {
    /// It does not begin with `http://` or `https://` and a host.
    case noServer(String)
    /// It contains a user's name or password; keys belong into the environment.
    case containsPassword
    /// It contains a query, which would come before the paths that are appended.
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
