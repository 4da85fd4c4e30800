import struct Foundation.UUID

extension Transcript {
    /// What a model was asked, how its response was to be chosen and which shape it was to have.
    public struct Prompt: Sendable, Equatable, Identifiable, CustomStringConvertible {
        /// The identity of the entry.
        public var id: String
        /// What was asked.
        public var segments: [Segment]
        /// How the response was to be chosen.
        public var options: GenerationOptions
        /// The shape of the response; nil is free text.
        public var responseFormat: ResponseFormat?

        /// An entry of this prompt.
        public init(
            id: String = UUID().uuidString, segments: [Segment], options: GenerationOptions = GenerationOptions(),
            responseFormat: ResponseFormat? = nil
        ) {
            self.id = id
            self.segments = segments
            self.options = options
            self.responseFormat = responseFormat
        }

        /// The prompt, for a log.
        public var description: String { "Prompt: \(segments.text)" }
    }

    /// The shape that a response was to have.
    public struct ResponseFormat: Sendable, Equatable, CustomStringConvertible {
        /// The name of the type or schema.
        public let name: String
        let schema: GenerationSchema

        /// The shape of a generable type.
        public init<Content>(type: Content.Type) where Content: Generable {
            self.init(schema: type.generationSchema)
        }

        /// The shape that a schema describes.
        public init(schema: GenerationSchema) {
            self.init(name: schema.name, schema: schema)
        }

        init(name: String, schema: GenerationSchema) {
            self.name = name
            self.schema = schema
        }

        /// The name.
        public var description: String { name }

        /// Equal if they have the same name and describe the same shape.
        public static func == (left: ResponseFormat, right: ResponseFormat) -> Bool {
            left.name == right.name && left.schema.json == right.schema.json
        }
    }
}
