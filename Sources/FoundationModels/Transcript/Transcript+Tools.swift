import struct Foundation.UUID

extension Transcript {
    /// Tools that a model wanted called, all at once.
    public struct ToolCalls: Sendable, Equatable, Identifiable, RandomAccessCollection, CustomStringConvertible {
        /// The identity of the entry.
        public var id: String
        private var calls: [ToolCall]

        /// An entry of these calls.
        public init<Calls>(id: String = UUID().uuidString, _ calls: Calls)
        where Calls: Sequence, Calls.Element == ToolCall {
            self.id = id
            self.calls = Array(calls)
        }

        /// Always 0.
        public var startIndex: Int { calls.startIndex }

        /// The number of calls.
        public var endIndex: Int { calls.endIndex }

        /// The call at a position.
        public subscript(position: Int) -> ToolCall { calls[position] }

        /// The calls, for a log.
        public var description: String { "Tool calls: \(calls.map(\.description).joined(separator: ", "))" }
    }

    /// One tool that a model wanted called.
    public struct ToolCall: Sendable, Equatable, Identifiable, CustomStringConvertible {
        /// The identity of the call, which its output bears too.
        public var id: String
        /// The tool.
        public var toolName: String
        /// What it is called with.
        public var arguments: GeneratedContent
        /// Notes of whoever ran the model, by name.
        @available(iOS 27.0, macOS 27.0, visionOS 27.0, watchOS 27.0, *)
        public var metadata: [String: GeneratedContent]

        /// A call of a tool.
        public init(id: String, toolName: String, arguments: GeneratedContent) {
            self.init(id: id, metadata: [:], toolName: toolName, arguments: arguments)
        }

        /// A call of a tool, with notes.
        @available(iOS 27.0, macOS 27.0, visionOS 27.0, watchOS 27.0, *)
        public init(
            id: String, metadata: [String: any ConvertibleToGeneratedContent], toolName: String,
            arguments: GeneratedContent
        ) {
            self.id = id
            self.metadata = metadata.mapValues(\.generatedContent)
            self.toolName = toolName
            self.arguments = arguments
        }

        /// The call, for a log.
        public var description: String { "\(toolName)(\(arguments.jsonString))" }
    }

    /// What a tool answered.
    public struct ToolOutput: Sendable, Equatable, Identifiable, CustomStringConvertible {
        /// The identity of the call that this answers.
        public var id: String
        /// The tool.
        public var toolName: String
        /// Its answer.
        public var segments: [Segment]

        /// An entry of this output.
        public init(id: String, toolName: String, segments: [Segment]) {
            self.id = id
            self.toolName = toolName
            self.segments = segments
        }

        /// The output, for a log.
        public var description: String { "Output of \(toolName): \(segments.text)" }
    }
}
