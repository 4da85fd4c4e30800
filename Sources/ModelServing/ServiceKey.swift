/// The key that clients have to know. It stands in no log and no answer.
struct ServiceKey: Sendable {
    private let bytes: [UInt8]

    /// Nil for an empty text, which is no key.
    init?(_ text: String) {
        guard !text.isEmpty else { return nil }
        bytes = Array(text.utf8)
    }

    private static let scheme = "bearer "

    /// Whether a request has it, as `Authorization: Bearer KEY`. The time that this takes tells nothing of the key but its
    /// length.
    func isNamed(in authorization: String) -> Bool {
        guard authorization.lowercased().hasPrefix(Self.scheme) else { return false }
        let named = Array(authorization.utf8.dropFirst(Self.scheme.utf8.count))
        var difference = named.count ^ bytes.count
        for index in bytes.indices {
            difference |= Int(bytes[index] ^ (named.isEmpty ? 0 : named[index % named.count]))
        }
        return difference == 0
    }
}
