extension JSONSpelling {
    /// Formats JSON that is on one line, with a line for each element and an indentation of four spaces per level.
    package static func indented(_ json: String) -> String {
        var result = String.UnicodeScalarView()
        var brackets = JSONBrackets()
        var rest = Substring(json).unicodeScalars
        func breakLine() { result += ("\n" + String(repeating: "    ", count: max(0, brackets.depth))).unicodeScalars }
        while let scalar = rest.popFirst() {
            let wasInString = brackets.isInString
            _ = brackets.close(with: scalar)
            if wasInString {
                result.append(scalar)
                continue
            }
            switch scalar {
            case "{", "[":
                result.append(scalar)
                if !["}", "]"].contains(rest.first { $0 != " " }) { breakLine() }
            case "}", "]":
                if result.last != "{", result.last != "[" { breakLine() }
                result.append(scalar)
            case ",":
                result.append(scalar)
                breakLine()
            case ":": result += ": ".unicodeScalars
            case " ", "\n": continue
            default: result.append(scalar)
            }
        }
        return String(result)
    }
}
