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
        /// What the model read besides the transcript.
        public var contextOptions: ContextOptions
        /// What the app attached to the request, by name.
        public var metadata: [String: GeneratedContent]
        /// The shape of the response; nil is free text.
        public var responseFormat: ResponseFormat?

        /// An entry of this prompt.
        public init(
            id: String = UUID().uuidString, segments: [Segment], options: GenerationOptions = GenerationOptions(),
            responseFormat: ResponseFormat? = nil
        ) {
            self.init(
                id: id, metadata: [:], segments: segments, options: options, responseFormat: responseFormat,
                contextOptions: ContextOptions())
        }

        /// An entry of this prompt, with what OS 27 adds.
        @available(iOS 27.0, macOS 27.0, visionOS 27.0, watchOS 27.0, *)
        @_disfavoredOverload
        public init(
            id: String = UUID().uuidString, metadata: [String: any ConvertibleToGeneratedContent] = [:],
            segments: [Segment], options: GenerationOptions = GenerationOptions(),
            responseFormat: ResponseFormat? = nil, contextOptions: ContextOptions = ContextOptions()
        ) {
            self.id = id
            self.metadata = metadata.mapValues(\.generatedContent)
            self.segments = segments
            self.options = options
            self.responseFormat = responseFormat
            self.contextOptions = contextOptions
        }

        /// The prompt, for a log.
        public var description: String { "Prompt: \(segments.text)" }
    }

    /// The shape that a response was to have.
    public struct ResponseFormat: Sendable, Equatable, CustomStringConvertible {
        /// The name of the type or schema.
        public let name: String
        let schema: GenerationSchema

        /// How a shape is described.
        public enum Kind: Sendable, Equatable {
            /// By a schema.
            case schema(GenerationSchema)

            /// Equal if they describe the same shape.
            public static func == (left: Kind, right: Kind) -> Bool {
                switch (left, right) {
                case (.schema(let left), .schema(let right)): left.name == right.name && left.json == right.json
                }
            }
        }

        /// How the shape is described, for those who write an executor.
        @available(iOS 27.0, macOS 27.0, visionOS 27.0, watchOS 27.0, *)
        public var kind: Kind { .schema(schema) }

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
