/// What a walk through the vocabulary found: tokens by how many more would be needed after each, and the nodes at which the
/// automaton came to its end within a token.
struct TokenWalk {
    /// Tokens with the same distance from the end.
    struct Group {
        let distance: Int
        var tokens: [Token] = []
        /// The same as a set, where there are enough of them for that to pay.
        var set: TokenSet?
    }

    /// From here on a set is quicker to add to another than its tokens one by one.
    static let setCountMin = 64

    private(set) var groups: [Group] = []
    /// Nodes with further tokens below.
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
    /// A token and, first, the state behind it, then that state's distance from the end.
    struct Find {
        let token: Token
        var distance: Int32
    }

    /// What a walk finds, in memory that is there for the walk only: up to a whole vocabulary, written once.
    struct Finds {
        private let found: UnsafeMutableBufferPointer<Find>
        private var count = 0
        var exits: [Int32] = []
        /// How many tokens there are at each distance; none from where there is no way to the end.
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

        /// Puts distances in the places of states. Neighbours have mostly the same.
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
