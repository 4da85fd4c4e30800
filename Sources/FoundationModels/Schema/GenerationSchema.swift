import Synchronization

/// The shape of generated content.
///
/// Types provide it through ``Generable/generationSchema``, mostly by the `Generable` macro; a schema that is only
/// known at run time is built from ``DynamicGenerationSchema``s. It is encoded as JSON Schema in the dialect of Apple's
/// framework.
///
/// ```swift
/// let order = GenerationSchema(
///     type: Order.self,
///     properties: [
///         .init(name: "drink", type: String.self, guides: [.anyOf(["latte", "tea"])]),
///         .init(name: "shots", description: "Of espresso", type: Int?.self, guides: [.range(1...4)]),
///     ])
/// ```
///
/// The schemas of contained types are resolved when this one is first used, so a type can contain itself.
public struct GenerationSchema: Sendable {
    private let storage: Storage

    init(_ blueprint: SchemaBlueprint, dependencies: [String: SchemaBlueprint] = [:]) {
        storage = Storage(blueprint: blueprint, dependencies: dependencies)
    }

    /// A schema without a name, which is written inline.
    init(name: String, node: SchemaNode, definitions: SchemaDefinitions = SchemaDefinitions()) {
        self.init(SchemaBlueprint(name: name, shape: .node(node, definitions)))
    }

    /// A structure of named properties, in this order.
    public init(type: any Generable.Type, description: String? = nil, properties: [Property]) {
        self.init(
            type: type, description: description, representNilExplicitlyInGeneratedContent: false,
            properties: properties)
    }

    /// A structure of named properties, in this order.
    ///
    /// - Parameters:
    ///   - type: The type of the value.
    ///   - description: Its meaning, for the model.
    ///   - explicitNil: Whether a property without a value is generated as null instead of being omitted.
    ///   - properties: The properties, in the order in which they are generated.
    public init(
        type: any Generable.Type, description: String? = nil,
        representNilExplicitlyInGeneratedContent explicitNil: Bool, properties: [Property]
    ) {
        let shape = SchemaBlueprint.Shape.structure(properties.map(\.blueprint), representsNilExplicitly: explicitNil)
        self.init(SchemaBlueprint(type: type, description: description, shape: shape))
    }

    /// One of several texts.
    public init(type: any Generable.Type, description: String? = nil, anyOf choices: [String]) {
        self.init(SchemaBlueprint(type: type, description: description, shape: .choices(choices)))
    }

    /// A value of one of several types.
    public init(type: any Generable.Type, description: String? = nil, anyOf types: [any Generable.Type]) {
        let shapes = types.map { SchemaBlueprint.Shape.type($0) }
        self.init(SchemaBlueprint(type: type, description: description, shape: .anyOf(shapes)))
    }

    /// A schema that is built at run time.
    ///
    /// - Parameters:
    ///   - root: The schema of the content.
    ///   - dependencies: The schemas to which `root` and they themselves refer by name.
    /// - Throws: ``SchemaError`` if two schemas or two properties of one have the same name, a choice is empty, or a
    ///   reference is undefined.
    public init(root: DynamicGenerationSchema, dependencies: [DynamicGenerationSchema]) throws {
        var collection = DynamicSchemaCollection()
        try collection.collect(root: root, dependencies: dependencies)
        switch root.shape {
        // A type's schema refers only to other types.
        case .type(let type): self = type.type.generationSchema
        case .inline(let blueprint): self.init(blueprint, dependencies: collection.blueprints)
        case .reference(let name):
            let blueprint = collection.blueprints[name] ?? SchemaBlueprint(name: name, shape: root.shape)
            self.init(blueprint, dependencies: collection.blueprints)
        case let shape:
            self.init(SchemaBlueprint(name: "Schema", shape: shape), dependencies: collection.blueprints)
        }
    }
}

// MARK: - What it is made of

extension GenerationSchema {
    /// The result of resolving the schemas of all contained types.
    struct Resolved: Sendable {
        var node: SchemaNode
        var description: String?
        var definitions = SchemaDefinitions()
        /// The errors in the schema, in the order in which they were found.
        var problems: [any Error] = []
    }

    /// Shared by copies of a schema, so that it is resolved only once.
    private final class Storage: Sendable {
        let blueprint: SchemaBlueprint
        let dependencies: [String: SchemaBlueprint]
        private let known = Mutex<Resolved?>(nil)
        private let written = Mutex<GeneratedValue?>(nil)

        init(blueprint: SchemaBlueprint, dependencies: [String: SchemaBlueprint]) {
            self.blueprint = blueprint
            self.dependencies = dependencies
        }

        /// Resolved outside of the lock, because the schema of a contained type can be this one.
        var resolved: Resolved {
            if let resolved = known.withLock({ $0 }) { return resolved }
            let resolved = SchemaResolver.resolve(blueprint, dependencies: dependencies)
            return known.withLock { known in
                if known == nil { known = resolved }
                return known ?? resolved
            }
        }

        /// The result of `write`, cached.
        func json(_ write: () -> GeneratedValue) -> GeneratedValue {
            if let json = written.withLock({ $0 }) { return json }
            let json = write()
            written.withLock { $0 = json }
            return json
        }
    }

    var blueprint: SchemaBlueprint { storage.blueprint }
    var dependencies: [String: SchemaBlueprint] { storage.dependencies }
    var resolved: Resolved { storage.resolved }

    /// The schema as JSON Schema, with the keys in a readable order.
    var json: GeneratedValue { storage.json { SchemaWriter.json(of: self) } }

    /// The name of the type that the schema describes.
    @available(iOS 27.0, macOS 27.0, visionOS 27.0, watchOS 27.0, *)
    public var name: String { blueprint.name }
    /// The shape of the content; ``SchemaNode/root`` within it means this node.
    var node: SchemaNode { resolved.node }
    /// The named definitions that ``node`` and other definitions refer to.
    var definitions: SchemaDefinitions { resolved.definitions }
}
