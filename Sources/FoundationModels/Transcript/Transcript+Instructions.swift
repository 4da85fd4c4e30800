import struct Foundation.UUID

extension Transcript {
    /// The instructions for a model, and the tools that it could call.
    public struct Instructions: Sendable, Equatable, Identifiable, CustomStringConvertible {
        /// The identifier of the entry.
        public var id: String
        /// The segments of the instructions.
        public var segments: [Segment]
        /// The tools that it could call.
        public var toolDefinitions: [ToolDefinition]

        /// An entry with these instructions.
        public init(id: String = UUID().uuidString, segments: [Segment], toolDefinitions: [ToolDefinition]) {
            self.id = id
            self.segments = segments
            self.toolDefinitions = toolDefinitions
        }

        /// The instructions, for a log.
        public var description: String { "Instructions: \(segments.text)" }
    }

    /// The definition of a tool, as a model got it.
    public struct ToolDefinition: Sendable, Equatable, CustomStringConvertible {
        /// The name by which the model calls it.
        public var name: String
        /// What the tool does, for the model.
        public var description: String
        /// The schema of its arguments.
        public var parameters: GenerationSchema

        /// A definition of a tool.
        public init(name: String, description: String, parameters: GenerationSchema) {
            self.name = name
            self.description = description
            self.parameters = parameters
        }

        /// The definition of an app's tool.
        public init(tool: some Tool) {
            self.init(name: tool.name, description: tool.description, parameters: tool.parameters)
        }

        /// Approximately the text that a model reads about the tool, for counting its tokens.
        package var text: String { "\(name) \(description) \(parameters.debugDescription)" }

        /// Equal if they are the same for a model.
        public static func == (left: ToolDefinition, right: ToolDefinition) -> Bool {
            left.name == right.name && left.description == right.description
                && left.parameters.json == right.parameters.json
        }
    }
}
