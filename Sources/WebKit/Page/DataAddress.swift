import Foundation

/// What a `data:` address has in it ([RFC 2397](https://www.rfc-editor.org/rfc/rfc2397)).
struct DataAddress: Equatable {
    let data: Data
    /// The MIME type, without parameters.
    let type: String
    /// The character set, if it is named.
    let encoding: String?

    /// Nil for another address, and for data that can't be decoded.
    init?(_ url: URL) {
        let text = url.absoluteString
        guard url.scheme?.lowercased() == "data", let comma = text.firstIndex(of: ",") else { return nil }
        var parameters = text[..<comma].dropFirst("data:".count).split(separator: ";", omittingEmptySubsequences: false)
            .map { $0.trimmingCharacters(in: .whitespaces) }
        let bytes = Self.unescaped(text[text.index(after: comma)...])
        let isBase64 = parameters.last?.lowercased() == "base64"
        if isBase64 { parameters.removeLast() }
        guard let data = isBase64 ? Data(base64Encoded: bytes, options: .ignoreUnknownCharacters) : bytes else {
            return nil
        }
        self.data = data
        type = parameters.first.flatMap { $0.isEmpty ? nil : $0.lowercased() } ?? "text/plain"
        encoding = parameters.dropFirst().first { $0.lowercased().hasPrefix("charset=") }
            .map { String($0.dropFirst("charset=".count)) }
    }

    /// The bytes of a text with escapes (`%20`).
    private static func unescaped(_ text: Substring) -> Data {
        var result = Data()
        var rest = text.utf8[...]
        while let byte = rest.popFirst() {
            if byte == UInt8(ascii: "%"), let digits = String(rest.prefix(2)), digits.utf8.count == 2,
                let value = UInt8(digits, radix: 16)
            {
                result.append(value)
                rest = rest.dropFirst(2)
            } else {
                result.append(byte)
            }
        }
        return result
    }
}
