import Foundation

/// The encoding of texts in vCard 2.1 and vCalendar 1.0: `=E9` is a byte (RFC 2045 §6.7).
package enum QuotedPrintable {
    package static func bytes(_ encoded: [UInt8]) -> [UInt8] {
        func digit(_ byte: UInt8) -> UInt8? { Character(Unicode.Scalar(byte)).hexDigitValue.map { UInt8($0) } }
        var result: [UInt8] = []
        var index = 0
        while index < encoded.count {
            if encoded[index] == UInt8(ascii: "="), index + 2 < encoded.count, let high = digit(encoded[index + 1]),
                let low = digit(encoded[index + 2])
            {
                result.append(high << 4 | low)
                index += 3
            } else {
                result.append(encoded[index])
                index += 1
            }
        }
        return result
    }

    /// A text in UTF-8, or in Latin-1 where it isn't that. Lines end with CR LF in the encoding, and with LF here.
    package static func text(_ encoded: String) -> String {
        let bytes = bytes(Array(encoded.utf8))
        let text = String(validating: bytes, as: UTF8.self) ?? String(bytes.map { Character(Unicode.Scalar($0)) })
        return withLineFeeds(text)
    }

    package static func withLineFeeds(_ text: String) -> String { text.replacing("\r\n", with: "\n") }
}
