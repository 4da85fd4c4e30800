import Inference

/// Arrays whose elements depend on their position, or must be distinct.
extension SchemaCompiler {
    /// Builds the grammar from the last position of the prefix to the first: at each step it has what can follow the
    /// earlier elements.
    mutating func part(of tuple: SchemaNode.Tuple, path: String, depth: Int) throws -> Grammar.Part {
        let count = tuple.count
        if count.areDistinct {
            throw unsupportedGuide("\(path): \"uniqueItems\" of elements by their places is not supported.")
        }
        let length = tuple.prefix.count
        var values: [Grammar.Part] = []
        for (index, node) in tuple.prefix.enumerated() {
            values.append(try part(of: node, path: "\(path)[\(index)]", depth: depth + 1))
        }
        var following = add(JSONAutomata.closeArray)
        if count.maximum.map({ $0 > length }) ?? true {
            let rest = try part(of: tuple.rest, path: path + "[]", depth: depth + 1)
            following = grammar.add(
                Grammar.Repetition(
                    of: rest, minimum: max(0, count.minimum - length), maximum: count.maximum.map { $0 - length },
                    open: JSONAutomata.comma, separator: JSONAutomata.comma, close: JSONAutomata.closeArray,
                    empty: JSONAutomata.closeArray))
        }
        for place in (0..<length).reversed() {
            let mark = add(place == 0 ? JSONAutomata.openArray : JSONAutomata.comma)
            let taken = grammar.addSequence([mark, values[place], following])
            guard place >= count.minimum else {
                following = taken
                continue
            }
            following = grammar.addChoice([taken, add(place == 0 ? JSONAutomata.emptyArray : JSONAutomata.closeArray)])
        }
        return grammar.addContainer(following)
    }

    /// The maximum number of distinct values: each subset of them that can be used up is a part of the grammar.
    private static let distinctCountMax = 10

    /// An array of a few fixed values, each at most once, in any order.
    mutating func distinctArray(
        of element: SchemaNode, _ count: SchemaNode.Count, path: String, depth: Int
    ) throws -> Grammar.Part {
        guard let all = values(of: element), all.count <= Self.distinctCountMax else {
            throw unsupportedGuide(
                "\(path): \"uniqueItems\" of other elements than up to \(Self.distinctCountMax) fixed values "
                    + "is not supported.")
        }
        let parts = all.map { add(ByteAutomaton(text: $0)) }
        var known: [Int: Grammar.Part] = [:]
        // Larger sets of used values come first, because smaller ones refer to them.
        for used in (0..<1 << all.count).sorted(by: { $0.nonzeroBitCount > $1.nonzeroBitCount }) {
            let taken = used.nonzeroBitCount
            guard taken <= count.maximum ?? .max else { continue }
            var choices: [Grammar.Part] = []
            if taken >= count.minimum {
                choices.append(add(taken == 0 ? JSONAutomata.emptyArray : JSONAutomata.closeArray))
            }
            let mark = add(taken == 0 ? JSONAutomata.openArray : JSONAutomata.comma)
            for (index, value) in parts.enumerated() where used & 1 << index == 0 {
                guard let next = known[used | 1 << index] else { continue }
                choices.append(grammar.addSequence([mark, value, next]))
            }
            known[used] = grammar.addChoice(choices)
        }
        return grammar.addContainer(known[0] ?? grammar.addChoice([]))
    }

    /// The JSON of all values of a shape, if there are only a few.
    private func values(of node: SchemaNode) -> [[UInt8]]? {
        switch node {
        case .null: [GuidedSpelling.bytes(of: .null)]
        case .boolean: [true, false].map { GuidedSpelling.bytes(of: GeneratedContent($0)) }
        case .constant(let content): [GuidedSpelling.bytes(of: content)]
        case .string(.oneOf(let texts)): texts.map { GuidedSpelling.bytes(of: $0) }
        case .integer(let bounds): values(of: bounds)
        case .anyOf(let choices): values(of: choices)
        case .reference(let name): (try? combination.definition(name)).flatMap { $0 == node ? nil : values(of: $0) }
        case .any, .number, .string, .array, .tuple, .structure: nil
        }
    }

    private func values(of bounds: SchemaNode.Bounds) -> [[UInt8]]? {
        guard let low = bounds.minimum?.integer, let high = bounds.maximum?.integer, bounds.divisors.isEmpty,
            low <= high, UInt(bitPattern: high &- low) < Self.distinctCountMax
        else { return nil }
        return (low...high).map { Array("\($0)".utf8) }
    }

    private func values(of choices: [SchemaNode]) -> [[UInt8]]? {
        var all: [[UInt8]] = []
        for choice in choices {
            guard let values = values(of: choice) else { return nil }
            all += values.filter { !all.contains($0) }
        }
        return all
    }
}
