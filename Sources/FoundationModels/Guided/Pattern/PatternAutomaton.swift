import Inference

/// Turns a regular expression into the automaton of the JSON strings whose whole text it matches.
struct PatternAutomaton {
    /// The maximum number of states of a pattern.
    static let stateCountMax = 50_000

    private let pattern: String
    private let effort: AutomatonEffort
    private var builder = ByteAutomatonBuilder()
    /// The number of nodes added so far, not all of which need a state of their own.
    private var partCount = 0

    /// - Throws: ``PatternError`` for syntax that isn't supported, see ``PatternParser``; for a pattern that is too
    ///   large, and for one that matches nothing.
    static func automaton(
        for pattern: String, _ effort: AutomatonEffort = AutomatonEffort()
    ) throws(PatternError) -> ByteAutomaton {
        var parser = PatternParser(pattern, effort: effort)
        let node = try parser.parse()
        var automaton = PatternAutomaton(pattern, effort)
        return try automaton.build(node)
    }

    private init(_ pattern: String, _ effort: AutomatonEffort) { (self.pattern, self.effort) = (pattern, effort) }

    private mutating func build(_ node: PatternNode) throws(PatternError) -> ByteAutomaton {
        let start = builder.addState(), first = builder.addState(), last = builder.addState(), end = builder.addState()
        builder.addText("\"".utf8, from: start, to: first)
        try add(node, from: first, to: last)
        builder.addText("\"".utf8, from: last, to: end)
        let automaton = ByteAutomaton(builder, from: start, to: end)
        guard !automaton.isEmpty else { throw error("it matches no text") }
        return automaton
    }

    /// The texts between markers (see ``TextMarks``) in which the pattern matches somewhere or, with `isAtStart`, at
    /// the beginning.
    static func marked(
        _ node: PatternNode, of pattern: String, isAtStart: Bool = false, _ effort: AutomatonEffort
    ) throws(PatternError) -> ByteAutomaton {
        var automaton = PatternAutomaton(pattern, effort)
        let first = automaton.builder.addState(), last = automaton.builder.addState()
        let start = isAtStart ? automaton.builder.addState() : first
        if isAtStart {
            automaton.builder.addStep(from: start, by: TextMarks.start...TextMarks.start, to: first)
        } else {
            automaton.builder.addStep(from: first, by: TextMarks.start...TextMarks.start, to: first)
            automaton.builder.addCharacter(of: .all, from: first, to: first)
        }
        let middle = automaton.builder.addState(), behind = automaton.builder.addState()
        automaton.builder.addJump(from: first, to: middle)
        try automaton.add(node, from: middle, to: behind)
        automaton.builder.addJump(from: behind, to: last)
        automaton.builder.addCharacter(of: .all, from: last, to: last)
        automaton.builder.addStep(from: last, by: TextMarks.end...TextMarks.end, to: last)
        return ByteAutomaton(automaton.builder, from: start, to: last)
    }

    private func error(_ reason: String) -> PatternError { PatternError(pattern: pattern, offset: 0, reason: reason) }

    private func spend(_ count: Int) throws(PatternError) {
        do { try effort.spend(count) } catch { throw self.error(error.reason) }
    }

    private mutating func addCharacter(
        of set: ScalarSet, from start: ByteAutomatonBuilder.State, to end: ByteAutomatonBuilder.State
    ) throws(PatternError) {
        guard set.ranges.count <= Self.stateCountMax else {
            throw error("a class of characters needs more than \(Self.stateCountMax) states")
        }
        let before = builder.stateCount
        builder.addCharacter(of: set, from: start, to: end)
        try spend(set.ranges.count + builder.stateCount - before)
    }

    private mutating func add(
        _ node: PatternNode, from start: ByteAutomatonBuilder.State, to end: ByteAutomatonBuilder.State
    ) throws(PatternError) {
        partCount += 1
        guard max(builder.stateCount, partCount) <= Self.stateCountMax else {
            throw error("with its repetitions it needs more than \(Self.stateCountMax) states, counted")
        }
        try spend(1)
        switch node {
        case .character(let character): try addCharacter(of: character.sure, from: start, to: end)
        case .anchor(let anchor):
            let mark = anchor == .start ? TextMarks.start : TextMarks.end
            builder.addStep(from: start, by: mark...mark, to: end)
        case .sequence(let nodes):
            var state = start
            for node in nodes {
                let next = builder.addState()
                try add(node, from: state, to: next)
                state = next
            }
            builder.addJump(from: state, to: end)
        case .choice(let nodes):
            for node in nodes { try add(node, from: start, to: end) }
        case .repetition(let node, let minimum, let maximum):
            try addRepetition(node, minimum, maximum, from: start, to: end)
        }
    }

    private mutating func addRepetition(
        _ node: PatternNode, _ minimum: Int, _ maximum: Int?, from start: ByteAutomatonBuilder.State,
        to end: ByteAutomatonBuilder.State
    ) throws(PatternError) {
        var state = start
        for _ in 0..<minimum {
            let next = builder.addState()
            try add(node, from: state, to: next)
            state = next
        }
        guard let maximum else {
            // A separate state for the loop, so that the way back can't reach anything else.
            let around = builder.addState()
            builder.addJump(from: state, to: around)
            let back = builder.addState()
            try add(node, from: around, to: back)
            builder.addJump(from: back, to: around)
            return builder.addJump(from: around, to: end)
        }
        for _ in minimum..<maximum {
            builder.addJump(from: state, to: end)
            let next = builder.addState()
            try add(node, from: state, to: next)
            state = next
        }
        builder.addJump(from: state, to: end)
    }
}
