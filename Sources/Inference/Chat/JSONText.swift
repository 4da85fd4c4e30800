/// JSON as templates write it.
enum JSONText {
    /// A text as a JSON string.
    static func quoted(_ text: String) -> String {
        "\"" + text.unicodeScalars.map(spelling).joined() + "\""
    }

    private static func spelling(_ scalar: Unicode.Scalar) -> String {
        switch scalar {
        case "\"": #"\""#
        case "\\": #"\\"#
        case "\n": #"\n"#
        case "\r": #"\r"#
        case "\t": #"\t"#
        case "\0"..."\u{F}": #"\u000"# + String(scalar.value, radix: 16)
        case "\u{10}"..."\u{1F}", "\u{7F}": #"\u00"# + String(scalar.value, radix: 16)
        default: String(scalar)
        }
    }

    /// JSON that stands on one line, with a line for each element, four spaces further in than what it is an element of.
    static func indented(_ json: String) -> String {
        var result = "", depth = 0
        var isInString = false, isEscaped = false
        var rest = Substring(json)
        func breakLine() { result += "\n" + String(repeating: "    ", count: depth) }
        while let character = rest.unicodeScalars.popFirst() {
            if isInString {
                result.unicodeScalars.append(character)
                if character == "\"", !isEscaped { isInString = false }
                isEscaped = character == "\\" && !isEscaped
                continue
            }
            switch character {
            case "{", "[":
                result.unicodeScalars.append(character)
                let rest = rest.drop { $0 == " " }
                if rest.first == "}" || rest.first == "]" { continue }
                depth += 1
                breakLine()
            case "}", "]":
                if result.last != "{", result.last != "[" {
                    depth -= 1
                    breakLine()
                }
                result.unicodeScalars.append(character)
            case ",":
                result += ","
                breakLine()
            case ":": result += ": "
            case " ", "\n": continue
            default:
                result.unicodeScalars.append(character)
                isInString = character == "\""
            }
        }
        return result
    }
}
