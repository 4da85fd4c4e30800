/// The key that clients need. It isn't written to logs or responses.
struct ServiceKey: Sendable {
    private let bytes: [UInt8]

    /// Nil for an empty text.
    init?(_ text: String) {
        guard !text.isEmpty else { return nil }
        bytes = Array(text.utf8)
    }

    private static let scheme = "bearer "

    /// Whether a request contains the key, as `Authorization: Bearer KEY`. The comparison takes constant time, and only reveals
    /// the key's length.
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
