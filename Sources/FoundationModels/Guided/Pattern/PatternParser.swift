import Inference

/// Parses the subset of Swift's regular expression syntax that can guide a text:
///
/// - characters of all of Unicode, `.`, and `\t \n \r \f \v \e \a \0`, `\xHH`, `\uHHHH`, `\UHHHHHHHH`, `\u{…}`, `\x{…}`,
///   and any other punctuation behind a backslash;
/// - classes `[abc]`, `[^a-z]` with ranges, escapes and classes in classes; `\d \w \s \h \D \W \S`;
/// - groups `(…)`, `(?:…)`, `(?<name>…)`, alternatives `|`;
/// - quantifiers `* + ? {m} {m,} {,n} {m,n}` up to 1000, including reluctant ones (`+?`), which match the same whole
///   texts;
/// - `^`, `\A` at the beginning and `$`, `\z`, `\Z` at the end, where they are redundant;
/// - `(?i)` at the beginning, for letters that have one other case.
///
/// Everything else, such as lookarounds, backreferences and word boundaries, is an error with its position.
///
/// JSON Schema's patterns are ECMAScript's instead, which can match any part of a text: `^` and `$` can be anywhere,
/// `\d`, `\w` and `\s` are defined by ECMA-262, a brace that doesn't begin a quantifier is a literal, and so is a
/// bracket within a class. Lookaheads (`(?=…)`, `(?!…)`) are supported at the beginning of such a pattern, after `^`.
struct PatternParser {
    enum Dialect {
        case swift, ecmaScript
    }

    static let repetitionMax = 1000
    static let depthMax = 100

    let pattern: String
    private let isSwift: Bool
    /// The lookaheads at the beginning of an ECMAScript pattern.
    private(set) var lookaheads: [(node: PatternNode, isNegated: Bool)] = []
    private let characters: [Unicode.Scalar]
    private let effort: AutomatonEffort
    private var position = 0
    private var depth = 0
    private var ignoresCase = false

    init(_ pattern: String, dialect: Dialect = .swift, effort: AutomatonEffort = AutomatonEffort()) {
        self.pattern = pattern
        self.effort = effort
        isSwift = dialect == .swift
        characters = Array(pattern.unicodeScalars)
    }

    mutating func parse() throws(PatternError) -> PatternNode {
        try spend(characters.count)
        if isSwift, consume("(?i)") { ignoresCase = true }
        if !isSwift { try parseLookaheads() }
        let node = try parseAlternatives(isOutermost: true)
        guard isAtEnd else { throw error("there is a closing parenthesis without an opening one") }
        guard lookaheads.isEmpty else { return .sequence([.anchor(.start), node]) }
        return node
    }

    private mutating func parseAlternatives(isOutermost: Bool) throws(PatternError) -> PatternNode {
        var alternatives = [try parseSequence(isOutermost: isOutermost)]
        while consume("|") { alternatives.append(try parseSequence(isOutermost: isOutermost)) }
        return alternatives.count == 1 ? alternatives[0] : .choice(alternatives)
    }

    private mutating func parseSequence(isOutermost: Bool) throws(PatternError) -> PatternNode {
        var nodes: [PatternNode] = []
        if isSwift, isOutermost { while consume("^") || consume(#"\A"#) {} }
        while !isAtEnd, current != "|", current != ")" {
            if isSwift, isOutermost, consumeEnd() { continue }
            if let anchor = consumeAnchor() {
                nodes.append(.anchor(anchor))
                continue
            }
            let atom = try parseAtom()
            nodes.append(try parseQuantifiers(of: atom))
        }
        return nodes.count == 1 ? nodes[0] : .sequence(nodes)
    }

    private mutating func consumeAnchor() -> PatternNode.Anchor? {
        guard !isSwift, current == "^" || current == "$" else { return nil }
        defer { position += 1 }
        return current == "^" ? .start : .end
    }

    /// Parses `^(?!…)(?=…)`: lookaheads that apply to the whole text. They can't be combined with alternatives, because
    /// they would belong to the first alternative only.
    private mutating func parseLookaheads() throws(PatternError) {
        let start = position
        let isAnchored = consume("^")
        while starts(with: "(?!") || starts(with: "(?=") {
            guard isAnchored else { throw error("what is looked ahead to doesn't stand behind ^") }
            let isNegated = starts(with: "(?!"), open = position
            position += 3
            lookaheads.append((try parseAlternatives(isOutermost: false), isNegated))
            guard consume(")") else { throw error("the group is not closed", at: open) }
        }
        if !lookaheads.isEmpty, hasOutermostAlternatives {
            throw error("alternatives stand behind what is looked ahead to", at: start)
        }
        // Without lookaheads, the anchor is parsed again with the rest.
        if isAnchored, lookaheads.isEmpty { position = start }
    }

    private var hasOutermostAlternatives: Bool {
        var parser = self
        return (try? parser.parseSequence(isOutermost: true)) != nil && !parser.isAtEnd && parser.current == "|"
    }

    /// Skips `$` and equivalent anchors at the end of an outermost alternative.
    private mutating func consumeEnd() -> Bool {
        let start = position
        while consume("$") || consume(#"\z"#) || consume(#"\Z"#) {}
        if position > start, isAtEnd || current == "|" { return true }
        position = start
        return false
    }

    private mutating func parseAtom() throws(PatternError) -> PatternNode {
        switch current {
        case "(": return try parseGroup()
        case "[": return .character(try parseClass())
        case ".":
            position += 1
            return .character(isSwift ? .any : .ecmaScriptAny)
        case "\\": return .character(try cased(parseEscape()))
        case "^", "$": throw error("the anchor \(current) stands where it is not at an end of the whole")
        case "{" where !isSwift:
            position += 1
            return .character(PatternClass(ScalarSet(["{"])))
        case "*", "+", "?", "{": throw error("the quantifier \(current) has nothing before it")
        default:
            defer { position += 1 }
            return .character(try cased(PatternClass(ScalarSet([current]))))
        }
    }

    /// A character with its other case variants, if case is ignored.
    private func cased(_ character: PatternClass) throws(PatternError) -> PatternClass {
        guard ignoresCase, character.sure == character.possible else { return character }
        try spend(min(character.sure.count, ScalarSet.casedCountMax))
        return PatternClass(character.sure.withOtherCases)
    }

    private mutating func parseGroup() throws(PatternError) -> PatternNode {
        let start = position
        depth += 1
        defer { depth -= 1 }
        guard depth <= Self.depthMax else { throw error("groups stand within one another too deep") }
        position += 1
        if consume("?") { try parseGroupKind(start) }
        let node = try parseAlternatives(isOutermost: false)
        guard consume(")") else { throw error("the group is not closed", at: start) }
        return node
    }

    private mutating func parseGroupKind(_ start: Int) throws(PatternError) {
        if consume(":") { return }
        if consume("P<") || (!isAtEnd && current == "<" && next != "=" && next != "!") {
            while !isAtEnd, current != ">" { position += 1 }
            if consume(">") { return }
        }
        let kind = String(String.UnicodeScalarView(characters[start..<min(start + 4, characters.count)]))
        throw error("a group of the kind \(kind) is not understood", at: start)
    }

    private mutating func parseQuantifiers(of atom: PatternNode) throws(PatternError) -> PatternNode {
        let start = position
        guard let (minimum, maximum) = try parseQuantifier() else { return atom }
        if isSwift, consume("+") { throw error("a possessive quantifier is not understood", at: start) }
        _ = consume("?")
        if !isAtEnd, current == "*" || current == "+" || current == "?" {
            throw error("a quantifier has another one before it")
        }
        return .repetition(atom, minimum: minimum, maximum: maximum)
    }

    private mutating func parseQuantifier() throws(PatternError) -> (Int, Int?)? {
        if consume("*") { return (0, nil) }
        if consume("+") { return (1, nil) }
        if consume("?") { return (0, 1) }
        let start = position
        guard consume("{") else { return nil }
        if !isSwift, !isQuantifier {
            position = start
            return nil
        }
        let minimum = try parseCount()
        let hasComma = consume(",")
        let maximum = hasComma ? try parseCount() : minimum
        guard consume("}"), minimum != nil || maximum != nil, minimum ?? 0 <= maximum ?? .max else {
            throw error("the numbers of repetitions are not right", at: start)
        }
        return (minimum ?? 0, maximum)
    }

    /// Whether a brace is followed by `m}`, `m,}` or `m,n}`. The search ends at any other character, so that many
    /// braces cost no more than one pass through the pattern.
    private var isQuantifier: Bool {
        var place = position, commaCount = 0
        while place < characters.count, characters[place] != "}" {
            switch characters[place] {
            case "0"..."9": break
            case "," where commaCount == 0 && place > position: commaCount = 1
            default: return false
            }
            place += 1
        }
        return place < characters.count && place > position
    }

    private mutating func parseCount() throws(PatternError) -> Int? {
        let start = position
        while !isAtEnd, ("0"..."9").contains(current) { position += 1 }
        guard position > start else { return nil }
        let digits = String(String.UnicodeScalarView(characters[start..<position]))
        guard let count = Int(digits), count <= Self.repetitionMax else {
            throw error("more than \(Self.repetitionMax) repetitions are asked for", at: start)
        }
        return count
    }
}

// MARK: - Classes

extension PatternParser {
    private mutating func parseClass() throws(PatternError) -> PatternClass {
        let start = position
        depth += 1
        defer { depth -= 1 }
        guard depth <= Self.depthMax else { throw error("classes stand within one another too deep") }
        position += 1
        let isNegated = consume("^")
        var sure: [ClosedRange<UInt32>] = [], possible = sure
        // ECMAScript's `[]` is an empty class.
        var isFirst = isSwift
        while !isAtEnd, isFirst || current != "]" {
            let member = try parseClassMember()
            try spend(member.sure.ranges.count + member.possible.ranges.count)
            sure += member.sure.ranges
            possible += member.possible.ranges
            isFirst = false
        }
        guard consume("]") else { throw error("the class is not closed", at: start) }
        let result = PatternClass(sure: ScalarSet(sure), possible: ScalarSet(possible))
        guard isNegated else { return result }
        return isSwift ? result.negation : PatternClass(ScalarSet.all.subtracting(result.sure))
    }

    private mutating func parseClassMember() throws(PatternError) -> PatternClass {
        if isSwift, current == "[" {
            if next == ":" { throw error("a class of the kind [:…:] is not understood") }
            return try parseClass()
        }
        for operation in ["&&", "--", "~~"] where isSwift && starts(with: operation) {
            throw error("the operation \(operation) on classes is not understood")
        }
        let start = position
        let first = try parseClassCharacter()
        guard !isAtEnd, current == "-", let after = next, after != "]", !isSwift || after != "[" else {
            return try cased(first)
        }
        position += 1
        let last = try parseClassCharacter()
        // Next to a class, a hyphen is a literal: `[\w-.]`.
        if !isSwift, first.single == nil || last.single == nil {
            return first.union(last).union(PatternClass(ScalarSet(["-"])))
        }
        guard let low = first.single, let high = last.single, low <= high else {
            throw error("the range of characters is not right", at: start)
        }
        return try cased(PatternClass(ScalarSet([low...high]).intersection(.all)))
    }

    private mutating func parseClassCharacter() throws(PatternError) -> PatternClass {
        if current == "\\" { return try parseEscape(isInClass: true) }
        defer { position += 1 }
        return PatternClass(ScalarSet([current]))
    }
}

// MARK: - Escapes

extension PatternParser {
    private mutating func parseEscape(isInClass: Bool = false) throws(PatternError) -> PatternClass {
        let start = position
        position += 1
        guard !isAtEnd else { throw error("a backslash has nothing behind it", at: start) }
        let letter = current
        position += 1
        if !isSwift {
            if let known = Self.ecmaScriptClasses[letter] { return known }
            if letter == "b", isInClass { return PatternClass(ScalarSet(["\u{8}"])) }
            if ["h", "e", "a", "U"].contains(letter) { throw error("\\\(letter) is not understood", at: start) }
        } else if let known = Self.classes[letter] {
            return known
        }
        if let scalar = Self.controls[letter] { return PatternClass(ScalarSet([scalar])) }
        if let digits = Self.hexadecimalDigits[letter] {
            let code = try parseCode(digits, start)
            return PatternClass(ScalarSet([code]))
        }
        let isName = letter.properties.isAlphabetic || letter.properties.numericType != nil
        guard !isName else { throw error("\\\(letter) is not understood", at: start) }
        return PatternClass(ScalarSet([letter]))
    }

    private static let classes: [Unicode.Scalar: PatternClass] = [
        "d": .digit, "D": PatternClass.digit.negation, "w": .word, "W": PatternClass.word.negation,
        "s": .whitespace, "S": PatternClass.whitespace.negation,
        "h": PatternClass(sure: ScalarSet([" ", "\t"] as [Unicode.Scalar]), possible: .whitespace),
    ]
    private static let ecmaScriptClasses: [Unicode.Scalar: PatternClass] = [
        "d": PatternClass(.asciiDigits), "D": PatternClass(.all.subtracting(.asciiDigits)),
        "w": PatternClass(.ecmaScriptWord), "W": PatternClass(.all.subtracting(.ecmaScriptWord)),
        "s": PatternClass(.ecmaScriptSpace), "S": PatternClass(.all.subtracting(.ecmaScriptSpace)),
    ]
    private static let controls: [Unicode.Scalar: Unicode.Scalar] = [
        "t": "\t", "n": "\n", "r": "\r", "f": "\u{C}", "v": "\u{B}", "e": "\u{1B}", "a": "\u{7}", "0": "\0",
    ]
    private static let hexadecimalDigits: [Unicode.Scalar: Int] = ["x": 2, "u": 4, "U": 8]

    private mutating func parseCode(_ digitCount: Int, _ start: Int) throws(PatternError) -> Unicode.Scalar {
        let isBraced = consume("{")
        let first = position
        while !isAtEnd, current.properties.isASCIIHexDigit, isBraced || position - first < digitCount { position += 1 }
        let digits = String(String.UnicodeScalarView(characters[first..<position]))
        let isWhole = isBraced ? consume("}") : digits.count == digitCount
        guard isWhole, let value = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(value) else {
            throw error("the code of a character is not right", at: start)
        }
        return scalar
    }
}

// MARK: - Characters

extension PatternParser {
    private var isAtEnd: Bool { position >= characters.count }
    private var current: Unicode.Scalar { characters[position] }
    private var next: Unicode.Scalar? { position + 1 < characters.count ? characters[position + 1] : nil }

    private func starts(with text: String) -> Bool {
        characters[position...].starts(with: text.unicodeScalars)
    }

    private mutating func consume(_ text: String) -> Bool {
        guard !isAtEnd, starts(with: text) else { return false }
        position += text.unicodeScalars.count
        return true
    }

    private func spend(_ count: Int) throws(PatternError) {
        do { try effort.spend(count) } catch { throw self.error(error.reason, at: 0) }
    }

    private func error(_ reason: String, at offset: Int? = nil) -> PatternError {
        PatternError(pattern: pattern, offset: offset ?? position, reason: reason)
    }
}

extension PatternClass {
    /// The scalar, if it matches exactly one.
    fileprivate var single: UInt32? {
        guard sure == possible, sure.ranges.count == 1, sure.ranges[0].count == 1 else { return nil }
        return sure.ranges[0].lowerBound
    }
}

extension ScalarSet {
    /// A larger set is left unchanged: it most likely contains both cases anyway.
    fileprivate static let casedCountMax = 1000

    /// The set with the other cases of its letters, if they are single scalars.
    fileprivate var withOtherCases: ScalarSet {
        guard count <= Self.casedCountMax else { return self }
        let scalars = ranges.flatMap { $0.compactMap(Unicode.Scalar.init) }
        let others = scalars.flatMap { scalar in
            [scalar.properties.lowercaseMapping, scalar.properties.uppercaseMapping].compactMap { text in
                text.unicodeScalars.count == 1 ? text.unicodeScalars.first : nil
            }
        }
        return union(ScalarSet(others))
    }
}
