/// A schema that is built at run time, for structures without a Swift type.
///
/// ```swift
/// let drink = DynamicGenerationSchema(name: "Drink", anyOf: ["latte", "tea"])
/// let order = DynamicGenerationSchema(
///     name: "Order",
///     properties: [
///         .init(name: "drink", schema: DynamicGenerationSchema(referenceTo: "Drink")),
///         .init(name: "shots", schema: DynamicGenerationSchema(type: Int.self, guides: [.range(1...4)])),
///     ])
/// let schema = try GenerationSchema(root: order, dependencies: [drink])
/// ```
///
/// Schemas refer to each other by name; references can be circular.
public struct DynamicGenerationSchema: Sendable {
    let shape: SchemaBlueprint.Shape

    private init(shape: SchemaBlueprint.Shape) {
        self.shape = shape
    }

    private init(name: String, description: String?, shape: SchemaBlueprint.Shape) {
        self.shape = .inline(
            SchemaBlueprint(identity: .dynamic(name), name: name, description: description, shape: shape))
    }

    /// A structure of named properties, in this order.
    public init(name: String, description: String? = nil, properties: [DynamicGenerationSchema.Property]) {
        self.init(
            name: name, description: description, representNilExplicitlyInGeneratedContent: false,
            properties: properties)
    }

    /// A structure of named properties, in this order.
    ///
    /// - Parameters:
    ///   - name: The structure's name.
    ///   - description: Its meaning, for the model.
    ///   - explicitNil: Whether a property without a value is generated as null instead of being omitted.
    ///   - properties: The properties, in the order in which they are generated.
    public init(
        name: String, description: String? = nil, representNilExplicitlyInGeneratedContent explicitNil: Bool,
        properties: [DynamicGenerationSchema.Property]
    ) {
        self.init(
            name: name, description: description,
            shape: .structure(properties.map(\.blueprint), representsNilExplicitly: explicitNil))
    }

    /// One of several schemas.
    public init(name: String, description: String? = nil, anyOf choices: [DynamicGenerationSchema]) {
        self.init(name: name, description: description, shape: .anyOf(choices.map(\.shape)))
    }

    /// One of several texts.
    public init(name: String, description: String? = nil, anyOf choices: [String]) {
        self.init(name: name, description: description, shape: .choices(choices))
    }

    /// An array; the limits of its number of elements are inclusive.
    public init(
        arrayOf itemSchema: DynamicGenerationSchema, minimumElements: Int? = nil, maximumElements: Int? = nil
    ) {
        let minimum = minimumElements.map { [GuideConstraint.minimumCount($0)] } ?? []
        let maximum = maximumElements.map { [GuideConstraint.maximumCount($0)] } ?? []
        self.init(shape: .guided(.array(of: itemSchema.shape, SchemaNode.Count()), minimum + maximum))
    }

    /// The schema of a type, with guides.
    public init<Value>(type: Value.Type, guides: [GenerationGuide<Value>] = []) where Value: Generable {
        self.init(shape: .type(type, guides: guides.flatMap(\.constraints)))
    }

    /// A reference to the root or to a dependency with this name.
    public init(referenceTo name: String) {
        self.init(shape: .reference(name))
    }

    /// Null, for an explicit missing value.
    public static var null: DynamicGenerationSchema {
        DynamicGenerationSchema(shape: .node(.null, SchemaDefinitions()))
    }

    /// A property of a structure.
    public struct Property: Sendable {
        let blueprint: SchemaBlueprint.Property

        /// A property, which can be optional.
        public init(
            name: String, description: String? = nil, schema: DynamicGenerationSchema, isOptional: Bool = false
        ) {
            blueprint = .init(name: name, description: description, shape: schema.shape, isOptional: isOptional)
        }
    }
}
