import Inference

/// Objects: named properties in their order, then other keys, and limits on the number of keys.
extension SchemaCompiler {
    /// Builds the grammar from the last property to the first. At each step it has what can follow: at the beginning of
    /// the object, and after each number of earlier keys.
    mutating func part(of structure: SchemaNode.Structure, path: String, depth: Int) throws -> Grammar.Part {
        let properties = structure.properties.filter { $0.node != .never }
        let counts = CountedKeys(structure, requiredCount: properties.count { !$0.isOptional })
        if let reason = counts.refusal(ofNamed: properties.count, structure.others) {
            throw unsupportedGuide("\(path): \(reason).")
        }
        try refuse(furtherStates: properties.count * (counts.limit + 2), path: path)
        let pair = try otherPair(of: structure, path: path, depth: depth)
        var behindOthers = (1...counts.limit).map { ending(behind: $0, counts, pair) }
        var atBeginning = ending(behind: 0, counts, pair)
        for property in properties.reversed() {
            let name = "\(path).\(property.name)"
            let value = try part(of: property.node, path: name, depth: depth + 1)
            try refuse(furtherStates: 2 * property.name.utf8.count, path: path)
            let key = GuidedSpelling.bytes(of: property.name) + Array(":".utf8)
            let further = add(ByteAutomaton(text: Array(",".utf8) + key))
            let first = grammar.addSequence([add(ByteAutomaton(text: Array("{".utf8) + key)), value, behindOthers[0]])
            behindOthers = (1...counts.limit).map { count in
                guard let next = counts.next(after: count) else {
                    return property.isOptional ? behindOthers[count - 1] : grammar.addChoice([])
                }
                let taken = grammar.addSequence([further, value, behindOthers[next - 1]])
                return property.isOptional ? grammar.addChoice([taken, behindOthers[count - 1]]) : taken
            }
            if counts.maximum == 0 { continue }
            atBeginning = property.isOptional ? grammar.addChoice([first, atBeginning]) : first
        }
        return grammar.addContainer(atBeginning)
    }

    /// What can follow all named properties if this many of them are present.
    private mutating func ending(behind count: Int, _ counts: CountedKeys, _ pair: Grammar.Part?) -> Grammar.Part {
        let missing = max(0, counts.minimum - count)
        let room = counts.maximum.map { $0 - count }
        let isFirst = count == 0
        guard let pair, room != 0 else {
            guard missing == 0 else { return grammar.addChoice([]) }
            return add(isFirst ? JSONAutomata.emptyStructure : JSONAutomata.closeStructure)
        }
        // Two generated keys without a given name might be equal, so no more than one can be required.
        guard missing <= 1 else { return grammar.addChoice([]) }
        return grammar.add(
            Grammar.Repetition(
                of: pair, minimum: missing, maximum: room,
                open: isFirst ? JSONAutomata.openStructure : JSONAutomata.comma, separator: JSONAutomata.comma,
                close: JSONAutomata.closeStructure,
                empty: isFirst ? JSONAutomata.emptyStructure : JSONAutomata.closeStructure))
    }

    // MARK: Keys that aren't named

    /// The grammar of a key without a given name, and its value; nil if there are none.
    private mutating func otherPair(
        of structure: SchemaNode.Structure, path: String, depth: Int
    ) throws -> Grammar.Part? {
        guard let others = structure.others, others.areWritten else { return nil }
        let names = structure.properties.map(\.name)
        let divided = try combined(path) { combination in
            var division = KeyDivision(others, names: names, combination)
            return try division.divide()
        }
        var pairs: [Grammar.Part] = []
        for (keys, node) in divided {
            try refuse(furtherStates: keys.stateCount, path: path)
            let value = try part(of: node, path: "\(path).*", depth: depth + 1)
            pairs.append(grammar.addSequence([add(keys), add(JSONAutomata.colon), value]))
        }
        return pairs.isEmpty ? nil : pairs.count == 1 ? pairs[0] : grammar.addChoice(pairs)
    }
}

/// Counts an object's keys, as far as the limits require it.
private struct CountedKeys {
    let minimum: Int
    let maximum: Int?
    /// The number of keys beyond which the exact number is irrelevant; at least 1.
    let limit: Int

    private static let limitMax = 1000

    init(_ structure: SchemaNode.Structure, requiredCount: Int) {
        minimum = structure.minimumCount <= requiredCount ? 0 : structure.minimumCount
        let most = structure.properties.count
        let matters = structure.others?.areWritten == true || structure.maximumCount.map { $0 < most } ?? false
        maximum = matters ? structure.maximumCount : nil
        limit = max(1, maximum ?? minimum)
    }

    func next(after count: Int) -> Int? {
        if let maximum, count >= maximum { return nil }
        return min(count + 1, limit)
    }

    /// Why this number of keys can't be counted; nil if it can.
    func refusal(ofNamed count: Int, _ others: SchemaNode.Others?) -> String? {
        if limit > Self.limitMax { return "no more than \(Self.limitMax) keys can be counted" }
        if let others, others.areWritten, minimum > count + 1 {
            return "\"minProperties\": \(minimum) keys, of which \(minimum - count) have no names, can't be kept apart"
        }
        return nil
    }
}

/// Partitions the keys without given names by the patterns that they match, because these determine the shapes of their
/// values.
private struct KeyDivision {
    private static let patternCountMax = 12

    private let others: SchemaNode.Others
    private let names: [String]
    private let combination: SchemaIntersection
    private var found: [(ByteAutomaton, SchemaNode)] = []

    init(_ others: SchemaNode.Others, names: [String], _ combination: SchemaIntersection) {
        self.others = others
        self.names = names
        self.combination = combination
    }

    mutating func divide() throws -> [(ByteAutomaton, SchemaNode)] {
        let patterns = others.rules.flatMap { $0.patterns.map(\.source) }.distinct
        guard patterns.count <= Self.patternCountMax else {
            throw SchemaIntersection.Failure(
                reason: "more than \(Self.patternCountMax) patterns of keys can't be told apart")
        }
        var keys = others.keys ?? TextForm()
        if !names.isEmpty { keys.demands.append(.init(kind: .texts(names), isNegated: true)) }
        try divide(keys, patterns[...], matched: [])
        return found
    }

    private mutating func divide(_ keys: TextForm, _ patterns: ArraySlice<String>, matched: Set<String>) throws {
        let automaton = try combination.automaton(of: keys)
        guard !automaton.isEmpty else { return }
        guard let pattern = patterns.first else {
            let node = try shape(matched)
            if node != .never { found.append((automaton, node)) }
            return
        }
        let rest = patterns.dropFirst()
        let others = keys.and(TextForm(.pattern(pattern), isNegated: true))
        // If every key matches the pattern, there is no partition: the remaining form stays simple, and its automaton
        // is often cached.
        if !Self.isSomeText(of: pattern), try combination.automaton(of: others).isEmpty {
            return try divide(keys, rest, matched: matched.union([pattern]))
        }
        try divide(keys.and(TextForm(.pattern(pattern))), rest, matched: matched.union([pattern]))
        // If no other key is allowed, the keys that match the patterns are sufficient.
        if rest.isEmpty, try shape(matched) == .never { return }
        try divide(others, rest, matched: matched)
    }

    /// Whether a pattern surely doesn't match all texts, so that no automaton is needed to find out.
    private static func isSomeText(of pattern: String) -> Bool {
        !pattern.contains("*") && !pattern.contains("|") && !pattern.contains("?") && !pattern.isEmpty
            && !pattern.contains("{0")
    }

    private func shape(_ matched: Set<String>) throws -> SchemaNode {
        var shape = SchemaNode.any
        for rule in others.rules {
            let matching = rule.patterns.filter { matched.contains($0.source) }.map(\.node)
            for node in matching.isEmpty ? [rule.rest] : matching { shape = try combination.of(shape, node) }
        }
        return shape
    }
}
