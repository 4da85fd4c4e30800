/// The result of a walk through the vocabulary: tokens, grouped by the number of tokens that would be needed after each, and the
/// nodes at which the automaton ended within a token.
struct TokenWalk {
    /// Tokens with the same distance from the end.
    struct Group {
        let distance: Int
        var tokens: [Token] = []
        /// The tokens as a set, if there are enough of them.
        var set: TokenSet?
    }

    /// The count from which it is faster to unite sets than to insert single tokens.
    static let setCountMin = 64

    private(set) var groups: [Group] = []
    /// Nodes at which the automaton ended, and that have children.
    private(set) var exits: [Int32] = []

    init() {}

    init(_ groups: [Group], exits: [Int32]) {
        self.groups = groups
        self.exits = exits
    }

    init(_ finds: Finds, vocabularySize: Int) {
        exits = finds.exits
        groups = finds.counts.map { distance, count in
            var group = Group(distance: Int(distance))
            let tokens = finds.tokens(atDistance: distance)
            if count < Self.setCountMin {
                group.tokens = Array(tokens)
            } else {
                var set = TokenSet(vocabularySize: vocabularySize)
                set.insert(contentsOf: tokens)
                group.set = set
            }
            return group
        }
    }
}

extension TokenWalk {
    /// A token with the state after it, which is later replaced by that state's distance from the end.
    struct Find {
        let token: Token
        var distance: Int32
    }

    /// The tokens that a walk finds, in temporary memory for up to a whole vocabulary.
    struct Finds {
        private let found: UnsafeMutableBufferPointer<Find>
        private var count = 0
        var exits: [Int32] = []
        /// The number of tokens at each distance; without those from which the end can't be reached.
        private(set) var counts: [(distance: Int32, count: Int)] = []

        /// - Parameter memory: room for every token that can be found.
        init(_ memory: UnsafeMutableBufferPointer<Find>) {
            found = memory
        }

        @inline(__always)
        mutating func append(_ token: Token, state: Int32) {
            found.initializeElement(at: count, to: Find(token: token, distance: state))
            count += 1
        }

        /// Replaces states by distances. Neighboring tokens mostly have the same state.
        mutating func measure(_ distance: (Int32) -> Int) {
            var state = Int32(-1)
            var current = 0
            var place = 0
            for index in 0..<count {
                if found[index].distance != state {
                    state = found[index].distance
                    current = distance(state)
                    place = self.place(of: Int32(clamping: current))
                }
                found[index].distance = Int32(clamping: current)
                counts[place].count += 1
            }
            counts.removeAll { Int($0.distance) >= TokenAutomaton.unreachable }
        }

        private mutating func place(of distance: Int32) -> Int {
            if let known = counts.firstIndex(where: { $0.distance == distance }) { return known }
            counts.append((distance, 0))
            return counts.count - 1
        }

        func tokens(atDistance distance: Int32) -> some Sequence<Token> {
            found[..<count].lazy.filter { $0.distance == distance }.map(\.token)
        }
    }
}
