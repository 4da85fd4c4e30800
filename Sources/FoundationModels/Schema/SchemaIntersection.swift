import Inference

/// The shape of what fulfils two shapes at once.
///
/// Structures are read as open: what one doesn't name, the other may. Where no node says it, it is an error with the reason.
struct SchemaIntersection {
    /// Why there is no node for it.
    struct Failure: Error {
        let reason: String
    }

    private static let depthMax = 32

    /// What a reference stands for.
    let definition: (String) throws -> SchemaNode
    /// Whether a structure was read that forbids what it doesn't name.
    let forbidsStrangers: Bool
    let effort: SchemaEffort

    func of(_ left: SchemaNode, _ right: SchemaNode, depth: Int = 0) throws -> SchemaNode {
        guard depth < Self.depthMax else { throw Failure(reason: "the shapes lie too deep to be kept to at once") }
        try effort.spend(left.size + right.size)
        if left == right { return left }
        switch (left, right) {
        case (.any, let other), (let other, .any): return other
        case (.reference(let name), let other), (let other, .reference(let name)):
            return try of(definition(name), other, depth: depth + 1)
        case (.anyOf(let choices), let other), (let other, .anyOf(let choices)):
            return try choice(of: choices.map { try of($0, other, depth: depth + 1) })
        case (.integer(let left), .integer(let right)), (.integer(let left), .number(let right)),
            (.number(let right), .integer(let left)):
            return try bounds(left, right, areWhole: true)
        case (.number(let left), .number(let right)): return try bounds(left, right, areWhole: false)
        case (.string(let left), .string(let right)): return try text(left, right)
        case (.array(let left, let few), .array(let right, let many)):
            return array(try of(left, right, depth: depth + 1), few, many)
        case (.structure(let left), .structure(let right)): return try structure(left, right, depth: depth + 1)
        default: return .never
        }
    }

    private func bounds(
        _ left: SchemaNode.Bounds, _ right: SchemaNode.Bounds, areWhole: Bool
    ) throws -> SchemaNode {
        var minimum = [left.minimum, right.minimum].compactMap(\.self).max()
        var maximum = [left.maximum, right.maximum].compactMap(\.self).min()
        if areWhole {
            minimum = minimum.flatMap { $0.inclusive(.up, areWhole: true, isExclusive: false) }
            maximum = maximum.flatMap { $0.inclusive(.down, areWhole: true, isExclusive: false) }
        }
        if let minimum, let maximum, maximum < minimum { return .never }
        let bounds = SchemaNode.Bounds(minimum: minimum, maximum: maximum)
        return areWhole ? .integer(bounds) : .number(bounds)
    }

    private func text(_ left: SchemaNode.Text, _ right: SchemaNode.Text) throws -> SchemaNode {
        switch (left, right) {
        case (.anything, let other), (let other, .anything): return .string(other)
        case (.oneOf(let left), .oneOf(let right)): return Self.choice(left.filter(right.contains))
        case (.oneOf(let choices), .pattern(let pattern)), (.pattern(let pattern), .oneOf(let choices)):
            guard let automaton = try? PatternAutomaton.automaton(for: pattern) else {
                throw Failure(reason: "the pattern \(pattern) is not supported")
            }
            return Self.choice(choices.filter { automaton.contains(GuidedSpelling.bytes(of: $0)) })
        case (.pattern, .pattern): throw Failure(reason: "two patterns can't be kept to at once")
        }
    }

    private static func choice(_ texts: [String]) -> SchemaNode { texts.isEmpty ? .never : .string(.oneOf(texts)) }

    private func array(
        _ element: SchemaNode, _ left: SchemaNode.Count, _ right: SchemaNode.Count
    ) -> SchemaNode {
        let minimum = max(left.minimum, right.minimum)
        let maximum = [left.maximum, right.maximum].compactMap(\.self).min()
        if let maximum, maximum < minimum { return .never }
        guard element == .never else { return .array(of: element, count: .init(minimum: minimum, maximum: maximum)) }
        return minimum > 0 ? .never : .array(of: .any, count: .init(minimum: 0, maximum: 0))
    }

    private func structure(
        _ left: SchemaNode.Structure, _ right: SchemaNode.Structure, depth: Int
    ) throws -> SchemaNode {
        let places = left.places
        let names = Set(places.keys), others = Set(right.properties.map(\.name))
        if forbidsStrangers, names != others {
            throw Failure(
                reason: "two structures with other properties can't be kept to at once where one allows no others")
        }
        var merged = left
        if merged.name.isEmpty { merged.name = right.name }
        merged.description = left.description ?? right.description
        for property in right.properties {
            guard let index = places[property.name] else {
                merged.properties.append(property)
                continue
            }
            var both = left.properties[index]
            both.node = try of(both.node, property.node, depth: depth)
            both.isOptional = both.isOptional && property.isOptional
            both.description = both.description ?? property.description
            if both.node == .never, !both.isOptional { return .never }
            merged.properties[index] = both
        }
        // What can't be there is left out.
        merged.properties.removeAll { $0.node == .never }
        return .structure(merged)
    }

    // MARK: One of several

    /// One of several shapes, without those that nothing fulfils, and without those that stand twice.
    private func choice(of nodes: [SchemaNode]) throws(Failure) -> SchemaNode {
        var choices: [SchemaNode] = []
        for node in nodes {
            guard case .anyOf(let inner) = node else {
                choices.append(node)
                continue
            }
            choices += inner
        }
        if choices.contains(.any) { return .any }
        // Each is compared with all others.
        try effort.spend(choices.count * choices.reduce(0) { $0 + $1.size } / 2)
        let distinct = choices.enumerated().filter { !choices[..<$0.offset].contains($0.element) }.map(\.element)
        return distinct.count == 1 ? distinct[0] : .anyOf(distinct)
    }

    /// Whether what is written for one shape may fulfil another too. A structure is written with what it names, and nothing else.
    func mayFulfil(_ left: SchemaNode, _ right: SchemaNode, depth: Int = 0) throws -> Bool {
        guard depth < Self.depthMax else { return true }
        try effort.spend(1)
        switch (left, right) {
        case (.reference(let name), let other):
            guard let node = try? definition(name) else { return true }
            return try mayFulfil(node, other, depth: depth + 1)
        case (let other, .reference(let name)):
            guard let node = try? definition(name) else { return true }
            return try mayFulfil(other, node, depth: depth + 1)
        case (.anyOf(let choices), let other):
            return try choices.contains { try mayFulfil($0, other, depth: depth + 1) }
        case (let other, .anyOf(let choices)):
            return try choices.contains { try mayFulfil(other, $0, depth: depth + 1) }
        case (.structure(let left), .structure(let right)): return try mayFulfil(left, right, depth: depth)
        default:
            guard let both = try? of(left, right) else { return true }
            return both != .never
        }
    }

    private func mayFulfil(_ left: SchemaNode.Structure, _ right: SchemaNode.Structure, depth: Int) throws -> Bool {
        try effort.spend(left.properties.count + right.properties.count)
        let places = left.places
        return try right.properties.allSatisfy { wanted in
            guard let place = places[wanted.name] else { return wanted.isOptional }
            let own = left.properties[place]
            return try own.isOptional && wanted.isOptional || mayFulfil(own.node, wanted.node, depth: depth + 1)
        }
    }
}

extension SchemaNode.Structure {
    /// Where each property stands.
    fileprivate var places: [String: Int] {
        Dictionary(properties.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
    }
}
