import Foundation

/// Numeric and named character references.
enum Entities {
    /// The text of the reference that begins at a position, and its length; nil if there is none.
    static func reference(in source: [Unicode.Scalar], at place: Int) -> (text: String, length: Int)? {
        let name = source[place...].dropFirst().prefix(32).prefix { $0 != ";" && $0 != "&" }
        guard name.endIndex < source.count, source[name.endIndex] == ";" else { return nil }
        var text = String.UnicodeScalarView()
        text.append(contentsOf: name)
        return character(String(text)).map { ($0, name.count + 2) }
    }

    /// The characters of `&name;`.
    static func character(_ name: String) -> String? {
        if name.hasPrefix("#x") || name.hasPrefix("#X") { return scalar(name.dropFirst(2), radix: 16, digitsMax: 6) }
        if name.hasPrefix("#") { return scalar(name.dropFirst(), radix: 10, digitsMax: 7) }
        return EntityNames.characters[name]
    }

    /// Zero and invalid code points become the replacement character.
    private static func scalar(_ digits: Substring, radix: Int, digitsMax: Int) -> String? {
        guard (1...digitsMax).contains(digits.count), digits.first != "+", digits.first != "-",
            let number = UInt32(digits, radix: radix)
        else { return nil }
        let scalar = number == 0 ? nil : Unicode.Scalar(number)
        return String(Character(scalar ?? "\u{FFFD}"))
    }
}
