/// Resolves the types of a blueprint: every named type becomes a definition, and each use of it a reference.
///
/// Types with the same name are distinguished: the first one found keeps the name, the next one gets its path within
/// its module (`Menu.Item`), or a number if that is taken, too.
struct SchemaResolver {
    /// The limits of depth and number of definitions, so that resolving ends for a type that contains ever new types.
    static let depthMax = 128
    static let definitionCountMax = 1000

    private var definitions = SchemaDefinitions()
    private var problems: [any Error] = []
    private var references: [Identity: SchemaNode] = [:]
    private var namesTaken: Set<String> = []
    /// Unnamed types that are being resolved. One that contains itself would never end.
    private var openTypes: Set<ObjectIdentifier> = []
    private var path: [String] = []
    private var depth = 0
    private var scopeCount = 0

    /// Identifies definitions: the name of a run-time schema is only unique within its scope.
    private enum Identity: Hashable {
        case type(ObjectIdentifier)
        case dynamic(scope: Int, String)
    }

    /// The run-time schemas within which a name is looked up.
    private struct Scope {
        var number: Int
        var blueprints: [String: SchemaBlueprint]
    }

    static func resolve(
        _ blueprint: SchemaBlueprint, dependencies: [String: SchemaBlueprint]
    ) -> GenerationSchema.Resolved {
        var resolver = SchemaResolver()
        resolver.path = [blueprint.name]
        let scope = Scope(number: 0, blueprints: dependencies)
        if let identity = resolver.identity(of: blueprint, in: scope) {
            resolver.references[identity] = .root
            resolver.namesTaken.insert(blueprint.name)
        }
        let node = resolver.body(of: blueprint, in: scope)
        return .init(
            node: node, description: blueprint.description, definitions: resolver.definitions,
            problems: resolver.problems)
    }

    private func identity(of blueprint: SchemaBlueprint, in scope: Scope) -> Identity? {
        switch blueprint.identity {
        case .type(let type): .type(type)
        case .dynamic(let name): .dynamic(scope: scope.number, name)
        case nil: nil
        }
    }
}

// MARK: - Shapes

extension SchemaResolver {
    private mutating func body(of blueprint: SchemaBlueprint, in scope: Scope) -> SchemaNode {
        switch blueprint.shape {
        case .structure(let properties, let representsNilExplicitly):
            let nodes = self.properties(
                properties, of: blueprint.name, representsNilExplicitly: representsNilExplicitly, in: scope)
            return .structure(.init(name: blueprint.name, description: blueprint.description, properties: nodes))
        case .choices(let choices):
            return self.choices(choices, of: blueprint.name)
        case .anyOf(let shapes):
            return anyOf(shapes, of: blueprint.name, in: scope)
        case .node(let node, let others):
            return adopt(node, others, named: blueprint.name)
        case let shape:
            return node(shape, in: scope)
        }
    }

    private mutating func node(_ shape: SchemaBlueprint.Shape, in scope: Scope) -> SchemaNode {
        guard depth < Self.depthMax else {
            return refuse("The schema is nested more than \(Self.depthMax) deep")
        }
        depth += 1
        defer { depth -= 1 }
        switch shape {
        case .type(let type): return self.type(type)
        case .array(let element, let count): return .array(of: node(element, in: scope), count: count)
        case .guided(let shape, let constraints): return guided(node(shape, in: scope), by: constraints)
        case .inline(let blueprint):
            // Choices are written inline, as in Apple's encoder, and so is a schema with the name of another one.
            let isNamed = scope.blueprints[blueprint.name] == blueprint
            return isNamed && !blueprint.isChoice
                ? reference(to: blueprint, in: scope) : body(of: blueprint, in: scope)
        case .reference(let name):
            guard let blueprint = scope.blueprints[name] else { return refuse("There is no schema named \(name)") }
            return reference(to: blueprint, in: scope)
        case .node, .structure, .choices, .anyOf:
            return body(of: SchemaBlueprint(name: path.last ?? "", shape: shape), in: scope)
        }
    }

    private mutating func properties(
        _ properties: [SchemaBlueprint.Property], of name: String, representsNilExplicitly: Bool, in scope: Scope
    ) -> [SchemaNode.Property] {
        var names: Set<String> = []
        return properties.compactMap { property in
            guard names.insert(property.name).inserted else {
                problems.append(GenerationSchema.SchemaError.duplicate(property: property.name, in: name))
                return nil
            }
            path.append(property.name)
            defer { path.removeLast() }
            let node = node(property.shape, in: scope)
            let isNull = property.isOptional && representsNilExplicitly
            return SchemaNode.Property(
                name: property.name, description: property.description ?? property.shape.choiceDescription,
                node: isNull ? node.orNull : node,
                isOptional: property.isOptional && !representsNilExplicitly)
        }
    }

    private mutating func choices(_ choices: [String], of name: String) -> SchemaNode {
        guard !choices.isEmpty else {
            problems.append(GenerationSchema.SchemaError.noChoices(in: name))
            return .never
        }
        return .string(.oneOf(choices.distinct))
    }

    private mutating func anyOf(_ shapes: [SchemaBlueprint.Shape], of name: String, in scope: Scope) -> SchemaNode {
        guard !shapes.isEmpty else {
            problems.append(GenerationSchema.SchemaError.noChoices(in: name))
            return .never
        }
        let nodes = shapes.map { node($0, in: scope) }
        return nodes.count == 1 ? nodes[0] : .anyOf(nodes)
    }

    private mutating func guided(_ node: SchemaNode, by constraints: [GuideConstraint]) -> SchemaNode {
        var node = node
        for constraint in constraints {
            do {
                node = try node.guided(by: constraint)
            } catch {
                _ = refuse(error.reason)
            }
        }
        return node
    }

    private mutating func refuse(_ reason: String) -> SchemaNode {
        problems.append(unsupportedGuide("\(path.joined(separator: ".")): \(reason)."))
        return .any
    }
}

// MARK: - Names

extension SchemaResolver {
    private mutating func type(_ type: SchemaBlueprint.GenerableType) -> SchemaNode {
        if let known = references[.type(type.identity)] { return known }
        let schema = type.type.generationSchema
        scopeCount += 1
        let scope = Scope(number: scopeCount, blueprints: schema.dependencies)
        guard let identity = identity(of: schema.blueprint, in: scope) else {
            guard openTypes.insert(type.identity).inserted else {
                return refuse("The schema of \(type.type) contains itself, but has no name")
            }
            defer { openTypes.remove(type.identity) }
            let node = body(of: schema.blueprint, in: scope)
            references[.type(type.identity)] = node
            return node
        }
        if let known = references[identity] { return known }
        let name = unusedName(for: schema.blueprint.name, type: type.type)
        references[.type(type.identity)] = .reference(name)
        return define(schema.blueprint, as: name, identity: identity, in: scope)
    }

    private mutating func reference(to blueprint: SchemaBlueprint, in scope: Scope) -> SchemaNode {
        guard let identity = identity(of: blueprint, in: scope) else { return body(of: blueprint, in: scope) }
        if let known = references[identity] { return known }
        return define(blueprint, as: unusedName(for: blueprint.name), identity: identity, in: scope)
    }

    private mutating func define(
        _ blueprint: SchemaBlueprint, as name: String, identity: Identity, in scope: Scope
    ) -> SchemaNode {
        guard definitions.count < Self.definitionCountMax else {
            return refuse("The schema has more than \(Self.definitionCountMax) types")
        }
        references[identity] = .reference(name)
        var isStructure = false
        if case .structure = blueprint.shape { isStructure = true }
        definitions.reserve(name, description: isStructure ? nil : blueprint.description)
        let outer = path
        path = [blueprint.name]
        definitions.fill(name, with: body(of: blueprint, in: scope))
        path = outer
        return .reference(name)
    }

    private mutating func unusedName(for name: String, type: (any Generable.Type)? = nil) -> String {
        if namesTaken.insert(name).inserted { return name }
        if let type {
            let longer = String(reflecting: type).split(separator: ".").dropFirst().joined(separator: ".")
            if !longer.isEmpty, namesTaken.insert(longer).inserted { return longer }
        }
        var number = 2
        while !namesTaken.insert("\(name)-\(number)").inserted { number += 1 }
        return "\(name)-\(number)"
    }

    /// Adopts a finished node, and renames its definitions if their names are taken.
    private mutating func adopt(_ node: SchemaNode, _ others: SchemaDefinitions, named name: String) -> SchemaNode {
        guard !others.isEmpty || node.refersToRoot else { return node }
        let isRoot = depth == 0
        var names: [String: String] = [:]
        for definition in others { names[definition.name] = unusedName(for: definition.name) }
        if !isRoot, node.refersToRoot || others.contains(where: \.node.refersToRoot) {
            names["#"] = unusedName(for: name)
        }
        for definition in others {
            let newName = names[definition.name] ?? definition.name
            definitions.reserve(newName, description: definition.description)
            definitions.fill(newName, with: definition.node.renamed(names))
        }
        guard let root = names["#"] else { return node.renamed(names) }
        definitions.reserve(root)
        definitions.fill(root, with: node.renamed(names))
        return .reference(root)
    }
}

func unsupportedGuide(_ description: String) -> LanguageModelSession.GenerationError {
    .unsupportedGuide(.init(debugDescription: description))
}

extension SchemaBlueprint {
    /// Whether the schema is a choice of texts.
    fileprivate var isChoice: Bool { if case .choices = shape { true } else { false } }
}

extension SchemaBlueprint.Shape {
    /// The description of inline choices.
    fileprivate var choiceDescription: String? {
        guard case .inline(let blueprint) = self, blueprint.isChoice else { return nil }
        return blueprint.description
    }
}
