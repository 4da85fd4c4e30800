import CCrypto

/// SHA-256 and HMAC-SHA-256, by libcrypto.
enum Digest {
    private static let byteCount = Int(SHA256_DIGEST_LENGTH)

    static func sha256(_ bytes: [UInt8]) -> [UInt8] {
        var digest = [UInt8](repeating: 0, count: byteCount)
        _ = SHA256(bytes, bytes.count, &digest)
        return digest
    }

    static func hmac(_ bytes: [UInt8], key: [UInt8]) -> [UInt8] {
        var digest = [UInt8](repeating: 0, count: byteCount)
        let made = HMAC(EVP_sha256(), key, Int32(key.count), bytes, bytes.count, &digest, nil)
        precondition(made != nil, "libcrypto has HMAC-SHA-256")
        return digest
    }

    /// Compares in constant time, wherever the values differ.
    static func isEqual(_ one: [UInt8], _ other: [UInt8]) -> Bool {
        one.count == other.count && CRYPTO_memcmp(one, other, one.count) == 0
    }
}

extension [UInt8] {
    /// Two lowercase digits a byte.
    var hexadecimal: String {
        map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }

    /// Nil if the text is not what `hexadecimal` writes.
    init?(hexadecimal text: some StringProtocol) {
        let digits = Array(text.utf8)
        guard digits.count.isMultiple(of: 2) else { return nil }
        self = []
        for place in stride(from: 0, to: digits.count, by: 2) {
            guard let high = Self.value(digits[place]), let low = Self.value(digits[place + 1]) else { return nil }
            append(high << 4 | low)
        }
    }

    private static func value(_ digit: UInt8) -> UInt8? {
        switch digit {
        case 48...57: digit - 48
        case 97...102: digit - 87
        default: nil
        }
    }
}
