/// Rewrites the output of Swift's `Regex` so that other regular expression parsers understand it: quotations (`\Q…\E`)
/// become escaped letters, and a hyphen outside of a class becomes a literal.
enum PatternSpelling {
    private static let marks: Set<Character> = [
        "\\", "^", "$", ".", "|", "?", "*", "+", "(", ")", "[", "]", "{", "}",
    ]

    /// The pattern; nil for a quotation that ends without a beginning, because the quoted text is unknown.
    static func common(_ pattern: String) -> String? {
        // If white space is insignificant, a quotation can't be converted.
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

    /// Consumes a quotation with its end. Returns its text, escaped.
    private static func unquote(_ rest: inout Substring) -> String {
        let end = rest.firstRange(of: "\\E")
        let text = end.map { rest[..<$0.lowerBound] } ?? rest
        rest = end.map { rest[$0.upperBound...] } ?? ""
        return text.map { marks.contains($0) ? "\\\($0)" : "\($0)" }.joined()
    }
}
