/// A ``ByteAutomaton`` for a vocabulary: its visited states are deterministic, and have a distance from the end in tokens. Used
/// under the vocabulary's lock. A text of a limited length is a ``CountedTokenAutomaton``.
class TokenAutomaton {
    typealias State = Int32
    /// A row's entry where there is no transition.
    static let dead: State = -1
    /// More tokens than any reply has: the end can't be reached.
    static let unreachable = Int(Int32.max)

    /// A distance plus a number of tokens, without overflow.
    static func distance(_ distance: Int, adding count: Int) -> Int {
        min(unreachable, distance + min(unreachable, count))
    }

    private let automaton: ByteAutomaton
    final let trie: TokenTrie
    final let vocabularySize: Int
    /// The distance in tokens from each of the automaton's own states.
    private let sourceDistances: [Int]
    private final var sets: [[ByteAutomaton.State]] = []
    private final var ids: [[ByteAutomaton.State]: State] = [:]
    private final var rows: [UnsafeMutablePointer<State>?] = []
    private final var canGoOn: [Bool] = []
    private(set) final var isAccepting: [Bool] = []
    /// An upper bound of the tokens that lead from each state to the end.
    private(set) final var distances: [Int] = []
    private final var walks: [State: TokenWalk] = [:]
    private final var followers: [State: Followers] = [:]
    /// The character counts of tokens, by the state in which a walk begins.
    final var characters: [State: CharacterTable] = [:]
    final let start: State = 0
    final let marker: [UInt8]?

    /// The bytes that may follow in a state.
    enum Followers {
        case none
        case one(UInt8)
        case many
    }

    init(_ automaton: ByteAutomaton, _ trie: TokenTrie, vocabularySize: Int) {
        self.automaton = automaton
        self.trie = trie
        self.vocabularySize = vocabularySize
        sourceDistances = Self.distances(automaton, trie)
        marker = automaton.isMarker ? Self.shortestText(automaton) : nil
        _ = intern(automaton.closure(of: [automaton.start]))
    }

    /// Creates an automaton without states, which a subclass adds.
    init(countingIn base: TokenAutomaton) {
        automaton = base.automaton
        trie = base.trie
        vocabularySize = base.vocabularySize
        sourceDistances = []
        marker = nil
    }

    deinit { for row in rows { row?.deallocate() } }

    final var stateCount: Int { rows.count }

    /// The fewest tokens that spell the shortest path in bytes, for each state.
    private static func distances(_ automaton: ByteAutomaton, _ trie: TokenTrie) -> [Int] {
        var distances = Array(repeating: unreachable, count: automaton.steps.count)
        for state in automaton.byDistance {
            guard automaton.shortestStep(from: state) != nil else {
                distances[Int(state)] = 0
                continue
            }
            var node = TokenTrie.root
            var position = state
            while let step = automaton.shortestStep(from: position), let child = trie.child(of: node, by: step.byte) {
                node = child
                position = step.target
                if !trie.tokens(at: node).isEmpty, distances[Int(position)] < unreachable {
                    distances[Int(state)] = min(distances[Int(state)], distances[Int(position)] + 1)
                }
            }
        }
        return distances
    }

    private static func shortestText(_ automaton: ByteAutomaton) -> [UInt8] {
        var text: [UInt8] = []
        var state = automaton.start
        while let step = automaton.shortestStep(from: state) {
            text.append(step.byte)
            state = step.target
        }
        return text
    }

    private func intern(_ set: [ByteAutomaton.State]) -> State {
        if let known = ids[set] { return known }
        let id = addState(
            isAccepting: set.contains(automaton.end), canGoOn: set.contains { !automaton.steps[Int($0)].isEmpty },
            distance: set.lazy.map { self.sourceDistances[Int($0)] }.min() ?? Self.unreachable)
        sets.append(set)
        ids[set] = id
        return id
    }

    final func addState(isAccepting accepts: Bool, canGoOn goesOn: Bool, distance: Int) -> State {
        rows.append(nil)
        isAccepting.append(accepts)
        canGoOn.append(goesOn)
        distances.append(distance)
        return State(rows.count - 1)
    }

    /// The transitions of a state: 256 states, indexed by byte.
    final func row(_ state: State) -> UnsafeMutablePointer<State> {
        if let known = rows[Int(state)] { return known }
        let row = UnsafeMutablePointer<State>.allocate(capacity: 256)
        row.initialize(repeating: Self.dead, count: 256)
        rows[Int(state)] = row
        fill(row, of: state)
        return row
    }

    /// Writes the transitions of a state into a row.
    func fill(_ row: UnsafeMutablePointer<State>, of state: State) {
        let steps = sets[Int(state)].flatMap { automaton.steps[Int($0)] }
        var borders = Set(steps.map { Int($0.bytes.lowerBound) })
        borders.formUnion(steps.map { Int($0.bytes.upperBound) + 1 })
        let sorted = borders.sorted()
        // Most ranges lead to the same states.
        var known: [[ByteAutomaton.State]: State] = [:]
        for (lower, upper) in zip(sorted, sorted.dropFirst()) {
            let targets = steps.lazy.filter { $0.bytes.contains(UInt8(lower)) }.map(\.target)
            let key = Array(targets)
            guard !key.isEmpty else { continue }
            let target = known[key] ?? intern(automaton.closure(of: key))
            known[key] = target
            for byte in lower..<upper { row[byte] = target }
        }
    }

    /// Whether any byte may follow a state.
    final func goesOn(_ state: State) -> Bool { canGoOn[Int(state)] }

    final func next(_ state: State, _ byte: UInt8) -> State { row(state)[Int(byte)] }

    final func followers(of state: State) -> Followers {
        if let known = followers[state] { return known }
        let row = row(state)
        let bytes = (0..<256).filter { row[$0] != Self.dead }
        let found: Followers = bytes.isEmpty ? .none : bytes.count == 1 ? .one(UInt8(bytes[0])) : .many
        followers[state] = found
        return found
    }

    /// The walk through all tokens, cached.
    func walk(from state: State) -> TokenWalk {
        if let known = walks[state] { return known }
        let walk = walk(from: state, below: TokenTrie.root)
        walks[state] = walk
        return walk
    }

    /// Precomputes the walks from the start, and from all states one byte later.
    final func prepare() {
        _ = walk(from: start)
        let row = row(start)
        for state in Set((0..<256).map { row[$0] }) where state != Self.dead { _ = walk(from: state) }
    }

    /// Finds the tokens of a subtree that the automaton accepts from a state, and the nodes at which the automaton ends.
    final func walk(from state: State, below top: Int32) -> TokenWalk {
        guard trie.hasChildren(top), goesOn(from: state, below: top) else { return TokenWalk() }
        let base = Int(trie.depths[Int(top)])
        let tokens = trie.tokens(below: top)
        typealias Row = UnsafeMutablePointer<State>
        return withUnsafeTemporaryAllocation(of: Row.self, capacity: trie.depthMax - base + 1) { path in
            path[0] = row(state)
            return withUnsafeTemporaryAllocation(of: TokenWalk.Find.self, capacity: tokens.count) { finds in
                var collected = TokenWalk.Finds(finds)
                trie.withPointers { walkNodes(below: top, base, path, $0, &collected) }
                return TokenWalk(collected, vocabularySize: vocabularySize)
            }
        }
    }

    /// Whether a token of a subtree begins with a byte that may follow. After most ends of a string within a token there is none,
    /// and a walk would need a hundred times as long to find that out.
    private func goesOn(from state: State, below top: Int32) -> Bool {
        let row = row(state)
        var child = top + 1
        while child < trie.ends[Int(top)] {
            if row[Int(trie.bytes[Int(child)])] != Self.dead { return true }
            child = trie.ends[Int(child)]
        }
        return false
    }

    /// The only loop that visits every node.
    ///
    /// - Parameter path: the row of the state at each depth of the path to the node, relative to `base`.
    private func walkNodes(
        below top: Int32, _ base: Int, _ path: UnsafeMutableBufferPointer<UnsafeMutablePointer<State>>,
        _ trie: TokenTrie.Pointers, _ finds: inout TokenWalk.Finds
    ) {
        var node = top + 1
        let end = trie.ends[Int(top)]
        // Neighboring nodes mostly lead to the same state, so the last lookup is cached.
        var looked = (state: Self.dead, row: path[0], isAccepting: false)
        while node < end {
            let index = Int(node)
            let depth = Int(trie.depths[index]) - base
            let target = path[depth - 1][Int(trie.bytes[index])]
            guard target != Self.dead else {
                node = trie.ends[index]
                continue
            }
            var token = trie.tokenStarts[index]
            while token < trie.tokenStarts[index + 1] {
                finds.append(trie.tokens[Int(token)], state: target)
                token += 1
            }
            if trie.ends[index] > node + 1 {
                if target != looked.state { looked = (target, row(target), isAccepting[Int(target)]) }
                if looked.isAccepting { finds.exits.append(node) }
                path[depth] = looked.row
            }
            node += 1
        }
        finds.measure { distances[Int($0)] }
    }
}

extension TokenTrie {
    /// The tables as pointers, without bounds checks.
    struct Pointers {
        let bytes: UnsafePointer<UInt8>
        let depths: UnsafePointer<UInt16>
        let ends: UnsafePointer<Int32>
        let tokenStarts: UnsafePointer<Int32>
        let tokens: UnsafePointer<Token>
    }

    func withPointers(_ body: (Pointers) -> Void) {
        bytes.withUnsafeBufferPointer { bytes in
            depths.withUnsafeBufferPointer { depths in
                ends.withUnsafeBufferPointer { ends in
                    tokenStarts.withUnsafeBufferPointer { starts in
                        tokens.withUnsafeBufferPointer { tokens in
                            // Without tokens there are no nodes to visit.
                            guard let first = tokens.baseAddress else { return }
                            body(
                                Pointers(
                                    bytes: bytes.baseAddress!, depths: depths.baseAddress!, ends: ends.baseAddress!,
                                    tokenStarts: starts.baseAddress!, tokens: first))
                        }
                    }
                }
            }
        }
    }
}
