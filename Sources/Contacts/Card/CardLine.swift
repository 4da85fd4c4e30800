import Foundation
import Permissions

/// One property of a card: `item1.TEL;TYPE=home:+81 3 …`, unfolded, its value still in bytes.
struct CardLine {
    /// Where it begins in the file, from 1.
    let number: Int
    /// In capitals.
    let group: String
    let name: String
    /// By their names in capitals; bare ones, as version 2.1 has them, count as types.
    let parameters: [String: [String]]
    private(set) var value: [UInt8]

    /// What stands before the value is no longer, in bytes.
    private static let headCountMax = 10_000

    /// nil for what is no property.
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
                // KDE wrote `X-messaging/xmpp-All`.
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
                $0.trimmingCharacters(in: CharacterSet(charactersIn: "\" "))
            }
            parameters[pair.count > 1 ? pair[0].uppercased() : meaning(of: part.uppercased()), default: []] += values
        }
        return parameters
    }

    /// What a parameter without a name is about.
    private static func meaning(of word: String) -> String {
        if ["QUOTED-PRINTABLE", "BASE64", "B", "8BIT", "7BIT"].contains(word) { return "ENCODING" }
        return CardCharacterSet.isWellKnown(word) ? "CHARSET" : "TYPE"
    }

    /// Of a line that begins or ends something, what that is, in capitals.
    var mark: String {
        name == "BEGIN" || name == "END" ? text.trimmingCharacters(in: .whitespaces).uppercased() : ""
    }

    /// Whether the value begins a card, as an agent's may; one that is whole within the value, its lines' ends escaped, doesn't.
    var opensCard: Bool { text.trimmingCharacters(in: .whitespaces).uppercased() == "BEGIN:VCARD" }

    var types: Set<String> { Set((parameters["TYPE"] ?? []).map { $0.uppercased() }) }
    var isQuotedPrintable: Bool { parameters["ENCODING"]?.first?.uppercased() == "QUOTED-PRINTABLE" }
    var isBase64: Bool { ["B", "BASE64"].contains(parameters["ENCODING"]?.first?.uppercased() ?? "") }

    // MARK: - The value

    /// The value as text, its encoding and its character set undone, its escapes left; empty where that can't be done.
    var text: String { decoded ?? "" }

    /// nil where nobody knows the character set, or the value isn't in it. A line's end in quoted-printable is CR LF.
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

    /// UTF-8 if it is that, else what Windows writes in the west.
    static func text(_ bytes: [UInt8]) -> String {
        String(validating: bytes, as: UTF8.self) ?? CardCharacterSet.text(bytes, in: "WINDOWS-1252")
            ?? String(bytes.map { Character(Unicode.Scalar($0)) })
    }

    /// The value's parts between semicolons, with escapes undone.
    var components: [String] { Self.unescaped(text, splitAt: ";") }

    /// The whole value with escapes undone.
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

    /// Goes on with a line that a program didn't indent, as far as it is base 64 and there is room.
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

    /// A picture's bytes, in base 64 or a `data:` address; nil for another address, or none.
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

    /// Some programs name no encoding: what begins as JPEG, PNG, GIF or WebP does in base 64, and goes on in it, is that.
    private var isUnnamedBase64: Bool {
        ["/9j/", "iVBORw0KGgo", "R0lGOD", "UklGR"].contains { value.starts(with: $0.utf8) } && Self.isBase64(value)
    }

    /// Some programs leave out the signs that fill up the end; a letter too many at the end is dropped.
    private static func data(of base64: [UInt8]) -> Data? {
        let letters = base64.filter { $0 != 61 && isBase64([$0]) && $0 != 32 && $0 != 9 }
        let whole = letters.count % 4 == 1 ? letters.dropLast() : letters[...]
        let filling = Array(repeating: UInt8(ascii: "="), count: (4 - whole.count % 4) % 4)
        return Data(base64Encoded: Data(whole + filling)).flatMap { $0.isEmpty ? nil : $0 }
    }
}
