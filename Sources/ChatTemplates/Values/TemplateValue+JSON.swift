/// Reads JSON into values whose texts are the conversation's.
extension TemplateValue {
    /// - Returns: Nil where it is no JSON, or lies too deep.
    public init?(json: String) {
        var reader = JSONReading(text: Array(json.unicodeScalars))
        guard let value = reader.value(depth: 0), reader.isAtEnd else { return nil }
        self = value
    }
}

private struct JSONReading {
    let text: [Unicode.Scalar]
    var index = 0

    private var current: Unicode.Scalar? { index < text.count ? text[index] : nil }

    var isAtEnd: Bool {
        mutating get {
            skipSpace()
            return index == text.count
        }
    }

    private mutating func skipSpace() {
        while let scalar = current, " \n\r\t".unicodeScalars.contains(scalar) { index += 1 }
    }

    private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
        skipSpace()
        guard current == scalar else { return false }
        index += 1
        return true
    }

    mutating func value(depth: Int) -> TemplateValue? {
        skipSpace()
        guard depth < 100, let first = current else { return nil }
        switch first {
        case "{": return object(depth)
        case "[": return list(depth)
        case "\"": return string().map { .text($0) }
        case "-", "0"..."9": return number()
        default: return word()
        }
    }

    private mutating func word() -> TemplateValue? {
        let words: [(String, TemplateValue)] = [("true", .boolean(true)), ("false", .boolean(false)), ("null", .none)]
        for (word, value) in words where text[index...].starts(with: word.unicodeScalars) {
            index += word.unicodeScalars.count
            return value
        }
        return nil
    }

    private mutating func number() -> TemplateValue? {
        let digits = text[index...].prefix { "+-.eE0123456789".unicodeScalars.contains($0) }
        index += digits.count
        let string = String(String.UnicodeScalarView(digits))
        if let integer = Int(string) { return .integer(integer) }
        return Double(string).map { .number($0) }
    }

    private mutating func list(_ depth: Int) -> TemplateValue? {
        index += 1
        var values: [TemplateValue] = []
        if take("]") { return .list([]) }
        repeat {
            guard let value = value(depth: depth + 1) else { return nil }
            values.append(value)
        } while take(",")
        return take("]") ? .list(values) : nil
    }

    private mutating func object(_ depth: Int) -> TemplateValue? {
        index += 1
        var dictionary = TemplateDictionary()
        if take("}") { return .dictionary(dictionary) }
        repeat {
            skipSpace()
            guard current == "\"", let key = string(), take(":"), let value = value(depth: depth + 1) else {
                return nil
            }
            dictionary[.text(key)] = value
        } while take(",")
        return take("}") ? .dictionary(dictionary) : nil
    }

    private mutating func string() -> TemplateText? {
        var units: [UInt16] = []
        index += 1
        while let scalar = current {
            index += 1
            switch scalar {
            case "\"": return TemplateText(String(decoding: units, as: UTF16.self), isContent: true)
            case "\\":
                guard let unit = escape() else { return nil }
                units.append(unit)
            default: units += String(scalar).utf16
            }
        }
        return nil
    }

    private mutating func escape() -> UInt16? {
        guard let scalar = current else { return nil }
        index += 1
        switch scalar {
        case "n": return 10
        case "r": return 13
        case "t": return 9
        case "b": return 8
        case "f": return 12
        case "\"", "\\", "/": return UInt16(scalar.value)
        case "u":
            let digits = text[index...].prefix(4)
            index += digits.count
            return digits.count == 4 ? UInt16(String(String.UnicodeScalarView(digits)), radix: 16) : nil
        default: return nil
        }
    }
}
