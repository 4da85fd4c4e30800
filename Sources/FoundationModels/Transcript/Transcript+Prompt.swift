import struct Foundation.UUID

extension Transcript {
    /// A prompt, with the options of its request and the format of its response.
    public struct Prompt: Sendable, Equatable, Identifiable, CustomStringConvertible {
        /// The identifier of the entry.
        public var id: String
        /// The segments of the prompt.
        public var segments: [Segment]
        /// The generation options of the request.
        public var options: GenerationOptions
        /// The context options of the request.
        public var contextOptions: ContextOptions
        /// The app's metadata for the request, by name.
        public var metadata: [String: GeneratedContent]
        /// The format of the response; nil is free text.
        public var responseFormat: ResponseFormat?

        /// An entry with this prompt.
        public init(
            id: String = UUID().uuidString, segments: [Segment], options: GenerationOptions = GenerationOptions(),
            responseFormat: ResponseFormat? = nil
        ) {
            self.init(
                id: id, metadata: [:], segments: segments, options: options, responseFormat: responseFormat,
                contextOptions: ContextOptions())
        }

        /// An entry with this prompt, including OS 27's additions.
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

    /// The format of a response: a schema.
    public struct ResponseFormat: Sendable, Equatable, CustomStringConvertible {
        /// The name of the type or schema.
        public let name: String
        let schema: GenerationSchema

        /// The kind of a format.
        public enum Kind: Sendable, Equatable {
            /// By a schema.
            case schema(GenerationSchema)

            /// Equal if they describe the same format.
            public static func == (left: Kind, right: Kind) -> Bool {
                switch (left, right) {
                case (.schema(let left), .schema(let right)): left.name == right.name && left.json == right.json
                }
            }
        }

        /// The kind of the format, for implementing an executor.
        @available(iOS 27.0, macOS 27.0, visionOS 27.0, watchOS 27.0, *)
        public var kind: Kind { .schema(schema) }

        /// The format of a generable type.
        public init<Content>(type: Content.Type) where Content: Generable {
            self.init(schema: type.generationSchema)
        }

        /// The format of a schema.
        public init(schema: GenerationSchema) {
            self.init(name: schema.name, schema: schema)
        }

        init(name: String, schema: GenerationSchema) {
            self.name = name
            self.schema = schema
        }

        /// The name.
        public var description: String { name }

        /// Equal if they have the same name and describe the same format.
        public static func == (left: ResponseFormat, right: ResponseFormat) -> Bool {
            left.name == right.name && left.schema.json == right.schema.json
        }
    }
}
