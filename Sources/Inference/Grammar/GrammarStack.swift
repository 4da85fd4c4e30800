/// A place in a grammar: a part that is yet to come, and for a repetition how many elements it already has.
struct GrammarPlace: Hashable {
    let part: Grammar.Part
    var count: Int32 = 0

    /// The end of a container.
    static let leavingContainer = GrammarPlace(part: -1)
}

/// What is yet to come after the automaton that is being followed: places, the next one on top. Equal stacks of one grammar
/// are the same object, as long as the grammar remembers them.
final class GrammarStack {
    let id: Int
    /// Nil at the bottom, where the value ends.
    let top: GrammarPlace?
    let parent: GrammarStack?
    /// An upper bound of the tokens that all places need together.
    let tokenCount: Int
    /// How many containers are open.
    let nesting: Int

    init(id: Int, top: GrammarPlace? = nil, parent: GrammarStack? = nil, tokenCount: Int = 0, nesting: Int = 0) {
        self.id = id
        self.top = top
        self.parent = parent
        self.tokenCount = tokenCount
        self.nesting = nesting
    }
}

/// One way in which what was said so far can be read: an automaton, its state, and what comes after it.
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

    /// Any order, always the same.
    static func < (left: GrammarThread, right: GrammarThread) -> Bool {
        (left.stack.id, left.automaton, left.state) < (right.stack.id, right.automaton, right.state)
    }
}

/// All ways in which what was said so far can be read.
final class GrammarState {
    let id: Int
    let threads: [GrammarThread]
    /// Whether the value may end here.
    let isComplete: Bool
    /// An upper bound of the tokens that are needed to end it.
    let tokenCount: Int
    /// Computed when somebody asks.
    var mask: TokenMask?
    var forced: [GrammarMachine.ForcedToken]?

    init(id: Int, threads: [GrammarThread], isComplete: Bool, tokenCount: Int) {
        self.id = id
        self.threads = threads
        self.isComplete = isComplete
        self.tokenCount = tokenCount
    }
}
