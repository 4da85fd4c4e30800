/// A regular language of byte sequences: a nondeterministic automaton with one end.
///
/// It is independent of tokens. For a model's vocabulary it becomes a ``TokenAutomaton``, which also determinizes the states that
/// are visited.
public final class ByteAutomaton: Sendable {
    typealias State = ByteAutomatonBuilder.State
    typealias Step = ByteAutomatonBuilder.Step

    /// The transitions of each state; those to states that can't reach the end are left out.
    let steps: [[Step]]
    let jumps: [[State]]
    let start: State
    let end: State
    /// States in the order of their distance from the end, and for each the first byte of the shortest path there, with the next
    /// state. States at distance 0 come first.
    let byDistance: [State]
    private let distances: [Int]
    private let shortest: [(byte: UInt8, target: State)?]
    /// Whether many grammars contain this object, so that cached results for it should outlive each of them.
    let isShared: Bool
    /// Whether a control or user-defined token with the same text may represent the whole.
    let isMarker: Bool
    /// The limits for the number of characters; the states are those of the automaton without limits.
    let counting: CharacterCount?

    /// - Parameters:
    ///   - isShared: whether this object is part of many grammars.
    ///   - isMarker: whether a special token of the vocabulary may represent the whole text.
    public init(
        _ builder: ByteAutomatonBuilder, from start: ByteAutomatonBuilder.State, to end: ByteAutomatonBuilder.State,
        isShared: Bool = false, isMarker: Bool = false
    ) {
        var search = DistanceSearch(builder)
        search.run(from: end)
        distances = search.distances
        shortest = search.shortest
        byDistance = search.order
        steps = builder.steps.map { $0.filter { search.distances[Int($0.target)] != Int.max } }
        jumps = builder.jumps.map { $0.filter { search.distances[Int($0)] != Int.max } }
        self.start = start
        self.end = end
        self.isShared = isShared
        self.isMarker = isMarker
        counting = nil
    }

    /// The texts of another automaton, with a limited number of characters.
    ///
    /// - Parameters:
    ///   - base: a shared automaton of texts in quotation marks: the first byte leads to the state before each character, every
    ///     character leads back to it, and a quotation mark leads from there to the end.
    ///   - maximum: nil for no limit.
    public init(characters minimum: Int, through maximum: Int?, of base: ByteAutomaton) {
        precondition(base.isShared && minimum >= 0 && minimum <= maximum ?? .max, "\(minimum) to \(maximum ?? -1)")
        (steps, jumps, start, end) = (base.steps, base.jumps, base.start, base.end)
        (byDistance, distances, shortest) = (base.byDistance, base.distances, base.shortest)
        (isShared, isMarker) = (false, false)
        counting = CharacterCount(base: base, minimum: minimum, maximum: maximum)
    }

    /// A single text.
    public convenience init(text: some Collection<UInt8>, isShared: Bool = false, isMarker: Bool = false) {
        var builder = ByteAutomatonBuilder()
        let start = builder.addState(), end = builder.addState()
        builder.addText(text, from: start, to: end)
        self.init(builder, from: start, to: end, isShared: isShared, isMarker: isMarker)
    }

    /// The number of states.
    public var stateCount: Int { steps.count }

    /// Whether the language is empty.
    public var isEmpty: Bool { distances[Int(start)] == Int.max }

    /// The first byte of the shortest path to the end, and the next state; nil at the end.
    func shortestStep(from state: State) -> (byte: UInt8, target: State)? { shortest[Int(state)] }

    func hasWay(from state: State) -> Bool { distances[Int(state)] != Int.max }

    /// Whether a byte sequence is in the language. A slow reference implementation.
    public func contains(_ bytes: some Sequence<UInt8>) -> Bool {
        // Without a limit it can't fail.
        (try? contains(bytes, nil)) ?? false
    }

    /// The same with a limit for the effort.
    public func contains(_ bytes: [UInt8], effort: AutomatonEffort) throws(AutomatonEffort.Failure) -> Bool {
        try contains(bytes, effort)
    }

    private func contains(
        _ bytes: some Sequence<UInt8>, _ effort: AutomatonEffort?
    ) throws(AutomatonEffort.Failure) -> Bool {
        if let counting { return try counting.contains(Array(bytes), effort) }
        var states = closure(of: [start])
        for byte in bytes {
            guard !states.isEmpty else { return false }
            states = try closure(of: states.flatMap { targets(of: $0, by: byte) }, effort)
        }
        return states.contains(end)
    }

    func targets(of state: State, by byte: UInt8) -> [State] {
        steps[Int(state)].compactMap { $0.bytes.contains(byte) ? $0.target : nil }
    }

    /// All states that are reachable without a byte, without duplicates.
    func closure(of states: [State]) -> [State] { closureAndCost(of: states).states }

    /// The same with a limit for the effort.
    func closure(of states: [State], _ effort: AutomatonEffort?) throws(AutomatonEffort.Failure) -> [State] {
        let (closure, cost) = closureAndCost(of: states)
        try effort?.spend(cost)
        return closure
    }

    private func closureAndCost(of states: [State]) -> (states: [State], cost: Int) {
        var found = Set(states)
        var open = Array(found)
        var cost = 1 + states.count
        while let state = open.popLast() {
            cost += jumps[Int(state)].count
            for next in jumps[Int(state)] where found.insert(next).inserted { open.append(next) }
        }
        return (found.filter { hasWay(from: $0) && ($0 == end || !steps[Int($0)].isEmpty) }.sorted(), cost)
    }
}

/// Finds every state's distance from the end in bytes, and the shortest path.
private struct DistanceSearch {
    private let builder: ByteAutomatonBuilder
    private var arrivals: [[(from: Int32, byte: UInt8?)]]
    private(set) var distances: [Int]
    private(set) var shortest: [(byte: UInt8, target: Int32)?]
    private(set) var order: [Int32] = []

    init(_ builder: ByteAutomatonBuilder) {
        self.builder = builder
        arrivals = Array(repeating: [], count: builder.stateCount)
        distances = Array(repeating: .max, count: builder.stateCount)
        shortest = Array(repeating: nil, count: builder.stateCount)
        for state in builder.steps.indices {
            for step in builder.steps[state] {
                arrivals[Int(step.target)].append((Int32(state), step.bytes.lowerBound))
            }
            for target in builder.jumps[state] { arrivals[Int(target)].append((Int32(state), nil)) }
        }
    }

    mutating func run(from end: Int32) {
        var level: [Int32] = [end]
        distances[Int(end)] = 0
        while !level.isEmpty {
            let reached = spread(level)
            order += reached
            level = stepBack(from: reached)
        }
    }

    /// Adds the states with jumps to these, which have the same distance.
    private mutating func spread(_ level: [Int32]) -> [Int32] {
        var reached = level
        var index = 0
        while index < reached.count {
            let state = reached[index]
            for arrival in arrivals[Int(state)] where arrival.byte == nil && distances[Int(arrival.from)] == .max {
                distances[Int(arrival.from)] = distances[Int(state)]
                shortest[Int(arrival.from)] = shortest[Int(state)]
                reached.append(arrival.from)
            }
            index += 1
        }
        return reached
    }

    private mutating func stepBack(from reached: [Int32]) -> [Int32] {
        var next: [Int32] = []
        for state in reached {
            for arrival in arrivals[Int(state)] {
                guard let byte = arrival.byte, distances[Int(arrival.from)] == .max else { continue }
                distances[Int(arrival.from)] = distances[Int(state)] + 1
                shortest[Int(arrival.from)] = (byte, state)
                next.append(arrival.from)
            }
        }
        return next
    }
}
