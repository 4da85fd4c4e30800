/// Masks: the tokens that may come next.
extension GrammarMachine {
    /// The tokens that may come next, including those that end the reply if it may end.
    func mask(of state: GrammarState) -> TokenMask {
        if let known = state.mask { return known }
        var builder = TokenMaskBuilder(vocabularySize: vocabulary.size)
        for thread in state.threads {
            let automaton = automata[thread.automaton]
            take(automaton.walk(from: thread.state), of: thread, into: &builder)
            builder.add(markers(of: thread), tokenCount: thread.stack.tokenCount)
        }
        if state.isComplete { builder.add(vocabulary.endOfGeneration, tokenCount: 0) }
        let mask = TokenMask(builder)
        state.mask = mask
        remember(byteCount: mask.byteCount)
        return mask
    }

    /// Adds the results of a walk along a thread, and continues where the automaton ended within a token.
    private func take(_ walk: TokenWalk, of thread: GrammarThread, into builder: inout TokenMaskBuilder) {
        builder.add(walk, tokenCount: thread.stack.tokenCount)
        guard !walk.exits.isEmpty else { return }
        for next in whatFollows(on: thread.stack).threads {
            let automaton = automata[next.automaton]
            for exit in walk.exits {
                take(automaton.walk(from: next.state, below: exit), of: next, into: &builder)
            }
        }
    }

    /// The bytes that must follow a state, and the state after them.
    func forcedBytes(after state: GrammarState, countMax: Int) -> (bytes: [UInt8], state: GrammarState) {
        var bytes: [UInt8] = []
        var expansion = GrammarExpansion(state)
        while bytes.count < countMax, markers(in: expansion).isEmpty, let byte = onlyByte(after: expansion) {
            bytes.append(byte)
            expansion = step(expansion, byte)
        }
        return (bytes, self.state(expansion))
    }

    private func onlyByte(after expansion: GrammarExpansion) -> UInt8? {
        guard !expansion.isComplete else { return nil }
        var only: UInt8?
        for thread in expansion.threads {
            guard case .one(let byte) = automata[thread.automaton].followers(of: thread.state) else { return nil }
            guard only == nil || only == byte else { return nil }
            only = byte
        }
        return only
    }

    func mayFollow(_ byte: UInt8, _ state: GrammarState) -> Bool {
        state.threads.contains { automata[$0.automaton].next($0.state, byte) != TokenAutomaton.dead }
    }

    /// The special tokens that represent the whole text of a thread's automaton.
    private func markers(of thread: GrammarThread) -> [Token] {
        let automaton = automata[thread.automaton]
        guard thread.state == automaton.start, let name = automaton.marker else { return [] }
        return vocabulary.markers[name] ?? []
    }

    private func markers(in expansion: GrammarExpansion) -> [Token] { expansion.threads.flatMap(markers) }

    /// The special token that must follow a state.
    func marker(after state: GrammarState) -> ForcedToken? {
        guard !state.isComplete, state.threads.count == 1, let token = markers(of: state.threads[0]).first else {
            return nil
        }
        return ForcedToken(token: token, tokenCountAfter: state.threads[0].stack.tokenCount)
    }
}
