import Inference
import Synchronization

/// The bytes that represent a text's quotation marks while its automaton is built. No text contains them, so a
/// pattern's `^` and `$` can match them.
enum TextMarks {
    static let start: UInt8 = 1
    static let end: UInt8 = 2
}

/// Builds the automata of the JSON strings of a form: with texts that meet all demands of it. A schema has one such
/// object, which caches the automata and limits their total size.
final class TextAutomata {
    /// The maximum number of states of a form. The error mentions the number.
    static let stateCountMax = 50_000
    /// The maximum for a negation, whose automaton is deterministic and so costs more per state.
    private static let negationStateCountMax = 4000
    /// The maximum length limit that can be combined with a pattern: lengths are counted with a state for each.
    private static let lengthMax = 2000
    /// The maximum number of states of all automata in a schema.
    private static let keptStateCountMax = 1_000_000

    let effort: AutomatonEffort
    private var forms: [TextForm: ByteAutomaton] = [:]
    /// The automata of texts between markers, by their demands. Adding a demand reuses the automaton without it.
    private var marked: [[TextForm.Demand]: ByteAutomaton] = [:]
    private var demands: [TextForm.Demand: ByteAutomaton] = [:]
    private var keptStateCount = 0

    init(_ effort: AutomatonEffort = SchemaBudget.effort) { self.effort = effort }

    /// - Throws: ``PatternError`` for syntax that isn't supported, and for a form that is too large. If no text is of
    ///   the form, there is no error; the automaton is empty.
    func automaton(for form: TextForm) throws(PatternError) -> ByteAutomaton {
        guard form.demands.count == 1, case .format(let name) = form.demands[0].kind, form == TextForm(.format(name))
        else { return try own(form) }
        // Formats occur in many schemas, and their automata are large, so they are cached for the process.
        if let known = Self.formats.withLock({ $0[name] }) { return known }
        let made = try made(form, isShared: true)
        return Self.formats.withLock { known in
            if known[name] == nil { known[name] = made }
            return known[name] ?? made
        }
    }

    /// Whether a text is of the form.
    func matches(_ text: String, _ form: TextForm) throws(PatternError) -> Bool {
        let automaton = try automaton(for: form)
        return try counted(form) { () throws(AutomatonEffort.Failure) in
            try automaton.contains(GuidedSpelling.bytes(of: text), effort: effort)
        }
    }

    private static let formats = Mutex<[String: ByteAutomaton]>([:])

    private func own(_ form: TextForm) throws(PatternError) -> ByteAutomaton {
        // A dictionary lookup hashes all of the form, so it has a cost.
        try counted(form) { () throws(AutomatonEffort.Failure) in try effort.spend(form.weight) }
        if let known = forms[form] { return known }
        let made = try made(form, isShared: false)
        try keep(made, form)
        forms[form] = made
        return made
    }

    private func keep(_ automaton: ByteAutomaton, _ form: TextForm) throws(PatternError) {
        keptStateCount += automaton.stateCount
        guard keptStateCount <= Self.keptStateCountMax else {
            throw refusal(form, "the schema's texts need more than \(Self.keptStateCountMax) states together")
        }
    }

    private func made(_ form: TextForm, isShared: Bool) throws(PatternError) -> ByteAutomaton {
        if form.demands.isEmpty {
            guard form.minimumLength <= form.maximumLength ?? .max else { return Self.nothing }
            guard form.minimumLength > 0 || form.maximumLength != nil else { return JSONAutomata.string }
            return ByteAutomaton(
                characters: form.minimumLength, through: form.maximumLength, of: JSONAutomata.string)
        }
        let limited = try lengths(form, beside: marked(form.demands, form), form)
        let quotationMark = UInt8(ascii: "\"")
        return limited.replacing(
            [TextMarks.start: quotationMark, TextMarks.end: quotationMark], isShared: isShared)
    }

    // MARK: Demands

    private func marked(_ demands: [TextForm.Demand], _ form: TextForm) throws(PatternError) -> ByteAutomaton {
        if let known = marked[demands] { return known }
        var result = Self.anything
        if let last = demands.last, demands.count > 1, let others = marked[Array(demands.dropLast())] {
            result = try both(others, automaton(for: last, form), form)
        } else {
            // Small sets of texts come first, because they keep the intersections small.
            for demand in demands.sorted(by: { $0.weight < $1.weight }) {
                result = try both(result, automaton(for: demand, form), form)
            }
        }
        try keep(result, form)
        marked[demands] = result
        return result
    }

    private func both(
        _ left: ByteAutomaton, _ right: ByteAutomaton, _ form: TextForm
    ) throws(PatternError) -> ByteAutomaton {
        let both = try counted(form) { () throws(AutomatonEffort.Failure) in
            try left.intersection(right, stateCountMax: Self.stateCountMax, effort: effort)
        }
        guard let both else { throw tooLarge(form) }
        return both
    }

    private func automaton(for demand: TextForm.Demand, _ form: TextForm) throws(PatternError) -> ByteAutomaton {
        if let known = demands[demand] { return known }
        let plain = try automaton(for: demand.kind, form)
        let automaton = demand.isNegated ? try negation(of: plain, form) : plain
        try keep(automaton, form)
        demands[demand] = automaton
        return automaton
    }

    private func negation(of automaton: ByteAutomaton, _ form: TextForm) throws(PatternError) -> ByteAutomaton {
        let negation = try counted(form) { () throws(AutomatonEffort.Failure) in
            try automaton.complement(stateCountMax: Self.negationStateCountMax, effort: effort)
        }
        guard let negation else { throw tooLarge(form) }
        return negation
    }

    private func automaton(for kind: TextForm.Kind, _ form: TextForm) throws(PatternError) -> ByteAutomaton {
        switch kind {
        case .guide(let pattern):
            var parser = PatternParser(pattern, effort: effort)
            let node = try parser.parse()
            return try PatternAutomaton.marked(
                .sequence([.anchor(.start), node, .anchor(.end)]), of: pattern, isAtStart: false, effort)
        case .pattern(let pattern): return try automaton(forPattern: pattern, form)
        case .format(let name):
            guard let format = TextFormat.named(name) else { return Self.anything }
            return try automaton(forPattern: format.pattern, form)
        case .texts(let texts):
            let count = texts.reduce(0) { $0 + $1.utf8.count }
            try counted(form) { () throws(AutomatonEffort.Failure) in try effort.spend(count) }
            return Self.choice(of: texts)
        }
    }

    private func automaton(forPattern pattern: String, _ form: TextForm) throws(PatternError) -> ByteAutomaton {
        var parser = PatternParser(pattern, dialect: .ecmaScript, effort: effort)
        let node = try parser.parse()
        var result = try PatternAutomaton.marked(node, of: pattern, effort)
        for (lookahead, isNegated) in parser.lookaheads {
            let ahead = try PatternAutomaton.marked(lookahead, of: pattern, isAtStart: true, effort)
            result = try both(result, isNegated ? negation(of: ahead, form) : ahead, form)
        }
        return result
    }

    // MARK: Refusals

    private func counted<Value>(
        _ form: TextForm, _ body: () throws(AutomatonEffort.Failure) -> Value
    ) throws(PatternError) -> Value {
        do { return try body() } catch { throw refusal(form, error.reason) }
    }

    private func tooLarge(_ form: TextForm) -> PatternError {
        refusal(form, "together it needs more than \(Self.stateCountMax) states")
    }

    private func refusal(_ form: TextForm, _ reason: String) -> PatternError {
        let text = form.demands.prefix(10).map(\.kind.text).joined(separator: " ")
        return PatternError(pattern: text, offset: 0, reason: reason)
    }

    // MARK: Automata of their own

    private static let nothing: ByteAutomaton = {
        var builder = ByteAutomatonBuilder()
        let start = builder.addState(), end = builder.addState()
        return ByteAutomaton(builder, from: start, to: end)
    }()

    /// Any text between markers, in the one spelling.
    private static let anything: ByteAutomaton = {
        var builder = ByteAutomatonBuilder()
        let start = builder.addState(), inside = builder.addState(), end = builder.addState()
        builder.addStep(from: start, by: TextMarks.start...TextMarks.start, to: inside)
        builder.addCharacter(of: .all, from: inside, to: inside)
        builder.addStep(from: inside, by: TextMarks.end...TextMarks.end, to: end)
        return ByteAutomaton(builder, from: start, to: end)
    }()

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

    private func lengths(
        _ form: TextForm, beside automaton: ByteAutomaton, _ whole: TextForm
    ) throws(PatternError) -> ByteAutomaton {
        guard form.minimumLength > 0 || form.maximumLength != nil else { return automaton }
        guard form.minimumLength <= form.maximumLength ?? .max else { return Self.nothing }
        if form.minimumLength <= 1, let maximum = form.maximumLength, maximum > Self.lengthMax,
            automaton.byteCountMax.map({ $0 <= maximum }) == true
        {
            return try lengths(TextForm(minimumLength: form.minimumLength), beside: automaton, whole)
        }
        guard max(form.minimumLength, form.maximumLength ?? 0) <= Self.lengthMax else {
            throw refusal(whole, "beside it, texts of more than \(Self.lengthMax) characters can't be counted")
        }
        return try both(Self.counter(form.minimumLength, form.maximumLength), automaton, whole)
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
    /// A description for error messages.
    fileprivate var text: String {
        switch self {
        case .guide(let pattern), .pattern(let pattern): pattern
        case .format(let name): "of the format \(name)"
        case .texts(let texts): "of \(texts.count) texts"
        }
    }
}

extension AutomatonEffort.Failure {
    /// A description for error messages.
    var reason: String {
        switch self {
        case .tooMuch: "the schema's texts and numbers are too much work together"
        case .cancelled: "nobody waits for it any more"
        }
    }
}

extension TextForm {
    /// The cost of reading the whole form.
    fileprivate var weight: Int {
        demands.reduce(1) { sum, demand in
            switch demand.kind {
            case .guide(let text), .pattern(let text), .format(let text): sum + 1 + text.utf8.count / 8
            case .texts(let texts): sum + texts.reduce(1) { $0 + 1 + $1.utf8.count / 8 }
            }
        }
    }
}

extension TextForm.Demand {
    /// A rank by the size of the remaining set, smallest first.
    fileprivate var weight: Int {
        if case .texts = kind, !isNegated { return 0 }
        return isNegated ? 2 : 1
    }
}
