import Foundation

/// Parses a predicate's format.
struct PredicateParser {
    private let tokens: [PredicateToken]
    private var place = 0
    private var arguments: ArraySlice<Any>
    private var depth = 0

    /// The maximum nesting depth of brackets, more than any condition that a person writes has.
    private static let depthMax = 100

    init(_ format: String, arguments: [Any]) throws {
        tokens = try PredicateToken.tokens(of: format)
        self.arguments = arguments[...]
    }

    mutating func parse() throws -> PredicateCondition {
        let condition = try alternatives()
        guard place == tokens.count else { throw error("nothing is expected after the condition") }
        return condition
    }

    // MARK: Conditions

    private mutating func alternatives() throws -> PredicateCondition {
        depth += 1
        defer { depth -= 1 }
        guard depth <= Self.depthMax else { throw error("there are too many brackets in each other") }
        var parts = [try together()]
        while takeWord("OR") || takeSign("||") { parts.append(try together()) }
        return parts.count == 1 ? parts[0] : .any(parts)
    }

    private mutating func together() throws -> PredicateCondition {
        var parts = [try single()]
        while takeWord("AND") || takeSign("&&") { parts.append(try single()) }
        return parts.count == 1 ? parts[0] : .all(parts)
    }

    private mutating func single() throws -> PredicateCondition {
        var isTurned = false
        while takeWord("NOT") || takeSign("!") { isTurned.toggle() }
        let condition = try plain()
        return isTurned ? .not(condition) : condition
    }

    private mutating func plain() throws -> PredicateCondition {
        if takeSign("(") {
            let condition = try alternatives()
            guard takeSign(")") else { throw error("a bracket isn't closed") }
            return condition
        }
        if takeWord("TRUEPREDICATE") { return .all([]) }
        if takeWord("FALSEPREDICATE") { return .any([]) }
        return try comparison()
    }

    private mutating func comparison() throws -> PredicateCondition {
        let quantity = PredicateComparison.Quantity.allCases.first { takeWord($0.rawValue) }
        let left = try value()
        let operation = try operation()
        let options = try options()
        return .comparison(
            PredicateComparison(
                quantity: quantity, left: left, operation: operation, options: options, right: try value()))
    }

    private mutating func operation() throws -> PredicateComparison.Operation {
        let name: String? =
            switch token {
            case .sign(let sign): sign
            case .word(let word): word.uppercased()
            default: nil
            }
        guard let operation = name.flatMap({ PredicateComparison.Operation(named: $0) }) else {
            throw error("a comparison is expected")
        }
        place += 1
        return operation
    }

    /// `[cd]`
    private mutating func options() throws -> String.CompareOptions {
        guard takeSign("[") else { return [] }
        guard case .word(let letters) = token else { throw error("c or d is expected") }
        place += 1
        guard takeSign("]") else { throw error("a bracket isn't closed") }
        var options: String.CompareOptions = []
        if letters.lowercased().contains("c") { options.insert(.caseInsensitive) }
        if letters.lowercased().contains("d") { options.insert(.diacriticInsensitive) }
        return options
    }

    // MARK: Values

    private mutating func value() throws -> PredicateValue {
        guard let token else { throw error("a value is expected") }
        place += 1
        switch token {
        case .text(let text): return .constant(text)
        case .number(let number): return .constant(number)
        case .argument("K"):
            guard let path = try argument() as? String else { throw error("a key is expected") }
            return .path(path.split(separator: ".").map(String.init))
        case .argument: return .constant(try argument())
        case .word(let word): return Self.value(named: word)
        case .sign("{"): return .list(try values())
        case .sign: throw error("a value is expected")
        }
    }

    private static func value(named word: String) -> PredicateValue {
        switch word.uppercased() {
        case "TRUE", "YES": .constant(true)
        case "FALSE", "NO": .constant(false)
        case "NIL", "NULL": .constant(nil)
        case "SELF": .path([])
        default: word.hasPrefix("$") ? .variable(String(word.dropFirst())) : .path(keys(of: word))
        }
    }

    private static func keys(of word: String) -> [String] {
        // A number sign allows a key to have a keyword's name.
        let keys = word.split(separator: ".").map { $0.hasPrefix("#") ? String($0.dropFirst()) : String($0) }
        return keys.first?.uppercased() == "SELF" ? Array(keys.dropFirst()) : keys
    }

    private mutating func values() throws -> [PredicateValue] {
        var values: [PredicateValue] = []
        while !takeSign("}") {
            if !values.isEmpty, !takeSign(",") { throw error("a list isn't closed") }
            values.append(try value())
        }
        return values
    }

    private mutating func argument() throws -> Any? {
        guard let argument = arguments.popFirst() else { throw error("there are fewer arguments than places for them") }
        return argument is NSNull ? nil : argument
    }

    // MARK: Tokens

    private var token: PredicateToken? { place < tokens.count ? tokens[place] : nil }

    private mutating func takeWord(_ word: String) -> Bool {
        guard case .word(let next) = token, next.uppercased() == word else { return false }
        place += 1
        return true
    }

    private mutating func takeSign(_ sign: String) -> Bool {
        guard token == .sign(sign) else { return false }
        place += 1
        return true
    }

    private func error(_ text: String) -> PredicateFormatError {
        PredicateFormatError(description: "\(text) (part \(place + 1))")
    }
}
