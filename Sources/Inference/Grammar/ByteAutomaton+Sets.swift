/// Set operations on languages: intersection and complement. All have limits for states and effort, because a few small automata
/// can describe one that exceeds any memory.
extension ByteAutomaton {
    /// The intersection of both languages; nil if it needs more states than allowed.
    public func intersection(
        _ other: ByteAutomaton, stateCountMax: Int, effort: AutomatonEffort
    ) throws(AutomatonEffort.Failure) -> ByteAutomaton? {
        var product = Product(self, other, stateCountMax: stateCountMax, effort)
        return try product.automaton()
    }

    /// All byte sequences that aren't in the language; nil if that needs more states than allowed.
    public func complement(
        stateCountMax: Int, effort: AutomatonEffort
    ) throws(AutomatonEffort.Failure) -> ByteAutomaton? {
        var complement = Complement(self, stateCountMax: stateCountMax, effort)
        return try complement.automaton()
    }

    /// The same language with some bytes replaced: a step by a single byte among the keys becomes a step by its value.
    public func replacing(_ bytes: [UInt8: UInt8], isShared: Bool = false) -> ByteAutomaton {
        var builder = ByteAutomatonBuilder()
        for _ in steps { _ = builder.addState() }
        for (state, steps) in steps.enumerated() {
            for step in steps {
                let isOne = step.bytes.count == 1
                let replaced = isOne ? bytes[step.bytes.lowerBound].map { $0...$0 } : nil
                builder.addStep(from: State(state), by: replaced ?? step.bytes, to: step.target)
            }
            for target in jumps[state] { builder.addJump(from: State(state), to: target) }
        }
        return ByteAutomaton(builder, from: start, to: end, isShared: isShared)
    }

    /// The length of the longest byte sequence; nil if there is a cycle.
    public var byteCountMax: Int? {
        var arrivalCounts = Array(repeating: 0, count: stateCount)
        for state in steps.indices where hasWay(from: State(state)) {
            for step in steps[state] { arrivalCounts[Int(step.target)] += 1 }
            for target in jumps[state] { arrivalCounts[Int(target)] += 1 }
        }
        var counts = Array(repeating: 0, count: stateCount), done = 0
        var open = steps.indices.filter { arrivalCounts[$0] == 0 && hasWay(from: State($0)) }
        while let state = open.popLast() {
            done += 1
            for (target, length) in steps[state].map({ ($0.target, 1) }) + jumps[state].map({ ($0, 0) }) {
                counts[Int(target)] = max(counts[Int(target)], counts[state] + length)
                arrivalCounts[Int(target)] -= 1
                if arrivalCounts[Int(target)] == 0 { open.append(Int(target)) }
            }
        }
        return done == steps.indices.count(where: { hasWay(from: State($0)) }) ? counts[Int(end)] : nil
    }
}

/// The product of two automata, as far as both have transitions.
private struct Product {
    private struct Pair: Hashable {
        let left: Int32
        let right: Int32
    }

    private let left: ByteAutomaton
    private let right: ByteAutomaton
    private let stateCountMax: Int
    private let effort: AutomatonEffort
    private var builder = ByteAutomatonBuilder()
    private var states: [Pair: Int32] = [:]
    private var open: [Pair] = []

    init(_ left: ByteAutomaton, _ right: ByteAutomaton, stateCountMax: Int, _ effort: AutomatonEffort) {
        self.left = left
        self.right = right
        self.stateCountMax = stateCountMax
        self.effort = effort
    }

    mutating func automaton() throws(AutomatonEffort.Failure) -> ByteAutomaton? {
        let end = builder.addState()
        let start = state(Pair(left: left.start, right: right.start))
        while let pair = open.popLast() {
            guard builder.stateCount <= stateCountMax else { return nil }
            try addWays(from: pair)
            if pair == Pair(left: left.end, right: right.end) { builder.addJump(from: state(pair), to: end) }
        }
        return ByteAutomaton(builder, from: start, to: end)
    }

    private mutating func state(_ pair: Pair) -> Int32 {
        if let known = states[pair] { return known }
        let state = builder.addState()
        states[pair] = state
        if left.hasWay(from: pair.left), right.hasWay(from: pair.right) { open.append(pair) }
        return state
    }

    /// Comparing two ranges of bytes costs a tenth of following a transition.
    private static let comparisonsPerStep = 10

    private mutating func addWays(from pair: Pair) throws(AutomatonEffort.Failure) {
        let source = state(pair)
        let (jumps, otherJumps) = (left.jumps[Int(pair.left)], right.jumps[Int(pair.right)])
        let (steps, otherSteps) = (left.steps[Int(pair.left)], right.steps[Int(pair.right)])
        try effort.spend(
            1 + jumps.count + otherJumps.count + steps.count * otherSteps.count / Self.comparisonsPerStep)
        for target in jumps {
            builder.addJump(from: source, to: state(Pair(left: target, right: pair.right)))
        }
        for target in otherJumps {
            builder.addJump(from: source, to: state(Pair(left: pair.left, right: target)))
        }
        for step in steps {
            var count = 0
            for other in otherSteps where step.bytes.overlaps(other.bytes) {
                let target = state(Pair(left: step.target, right: other.target))
                builder.addStep(from: source, by: step.bytes.clamped(to: other.bytes), to: target)
                count += 1
            }
            try effort.spend(count)
        }
    }
}

/// Makes an automaton deterministic, and exchanges accepting and other states.
private struct Complement {
    private let source: ByteAutomaton
    private let stateCountMax: Int
    private let effort: AutomatonEffort
    private var builder = ByteAutomatonBuilder()
    private var states: [[Int32]: Int32] = [:]
    private var open: [[Int32]] = []

    init(_ source: ByteAutomaton, stateCountMax: Int, _ effort: AutomatonEffort) {
        self.source = source
        self.stateCountMax = stateCountMax
        self.effort = effort
    }

    mutating func automaton() throws(AutomatonEffort.Failure) -> ByteAutomaton? {
        let end = builder.addState()
        let start = state(try source.closure(of: [source.start], effort))
        while let set = open.popLast() {
            guard builder.stateCount <= stateCountMax else { return nil }
            let from = state(set)
            if !set.contains(source.end) { builder.addJump(from: from, to: end) }
            try addSteps(from: from, set)
        }
        return ByteAutomaton(builder, from: start, to: end)
    }

    /// The empty set is a state, too, from which the source accepts nothing.
    private mutating func state(_ set: [Int32]) -> Int32 {
        if let known = states[set] { return known }
        let state = builder.addState()
        states[set] = state
        open.append(set)
        return state
    }

    private mutating func addSteps(from state: Int32, _ set: [Int32]) throws(AutomatonEffort.Failure) {
        let steps = set.flatMap { source.steps[Int($0)] }
        try effort.spend(set.count + steps.count)
        var borders: Set<Int> = [0, 256]
        for step in steps { borders.formUnion([Int(step.bytes.lowerBound), Int(step.bytes.upperBound) + 1]) }
        let sorted = borders.sorted()
        let places = Dictionary(uniqueKeysWithValues: sorted.enumerated().map { ($1, $0) })
        var targets = [[Int32]](repeating: [], count: sorted.count - 1)
        for step in steps {
            let covered = places[Int(step.bytes.lowerBound)]!..<places[Int(step.bytes.upperBound) + 1]!
            try effort.spend(covered.count)
            for place in covered { targets[place].append(step.target) }
        }
        for (place, targets) in targets.enumerated() {
            let target = self.state(try source.closure(of: targets, effort))
            builder.addStep(from: state, by: UInt8(sorted[place])...UInt8(sorted[place + 1] - 1), to: target)
        }
    }
}
