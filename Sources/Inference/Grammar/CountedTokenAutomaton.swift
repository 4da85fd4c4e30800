/// A limit for the number of characters of a text.
struct CharacterCount: Sendable {
    /// The texts without limits.
    let base: ByteAutomaton
    let minimum: Int
    let maximum: Int?

    /// A slow reference implementation, like the base's: a character ends when the state before the first one is reached again.
    func contains(_ bytes: [UInt8], _ effort: AutomatonEffort?) throws(AutomatonEffort.Failure) -> Bool {
        guard let first = bytes.first, base.contains(bytes) else { return false }
        let inside = base.closure(of: base.targets(of: base.start, by: first))
        var states = inside, count = 0
        for byte in bytes.dropFirst().dropLast() {
            states = try base.closure(of: states.flatMap { base.targets(of: $0, by: byte) }, effort)
            if states == inside { count += 1 }
        }
        return count >= minimum && count <= maximum ?? .max
    }
}

/// A text of a limited length. A state is a pair of a state of the text without limits and a number of characters. A high limit
/// costs nothing: the allowed tokens far from the maximum are the same as without limits, and those far from the minimum are
/// always the same.
final class CountedTokenAutomaton: TokenAutomaton {
    private struct Place: Hashable {
        let state: State
        let count: Int32
    }

    private let base: TokenAutomaton
    private let minimum: Int
    private let maximum: Int?
    /// The base's state before each character, and the one after the text.
    private let inside: State
    private let end: State
    private var places: [Place] = []
    private var states: [Place: State] = [:]

    init(_ counting: CharacterCount, base: TokenAutomaton) {
        self.base = base
        minimum = counting.minimum
        maximum = counting.maximum
        let quotationMark = UInt8(ascii: "\"")
        inside = base.next(base.start, quotationMark)
        end = inside == Self.dead ? Self.dead : base.next(inside, quotationMark)
        super.init(countingIn: base)
        _ = state(Place(state: base.start, count: 0))
    }

    private func state(_ place: Place) -> State {
        if let known = states[place] { return known }
        let isAccepting = base.isAccepting[Int(place.state)]
        let state = addState(
            isAccepting: isAccepting, canGoOn: base.goesOn(place.state), distance: distance(of: place))
        places.append(place)
        states[place] = state
        return state
    }

    /// Each missing character takes at most one token: a single letter.
    private func distance(of place: Place) -> Int {
        let isWithinCharacter = ![inside, end, base.start].contains(place.state)
        let missing = place.state == end ? 0 : max(0, minimum - Int(place.count) - (isWithinCharacter ? 1 : 0))
        return Self.distance(base.distances[Int(place.state)], adding: missing)
    }

    override func fill(_ row: UnsafeMutablePointer<State>, of state: State) {
        let place = places[Int(state)], baseRow = base.row(place.state)
        var last = (base: Self.dead, own: Self.dead)
        for byte in 0..<256 where baseRow[byte] != Self.dead {
            let target = baseRow[byte]
            if target != last.base { last = (target, next(place, target)) }
            row[byte] = last.own
        }
    }

    private func next(_ place: Place, _ target: State) -> State {
        guard place.state != base.start else { return state(Place(state: target, count: 0)) }
        let count = Int(place.count)
        if place.state == inside {
            guard target == end ? count >= minimum : count < maximum ?? .max else { return Self.dead }
        }
        guard target == inside else { return state(Place(state: target, count: place.count)) }
        // Without a maximum, counts beyond the minimum are equivalent.
        let next = maximum == nil ? min(count + 1, max(minimum, 0)) : count + 1
        return state(Place(state: target, count: Int32(clamping: next)))
    }

    override func walk(from state: State) -> TokenWalk {
        let place = places[Int(state)]
        guard place.state == inside else { return super.walk(from: state) }
        let missing = max(0, minimum - Int(place.count))
        let table = table()
        let room = maximum.map { $0 - Int(place.count) } ?? .max
        if missing == 0, room >= table.countMax { return base.walk(from: inside) }
        if missing > table.countMax, room >= table.countMax { return table.farWalk(missing: missing) }
        return missing == 0 ? table.walk(base.walk(from: inside), room: room) : table.walk(missing: missing, room: room)
    }

    private func table() -> CharacterTable {
        if let known = base.characters[inside] { return known }
        let made = CharacterTable(base, inside: inside, end: end)
        base.characters[inside] = made
        return made
    }
}

/// The tokens that are possible within a text, by their number of characters.
struct CharacterTable {
    private struct Entry {
        let token: Token
        /// An incomplete character counts as well, since it has to be completed.
        let count: Int
        /// The number of tokens from the token to the end of a text without limits; 0 if it ends the text.
        let distance: Int
    }

    private let vocabularySize: Int
    /// Sorted by their counts.
    private var entries: [Entry] = []
    /// Nodes at which the text ends within a token, with the number of characters before.
    private var exits: [(node: Int32, count: Int)] = []
    private(set) var countMax = 0
    /// The tokens that don't end the text, grouped by their distances minus their counts.
    private var far: [TokenWalk.Group] = []

    init(_ base: TokenAutomaton, inside: Int32, end: Int32) {
        vocabularySize = base.vocabularySize
        let trie = base.trie
        var path: [(state: Int32, count: Int)] = [(inside, 0)]
        var node = TokenTrie.root + 1
        while node < trie.ends[0] {
            path.removeLast(path.count - Int(trie.depths[Int(node)]))
            let before = path[path.count - 1]
            let state = before.state == end ? TokenAutomaton.dead : base.next(before.state, trie.bytes[Int(node)])
            guard state != TokenAutomaton.dead else {
                node = trie.ends[Int(node)]
                continue
            }
            let count = before.count + (state == inside ? 1 : 0)
            path.append((state, count))
            let begun = count + (state == inside || state == end ? 0 : 1)
            let distance = base.distances[Int(state)]
            for token in trie.tokens(at: node) where distance < TokenAutomaton.unreachable {
                entries.append(Entry(token: token, count: begun, distance: distance))
            }
            if state == end, trie.hasChildren(node) { exits.append((node, count)) }
            node += 1
        }
        entries.sort { $0.count < $1.count }
        countMax = max(entries.last?.count ?? 0, exits.map(\.count).max() ?? 0)
        far = groups(
            Dictionary(grouping: entries.lazy.filter { $0.distance > 0 }) { $0.distance - $0.count }
                .mapValues { $0.map(\.token) })
    }

    /// The walk if more characters are missing than any token has, and the maximum is far away.
    func farWalk(missing: Int) -> TokenWalk {
        let groups = far.map { group in
            TokenWalk.Group(
                distance: TokenAutomaton.distance(group.distance, adding: missing), tokens: group.tokens, set: group.set
            )
        }
        return TokenWalk(groups, exits: [])
    }

    /// The walk of a text without limits, without the tokens that exceed the room.
    func walk(_ unlimited: TokenWalk, room: Int) -> TokenWalk {
        let border = entries.partitioningIndex { $0.count > room }
        guard border > entries.count / 2 else { return walk(missing: 0, room: room) }
        let groups = unlimited.groups.map { group in
            var group = group
            for entry in entries[border...] where entry.distance == group.distance {
                group.set?.remove(entry.token)
                group.tokens.removeAll { $0 == entry.token }
            }
            return group
        }
        return TokenWalk(groups, exits: exits(from: 0, through: room))
    }

    /// The walk if some characters are still missing, without the tokens that exceed the room.
    func walk(missing: Int, room: Int) -> TokenWalk {
        var tokens: [Int: [Token]] = [:]
        for entry in entries[..<entries.partitioningIndex { $0.count > room }] {
            if entry.distance > 0 {
                let distance = TokenAutomaton.distance(entry.distance, adding: max(0, missing - entry.count))
                tokens[distance, default: []].append(entry.token)
            } else if entry.count >= missing {
                tokens[0, default: []].append(entry.token)
            }
        }
        return TokenWalk(groups(tokens), exits: exits(from: missing, through: room))
    }

    private func groups(_ tokens: [Int: [Token]]) -> [TokenWalk.Group] {
        tokens.map { distance, tokens in
            guard tokens.count >= TokenWalk.setCountMin else {
                return TokenWalk.Group(distance: distance, tokens: tokens)
            }
            return TokenWalk.Group(distance: distance, set: TokenSet(tokens, vocabularySize: vocabularySize))
        }
    }

    private func exits(from minimum: Int, through maximum: Int) -> [Int32] {
        exits.filter { $0.count >= minimum && $0.count <= maximum }.map(\.node)
    }
}

extension Array {
    /// The first index of the second partition, by binary search; the array is partitioned by the predicate.
    fileprivate func partitioningIndex(_ isBehind: (Element) -> Bool) -> Int {
        var low = 0, high = count
        while low < high {
            let middle = (low + high) / 2
            if isBehind(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
