import Foundation

/// The API key for a server. It only comes from the environment, and never appears in logs, errors or descriptions.
///
/// `KISSA_API_KEY` is sent to any server. `OPENAI_API_KEY`, which many have set for other programs, is sent over TLS or
/// to this machine only.
struct ServerKey: Sendable, Hashable {
    static let variables = ["KISSA_API_KEY", "OPENAI_API_KEY"]

    private let secret: String?
    /// Why a key isn't sent although it is set.
    let withheld: String?

    init(for address: ServerAddress, in environment: [String: String] = ProcessInfo.processInfo.environment) {
        let found = Self.variables.compactMap { name in
            Self.cleaned(environment[name]).map { (name: name, secret: $0) }
        }.first
        switch found {
        case (let name, _)? where name == Self.variables[1] && !address.isPrivate:
            secret = nil
            withheld = "\(name) is sent over https only; KISSA_API_KEY is sent over http too."
        case let found:
            secret = found?.secret
            withheld = nil
        }
    }

    /// The value of the `Authorization` header.
    var authorization: String? { secret.map { "Bearer \($0)" } }

    /// A text with the key redacted, in case the server has repeated it.
    func redacting(_ text: String) -> String {
        guard let secret else { return text }
        return text.replacingOccurrences(of: secret, with: "•••")
    }

    /// The key without surrounding white space; nil if it contains line ends or other characters that a header can't
    /// have.
    private static func cleaned(_ text: String?) -> String? {
        guard let text = text?.trimmingCharacters(in: .whitespacesAndNewlines), !text.isEmpty else { return nil }
        return text.unicodeScalars.allSatisfy { (0x21...0x7E).contains($0.value) } ? text : nil
    }
}

extension ServerKey: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    var description: String { secret == nil ? "no key" : "a key" }
    var debugDescription: String { description }
    var customMirror: Mirror { Mirror(self, children: []) }
}
