/// Respells what Swift's `Regex` prints so that other readers of regular expressions understand it too: quotations
/// (`\Q…\E`) letter by letter, and a hyphen outside of a class as itself.
enum PatternSpelling {
    private static let marks: Set<Character> = [
        "\\", "^", "$", ".", "|", "?", "*", "+", "(", ")", "[", "]", "{", "}",
    ]

    /// The pattern; nil if a quotation ends that never began, since what was quoted cannot be known then.
    static func common(_ pattern: String) -> String? {
        // Where white space is only layout, a quotation may not be taken apart.
        guard !pattern.contains("(?x") else { return pattern }
        var result = ""
        var rest = Substring(pattern)
        var classDepth = 0
        while let character = rest.popFirst() {
            if character == "\\" {
                guard let escaped = rest.popFirst(), escaped != "E" else { return nil }
                switch escaped {
                case "Q": result += unquote(&rest)
                case "-" where classDepth == 0: result += "-"
                default: result += "\\\(escaped)"
                }
            } else {
                if character == "[" { classDepth += 1 }
                if character == "]" { classDepth = max(0, classDepth - 1) }
                result.append(character)
            }
        }
        return result
    }

    /// Takes a quotation with its end.
    private static func unquote(_ rest: inout Substring) -> String {
        let end = rest.firstRange(of: "\\E")
        let text = end.map { rest[..<$0.lowerBound] } ?? rest
        rest = end.map { rest[$0.upperBound...] } ?? ""
        return text.map { marks.contains($0) ? "\\\($0)" : "\($0)" }.joined()
    }
}
