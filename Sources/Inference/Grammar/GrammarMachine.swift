/// Applies tokens to a grammar, and caches the results. Used under the vocabulary's lock.
///
/// A state is a set of threads, the possible parses of the text so far; each has an automaton and a stack of pending parts. The
/// allowed tokens are the union over the threads, so the states of the whole needn't be deterministic.
final class GrammarMachine {
    /// The approximate limit of the caches, after which they are cleared.
    private static let rememberedByteCountMax = 32 << 20
    /// The approximate bytes of a state, stack or step, without masks.
    private static let entryByteCount = 200

    let vocabulary: TokenVocabulary
    let costs: GrammarCosts
    private let grammar: Grammar
    let automata: AutomatonTable
    private var memory = Memory()
    private var nextID = 0
    private(set) var rememberedByteCount = 0

    /// Results that can be recomputed. States and stacks don't contain any of them, so clearing these caches breaks all reference
    /// cycles.
    private struct Memory {
        var stacks: [StackKey: GrammarStack] = [:]
        var expansions: [Int: (stack: GrammarStack, expansion: GrammarExpansion)] = [:]
        var states: [GrammarExpansion: GrammarState] = [:]
        var successors: [SuccessorKey: GrammarState] = [:]
    }

    private struct StackKey: Hashable {
        let top: GrammarPlace
        let parent: Int
    }

    private struct SuccessorKey: Hashable {
        let state: Int
        let token: Token
    }

    init(_ grammar: Grammar, _ vocabulary: TokenVocabulary) {
        let automata = AutomatonTable(vocabulary)
        self.grammar = grammar
        self.vocabulary = vocabulary
        self.automata = automata
        costs = GrammarCosts(grammar) { automata[automata.number(of: $0)].distances[0] }
    }

    /// The state before any text.
    func start() -> GrammarState {
        let bottom = GrammarStack(id: makeID())
        return state(expand([(GrammarPlace(part: grammar.root), bottom)]))
    }

    private func makeID() -> Int {
        nextID += 1
        return nextID
    }
}

// MARK: - Steps

extension GrammarMachine {
    /// The state after a token; without threads and incomplete if the token isn't allowed.
    func state(after state: GrammarState, _ token: Token) -> GrammarState {
        let key = SuccessorKey(state: state.id, token: token)
        if let known = memory.successors[key] { return known }
        let next = self.state(after: state, bytes: vocabulary.bytes(of: token))
        // Only if the state itself is still cached: its number in the key doesn't retain it.
        if memory.states[GrammarExpansion(state)] === state {
            memory.successors[key] = next
            remember(byteCount: Self.entryByteCount)
        }
        return next
    }

    func state(after start: GrammarState, bytes: some Sequence<UInt8>) -> GrammarState {
        var expansion = GrammarExpansion(start)
        for byte in bytes { expansion = step(expansion, byte) }
        return state(expansion)
    }

    func step(_ expansion: GrammarExpansion, _ byte: UInt8) -> GrammarExpansion {
        var result = GrammarExpansion()
        for thread in expansion.threads {
            let automaton = automata[thread.automaton]
            let next = automaton.next(thread.state, byte)
            guard next != TokenAutomaton.dead else { continue }
            add(GrammarThread(automaton: thread.automaton, state: next, stack: thread.stack), to: &result)
        }
        return result.ordered
    }

    /// Adds a thread, and the threads that follow if its automaton may end here.
    private func add(_ thread: GrammarThread, to expansion: inout GrammarExpansion) {
        let automaton = automata[thread.automaton]
        if automaton.goesOn(thread.state) { expansion.threads.append(thread) }
        if automaton.isAccepting[Int(thread.state)] { expansion.formUnion(whatFollows(on: thread.stack)) }
    }

    func state(_ expansion: GrammarExpansion) -> GrammarState {
        if let known = memory.states[expansion] { return known }
        let needed = expansion.threads.map(tokenCount).min() ?? 0
        let state = GrammarState(
            id: makeID(), threads: expansion.threads, isComplete: expansion.isComplete,
            tokenCount: expansion.isComplete ? 0 : needed)
        memory.states[expansion] = state
        remember(byteCount: Self.entryByteCount + expansion.threads.count * MemoryLayout<GrammarThread>.stride)
        return state
    }

    private func tokenCount(_ thread: GrammarThread) -> Int {
        automata[thread.automaton].distances[Int(thread.state)] + thread.stack.tokenCount
    }

    func remember(byteCount: Int) {
        rememberedByteCount += byteCount
        guard rememberedByteCount > Self.rememberedByteCountMax else { return }
        memory = Memory()
        rememberedByteCount = 0
    }
}

// MARK: - Expansion

extension GrammarMachine {
    /// The threads that follow when the automaton above a stack has ended.
    func whatFollows(on stack: GrammarStack) -> GrammarExpansion {
        guard let top = stack.top, let parent = stack.parent else { return .complete }
        if let known = memory.expansions[stack.id] { return known.expansion }
        let expansion = expand([(top, parent)])
        memory.expansions[stack.id] = (stack, expansion)
        remember(byteCount: Self.entryByteCount)
        return expansion
    }

    /// Expands parts until they begin with automata.
    private func expand(_ places: [(GrammarPlace, GrammarStack)]) -> GrammarExpansion {
        var result = GrammarExpansion()
        var seen: Set<StackKey> = []
        var open = places
        while let (place, stack) = open.popLast() {
            guard place != .leavingContainer else {
                if let top = stack.top, let parent = stack.parent {
                    open.append((top, parent))
                } else {
                    result.isComplete = true
                }
                continue
            }
            switch grammar.nodes[Int(place.part)] {
            case .undefined: break
            case .automaton(let automaton): add(start(of: automaton, stack), to: &result)
            case .sequence(let parts):
                enter(parts.map { GrammarPlace(part: $0) }, stack, &open)
            case .choice(let parts):
                // A choice may be left-recursive.
                guard seen.insert(StackKey(top: place, parent: stack.id)).inserted else { break }
                for part in parts { enter([GrammarPlace(part: part)], stack, &open) }
            case .container(let part):
                enter([GrammarPlace(part: part)], push(.leavingContainer, on: stack), &open)
            case .repetition(let repetition):
                expand(repetition, place, stack, &result)
            }
        }
        return result.ordered
    }

    private func start(of automaton: ByteAutomaton, _ stack: GrammarStack) -> GrammarThread {
        let number = automata.number(of: automaton)
        return GrammarThread(automaton: number, state: automata[number].start, stack: stack)
    }

    /// Enters the first of some places and pushes the others on the stack, unless they would nest too deep.
    private func enter(
        _ places: [GrammarPlace], _ stack: GrammarStack, _ open: inout [(GrammarPlace, GrammarStack)]
    ) {
        guard let first = places.first, fit(places, stack) else {
            if places.isEmpty { open.append((.leavingContainer, stack)) }
            return
        }
        let rest = places.dropFirst().reversed().reduce(stack) { push($1, on: $0) }
        open.append((first, rest))
    }

    private func fit(_ places: [GrammarPlace], _ stack: GrammarStack) -> Bool {
        places.allSatisfy {
            let cost = costs.cost(of: $0)
            return cost.isFinite && stack.nesting + cost.nesting <= grammar.nestingMax
        }
    }

    private func expand(
        _ repetition: Grammar.Repetition, _ place: GrammarPlace, _ stack: GrammarStack,
        _ result: inout GrammarExpansion
    ) {
        let count = Int(place.count)
        if count >= repetition.minimum {
            add(start(of: count == 0 ? repetition.empty : repetition.close, stack), to: &result)
        }
        guard count < repetition.maximum ?? .max else { return }
        // Without a maximum, counts beyond the minimum are equivalent.
        let next = repetition.maximum == nil ? min(count + 1, max(1, repetition.minimum)) : count + 1
        let places = [
            GrammarPlace(part: repetition.element), GrammarPlace(part: place.part, count: Int32(clamping: next)),
        ]
        guard fit(places, stack) else { return }
        let element = places.reversed().reduce(stack) { push($1, on: $0) }
        add(start(of: count == 0 ? repetition.open : repetition.separator, element), to: &result)
    }

    private func push(_ place: GrammarPlace, on parent: GrammarStack) -> GrammarStack {
        let key = StackKey(top: place, parent: parent.id)
        if let known = memory.stacks[key] { return known }
        let count = parent.tokenCount + costs.cost(of: place).tokenCount
        let stack = GrammarStack(
            id: makeID(), top: place, parent: parent, tokenCount: min(count, TokenAutomaton.unreachable),
            nesting: parent.nesting + (place == .leavingContainer ? 1 : 0))
        memory.stacks[key] = stack
        remember(byteCount: Self.entryByteCount)
        return stack
    }
}
