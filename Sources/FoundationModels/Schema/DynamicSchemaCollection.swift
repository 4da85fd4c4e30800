/// Collects the run-time schemas of one ``GenerationSchema`` by name, and checks that they fit together.
struct DynamicSchemaCollection {
    private(set) var blueprints: [String: SchemaBlueprint] = [:]
    private var references: [String] = []
    private var depth = 0

    /// - Throws: ``GenerationSchema/SchemaError``.
    mutating func collect(
        root: DynamicGenerationSchema, dependencies: [DynamicGenerationSchema]
    ) throws(GenerationSchema.SchemaError) {
        let rootName = root.name
        var names: Set<String> = []
        for name in ([root] + dependencies).compactMap(\.name) where !names.insert(name).inserted {
            throw .duplicate(type: name, in: rootName)
        }
        for schema in [root] + dependencies {
            if case .type = schema.shape, let name = schema.name {
                try add(SchemaBlueprint(name: name, shape: schema.shape), in: rootName)
            } else if case .inline(let blueprint) = schema.shape {
                try add(blueprint, in: rootName)
            }
        }
        for schema in [root] + dependencies {
            try collect(schema.shape, in: rootName)
        }
        let missing = references.filter { blueprints[$0] == nil }.distinct
        guard missing.isEmpty else { throw .undefined(missing, in: rootName) }
    }

    private mutating func collect(
        _ shape: SchemaBlueprint.Shape, in schema: String?
    ) throws(GenerationSchema.SchemaError) {
        // Deeper schemas are refused when the schema is resolved.
        guard depth <= SchemaResolver.depthMax else { return }
        depth += 1
        defer { depth -= 1 }
        switch shape {
        case .node, .type, .choices: break
        case .array(let element, _): try collect(element, in: schema)
        case .guided(let shape, _): try collect(shape, in: schema)
        case .reference(let name): references.append(name)
        case .anyOf(let shapes): for shape in shapes { try collect(shape, in: schema) }
        case .structure(let properties, _): for property in properties { try collect(property.shape, in: schema) }
        case .inline(let blueprint): try collect(blueprint, in: schema)
        }
    }

    /// Registers an inline schema under its name, if that is free. Otherwise it isn't an error: an inline schema needn't
    /// be referred to by name, so several of them can have the same one.
    private mutating func addInline(_ blueprint: SchemaBlueprint) {
        if blueprints[blueprint.name] == nil { blueprints[blueprint.name] = blueprint }
    }

    private mutating func collect(
        _ blueprint: SchemaBlueprint, in schema: String?
    ) throws(GenerationSchema.SchemaError) {
        switch blueprint.shape {
        case .structure(let properties, _):
            var names: Set<String> = []
            for property in properties where !names.insert(property.name).inserted {
                throw .duplicate(property: property.name, in: blueprint.name)
            }
        case .choices([]), .anyOf([]): throw .noChoices(in: blueprint.name)
        default: break
        }
        addInline(blueprint)
        try collect(blueprint.shape, in: schema)
    }

    /// The root and the dependencies must have unique names, unless two are equal.
    private mutating func add(
        _ blueprint: SchemaBlueprint, in schema: String?
    ) throws(GenerationSchema.SchemaError) {
        if let other = blueprints[blueprint.name], other != blueprint {
            throw .duplicate(type: blueprint.name, in: schema)
        }
        blueprints[blueprint.name] = blueprint
    }
}

extension DynamicGenerationSchema {
    /// The name by which others refer to the schema; nil for arrays and references.
    fileprivate var name: String? {
        switch shape {
        case .inline(let blueprint): blueprint.name
        case .type(let type): type.type.generationSchema.blueprint.name
        default: nil
        }
    }
}
