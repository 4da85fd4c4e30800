import Foundation

/// Character references, by number and by name.
enum Entities {
    /// What a reference that begins at a place stands for, and how long it is; nil where none does.
    static func reference(in source: [Unicode.Scalar], at place: Int) -> (text: String, length: Int)? {
        let name = source[place...].dropFirst().prefix(32).prefix { $0 != ";" && $0 != "&" }
        guard name.endIndex < source.count, source[name.endIndex] == ";" else { return nil }
        var text = String.UnicodeScalarView()
        text.append(contentsOf: name)
        return character(String(text)).map { ($0, name.count + 2) }
    }

    /// The character that `&name;` stands for.
    static func character(_ name: String) -> String? {
        if name.hasPrefix("#x") || name.hasPrefix("#X") { return scalar(name.dropFirst(2), radix: 16, digitsMax: 6) }
        if name.hasPrefix("#") { return scalar(name.dropFirst(), radix: 10, digitsMax: 7) }
        return EntityNames.characters[name]
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
