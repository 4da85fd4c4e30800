import Inference

/// Computes the shape of the values that match two shapes. If no node describes it, it throws the reason.
struct SchemaIntersection {
    /// Why there is no node for a combination of shapes.
    struct Failure: Error {
        let reason: String
    }

    static let depthMax = 32

    /// Returns the shape of a definition.
    let definition: (String) throws -> SchemaNode
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
        case (.constant(let content), let other), (let other, .constant(let content)):
            return try takes(content, other, depth: depth + 1) ? .constant(content) : .never
        case (.integer(let left), .integer(let right)), (.integer(let left), .number(let right)),
            (.number(let right), .integer(let left)):
            return bounds(left, right, areWhole: true)
        case (.number(let left), .number(let right)): return bounds(left, right, areWhole: false)
        case (.string(let left), .string(let right)): return try text(left, right)
        case (.array(let left, let few), .array(let right, let many)):
            return array(try of(left, right, depth: depth + 1), few.and(many))
        case (.tuple(let left), .tuple(let right)): return try tuple(left, right, depth: depth + 1)
        case (.tuple(let tuple), .array(let element, let count)), (.array(let element, let count), .tuple(let tuple)):
            let other = SchemaNode.Tuple(prefix: [], rest: element, count: count)
            return try self.tuple(tuple, other, depth: depth + 1)
        case (.structure(let left), .structure(let right)): return try structure(left, right, depth: depth + 1)
        default: return .never
        }
    }

    private func bounds(_ left: SchemaNode.Bounds, _ right: SchemaNode.Bounds, areWhole: Bool) -> SchemaNode {
        var minimum = [left.minimum, right.minimum].compactMap(\.self).max()
        var maximum = [left.maximum, right.maximum].compactMap(\.self).min()
        if areWhole {
            minimum = minimum.flatMap { $0.inclusive(.up, areWhole: true, isExclusive: false) }
            maximum = maximum.flatMap { $0.inclusive(.down, areWhole: true, isExclusive: false) }
        }
        if let minimum, let maximum, maximum < minimum { return .never }
        let divisors = left.divisors + right.divisors.filter { !left.divisors.contains($0) }
        let bounds = SchemaNode.Bounds(minimum: minimum, maximum: maximum, divisors: divisors)
        if minimum != nil, minimum == maximum, let only = minimum, !bounds.takes(only, isWhole: areWhole) {
            return .never
        }
        // Excluding multiples of a number is contradictory if all values are multiples of it.
        let multiples = divisors.filter { !$0.isNegated }.map(\.number) + (areWhole ? [JSONNumber(1)] : [])
        let contradict = divisors.contains { divisor in
            divisor.isNegated && multiples.contains { !divisor.takes($0) }
        }
        return contradict ? .never : areWhole ? .integer(bounds) : .number(bounds)
    }

    private func text(_ left: SchemaNode.Text, _ right: SchemaNode.Text) throws -> SchemaNode {
        switch (left, right) {
        case (.anything, let other), (let other, .anything): return .string(other)
        case (.oneOf(let left), .oneOf(let right)): return Self.choice(left.filter(Set(right).contains))
        case (.oneOf(let choices), let other), (let other, .oneOf(let choices)):
            return Self.choice(try choices.filter { try matches($0, other.form) })
        default:
            let both = left.form.and(right.form)
            return try automaton(of: both).isEmpty ? .never : .string(.init(both))
        }
    }

    private static func choice(_ texts: [String]) -> SchemaNode { texts.isEmpty ? .never : .string(.oneOf(texts)) }

    func automaton(of form: TextForm) throws(Failure) -> ByteAutomaton {
        do { return try effort.texts.automaton(for: form) } catch { throw Failure(reason: error.description) }
    }

    /// Whether a text matches a form.
    func matches(_ text: String, _ form: TextForm) throws(Failure) -> Bool {
        do { return try effort.texts.matches(text, form) } catch { throw Failure(reason: error.description) }
    }

    // MARK: Arrays

    private func array(_ element: SchemaNode, _ count: SchemaNode.Count) -> SchemaNode {
        if let maximum = count.maximum, maximum < count.minimum { return .never }
        guard element == .never else { return .array(of: element, count: count) }
        return count.minimum > 0 ? .never : .array(of: .any, count: .init(minimum: 0, maximum: 0))
    }

    private func tuple(_ left: SchemaNode.Tuple, _ right: SchemaNode.Tuple, depth: Int) throws -> SchemaNode {
        var prefix: [SchemaNode] = []
        for index in 0..<max(left.prefix.count, right.prefix.count) {
            prefix.append(try of(left.element(index), right.element(index), depth: depth))
        }
        let tuple = SchemaNode.Tuple(
            prefix: prefix, rest: try of(left.rest, right.rest, depth: depth), count: left.count.and(right.count))
        return tuple.node
    }

    // MARK: Structures

    private func structure(
        _ left: SchemaNode.Structure, _ right: SchemaNode.Structure, depth: Int
    ) throws -> SchemaNode {
        let places = left.places, others = right.places
        var merged = left
        if merged.name.isEmpty { merged.name = right.name }
        merged.description = left.description ?? right.description
        merged.properties = []
        for property in left.properties {
            var both = property
            if let place = others[property.name] {
                let other = right.properties[place]
                both.node = try of(both.node, other.node, depth: depth)
                both.isOptional = both.isOptional && other.isOptional
                both.description = both.description ?? other.description
            } else {
                both.node = try of(both.node, shape(of: property.name, in: right.others, depth: depth), depth: depth)
            }
            merged.properties.append(both)
        }
        for property in right.properties where places[property.name] == nil {
            var both = property
            both.node = try of(both.node, shape(of: property.name, in: left.others, depth: depth), depth: depth)
            merged.properties.append(both)
        }
        merged.others = left.others.flatMap { left in right.others.map(left.and) }
        merged.minimumCount = max(left.minimumCount, right.minimumCount)
        merged.maximumCount = [left.maximumCount, right.maximumCount].compactMap(\.self).min()
        return merged.node
    }

    /// The shape of the value for a key that a structure doesn't name.
    func shape(of name: String, in others: SchemaNode.Others?, depth: Int) throws -> SchemaNode {
        guard let others else { return .never }
        if let keys = others.keys, try !matches(name, keys) { return .never }
        var shape = SchemaNode.any
        for rule in others.rules {
            let matching = try rule.patterns.filter { try matches(name, TextForm(.pattern($0.source))) }
            for node in matching.isEmpty ? [rule.rest] : matching.map(\.node) {
                shape = try of(shape, node, depth: depth + 1)
            }
        }
        return shape
    }

    // MARK: One of several

    /// The union of shapes, flattened, without impossible and duplicate ones.
    func choice(of nodes: [SchemaNode]) throws(Failure) -> SchemaNode {
        var choices: [SchemaNode] = []
        for node in nodes {
            guard case .anyOf(let inner) = node else {
                choices.append(node)
                continue
            }
            choices += inner
        }
        if choices.contains(.any) { return .any }
        // Each shape is compared with all others.
        try effort.spend(choices.count * choices.reduce(0) { $0 + $1.size } / 2)
        let distinct = choices.enumerated().filter { !choices[..<$0.offset].contains($0.element) }.map(\.element)
        return distinct.count == 1 ? distinct[0] : .anyOf(distinct)
    }
}

extension SchemaNode.Structure {
    /// The index of each property.
    var places: [String: Int] {
        Dictionary(properties.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// The structure as a node. Properties that can't be present are removed, unless they must be excluded from the
    /// other keys.
    var node: SchemaNode {
        var structure = self
        if properties.contains(where: { $0.node == .never && !$0.isOptional }) { return .never }
        if others == nil { structure.properties.removeAll { $0.node == .never } }
        let requiredCount = structure.properties.count { !$0.isOptional }
        if let maximumCount, maximumCount < max(minimumCount, requiredCount) { return .never }
        if others == nil, structure.properties.count < minimumCount { return .never }
        if minimumCount <= requiredCount { structure.minimumCount = 0 }
        return .structure(structure)
    }
}

extension SchemaNode.Others {
    func and(_ other: SchemaNode.Others) -> SchemaNode.Others {
        SchemaNode.Others(
            rules: rules + other.rules.filter { !rules.contains($0) },
            keys: keys.map { keys in other.keys.map(keys.and) ?? keys } ?? other.keys,
            request: max(request, other.request))
    }
}

extension SchemaNode.Count {
    func and(_ other: SchemaNode.Count) -> SchemaNode.Count {
        SchemaNode.Count(
            minimum: max(minimum, other.minimum), maximum: [maximum, other.maximum].compactMap(\.self).min(),
            areDistinct: areDistinct || other.areDistinct)
    }
}

extension SchemaNode.Tuple {
    func element(_ index: Int) -> SchemaNode { index < prefix.count ? prefix[index] : rest }

    /// The tuple as a node, no longer than there are possible elements.
    var node: SchemaNode {
        var tuple = self
        if let place = prefix.firstIndex(of: .never) ?? (rest == .never ? prefix.count : nil) {
            tuple.prefix = Array(prefix[..<place])
            tuple.rest = .any
            tuple.count.maximum = min(count.maximum ?? place, place)
        }
        if let maximum = tuple.count.maximum {
            guard tuple.count.minimum <= maximum else { return .never }
            tuple.prefix = Array(tuple.prefix.prefix(maximum))
        }
        return tuple.prefix.isEmpty ? .array(of: tuple.rest, count: tuple.count) : .tuple(tuple)
    }
}
