import Foundation

/// Reads the keywords for choices, references, negations, conditions, and combinations of schemas.
extension SchemaReader {
    /// Resolves a reference. A target outside of `$defs` becomes a definition of its own, named by its JSON pointer.
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
        guard pointer.hasPrefix("#/"), let shape = value(at: String(pointer.dropFirst())), shape.isSchema else {
            throw failure("There is no definition \"\(pointer)\"")
        }
        let name = String(pointer.dropFirst())
        if !effort.pointed.contains(where: { $0.name == name }) { effort.pointed.append((name, shape)) }
        return .reference(name)
    }

    mutating func allOf(_ all: GeneratedContent) throws(Failure) -> SchemaNode {
        let nodes = try members(all, of: SchemaKeyword.allOf)
        return try together(nodes)
    }

    /// Reads a list of schemas. An empty list isn't allowed: it would match everything or nothing.
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

    /// Reads `anyOf`, without impossible shapes.
    mutating func anyOf(_ choices: GeneratedContent) throws(Failure) -> SchemaNode {
        let nodes = try members(choices, of: SchemaKeyword.anyOf).filter { $0 != .never }
        return nodes.count == 1 ? nodes[0] : .anyOf(nodes)
    }

    /// Reads `oneOf`: the values that might match other shapes too are excluded from each shape.
    mutating func oneOf(_ choices: GeneratedContent) throws(Failure) -> SchemaNode {
        let nodes = try members(choices, of: SchemaKeyword.oneOf)
        let all =
            isExact
            ? nodes
            : try exactly { (reader) throws(Failure) in
                try reader.members(choices, of: SchemaKeyword.oneOf)
            }
        var alone: [SchemaNode] = []
        for (index, node) in nodes.enumerated() where node != .never {
            var node = node
            for (place, other) in all.enumerated() where place != index {
                node = try self.node(node, index, without: other, place)
            }
            if node != .never { alone.append(node) }
        }
        guard !alone.isEmpty || nodes.allSatisfy({ $0 == .never }) else {
            throw failure("\"oneOf\": what fulfils one shape always fulfils another as well")
        }
        return alone.count == 1 ? alone[0] : .anyOf(alone)
    }

    /// The values that match one shape of a `oneOf` and not another one.
    private func node(
        _ node: SchemaNode, _ index: Int, without other: SchemaNode, _ place: Int
    ) throws(Failure) -> SchemaNode {
        try combined { (exact, own) in
            guard try exact.mayFulfil(node, other) else { return node }
            if !isExact, let apart = try exact.apart(node, from: other) { return try own.of(node, apart) }
            do {
                let negation = SchemaNegation(intersection: exact, mayNarrow: !isExact)
                return try own.of(node, negation.of(other))
            } catch let failure as SchemaIntersection.Failure {
                throw SchemaIntersection.Failure(
                    reason: "\"oneOf\": what fulfils the shape \(index) may fulfil the shape \(place) as well, and "
                        + failure.reason)
            }
        }
    }

    /// Combines shapes of which some were read exactly (see ``isExact``).
    private func combined(
        _ combine: (_ exact: SchemaIntersection, _ own: SchemaIntersection) throws -> SchemaNode
    ) throws(Failure) -> SchemaNode {
        var exact = self
        exact.isExact = true
        do {
            return try combine(exact.intersection, intersection)
        } catch {
            throw failure((error as? SchemaIntersection.Failure)?.reason ?? "\(error)")
        }
    }

    /// Reads schemas exactly (see ``isExact``).
    private func exactly<Value>(
        _ read: (inout SchemaReader) throws(Failure) -> Value
    ) throws(Failure) -> Value {
        var reader = self
        reader.isExact = true
        return try read(&reader)
    }

    /// The values that don't match a schema.
    func negation(of not: GeneratedContent) throws(Failure) -> SchemaNode {
        let other = try exactly { (reader) throws(Failure) in
            try reader.at(SchemaKeyword.not) { (reader) throws(Failure) in try reader.node(not) }
        }
        return try combined { (exact, _) in
            do {
                return try SchemaNegation(intersection: exact, mayNarrow: !isExact).of(other)
            } catch let failure as SchemaIntersection.Failure {
                throw SchemaIntersection.Failure(reason: "\"not\": \(failure.reason)")
            }
        }
    }

    /// Reads `if`, `then` and `else`: the values that match the first two, or that don't match the first but the third.
    func conditions(in schema: OrderedProperties) throws(Failure) -> [SchemaNode] {
        guard let condition = schema[SchemaKeyword.if],
            schema[SchemaKeyword.then] != nil || schema[SchemaKeyword.else] != nil
        else { return [] }
        let fulfilled = try exactly { (reader) throws(Failure) in
            try reader.at(SchemaKeyword.if) { (reader) throws(Failure) in try reader.node(condition) }
        }
        let then = try branch(SchemaKeyword.then, in: schema), other = try branch(SchemaKeyword.else, in: schema)
        return [
            try combined { (exact, own) in
                let negation = SchemaNegation(intersection: exact, mayNarrow: !isExact)
                return try own.choice(of: [own.of(fulfilled, then), own.of(negation.of(fulfilled), other)])
            }
        ]
    }

    private func branch(_ keyword: String, in schema: OrderedProperties) throws(Failure) -> SchemaNode {
        guard let branch = schema[keyword] else { return .any }
        var reader = self
        return try reader.at(keyword) { (reader) throws(Failure) in try reader.node(branch) }
    }

    /// Reads the constraints that apply if a key is present: other required keys, or a schema.
    func dependencies(in schema: OrderedProperties) throws(Failure) -> [SchemaNode] {
        var nodes: [SchemaNode] = []
        for keyword in SchemaKeyword.dependencies {
            guard let content = schema[keyword] else { continue }
            guard let dependencies = content.structure else { throw failure("\"\(keyword)\" must be an object") }
            for name in dependencies.keys {
                let demand = try dependency(keyword, name, in: dependencies)
                let there = SchemaNode.structure(
                    .init(name: "", properties: [.init(name: name, node: .any)], others: .any))
                let absent = SchemaNode.structure(
                    .init(name: "", properties: [.init(name: name, node: .never, isOptional: true)], others: .any))
                nodes.append(
                    try combined { (exact, own) in
                        let negation = SchemaNegation(intersection: exact, mayNarrow: false)
                        let others = try own.choice(of: [absent, negation.of(.anyStructure)])
                        return try own.choice(of: [others, own.of(there, demand)])
                    })
            }
        }
        return nodes
    }

    private func dependency(
        _ keyword: String, _ name: String, in dependencies: OrderedProperties
    ) throws(Failure) -> SchemaNode {
        guard case .array? = dependencies[name]?.value else {
            var reader = self
            return try reader.at(keyword, name) { (reader) throws(Failure) in
                try reader.node(dependencies[name] ?? .null)
            }
        }
        let properties = try texts(name, in: dependencies).distinct.map { SchemaNode.Property(name: $0, node: .any) }
        return .structure(.init(name: "", properties: properties, others: .any))
    }

    /// The values that match all of some shapes.
    func together(_ nodes: [SchemaNode]) throws(Failure) -> SchemaNode {
        var result = nodes.first ?? .any
        for node in nodes.dropFirst() {
            do {
                result = try intersection.of(result, node)
            } catch {
                throw failure((error as? SchemaIntersection.Failure)?.reason ?? "\(error)")
            }
        }
        if result == .never, !isExact, !nodes.contains(.never) {
            throw failure("No value fulfils all that is asked for")
        }
        return result
    }

    var intersection: SchemaIntersection {
        SchemaIntersection(definition: { [self] name in try expanded(name) }, effort: effort)
    }

    /// The shape of a definition. It is read once, but its cost counts each time that it is used.
    private func expanded(_ name: String) throws -> SchemaNode {
        let key = isExact ? "=" + name : name
        if let known = effort.expanded[key] {
            try effort.spend(known.size)
            return known
        }
        guard expanding.count < Self.expansionDepthMax else {
            throw SchemaIntersection.Failure(reason: "definitions are combined within one another too deep")
        }
        let shape = definitionShapes[name] ?? effort.pointed.first { $0.name == name }?.shape
        guard let shape, !expanding.contains(name) else {
            throw SchemaIntersection.Failure(
                reason: "\"\(name)\" contains itself, and is not to be kept to with something else")
        }
        var reader = self
        reader.expanding.append(name)
        reader.path = ["#", SchemaKeyword.definitions, name]
        let node = try reader.node(shape, name: name, isDefinition: true)
        effort.expanded[key] = node
        return node
    }

    /// A choice of fixed values: all texts are one node, each number is a range of one number.
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
            case .bool: nodes.append(flags.count == 2 ? .boolean : .constant(content))
            case .array, .structure: nodes.append(.constant(content))
            }
        }
        // Each value is compared with all others; most comparisons end at the first difference.
        do { try effort.spend(nodes.count * nodes.count / 64) } catch { throw failure(error.reason) }
        nodes = nodes.map { $0 == .never ? .string(.oneOf(texts.distinct)) : $0 }
        let distinct = nodes.enumerated().filter { nodes[..<$0.offset].contains($0.element) == false }.map(\.element)
        guard !distinct.isEmpty else { throw failure("\"enum\" has no values") }
        return distinct.count == 1 ? distinct[0] : .anyOf(distinct)
    }
}

extension GeneratedContent {
    fileprivate var isSchema: Bool {
        switch value {
        case .bool, .structure: true
        default: false
        }
    }
}
