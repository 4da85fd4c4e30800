import Foundation

/// One property of a card: `item1.TEL;TYPE=home:+81 3 …`, unfolded, its value still in bytes.
struct CardLine {
    /// Where it begins in the file, from 1.
    let number: Int
    /// In capitals.
    let group: String
    let name: String
    /// By their names in capitals; bare ones, as version 2.1 has them, count as types.
    let parameters: [String: [String]]
    let value: [UInt8]

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
            self.name.utf8.allSatisfy({ $0 == 45 || $0 == 95 || (48...57).contains($0) || (65...90).contains($0) })
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
        if ["QUOTED-PRINTABLE", "BASE64", "8BIT", "7BIT"].contains(word) { return "ENCODING" }
        return encodings[word] == nil ? "TYPE" : "CHARSET"
    }

    /// Of a line that begins or ends something, what that is, in capitals.
    var mark: String {
        name == "BEGIN" || name == "END" ? text.trimmingCharacters(in: .whitespaces).uppercased() : ""
    }

    var types: Set<String> { Set((parameters["TYPE"] ?? []).map { $0.uppercased() }) }
    var isQuotedPrintable: Bool { parameters["ENCODING"]?.first?.uppercased() == "QUOTED-PRINTABLE" }
    private var isBase64: Bool { ["B", "BASE64"].contains(parameters["ENCODING"]?.first?.uppercased() ?? "") }

    // MARK: - The value

    /// The value as text, its encoding and its character set undone, its escapes left.
    var text: String {
        let bytes = isQuotedPrintable ? Self.unquoted(value) : value
        if let name = parameters["CHARSET"]?.first?.uppercased(), let encoding = Self.encodings[name],
            let text = String(data: Data(bytes), encoding: encoding)
        {
            return text
        }
        return Self.text(bytes)
    }

    /// UTF-8 if it is that, else Latin-1.
    static func text(_ bytes: [UInt8]) -> String {
        String(validating: bytes, as: UTF8.self) ?? String(bytes.map { Character(Unicode.Scalar($0)) })
    }

    private static let encodings: [String: String.Encoding] = [
        "UTF-8": .utf8, "SHIFT_JIS": .shiftJIS, "SHIFT-JIS": .shiftJIS, "SJIS": .shiftJIS, "CP932": .shiftJIS,
        "WINDOWS-31J": .shiftJIS, "MS932": .shiftJIS, "X-SJIS": .shiftJIS, "EUC-JP": .japaneseEUC,
        "ISO-2022-JP": .iso2022JP, "ISO-8859-1": .isoLatin1, "ISO-8859-2": .isoLatin2,
        "WINDOWS-1250": .windowsCP1250, "WINDOWS-1251": .windowsCP1251, "WINDOWS-1252": .windowsCP1252,
        "US-ASCII": .ascii,
    ]

    private static func unquoted(_ bytes: [UInt8]) -> [UInt8] {
        func digit(_ byte: UInt8) -> UInt8? { Character(Unicode.Scalar(byte)).hexDigitValue.map { UInt8($0) } }
        var result: [UInt8] = []
        var index = 0
        while index < bytes.count {
            if bytes[index] == UInt8(ascii: "="), index + 2 < bytes.count, let high = digit(bytes[index + 1]),
                let low = digit(bytes[index + 2])
            {
                result.append(high << 4 | low)
                index += 3
            } else {
                result.append(bytes[index])
                index += 1
            }
        }
        return result
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

    /// A picture's bytes, in base 64 or a `data:` address.
    var data: Data? {
        if isBase64 { return Data(base64Encoded: Data(value), options: .ignoreUnknownCharacters) }
        guard text.hasPrefix("data:"), let comma = text.firstIndex(of: ",") else { return nil }
        return Data(base64Encoded: String(text[text.index(after: comma)...]), options: .ignoreUnknownCharacters)
    }
}
