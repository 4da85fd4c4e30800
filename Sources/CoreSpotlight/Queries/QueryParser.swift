import Foundation

/// Reads Spotlight's query language. Bounded in length and depth; what isn't understood throws, with its place.
struct QueryParser {
    private let text: [Character]
    private var place = 0
    private var depth = 0
    private var comparisonCount = 0
    private let now: Date

    private static let lengthMax = 10_000
    private static let depthMax = 50
    /// Each is a level of the predicate's tree.
    private static let comparisonsMax = 200

    /// - Throws: ``CSSearchQueryError`` of the code `invalidQuery`.
    static func predicate(_ text: String, now: Date = Date()) throws(CSSearchQueryError) -> QueryPredicate {
        guard text.utf8.count <= lengthMax else { throw CSSearchQueryError(.invalidQuery, "The query is too long.") }
        var parser = QueryParser(text: Array(text), now: now)
        let predicate = try parser.disjunction()
        parser.skipBlanks()
        guard parser.place == parser.text.count else { throw parser.failure("an operator") }
        return predicate
    }

    private init(text: [Character], now: Date) {
        (self.text, self.now) = (text, now)
    }

    // MARK: Logic

    private mutating func disjunction() throws(CSSearchQueryError) -> QueryPredicate {
        var left = try conjunction()
        while take("||") || takeWord("OR") { left = .or(left, try conjunction()) }
        return left
    }

    private mutating func conjunction() throws(CSSearchQueryError) -> QueryPredicate {
        var left = try negation()
        while take("&&") || takeWord("AND") { left = .and(left, try negation()) }
        return left
    }

    private mutating func negation() throws(CSSearchQueryError) -> QueryPredicate {
        depth += 1
        defer { depth -= 1 }
        guard depth <= Self.depthMax else { throw failure("fewer parentheses") }
        if peek("!"), !peek("!=") {
            place += 1
            return .not(try negation())
        }
        guard take("(") else { return try comparison() }
        let inner = try disjunction()
        guard take(")") else { throw failure("a closing parenthesis") }
        return inner
    }

    // MARK: Comparisons

    private mutating func comparison() throws(CSSearchQueryError) -> QueryPredicate {
        comparisonCount += 1
        guard comparisonCount <= Self.comparisonsMax else { throw failure("fewer comparisons") }
        let name = self.name()
        switch name {
        case "true", "false": return .always(name == "true")
        case "InRange": return try range()
        case "": throw failure("an attribute")
        default: break
        }
        for comparison in [QueryPredicate.Comparison.equal, .unequal, .atMost, .atLeast, .less, .greater]
        where take(comparison.rawValue) {
            return .comparison(attribute: name, comparison, try operand())
        }
        // `=` is `==`.
        guard take("=") else { throw failure("a comparison") }
        return .comparison(attribute: name, .equal, try operand())
    }

    private mutating func range() throws(CSSearchQueryError) -> QueryPredicate {
        guard take("(") else { throw failure("an opening parenthesis") }
        let name = self.name()
        guard take(",") else { throw failure("a comma") }
        let low = try number()
        guard take(",") else { throw failure("a comma") }
        let high = try number()
        guard take(")") else { throw failure("a closing parenthesis") }
        return low <= high ? .inRange(attribute: name, low...high) : .always(false)
    }

    private mutating func operand() throws(CSSearchQueryError) -> QueryPredicate.Operand {
        skipBlanks()
        guard place < text.count, text[place] == "\"" || text[place] == "'" else { return .number(try number()) }
        return .text(try quoted())
    }

    private mutating func quoted() throws(CSSearchQueryError) -> TextPattern {
        let quote = text[place]
        place += 1
        var content = ""
        while place < text.count, text[place] != quote {
            if text[place] == "\\", place + 1 < text.count { place += 1 }
            content.append(text[place])
            place += 1
        }
        guard place < text.count else { throw failure("a closing quotation mark") }
        place += 1
        var pattern = TextPattern(text: content)
        while place < text.count, "cdwt".contains(text[place]) {
            switch text[place] {
            case "c": pattern.ignoresCase = true
            case "d": pattern.ignoresAccents = true
            case "w": pattern.isByWords = true
            default: break
            }
            place += 1
        }
        return pattern
    }

    private mutating func number() throws(CSSearchQueryError) -> Double {
        skipBlanks()
        if take("$time.") { return try time() }
        let start = place
        while place < text.count, text[place].isNumber || "+-.eE".contains(text[place]) { place += 1 }
        guard let number = Double(String(text[start..<place])), number.isFinite else { throw failure("a number") }
        return number
    }

    // MARK: Times

    /// `now`, `today`, `yesterday`, `this_week`, `this_month`, `this_year`, each with a number of its units, and `iso`.
    private mutating func time() throws(CSSearchQueryError) -> Double {
        let name = self.name()
        if name == "iso" {
            let text = try argument()
            guard let date = Self.date(text) else { throw failure("a date such as 2026-11-29T00:00:00Z") }
            return date.timeIntervalSinceReferenceDate
        }
        let count = peek("(") ? Double(try argument()) : 0
        guard let count, abs(count) < 1e9 else { throw failure("a number") }
        if name == "now" { return now.timeIntervalSinceReferenceDate + count }
        let units: [String: (Calendar.Component, Int)] = [
            "today": (.day, 0), "yesterday": (.day, -1), "this_week": (.weekOfYear, 0), "this_month": (.month, 0),
            "this_year": (.year, 0),
        ]
        guard let (unit, offset) = units[name] else { throw failure("a time") }
        let calendar = Calendar.current
        let start = calendar.dateInterval(of: unit, for: now)?.start ?? now
        let date = calendar.date(byAdding: unit, value: Int(saturating: count) + offset, to: start) ?? start
        return date.timeIntervalSinceReferenceDate
    }

    static func date(_ text: String) -> Date? {
        (try? Date(text, strategy: .iso8601)) ?? (try? Date(text, strategy: .iso8601.year().month().day()))
    }

    private mutating func argument() throws(CSSearchQueryError) -> String {
        guard take("(") else { throw failure("an opening parenthesis") }
        let start = place
        while place < text.count, text[place] != ")" { place += 1 }
        let argument = String(text[start..<place]).trimmingCharacters(in: .whitespaces)
        guard take(")") else { throw failure("a closing parenthesis") }
        return argument
    }

    // MARK: Characters

    private mutating func skipBlanks() { while place < text.count, text[place].isWhitespace { place += 1 } }

    private mutating func peek(_ mark: String) -> Bool {
        skipBlanks()
        return text[place...].starts(with: mark)
    }

    private mutating func take(_ mark: String) -> Bool {
        guard peek(mark) else { return false }
        place += mark.count
        return true
    }

    private mutating func takeWord(_ word: String) -> Bool {
        guard peek(word), place + word.count < text.count, !Self.isName(text[place + word.count]) else { return false }
        place += word.count
        return true
    }

    private mutating func name() -> String {
        skipBlanks()
        let start = place
        if place < text.count, text[place] == "*" { place += 1 }
        while place == start || text[place - 1] != "*", place < text.count, Self.isName(text[place]) { place += 1 }
        return String(text[start..<place])
    }

    private static func isName(_ character: Character) -> Bool {
        character.isLetter || character.isNumber || character == "_" || character == ":"
    }

    private func failure(_ expected: String) -> CSSearchQueryError {
        CSSearchQueryError(.invalidQuery, "The query needs \(expected) at its character \(place + 1).")
    }
}
