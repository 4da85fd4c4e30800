/// The numbers of living neighbors with which a cell is born or survives, written as B3/S23.
public struct Rule: Hashable, Sendable, CustomStringConvertible {
    /// Bit n: a dead cell with n living neighbors is born.
    public let birth: UInt16
    /// Bit n: a living cell with n living neighbors survives.
    public let survival: UInt16

    /// Conway's rule: birth with three neighbors, survival with two or three.
    public static let life = Rule(birth: 1 << 3, survival: 1 << 2 | 1 << 3)

    private init(birth: UInt16, survival: UInt16) { (self.birth, self.survival) = (birth, survival) }

    /// Parses a rule: `B3/S23`, also in lower case and without the slash, `23/3` with survival first, or a well-known rule's
    /// name.
    ///
    /// - Throws: `RuleError`. Rules with B0 are rejected: they would fill an unbounded plane at once.
    public init(_ text: String) throws(RuleError) {
        let parts = try RuleText(RuleNames.rule(named: text) ?? text)
        (birth, survival) = (parts.birth, parts.survival)
        if birth & 1 != 0 { throw .birthOfNothing(text) }
    }

    /// Whether a cell is alive in the next generation.
    public func isAlive(_ alive: Bool, neighbours: Int) -> Bool { (alive ? survival : birth) >> neighbours & 1 != 0 }

    public var description: String { "B\(Self.digits(birth))/S\(Self.digits(survival))" }

    private static func digits(_ mask: UInt16) -> String {
        (0...8).filter { mask >> $0 & 1 != 0 }.map(String.init).joined()
    }
}

/// Why a rule can't be parsed.
public enum RuleError: Error, Equatable, CustomStringConvertible {
    /// A character that no rule contains, and its position from 1.
    case unexpected(Character, column: Int, rule: String)
    case empty
    case birthOfNothing(String)
    /// A rule for a plane with edges, as in `B3/S23:T30,20`.
    case bounded(String)

    public var description: String {
        switch self {
        case .unexpected(let character, let column, let rule):
            "\"\(rule)\" is no rule: \"\(character)\" in column \(column); a rule looks like B3/S23"
        case .empty: "the rule is empty; a rule looks like B3/S23"
        case .birthOfNothing(let rule):
            "\"\(rule)\" has B0, by which the whole endless plane would come to life; rules without B0 can be played"
        case .bounded(let rule): "\"\(rule)\" is of a plane with edges, and the plane here has none"
        }
    }
}

/// Parses the two masks of a rule.
private struct RuleText {
    private(set) var birth: UInt16 = 0
    private(set) var survival: UInt16 = 0

    private enum Part { case birth, survival }

    /// The longest rule, `B012345678/S012345678`, is shorter.
    private static let lengthMax = 64

    init(_ text: String) throws(RuleError) {
        // Truncated, because error messages quote the whole rule.
        let trimmed = String(text.filter { !$0.isWhitespace }.prefix(Self.lengthMax))
        if trimmed.isEmpty { throw .empty }
        if trimmed.dropFirst().contains(":") { throw .bounded(trimmed) }
        let hasLetters = trimmed.contains { "BbSs".contains($0) }
        // Without letters, survival comes first.
        var part: Part? = hasLetters ? nil : .survival
        for (place, character) in trimmed.enumerated() {
            switch character {
            case "B", "b": part = .birth
            case "S", "s": part = .survival
            case "/" where !hasLetters && part == .survival: part = .birth
            case "/" where hasLetters && part != nil: part = nil
            default:
                guard let part, let count = Self.count(character) else {
                    throw .unexpected(character, column: place + 1, rule: trimmed)
                }
                add(count, to: part)
            }
        }
    }

    /// A number of neighbors. Nil for a digit with a combining mark, too, although it sorts between two digits.
    private static func count(_ character: Character) -> Int? {
        guard character.isASCII, let count = character.wholeNumberValue, count <= 8 else { return nil }
        return count
    }

    private mutating func add(_ count: Int, to part: Part) {
        switch part {
        case .birth: birth |= 1 << count
        case .survival: survival |= 1 << count
        }
    }
}
