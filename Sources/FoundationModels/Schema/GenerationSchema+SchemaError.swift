import protocol Foundation.LocalizedError

extension GenerationSchema {
    /// An error in a schema.
    public enum SchemaError: Error, LocalizedError {
        /// Two run-time schemas have the same name.
        case duplicateType(schema: String?, type: String, context: Context)
        /// Two properties of a structure have the same name.
        case duplicateProperty(schema: String, property: String, context: Context)
        /// A choice is empty.
        case emptyTypeChoices(schema: String, context: Context)
        /// A schema refers to undefined schemas.
        case undefinedReferences(schema: String?, references: [String], context: Context)

        /// The context of an error.
        public struct Context: Sendable {
            /// What happened, with names, for a developer.
            public let debugDescription: String

            /// A context with a description.
            public init(debugDescription: String) {
                self.debugDescription = debugDescription
            }
        }

        /// What happened, in a sentence.
        public var errorDescription: String? { context.debugDescription }

        /// What can be done about it.
        public var recoverySuggestion: String? {
            switch self {
            case .duplicateType: "Give every schema a name of its own, or pass the same schema once."
            case .duplicateProperty: "Give every property of a structure a name of its own."
            case .emptyTypeChoices: "Pass at least one choice."
            case .undefinedReferences: "Pass the schemas that are referred to among the dependencies."
            }
        }

        private var context: Context {
            switch self {
            case .duplicateType(_, _, let context), .duplicateProperty(_, _, let context),
                .emptyTypeChoices(_, let context), .undefinedReferences(_, _, let context):
                context
            }
        }
    }
}

extension GenerationSchema.SchemaError {
    static func duplicate(type: String, in schema: String?) -> Self {
        let place = schema.map { " in the schema \"\($0)\"" } ?? ""
        return .duplicateType(
            schema: schema, type: type,
            context: .init(debugDescription: "There are two different schemas named \"\(type)\"\(place)."))
    }

    static func duplicate(property: String, in schema: String) -> Self {
        .duplicateProperty(
            schema: schema, property: property,
            context: .init(debugDescription: "\"\(schema)\" has two properties named \"\(property)\"."))
    }

    static func noChoices(in schema: String) -> Self {
        .emptyTypeChoices(
            schema: schema, context: .init(debugDescription: "\"\(schema)\" is a choice of nothing."))
    }

    static func undefined(_ references: [String], in schema: String?) -> Self {
        let names = references.map { "\"\($0)\"" }.joined(separator: ", ")
        let place = schema.map { "\"\($0)\"" } ?? "The schema"
        return .undefinedReferences(
            schema: schema, references: references,
            context: .init(debugDescription: "\(place) refers to schemas that are not there: \(names)."))
    }
}
