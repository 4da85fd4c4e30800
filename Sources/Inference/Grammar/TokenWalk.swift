/// What a walk through the vocabulary found: tokens by how many more would be needed after each, and the nodes at which the
/// automaton came to its end within a token.
struct TokenWalk {
    /// Tokens with the same distance from the end.
    struct Group {
        let distance: Int
        var tokens: [Token]
        /// The same as a set, where the walk is kept and there are enough of them for that to pay.
        var set: TokenSet?
    }

    /// From here on a set is quicker to add to another than its tokens one by one.
    private static let setCountMin = 64

    private(set) var groups: [Group] = []
    /// Nodes with further tokens below.
    var exits: [Int32] = []
    private var last = 0

    mutating func add(_ token: Token, distance: Int) {
        if last < groups.count, groups[last].distance == distance {
            groups[last].tokens.append(token)
            return
        }
        guard distance < TokenAutomaton.unreachable else { return }
        if let known = groups.firstIndex(where: { $0.distance == distance }) {
            last = known
            groups[known].tokens.append(token)
        } else {
            last = groups.count
            groups.append(Group(distance: distance, tokens: [token]))
        }
    }

    /// The walk in the form in which it is kept.
    func packed(vocabularySize: Int) -> TokenWalk {
        var walk = self
        for index in groups.indices where groups[index].tokens.count >= Self.setCountMin {
            walk.groups[index].set = TokenSet(groups[index].tokens, vocabularySize: vocabularySize)
            walk.groups[index].tokens = []
        }
        return walk
    }
}
