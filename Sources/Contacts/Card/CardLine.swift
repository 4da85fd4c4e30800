import Foundation
import PersonalData

/// One property of a card: `item1.TEL;TYPE=home:+81 3 …`, unfolded, its value still in bytes.
struct CardLine {
    /// The number of its first line in the file, from 1.
    let number: Int
    /// The group's name, in capitals.
    let group: String
    let name: String
    /// By their names in capitals. Parameters without a name, as in version 2.1, are mostly types.
    let parameters: [String: [String]]
    private(set) var value: [UInt8]

    /// The maximum number of bytes before the value.
    private static let headCountMax = 10_000

    /// nil if the line isn't a property.
    init?(_ bytes: [UInt8], number: Int) {
        var quoted = false
        let colon = bytes.prefix(Self.headCountMax).firstIndex { byte in
            if byte == UInt8(ascii: "\"") { quoted.toggle() }
            return byte == UInt8(ascii: ":") && !quoted
        }
        guard let colon else { return nil }
        var parts = Self.split(String(decoding: bytes[..<colon], as: UTF8.self))
        let name = parts.removeFirst().trimmingCharacters(in: .whitespaces).uppercased()
        let dot = name.lastIndex(of: ".")
        self.number = number
        group = dot.map { String(name[..<$0]) } ?? ""
        self.name = dot.map { String(name[name.index(after: $0)...]) } ?? name
        guard !self.name.isEmpty,
            self.name.utf8.allSatisfy({ byte in
                // `/` is for `X-messaging/xmpp-All`, which KDE wrote.
                [45, 47, 95].contains(byte) || (48...57).contains(byte) || (65...90).contains(byte)
            })
        else { return nil }
        parameters = Self.parameters(parts)
        value = Array(bytes[bytes.index(after: colon)...])
    }

    private static func split(_ head: String) -> [String] {
        var parts = [""]
        var quoted = false
        for character in head {
            if character == "\"" { quoted.toggle() }
            if character == ";", !quoted { parts.append("") } else { parts[parts.count - 1].append(character) }
        }
        return parts
    }

    private static func parameters(_ parts: [String]) -> [String: [String]] {
        var parameters: [String: [String]] = [:]
        for part in parts {
            let pair = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            let values = (pair.last ?? "").split(separator: ",").map {
                CaretEscapes.decoded($0.trimmingCharacters(in: CharacterSet(charactersIn: "\" ")))
            }
            parameters[pair.count > 1 ? pair[0].uppercased() : meaning(of: part.uppercased()), default: []] += values
        }
        return parameters
    }

    /// The parameter's name for a word without one.
    private static func meaning(of word: String) -> String {
        if ["QUOTED-PRINTABLE", "BASE64", "B", "8BIT", "7BIT"].contains(word) { return "ENCODING" }
        return CardCharacterSet.isWellKnown(word) ? "CHARSET" : "TYPE"
    }

    /// The value of a `BEGIN` or `END` line, in capitals; empty for other lines.
    var mark: String {
        name == "BEGIN" || name == "END" ? text.trimmingCharacters(in: .whitespaces).uppercased() : ""
    }

    /// Whether the value begins a nested card, such as that of an `AGENT`. A card that is escaped within the value doesn't count.
    var opensCard: Bool { text.trimmingCharacters(in: .whitespaces).uppercased() == "BEGIN:VCARD" }

    var types: Set<String> { Set((parameters["TYPE"] ?? []).map { $0.uppercased() }) }
    var isQuotedPrintable: Bool { parameters["ENCODING"]?.first?.uppercased() == "QUOTED-PRINTABLE" }
    var isBase64: Bool { ["B", "BASE64"].contains(parameters["ENCODING"]?.first?.uppercased() ?? "") }

    // MARK: - The value

    /// The value as text, with the transfer encoding and the character set decoded, but not the escapes; empty if that fails.
    var text: String { decoded ?? "" }

    /// nil if the character set is unknown, or the value is invalid in it. Line breaks in quoted-printable are CR LF.
    var decoded: String? {
        isQuotedPrintable
            ? decoded(QuotedPrintable.bytes(value)).map(QuotedPrintable.withLineFeeds) : decoded(value)
    }

    private func decoded(_ bytes: [UInt8]) -> String? {
        guard let name = parameters["CHARSET"]?.first, !bytes.allSatisfy({ $0 < 128 && $0 != 27 }) else {
            return Self.text(bytes)
        }
        return CardCharacterSet.text(bytes, in: name) ?? String(validating: bytes, as: UTF8.self)
    }

    /// Decodes UTF-8 if most bytes are valid, else Windows' Western code page.
    static func text(_ bytes: [UInt8]) -> String {
        String(validating: bytes, as: UTF8.self) ?? DamagedText.repaired(bytes)
            ?? CardCharacterSet.text(bytes, in: "WINDOWS-1252") ?? String(bytes.map { Character(Unicode.Scalar($0)) })
    }

    /// The value's components, separated by semicolons and unescaped.
    var components: [String] { Self.unescaped(text, splitAt: ";") }

    /// The whole value, unescaped.
    var plain: String { Self.unescaped(text, splitAt: nil)[0] }

    static func unescaped(_ text: String, splitAt separator: Unicode.Scalar?) -> [String] {
        var parts = [String.UnicodeScalarView()]
        var isEscaped = false
        for scalar in text.unicodeScalars {
            if isEscaped {
                parts[parts.count - 1].append(scalar == "n" || scalar == "N" ? "\n" : scalar)
                isEscaped = false
            } else if scalar == "\\" {
                isEscaped = true
            } else if scalar == separator {
                parts.append(String.UnicodeScalarView())
            } else {
                parts[parts.count - 1].append(scalar)
            }
        }
        return parts.map { String($0) }
    }

    // MARK: - Bytes

    /// Appends a continuation line that isn't indented, if it is base64 and the value stays within the limit.
    mutating func append(base64 bytes: [UInt8]) -> Bool {
        guard isBase64, Self.isBase64(bytes), value.count + bytes.count <= FoldedLines.byteCountMax else {
            return false
        }
        value += bytes
        return true
    }

    private static func isBase64(_ bytes: [UInt8]) -> Bool {
        bytes.allSatisfy { byte in
            (48...57).contains(byte) || (65...90).contains(byte) || (97...122).contains(byte)
                || [43, 47, 61, 32, 9].contains(byte)
        }
    }

    /// A picture's bytes, from base64 or a `data:` URL; nil for other URLs and for empty ones.
    var data: Data? {
        let address = text.trimmingCharacters(in: .whitespaces)
        guard address.prefix(5).lowercased() == "data:" else {
            return isBase64 || isUnnamedBase64 ? Self.data(of: value) : nil
        }
        guard let comma = address.firstIndex(of: ",") else { return nil }
        let content = String(address[address.index(after: comma)...])
        if address[..<comma].lowercased().hasSuffix(";base64") { return Self.data(of: Array(content.utf8)) }
        return content.removingPercentEncoding.map { Data($0.utf8) }
    }

    /// Some programs omit the encoding: values that start like JPEG, PNG, GIF or WebP and consist of base64 are recognized.
    private var isUnnamedBase64: Bool {
        ["/9j/", "iVBORw0KGgo", "R0lGOD", "UklGR"].contains { value.starts(with: $0.utf8) } && Self.isBase64(value)
    }

    /// Some programs omit the padding. A surplus letter at the end is dropped.
    private static func data(of base64: [UInt8]) -> Data? {
        let letters = base64.filter { $0 != 61 && isBase64([$0]) && $0 != 32 && $0 != 9 }
        let whole = letters.count % 4 == 1 ? letters.dropLast() : letters[...]
        let filling = Array(repeating: UInt8(ascii: "="), count: (4 - whole.count % 4) % 4)
        return Data(base64Encoded: Data(whole + filling)).flatMap { $0.isEmpty ? nil : $0 }
    }
}
