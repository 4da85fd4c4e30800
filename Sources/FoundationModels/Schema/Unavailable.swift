// What belongs to guided generation, declared so that an app that needs it learns why it does not compile.

extension GenerationSchema {
    /// A property of a structure.
    @available(*, unavailable, message: "schemas of structures are not in this version of Kissa yet")
    public struct Property: Sendable {
        /// A property of a type.
        public init<Value: Generable>(name: String, description: String? = nil, type: Value.Type) {
            fatalError("unavailable")
        }
    }

    /// A schema of a structure.
    @available(*, unavailable, message: "schemas of structures are not in this version of Kissa yet")
    public init(type: any Generable.Type, description: String? = nil, properties: [Property]) {
        fatalError("unavailable")
    }
}

/// A constraint on a generated value.
@available(*, unavailable, message: "guided generation is not in this version of Kissa yet")
public struct GenerationGuide<Value> {}

/// A schema that is made at run time.
@available(*, unavailable, message: "guided generation is not in this version of Kissa yet")
public struct DynamicGenerationSchema: Sendable {}

/// What an app tells about a response.
@available(*, unavailable, message: "feedback is not in this version of Kissa yet")
public struct LanguageModelFeedback {}
