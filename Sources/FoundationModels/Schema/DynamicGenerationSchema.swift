/// A schema that is put together at run time, for shapes that no Swift type describes.
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
/// Schemas refer to each other by name, in circles too.
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
    ///   - name: What it is called.
    ///   - description: What it stands for, in words for the model.
    ///   - explicitNil: Whether a property without a value is generated as null instead of being left out.
    ///   - properties: Its properties, in the order in which they are generated.
    public init(
        name: String, description: String? = nil, representNilExplicitlyInGeneratedContent explicitNil: Bool,
        properties: [DynamicGenerationSchema.Property]
    ) {
        self.init(
            name: name, description: description,
            shape: .structure(properties.map(\.blueprint), representsNilExplicitly: explicitNil))
    }

    /// A value of one of several shapes.
    public init(name: String, description: String? = nil, anyOf choices: [DynamicGenerationSchema]) {
        self.init(name: name, description: description, shape: .anyOf(choices.map(\.shape)))
    }

    /// One of several texts.
    public init(name: String, description: String? = nil, anyOf choices: [String]) {
        self.init(name: name, description: description, shape: .choices(choices))
    }

    /// An array; the numbers of elements are inclusive.
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

    /// The schema of this name among the root and the dependencies.
    public init(referenceTo name: String) {
        self.init(shape: .reference(name))
    }

    /// Null: what an explicitly missing value is.
    public static var null: DynamicGenerationSchema {
        DynamicGenerationSchema(shape: .node(.null, SchemaDefinitions()))
    }

    /// A property of a structure.
    public struct Property: Sendable {
        let blueprint: SchemaBlueprint.Property

        /// A property; an optional one may be missing.
        public init(
            name: String, description: String? = nil, schema: DynamicGenerationSchema, isOptional: Bool = false
        ) {
            blueprint = .init(name: name, description: description, shape: schema.shape, isOptional: isOptional)
        }
    }
}
