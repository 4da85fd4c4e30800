/// The tools of a session: it defines them for the model, and answers the model's calls.
struct Toolbox: Sendable {
    private let tools: [any Tool]

    init(_ tools: [any Tool]) {
        self.tools = tools
    }

    var isEmpty: Bool { tools.isEmpty }

    /// All of them.
    var definitions: [Transcript.ToolDefinition] { tools.map { .init(tool: $0) } }

    /// Those that the model is told of in its instructions.
    var describedDefinitions: [Transcript.ToolDefinition] {
        tools.filter(\.includesSchemaInInstructions).map { .init(tool: $0) }
    }

    /// - Throws: ``ToolCallingError/duplicateName(_:)``, or an error of a tool's schema.
    func validate() throws {
        var names: Set<String> = []
        for tool in tools {
            guard names.insert(tool.name).inserted else { throw ToolCallingError.duplicateName(tool.name) }
            try tool.parameters.validate()
        }
    }

    /// The calls that a model began, with their arguments read.
    ///
    /// - Throws: ``ToolCallingError/unknownTool(name:available:)``, or ``LanguageModelSession/ToolCallError`` for arguments
    ///   that are not JSON.
    func calls(_ drafts: [ToolCallDraft]) throws -> [Transcript.ToolCall] {
        try drafts.map { draft in
            let tool = try tool(named: draft.name)
            do {
                return try draft.call()
            } catch {
                throw LanguageModelSession.ToolCallError(tool: tool, underlyingError: error)
            }
        }
    }

    /// The outputs of calls, in the order of the calls, which run all at once. The first one that fails cancels the others.
    ///
    /// - Throws: ``LanguageModelSession/ToolCallError``, or `CancellationError`.
    func outputs(of calls: [Transcript.ToolCall]) async throws -> [Transcript.ToolOutput] {
        try await withThrowingTaskGroup(of: (Int, Transcript.ToolOutput).self) { group in
            for (index, call) in calls.enumerated() {
                let tool = try tool(named: call.toolName)
                group.addTask { (index, try await Self.output(of: tool, for: call)) }
            }
            var outputs: [Int: Transcript.ToolOutput] = [:]
            for try await (index, output) in group { outputs[index] = output }
            return calls.indices.compactMap { outputs[$0] }
        }
    }

    private func tool(named name: String) throws -> any Tool {
        guard let tool = tools.first(where: { $0.name == name }) else {
            throw ToolCallingError.unknownTool(name: name, available: tools.map(\.name))
        }
        return tool
    }

    @concurrent
    private static func output<Called: Tool>(
        of tool: Called, for call: Transcript.ToolCall
    ) async throws -> Transcript.ToolOutput {
        do {
            let output = try await tool.call(arguments: Called.Arguments(call.arguments))
            let segments = output.promptRepresentation.parts.segments
            return .init(id: call.id, toolName: call.toolName, segments: segments)
        } catch {
            try Task.checkCancellation()
            throw LanguageModelSession.ToolCallError(tool: tool, underlyingError: error)
        }
    }
}
