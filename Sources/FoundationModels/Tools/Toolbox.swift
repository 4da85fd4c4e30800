/// The tools of a session: it defines them for the model, and executes the model's calls.
///
/// A tool's name, description and schema are read once, when the toolbox is created.
struct Toolbox: Sendable {
    private struct Entry: Sendable {
        let tool: any Tool
        let definition: Transcript.ToolDefinition
        let isDescribed: Bool
    }

    private let entries: [Entry]

    init(_ tools: [any Tool]) {
        entries = tools.map { tool in
            Entry(tool: tool, definition: .init(tool: tool), isDescribed: tool.includesSchemaInInstructions)
        }
    }

    var isEmpty: Bool { entries.isEmpty }

    /// The definitions of all tools.
    var definitions: [Transcript.ToolDefinition] { entries.map(\.definition) }

    /// The definitions of the tools that are described in the model's instructions.
    var describedDefinitions: [Transcript.ToolDefinition] { entries.filter(\.isDescribed).map(\.definition) }

    /// - Throws: ``ToolCallingError/duplicateName(_:)``, or an error of a tool's schema.
    func validate() throws {
        var names: Set<String> = []
        for definition in definitions {
            guard names.insert(definition.name).inserted else { throw ToolCallingError.duplicateName(definition.name) }
            try definition.parameters.validate()
        }
    }

    /// The calls of a model, with their arguments parsed.
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

    /// Runs calls concurrently, and returns their outputs in the order of the calls. The first one that fails cancels
    /// the others.
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
        guard let entry = entries.first(where: { $0.definition.name == name }) else {
            throw ToolCallingError.unknownTool(name: name, available: definitions.map(\.name))
        }
        return entry.tool
    }

    @concurrent
    private static func output<Called: Tool>(
        of tool: Called, for call: Transcript.ToolCall
    ) async throws -> Transcript.ToolOutput {
        try Task.checkCancellation()
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
