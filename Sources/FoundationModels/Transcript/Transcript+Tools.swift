import struct Foundation.UUID

extension Transcript {
    /// Tool calls that a model made together.
    public struct ToolCalls: Sendable, Equatable, Identifiable, RandomAccessCollection, CustomStringConvertible {
        /// The identifier of the entry.
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

    /// A tool call by a model.
    public struct ToolCall: Sendable, Equatable, Identifiable, CustomStringConvertible {
        /// The identifier of the call, which its output has, too.
        public var id: String
        /// The name of the tool.
        public var toolName: String
        /// The arguments.
        public var arguments: GeneratedContent
        /// The provider's metadata, by name.
        @available(iOS 27.0, macOS 27.0, visionOS 27.0, watchOS 27.0, *)
        public var metadata: [String: GeneratedContent]

        /// A tool call.
        public init(id: String, toolName: String, arguments: GeneratedContent) {
            self.init(id: id, metadata: [:], toolName: toolName, arguments: arguments)
        }

        /// A tool call with metadata.
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

    /// The output of a tool.
    public struct ToolOutput: Sendable, Equatable, Identifiable, CustomStringConvertible {
        /// The identifier of the call to which it belongs.
        public var id: String
        /// The name of the tool.
        public var toolName: String
        /// The segments of the output.
        public var segments: [Segment]

        /// An entry with this output.
        public init(id: String, toolName: String, segments: [Segment]) {
            self.id = id
            self.toolName = toolName
            self.segments = segments
        }

        /// The output, for a log.
        public var description: String { "Output of \(toolName): \(segments.text)" }
    }
}
