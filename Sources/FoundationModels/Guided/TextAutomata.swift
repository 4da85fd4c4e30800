import Inference
import Synchronization

/// The bytes that stand for a text's quotation marks while its automaton is put together: as bytes that no text has, they are
/// what a pattern's `^` and `$` match.
enum TextMarks {
    static let start: UInt8 = 1
    static let end: UInt8 = 2
}

/// The automaton of the JSON strings whose text is of a form: its demands, kept to at once.
struct TextAutomaton {
    /// A form that needs more states is refused, with the number as the reason.
    static let stateCountMax = 50_000
    /// A negation's automaton is deterministic, and costs more for each state.
    private static let negationStateCountMax = 4000
    /// Beside a pattern, a longer minimum or maximum is counted state by state.
    private static let lengthMax = 2000

    /// - Throws: ``PatternError`` for what is not understood or too large. No error says that no text is of the form; the
    ///   automaton is empty then.
    static func automaton(for form: TextForm) throws(PatternError) -> ByteAutomaton {
        guard form.demands.count == 1, case .format(let name) = form.demands[0].kind, form == TextForm(.format(name))
        else { return try made(form, isShared: false) }
        // Schemas have many formats in common, and each is a large automaton.
        if let known = formats.withLock({ $0[name] }) { return known }
        let made = try made(form, isShared: true)
        return formats.withLock { known in
            if known[name] == nil { known[name] = made }
            return known[name] ?? made
        }
    }

    private static let formats = Mutex<[String: ByteAutomaton]>([:])

    private static func made(_ form: TextForm, isShared: Bool) throws(PatternError) -> ByteAutomaton {
        if form.demands.isEmpty {
            guard form.minimumLength <= form.maximumLength ?? .max else { return nothing }
            guard form.minimumLength > 0 || form.maximumLength != nil else { return JSONAutomata.string }
            return ByteAutomaton(
                characters: form.minimumLength, through: form.maximumLength, of: JSONAutomata.string)
        }
        let text = form.demands.map(\.kind.text).joined(separator: " ")
        var result = anything
        // A few texts first: what follows is small then.
        for demand in form.demands.sorted(by: { $0.weight < $1.weight }) {
            result = try both(result, automaton(for: demand, text), text)
        }
        let limited = try lengths(form, beside: result, text)
        let quotationMark = UInt8(ascii: "\"")
        return limited.replacing(
            [TextMarks.start: quotationMark, TextMarks.end: quotationMark], isShared: isShared)
    }

    private static let nothing: ByteAutomaton = {
        var builder = ByteAutomatonBuilder()
        let start = builder.addState(), end = builder.addState()
        return ByteAutomaton(builder, from: start, to: end)
    }()

    /// Any text between marks, in the one spelling.
    private static let anything: ByteAutomaton = {
        var builder = ByteAutomatonBuilder()
        let start = builder.addState(), inside = builder.addState(), end = builder.addState()
        builder.addStep(from: start, by: TextMarks.start...TextMarks.start, to: inside)
        builder.addCharacter(of: .all, from: inside, to: inside)
        builder.addStep(from: inside, by: TextMarks.end...TextMarks.end, to: end)
        return ByteAutomaton(builder, from: start, to: end)
    }()

    private static func both(
        _ left: ByteAutomaton, _ right: ByteAutomaton, _ text: String
    ) throws(PatternError) -> ByteAutomaton {
        guard let both = left.intersection(right, stateCountMax: stateCountMax) else {
            throw tooLarge(text)
        }
        return both
    }

    private static func tooLarge(_ text: String) -> PatternError {
        PatternError(pattern: text, offset: 0, reason: "together it needs more than \(stateCountMax) states")
    }

    private static func automaton(
        for demand: TextForm.Demand, _ text: String
    ) throws(PatternError) -> ByteAutomaton {
        let automaton = try automaton(for: demand.kind)
        guard demand.isNegated else { return automaton }
        guard let negation = automaton.complement(stateCountMax: negationStateCountMax) else { throw tooLarge(text) }
        return negation
    }

    private static func automaton(for kind: TextForm.Kind) throws(PatternError) -> ByteAutomaton {
        switch kind {
        case .guide(let pattern):
            var parser = PatternParser(pattern)
            let node = try parser.parse()
            return try PatternAutomaton.marked(
                .sequence([.anchor(.start), node, .anchor(.end)]), of: pattern, isAtStart: false)
        case .pattern(let pattern): return try automaton(forPattern: pattern)
        case .format(let name):
            guard let format = TextFormat.named(name) else { return anything }
            return try automaton(forPattern: format.pattern)
        case .texts(let texts): return choice(of: texts)
        }
    }

    private static func automaton(forPattern pattern: String) throws(PatternError) -> ByteAutomaton {
        var parser = PatternParser(pattern, dialect: .ecmaScript)
        let node = try parser.parse()
        var result = try PatternAutomaton.marked(node, of: pattern)
        for (lookahead, isNegated) in parser.lookaheads {
            let ahead = try PatternAutomaton.marked(lookahead, of: pattern, isAtStart: true)
            let demand = isNegated ? ahead.complement(stateCountMax: negationStateCountMax) : ahead
            guard let demand else { throw tooLarge(pattern) }
            result = try both(result, demand, pattern)
        }
        return result
    }

    private static func choice(of texts: [String]) -> ByteAutomaton {
        var builder = ByteAutomatonBuilder()
        let start = builder.addState(), inside = builder.addState(), last = builder.addState()
        let end = builder.addState()
        builder.addStep(from: start, by: TextMarks.start...TextMarks.start, to: inside)
        for text in texts {
            builder.addText(text.unicodeScalars.flatMap(GuidedSpelling.bytes(of:)), from: inside, to: last)
        }
        builder.addStep(from: last, by: TextMarks.end...TextMarks.end, to: end)
        return ByteAutomaton(builder, from: start, to: end)
    }

    // MARK: Lengths

    private static func lengths(
        _ form: TextForm, beside automaton: ByteAutomaton, _ text: String
    ) throws(PatternError) -> ByteAutomaton {
        guard form.minimumLength > 0 || form.maximumLength != nil else { return automaton }
        guard form.minimumLength <= form.maximumLength ?? .max else { return nothing }
        if form.minimumLength <= 1, let maximum = form.maximumLength, maximum > lengthMax,
            automaton.byteCountMax.map({ $0 <= maximum }) == true
        {
            return try lengths(TextForm(minimumLength: form.minimumLength), beside: automaton, text)
        }
        guard max(form.minimumLength, form.maximumLength ?? 0) <= lengthMax else {
            throw PatternError(
                pattern: text, offset: 0,
                reason: "beside it, texts of more than \(lengthMax) characters can't be counted")
        }
        return try both(counter(form.minimumLength, form.maximumLength), automaton, text)
    }

    private static func counter(_ minimum: Int, _ maximum: Int?) -> ByteAutomaton {
        var builder = ByteAutomatonBuilder()
        let start = builder.addState(), end = builder.addState()
        var state = builder.addState()
        builder.addStep(from: start, by: TextMarks.start...TextMarks.start, to: state)
        for count in 0...(maximum ?? minimum) {
            if count >= minimum { builder.addStep(from: state, by: TextMarks.end...TextMarks.end, to: end) }
            guard count < maximum ?? minimum else { break }
            let next = builder.addState()
            builder.addCharacter(of: .all, from: state, to: next)
            state = next
        }
        if maximum == nil { builder.addCharacter(of: .all, from: state, to: state) }
        return ByteAutomaton(builder, from: start, to: end)
    }
}

extension TextForm.Kind {
    /// In words, for messages.
    fileprivate var text: String {
        switch self {
        case .guide(let pattern), .pattern(let pattern): pattern
        case .format(let name): "of the format \(name)"
        case .texts(let texts): "of \(texts.count) texts"
        }
    }
}

extension TextForm.Demand {
    /// How much is left by it, roughly.
    fileprivate var weight: Int {
        if case .texts = kind, !isNegated { return 0 }
        return isNegated ? 2 : 1
    }
}
