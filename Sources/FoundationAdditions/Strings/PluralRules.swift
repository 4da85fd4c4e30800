/// CLDR's cardinal plural rules for common languages, which choose the form of a text for a number.
///
/// The rules are those of Unicode's CLDR, chart "Language Plural Rules", in its operands n, i, v, f. Other languages have a
/// single form, like CLDR's root.
enum PluralCategory: String, CaseIterable {
    case zero, one, two, few, many, other

    init(_ number: PluralOperands, language: String) {
        let code = language.split { $0 == "-" || $0 == "_" }.first.map { $0.lowercased() } ?? ""
        self = Self.rules[code]?(number) ?? .other
    }

    private typealias Rule = @Sendable (PluralOperands) -> PluralCategory

    private static let rules: [String: Rule] = {
        let groups: [(String, Rule)] = [
            ("en de nl sv fi et ur sw yi gl fy io", { $0.i == 1 && $0.v == 0 ? .one : .other }),
            ("it ca", { $0.i == 1 && $0.v == 0 ? .one : millions($0) }),
            ("es", { $0.isInteger(1) ? .one : millions($0) }),
            ("fr", { $0.i <= 1 ? .one : millions($0) }),
            ("pt", { $0.i <= 1 ? .one : millions($0) }),
            ("nb nn no el bg hu tr az ka kk ky uz mn ta te ml ne so sq eu af ku", { $0.isInteger(1) ? .one : .other }),
            ("da", { $0.isInteger(1) || ($0.f != 0 && $0.i <= 1) ? .one : .other }),
            ("hi fa bn gu kn am zu as", { $0.i == 0 || $0.isInteger(1) ? .one : .other }),
            ("is mk", { $0.v == 0 && $0.i % 10 == 1 && $0.i % 100 != 11 || $0.f % 10 == 1 ? .one : .other }),
            ("he", hebrew), ("ar", arabic), ("ru uk be", eastSlavic), ("pl", polish), ("cs sk", czech),
            ("hr sr bs", southSlavic), ("sl", slovene), ("lt", lithuanian), ("lv", latvian), ("ro", romanian),
            ("ga", irish), ("cy", welsh),
        ]
        return groups.reduce(into: [:]) { rules, group in
            for code in group.0.split(separator: " ") { rules[String(code)] = group.1 }
        }
    }()

    /// Whole millions, which take "de", as in "un millón de".
    private static let millions: Rule = { $0.i != 0 && $0.i % 1_000_000 == 0 && $0.v == 0 ? .many : .other }

    private static let hebrew: Rule = { number in
        if number.i == 1 && number.v == 0 || number.i == 0 && number.v != 0 { return .one }
        return number.i == 2 && number.v == 0 ? .two : .other
    }

    private static let arabic: Rule = { number in
        guard number.f == 0 else { return .other }
        switch (number.i, number.i % 100) {
        case (0, _): return .zero
        case (1, _): return .one
        case (2, _): return .two
        case (_, 3...10): return .few
        case (_, 11...99): return .many
        default: return .other
        }
    }

    private static let eastSlavic: Rule = { number in
        guard number.v == 0 else { return .other }
        let teens = (11...14).contains(number.i % 100)
        if number.i % 10 == 1 && !teens { return .one }
        return (2...4).contains(number.i % 10) && !teens ? .few : .many
    }

    private static let polish: Rule = { number in
        guard number.v == 0 else { return .other }
        if number.i == 1 { return .one }
        return (2...4).contains(number.i % 10) && !(12...14).contains(number.i % 100) ? .few : .many
    }

    private static let czech: Rule = { number in
        guard number.v == 0 else { return .many }
        return number.i == 1 ? .one : (2...4).contains(number.i) ? .few : .other
    }

    private static let southSlavic: Rule = { number in
        // Depends on the last visible digits, before or after the decimal point.
        let digits = number.v == 0 ? number.i : number.f
        if digits % 10 == 1 && digits % 100 != 11 { return .one }
        return (2...4).contains(digits % 10) && !(12...14).contains(digits % 100) ? .few : .other
    }

    private static let slovene: Rule = { number in
        guard number.v == 0 else { return .few }
        switch number.i % 100 {
        case 1: return .one
        case 2: return .two
        case 3, 4: return .few
        default: return .other
        }
    }

    private static let lithuanian: Rule = { number in
        guard number.f == 0 else { return .many }
        let teens = (11...19).contains(number.i % 100)
        if number.i % 10 == 1 && !teens { return .one }
        return (2...9).contains(number.i % 10) && !teens ? .few : .other
    }

    private static let latvian: Rule = { number in
        let digits = number.v == 2 || number.f != 0 ? number.f : number.i
        if number.f == 0 && digits % 10 == 0 || (11...19).contains(digits % 100) { return .zero }
        return digits % 10 == 1 ? .one : .other
    }

    private static let romanian: Rule = { number in
        if number.i == 1 && number.v == 0 { return .one }
        return number.v != 0 || number.i == 0 || (1...19).contains(number.i % 100) ? .few : .other
    }

    private static let irish: Rule = { number in
        guard number.f == 0 else { return .other }
        switch number.i {
        case 1: return .one
        case 2: return .two
        case 3...6: return .few
        case 7...10: return .many
        default: return .other
        }
    }

    private static let welsh: Rule = { number in
        guard number.f == 0 else { return .other }
        switch number.i {
        case 0: return .zero
        case 1: return .one
        case 2: return .two
        case 3: return .few
        case 6: return .many
        default: return .other
        }
    }
}

/// The operands of plural rules, without the sign: the integer part, and the visible fraction digits.
struct PluralOperands {
    /// The integer part.
    let i: UInt64
    /// The number of visible fraction digits.
    let v: Int
    /// The visible fraction digits, as a number.
    let f: UInt64

    init(_ integer: UInt64) {
        (i, v, f) = (integer, 0, 0)
    }

    /// The operands of a number with so many fraction digits.
    init(_ number: Double, decimals: Int) {
        let decimals = min(max(0, decimals), 9)
        let power = (0..<decimals).reduce(UInt64(1)) { power, _ in power * 10 }
        let scaled = (number.magnitude * Double(power)).rounded()
        // For larger numbers no rule makes a difference.
        guard scaled.isFinite, scaled < 9e18 else {
            (i, v, f) = (1_000_001, decimals, 0)
            return
        }
        (i, v, f) = (UInt64(scaled) / power, decimals, UInt64(scaled) % power)
    }

    /// Whether the number is this integer, with any number of visible zeros after the decimal point.
    func isInteger(_ integer: UInt64) -> Bool { i == integer && f == 0 }
}
