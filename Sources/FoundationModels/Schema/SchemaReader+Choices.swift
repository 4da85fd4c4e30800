import Foundation

/// Choices, references, and several demands on one value.
extension SchemaReader {
    func reference(_ pointer: String) throws(Failure) -> SchemaNode {
        if pointer == "#" || pointer == "#/" { return .root }
        for prefix in [SchemaKeyword.definitionPrefix, SchemaKeyword.olderDefinitionPrefix]
        where pointer.hasPrefix(prefix) {
            let escaped = String(pointer.dropFirst(prefix.count))
            for name in [escaped, escaped.removingPercentEncoding ?? escaped].map(\.pointerUnescaped)
            where definitionShapes[name] != nil {
                return .reference(name)
            }
        }
        throw failure("There is no definition \"\(pointer)\"")
    }

    /// `{"not": {}}` is what nothing fulfils; other negations cannot be kept to.
    func never(_ not: GeneratedContent) throws(Failure) -> SchemaNode {
        guard not.structure?.keys.isEmpty == true || not.value == .bool(true) else {
            throw failure("\"not\" is not supported: a generated value could not keep to it")
        }
        return .never
    }

    mutating func allOf(_ all: GeneratedContent) throws(Failure) -> SchemaNode {
        let nodes = try members(all, of: SchemaKeyword.allOf)
        return try together(nodes)
    }

    /// The shapes of a list. Where it is empty, nothing is asked for, or nothing is to be had; it isn't allowed.
    mutating func members(_ list: GeneratedContent, of keyword: String) throws(Failure) -> [SchemaNode] {
        guard case .array(let members) = list.value, !members.isEmpty else {
            throw failure("\"\(keyword)\" must be an array of schemas")
        }
        var nodes: [SchemaNode] = []
        for (index, member) in members.enumerated() {
            nodes.append(try at(keyword, String(index)) { (reader) throws(Failure) in try reader.node(member) })
        }
        return nodes
    }

    /// Any of several shapes, less those that nothing fulfils.
    mutating func anyOf(_ choices: GeneratedContent) throws(Failure) -> SchemaNode {
        let nodes = try members(choices, of: SchemaKeyword.anyOf).filter { $0 != .never }
        return nodes.count == 1 ? nodes[0] : .anyOf(nodes)
    }

    /// Exactly one of several shapes is any of them where what is written for one never fulfils another.
    mutating func oneOf(_ choices: GeneratedContent) throws(Failure) -> SchemaNode {
        let nodes = try members(choices, of: SchemaKeyword.oneOf)
        for (index, node) in nodes.enumerated() {
            for (place, other) in nodes.enumerated() where place != index {
                guard try mayFulfil(node, other) else { continue }
                throw failure("\"oneOf\": what fulfils the shape \(index) may fulfil the shape \(place) as well")
            }
        }
        return nodes.count == 1 ? nodes[0] : .anyOf(nodes)
    }

    private func mayFulfil(_ node: SchemaNode, _ other: SchemaNode) throws(Failure) -> Bool {
        do {
            return try intersection.mayFulfil(node, other)
        } catch {
            throw failure((error as? SchemaIntersection.Failure)?.reason ?? "\(error)")
        }
    }

    /// What fulfils all of some shapes.
    func together(_ nodes: [SchemaNode]) throws(Failure) -> SchemaNode {
        var result = nodes.first ?? .any
        for node in nodes.dropFirst() {
            do {
                result = try intersection.of(result, node)
            } catch {
                throw failure((error as? SchemaIntersection.Failure)?.reason ?? "\(error)")
            }
        }
        if result == .never, !nodes.contains(.never) { throw failure("No value fulfils all that is asked for") }
        return result
    }

    private var intersection: SchemaIntersection {
        SchemaIntersection(
            definition: { [self] name in try expanded(name) },
            forbidsStrangers: forbidsStrangers || definitionsForbidStrangers, effort: effort)
    }

    /// Whether a shape forbids what it doesn't name.
    static func closes(_ shape: GeneratedContent) -> Bool {
        switch shape.value {
        case .structure(let schema):
            schema[SchemaKeyword.additionalProperties]?.value == .bool(false)
                || schema.keys.contains { name in schema[name].map(closes) ?? false }
        case .array(let elements): elements.contains(where: closes)
        default: false
        }
    }

    /// A definition in place of its name. It is read once, and counted as often as it is used.
    private func expanded(_ name: String) throws -> SchemaNode {
        if let known = effort.expanded[name] {
            try effort.spend(known.size)
            return known
        }
        guard expanding.count < Self.expansionDepthMax else {
            throw SchemaIntersection.Failure(reason: "definitions are combined within one another too deep")
        }
        guard let shape = definitionShapes[name], !expanding.contains(name) else {
            throw SchemaIntersection.Failure(
                reason: "\"\(name)\" contains itself, and is not to be kept to with something else")
        }
        var reader = self
        reader.expanding.append(name)
        reader.path = ["#", SchemaKeyword.definitions, name]
        let node = try reader.node(shape, name: name, isDefinition: true)
        effort.expanded[name] = node
        return node
    }

    /// Fixed values: all texts together, every number as a range of one, and both booleans.
    func choice(of values: [GeneratedContent]) throws(Failure) -> SchemaNode {
        var texts: [String] = []
        var nodes: [SchemaNode] = []
        let flags = [true, false].filter { flag in values.contains { $0.value == .bool(flag) } }
        for content in values {
            switch content.value {
            case .string(let text):
                if texts.isEmpty { nodes.append(.never) }
                texts.append(text)
            case .null: nodes.append(.null)
            case .number(let number):
                let bounds = SchemaNode.Bounds(minimum: number, maximum: number)
                nodes.append(number.wholeDigits == nil ? .number(bounds) : .integer(bounds))
            case .bool(let flag):
                guard flags.contains(!flag) else {
                    throw failure("A single boolean as the only choice is not supported")
                }
                nodes.append(.boolean)
            case .array, .structure: throw failure("Arrays and objects as fixed values are not supported")
            }
        }
        nodes = nodes.map { $0 == .never ? .string(.oneOf(texts.distinct)) : $0 }
        let distinct = nodes.enumerated().filter { nodes[..<$0.offset].contains($0.element) == false }.map(\.element)
        guard !distinct.isEmpty else { throw failure("\"enum\" has no values") }
        return distinct.count == 1 ? distinct[0] : .anyOf(distinct)
    }
}
