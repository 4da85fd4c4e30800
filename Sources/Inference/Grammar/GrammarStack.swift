/// A position in a grammar: a pending part, and for a repetition the number of its elements so far.
struct GrammarPlace: Hashable {
    let part: Grammar.Part
    var count: Int32 = 0

    /// The end of a container.
    static let leavingContainer = GrammarPlace(part: -1)
}

/// The parts that are pending after the current automaton: a stack of places, with the next one on top. Equal stacks of one
/// grammar are the same object while they are cached.
final class GrammarStack {
    let id: Int
    /// Nil at the bottom, where the value ends.
    let top: GrammarPlace?
    let parent: GrammarStack?
    /// An upper bound of the tokens that all places need.
    let tokenCount: Int
    /// The number of open containers.
    let nesting: Int

    init(id: Int, top: GrammarPlace? = nil, parent: GrammarStack? = nil, tokenCount: Int = 0, nesting: Int = 0) {
        self.id = id
        self.top = top
        self.parent = parent
        self.tokenCount = tokenCount
        self.nesting = nesting
    }
}

/// A possible parse of the text so far: an automaton, its state, and the pending parts.
struct GrammarThread: Hashable {
    let automaton: Int32
    let state: Int32
    let stack: GrammarStack

    static func == (left: GrammarThread, right: GrammarThread) -> Bool {
        left.state == right.state && left.automaton == right.automaton && left.stack.id == right.stack.id
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(automaton)
        hasher.combine(state)
        hasher.combine(stack.id)
    }

    /// An arbitrary, but deterministic order.
    static func < (left: GrammarThread, right: GrammarThread) -> Bool {
        (left.stack.id, left.automaton, left.state) < (right.stack.id, right.automaton, right.state)
    }
}

/// All possible parses of the text so far.
final class GrammarState {
    let id: Int
    let threads: [GrammarThread]
    /// Whether the value may end here.
    let isComplete: Bool
    /// An upper bound of the tokens that are needed to complete the value.
    let tokenCount: Int
    /// Computed on demand.
    var mask: TokenMask?
    var forced: [GrammarMachine.ForcedToken]?

    init(id: Int, threads: [GrammarThread], isComplete: Bool, tokenCount: Int) {
        self.id = id
        self.threads = threads
        self.isComplete = isComplete
        self.tokenCount = tokenCount
    }
}
