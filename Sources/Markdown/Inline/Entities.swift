import Foundation

/// The character references that people write: by number, and the commonest names.
enum Entities {
    private static let names: [String: String] = [
        "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "copy": "©", "reg": "®",
        "trade": "™", "hellip": "…", "mdash": "—", "ndash": "–", "lsquo": "‘", "rsquo": "’", "ldquo": "“",
        "rdquo": "”", "laquo": "«", "raquo": "»", "bull": "•", "middot": "·", "times": "×", "divide": "÷",
        "deg": "°", "plusmn": "±", "frac12": "½", "euro": "€", "pound": "£", "yen": "¥", "cent": "¢", "sect": "§",
        "para": "¶", "dagger": "†", "larr": "←", "uarr": "↑", "rarr": "→", "darr": "↓", "hearts": "♥",
        "auml": "ä", "ouml": "ö", "uuml": "ü", "Auml": "Ä", "Ouml": "Ö", "Uuml": "Ü", "szlig": "ß",
        "eacute": "é", "egrave": "è", "ntilde": "ñ", "ccedil": "ç", "shy": "\u{AD}", "zwj": "\u{200D}",
    ]

    /// The character that `&name;` stands for.
    static func character(_ name: String) -> String? {
        if name.hasPrefix("#x") || name.hasPrefix("#X") { return scalar(name.dropFirst(2), radix: 16, digitsMax: 6) }
        if name.hasPrefix("#") { return scalar(name.dropFirst(), radix: 10, digitsMax: 7) }
        return names[name]
    }

    /// A number that is no character is the replacement character, as is zero.
    private static func scalar(_ digits: Substring, radix: Int, digitsMax: Int) -> String? {
        guard (1...digitsMax).contains(digits.count), digits.first != "+", digits.first != "-",
            let number = UInt32(digits, radix: radix)
        else { return nil }
        let scalar = number == 0 ? nil : Unicode.Scalar(number)
        return String(Character(scalar ?? "\u{FFFD}"))
    }
}
