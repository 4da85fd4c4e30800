import Foundation
import Inference

/// Whether shapes overlap, and whether a value matches a shape.
extension SchemaIntersection {
    /// Comparing two values usually ends at the first difference, so a step pays for several comparisons.
    private static var comparisonsPerStep: Int { 16 }

    /// Whether a value of one shape might match another shape, too.
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
        case (.string(let left), .string(let right)):
            // A text that guided generation wouldn't write for a format may still be valid.
            let relaxed = SchemaNode.string(.init(right.form.relaxed))
            guard let both = try? of(.string(.init(left.form)), relaxed) else { return true }
            return both != .never
        default:
            guard let both = try? of(left, right) else { return true }
            return both != .never
        }
    }

    private func mayFulfil(_ left: SchemaNode.Structure, _ right: SchemaNode.Structure, depth: Int) throws -> Bool {
        try effort.spend(left.properties.count + right.properties.count)
        let places = left.places, others = right.places
        for wanted in right.properties {
            guard let place = places[wanted.name] else {
                guard !wanted.isOptional else { continue }
                let shape = try shape(of: wanted.name, in: left.others, depth: depth)
                guard try mayFulfil(shape, wanted.node, depth: depth + 1) else { return false }
                continue
            }
            let own = left.properties[place]
            guard try own.isOptional && wanted.isOptional || mayFulfil(own.node, wanted.node, depth: depth + 1) else {
                return false
            }
        }
        for own in left.properties where others[own.name] == nil && !own.isOptional {
            let shape = try shape(of: own.name, in: right.others, depth: depth)
            guard try mayFulfil(own.node, shape, depth: depth + 1) else { return false }
        }
        let fewest = left.properties.count { !$0.isOptional }
        let most = left.others == nil ? left.properties.count : .max
        return fewest <= right.maximumCount ?? .max && max(most, fewest) >= right.minimumCount
    }

    /// A part of a shape that doesn't overlap another one. The two are separated by one key: the other shape requires
    /// it, and the part excludes it. Nil if there is no such key.
    func apart(_ node: SchemaNode, from other: SchemaNode, depth: Int = 0) throws -> SchemaNode? {
        guard depth < Self.depthMax else { return nil }
        guard try mayFulfil(node, other) else { return node }
        switch (node, other) {
        case (.reference(let name), _): return try apart(definition(name), from: other, depth: depth + 1)
        case (_, .reference(let name)): return try apart(node, from: definition(name), depth: depth + 1)
        case (.anyOf(let choices), _):
            var parts: [SchemaNode] = []
            for choice in choices {
                guard let part = try apart(choice, from: other, depth: depth + 1) else { return nil }
                parts.append(part)
            }
            return try choice(of: parts)
        case (_, .anyOf(let choices)):
            var part = node
            for choice in choices {
                guard let next = try apart(part, from: choice, depth: depth + 1) else { return nil }
                part = next
            }
            return part
        case (.structure(var structure), .structure(let other)):
            guard structure.others != nil else { return nil }
            let places = structure.places
            guard let key = other.properties.first(where: { !$0.isOptional && places[$0.name] == nil }) else {
                return nil
            }
            structure.properties.append(.init(name: key.name, node: .never, isOptional: true))
            return structure.node
        default: return nil
        }
    }

    /// Whether a fixed value matches a shape.
    func takes(_ content: GeneratedContent, _ node: SchemaNode, depth: Int = 0) throws -> Bool {
        guard depth < Self.depthMax else { throw Failure(reason: "a fixed value lies too deep") }
        try effort.spend(1)
        switch (node, content.value) {
        case (.any, _), (.null, .null), (.boolean, .bool): return true
        case (.constant(let other), _): return other == content
        case (.integer(let bounds), .number(let number)): return bounds.takes(number, isWhole: true)
        case (.number(let bounds), .number(let number)): return bounds.takes(number, isWhole: false)
        case (.string(let text), .string(let string)):
            return try matches(string, text.form)
        case (.array(let element, let count), .array(let elements)):
            return try takes(elements, .init(prefix: [], rest: element, count: count), depth: depth)
        case (.tuple(let tuple), .array(let elements)): return try takes(elements, tuple, depth: depth)
        case (.structure(let structure), .structure(let properties)):
            return try takes(properties, structure, depth: depth)
        case (.anyOf(let choices), _): return try choices.contains { try takes(content, $0, depth: depth + 1) }
        case (.reference(let name), _): return try takes(content, definition(name), depth: depth + 1)
        default: return false
        }
    }

    private func takes(_ elements: [GeneratedContent], _ tuple: SchemaNode.Tuple, depth: Int) throws -> Bool {
        guard elements.count >= tuple.count.minimum, elements.count <= tuple.count.maximum ?? .max else { return false }
        if tuple.count.areDistinct {
            // Each element is compared with all others.
            try effort.spend(elements.count * elements.count / Self.comparisonsPerStep)
            for (index, element) in elements.enumerated() where elements[..<index].contains(element) { return false }
        }
        for (index, element) in elements.enumerated() {
            guard try takes(element, tuple.element(index), depth: depth + 1) else { return false }
        }
        return true
    }

    private func takes(
        _ properties: OrderedProperties, _ structure: SchemaNode.Structure, depth: Int
    ) throws -> Bool {
        let places = structure.places
        guard structure.properties.allSatisfy({ $0.isOptional || properties[$0.name] != nil }),
            properties.count >= structure.minimumCount, properties.count <= structure.maximumCount ?? .max
        else { return false }
        for (name, content) in zip(properties.keys, properties.contents) {
            let shape =
                try places[name].map { structure.properties[$0].node }
                ?? shape(of: name, in: structure.others, depth: depth)
            guard try takes(content, shape, depth: depth + 1) else { return false }
        }
        return true
    }
}

extension SchemaNode.Bounds {
    func takes(_ number: JSONNumber, isWhole: Bool) -> Bool {
        if let minimum, number < minimum { return false }
        if let maximum, maximum < number { return false }
        guard !isWhole || number.wholeDigits != nil else { return false }
        return divisors.allSatisfy { $0.takes(number) }
    }
}

extension SchemaNode.Divisor {
    func takes(_ other: JSONNumber) -> Bool { divides(other) != isNegated }

    private func divides(_ other: JSONNumber) -> Bool {
        guard let value = other.decimal, let divisor = number.decimal, divisor != 0 else { return false }
        var quotient = value / divisor
        var whole = Decimal()
        NSDecimalRound(&whole, &quotient, 0, .plain)
        return whole * divisor == value
    }
}
