import Foundation

/// A token of a predicate's format.
enum PredicateToken: Equatable {
    /// A keyword, a key path or a variable's name.
    case word(String)
    case text(String)
    case number(Double)
    /// `%@` and similar placeholders, with the letter of their kind.
    case argument(Character)
    case sign(String)

    /// Splits a format into tokens.
    static func tokens(of format: String) throws -> [PredicateToken] {
        var rest = Substring(format)
        var tokens: [PredicateToken] = []
        while let first = rest.first {
            if first.isWhitespace {
                rest.removeFirst()
            } else {
                tokens.append(try next(first, in: &rest))
            }
        }
        return tokens
    }

    private static func next(_ first: Character, in rest: inout Substring) throws -> PredicateToken {
        if first == "'" || first == "\"" { return .text(try quoted(by: first, in: &rest)) }
        if first == "%" { return .argument(try placeholder(in: &rest)) }
        if isWord(first) { return .word(take(&rest) { isWord($0) || $0.isNumber || $0 == "." }) }
        if first.isASCII, first.isNumber || (first == "-" && rest.dropFirst().first?.isNumber == true) {
            return .number(try number(in: &rest))
        }
        guard let sign = signs.first(where: { rest.hasPrefix($0) }) else {
            throw PredicateFormatError(description: "\(first) has no meaning")
        }
        rest.removeFirst(sign.count)
        return .sign(sign)
    }

    /// Longer operators first.
    private static let signs = [
        "==", "!=", "<>", "<=", "=<", ">=", "=>", "&&", "||", "=", "<", ">", "!", "(", ")", "{", "}", "[", "]", ",",
    ]

    private static func isWord(_ character: Character) -> Bool {
        character.isLetter || character == "_" || character == "@" || character == "$" || character == "#"
    }

    private static func take(_ rest: inout Substring, while belongs: (Character) -> Bool) -> String {
        let word = rest.prefix(while: belongs)
        rest.removeFirst(word.count)
        return String(word)
    }

    private static func number(in rest: inout Substring) throws -> Double {
        let isNegative = rest.first == "-"
        if isNegative { rest.removeFirst() }
        let digits = take(&rest) { ($0.isASCII && $0.isNumber) || $0 == "." }
        guard let number = Double(digits) else { throw PredicateFormatError(description: "\(digits) is no number") }
        return isNegative ? -number : number
    }

    private static func quoted(by mark: Character, in rest: inout Substring) throws -> String {
        rest.removeFirst()
        var text = ""
        while let next = rest.popFirst() {
            if next == mark { return text }
            text.append(next == "\\" ? rest.popFirst() ?? next : next)
        }
        throw PredicateFormatError(description: "a text has no end")
    }

    /// `%@`, `%K`, and placeholders for numbers: `%d`, `%ld`, `%.2f` and similar ones.
    private static func placeholder(in rest: inout Substring) throws -> Character {
        rest.removeFirst()
        while let next = rest.popFirst() {
            if next == "@" || next == "K" { return next }
            if "diuxXfFgGeEc".contains(next) { return "d" }
            guard "lhqzL.0123456789".contains(next) else { break }
        }
        throw PredicateFormatError(description: "% stands for nothing")
    }
}
