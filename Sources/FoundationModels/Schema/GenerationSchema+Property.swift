extension GenerationSchema {
    /// A property of a structure: its name, its type, and the constraints on its value.
    public struct Property: Sendable {
        let blueprint: SchemaBlueprint.Property

        /// A required property.
        public init<Value>(
            name: String, description: String? = nil, type: Value.Type, guides: [GenerationGuide<Value>] = []
        ) where Value: Generable {
            let constraints = guides.flatMap { $0.constraints }
            blueprint = .init(
                name: name, description: description, shape: .type(type, guides: constraints), isOptional: false)
        }

        /// An optional property.
        public init<Value>(
            name: String, description: String? = nil, type: Value?.Type, guides: [GenerationGuide<Value>] = []
        ) where Value: Generable {
            let constraints = guides.flatMap { $0.constraints }
            blueprint = .init(
                name: name, description: description, shape: .type(Value.self, guides: constraints), isOptional: true)
        }

        /// A text that matches a regular expression; of several, the last one is used.
        public init<RegexOutput>(
            name: String, description: String? = nil, type: String.Type, guides: [Regex<RegexOutput>] = []
        ) {
            let constraints = guides.suffix(1).map { GuideConstraint.pattern($0) }
            blueprint = .init(
                name: name, description: description, shape: .type(type, guides: constraints), isOptional: false)
        }

        /// An optional text that matches a regular expression; of several, the last one is used.
        public init<RegexOutput>(
            name: String, description: String? = nil, type: String?.Type, guides: [Regex<RegexOutput>] = []
        ) {
            let constraints = guides.suffix(1).map { GuideConstraint.pattern($0) }
            blueprint = .init(
                name: name, description: description, shape: .type(String.self, guides: constraints), isOptional: true)
        }
    }
}
