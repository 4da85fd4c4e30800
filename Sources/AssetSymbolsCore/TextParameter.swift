/// A parameter of the function that is generated for a text with placeholders.
struct TextParameter: Equatable {
    /// Its label and name; nil where the placeholder has no name.
    let label: String?
    /// The placeholder's format, without a position and a name.
    let format: String

    /// Its name in the function.
    func name(at index: Int) -> String { label ?? "arg\(index + 1)" }

    /// The type of Swift that Xcode chooses for the format.
    var type: String {
        guard let letter = format.last else { return "String" }
        let length = format.dropLast().suffix { "hlqztjL".contains($0) }
        switch letter {
        case "d", "D", "i": return Self.integer("Int", length)
        case "u", "U", "x", "X", "o", "O": return Self.integer("UInt", length)
        case "f", "F", "e", "E", "g", "G", "a", "A": return length.isEmpty ? "Float" : "Double"
        case "c": return "CChar"
        case "C": return "UInt16"
        default: return "String"
        }
    }

    private static func integer(_ type: String, _ length: Substring) -> String {
        switch length {
        case "hh": type + "8"
        case "h": type + "16"
        case "": type + "32"
        default: type
        }
    }

    /// The declaration in the function's head.
    func declaration(at index: Int) -> String {
        (label.map(SymbolName.escaped) ?? "_ \(name(at: index))") + ": \(type)"
    }

    /// The interpolation in a literal.
    func interpolation(at index: Int) -> String {
        let name = SymbolName.escaped(name(at: index))
        return type == "String" ? "\\(\(name))" : "\\(\(name), specifier: \(format.debugDescription))"
    }
}

extension Substring {
    /// The end of the text whose characters satisfy the condition.
    fileprivate func suffix(while condition: (Character) -> Bool) -> Substring {
        var start = endIndex
        while start > startIndex, condition(self[index(before: start)]) { start = index(before: start) }
        return self[start...]
    }
}
