/// A key that signs visitors' cookies, and when it was made.
struct SigningKey: Equatable, Sendable {
    static let byteCount = 32

    /// Seconds since 1970.
    let madeSeconds: Int
    let bytes: [UInt8]

    /// A random one.
    static func make(atSeconds now: Int) -> SigningKey {
        var generator = SystemRandomNumberGenerator()
        let bytes = (0..<byteCount).map { _ in UInt8.random(in: .min ... .max, using: &generator) }
        return SigningKey(madeSeconds: now, bytes: bytes)
    }

    /// The key that follows this one. It is derived, so that all machines with a copy of the file get the same.
    func next(afterSeconds seconds: Int) -> SigningKey {
        let text = "kissa-next-signing-key:\(madeSeconds)"
        return SigningKey(madeSeconds: madeSeconds + seconds, bytes: Digest.hmac(Array(text.utf8), key: bytes))
    }

    /// Its line in the key file.
    var line: String { "hmac-sha256 \(madeSeconds) \(bytes.hexadecimal)\n" }

    /// Reads a key file's lines, and skips lines that are truncated or malformed.
    static func keys(in text: String) -> [SigningKey] {
        text.split(separator: "\n").compactMap { line in
            let words = line.split(separator: " ")
            guard words.count == 3, words[0] == "hmac-sha256", let made = Int(words[1]),
                let bytes = [UInt8](hexadecimal: words[2]), bytes.count == byteCount
            else { return nil }
            return SigningKey(madeSeconds: made, bytes: bytes)
        }
    }
}
