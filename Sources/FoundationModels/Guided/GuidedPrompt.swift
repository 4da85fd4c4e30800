/// What a local model's prompt contains besides the conversation: the schema of the answer, and the tools that it can
/// call.
enum GuidedPrompt {
    /// The transcript, with the schema and the tools of a request added.
    ///
    /// - Parameter describingTools: Whether to describe the tools in the instructions; if false, the model's chat
    ///   template does.
    static func transcript(
        for request: LanguageModelExecutorGenerationRequest, describingTools: Bool = true
    ) -> Transcript {
        var transcript = request.transcript
        if let schema = request.schema, request.contextOptions.includeSchemaInPrompt ?? true {
            add(description(of: schema), toPromptOf: &transcript)
        }
        let tools = Self.tools(for: request)
        if describingTools, !tools.isEmpty { add(description(of: tools), toInstructionsOf: &transcript) }
        return transcript
    }

    /// The definitions of the tools that are described to the model.
    static func definitions(for request: LanguageModelExecutorGenerationRequest) -> [String] {
        tools(for: request).map(definition(of:))
    }

    private static func tools(for request: LanguageModelExecutorGenerationRequest) -> [Transcript.ToolDefinition] {
        request.generationOptions.toolCallingMode?.kind == .disallowed ? [] : request.describedToolDefinitions
    }

    /// A transcript with the tools that its instructions define.
    static func transcript(_ transcript: Transcript) -> Transcript { self.transcript(for: request(for: transcript)) }

    /// A request that enables the tools that a transcript's instructions define.
    static func request(for transcript: Transcript) -> LanguageModelExecutorGenerationRequest {
        .init(transcript: transcript, enabledTools: transcript.flatMap(\.toolDefinitions))
    }

    /// The part of a prompt that describes the schema of the answer.
    static func description(of schema: GenerationSchema) -> String {
        "\nAnswer with JSON:\n" + SchemaDescription.text(of: schema)
    }

    /// The wording on which models with this markup were trained.
    private static func description(of tools: [Transcript.ToolDefinition]) -> String {
        """
        # Tools

        You may call one or more functions to assist with the user query.

        You are provided with function signatures within <tools></tools> XML tags:
        <tools>
        \(tools.map(definition(of:)).joined(separator: "\n"))
        </tools>

        For each function call, return a json object with function name and arguments within \
        <tool_call></tool_call> XML tags:
        <tool_call>
        {"name": <function-name>, "arguments": <args-json-object>}
        </tool_call>
        """
    }

    /// A tool in the form that chat templates expect.
    private static func definition(of tool: Transcript.ToolDefinition) -> String {
        let function = GeneratedContent(properties: [
            "name": tool.name, "description": tool.description, "parameters": GeneratedContent(tool.parameters.json),
        ])
        return GeneratedContent(properties: ["type": "function", "function": function]).jsonString
    }

    private static func add(_ text: String, toPromptOf transcript: inout Transcript) {
        for index in transcript.indices.reversed() {
            guard case .prompt(var prompt) = transcript[index] else { continue }
            prompt.segments.append(.text(.init(content: text)))
            transcript[index] = .prompt(prompt)
            return
        }
    }

    private static func add(_ text: String, toInstructionsOf transcript: inout Transcript) {
        if case .instructions(var instructions)? = transcript.first {
            instructions.segments.append(.text(.init(content: "\n" + text)))
            transcript[0] = .instructions(instructions)
        } else {
            let instructions = Transcript.Instructions(
                segments: [.text(.init(content: text))], toolDefinitions: [])
            transcript.entries.insert(.instructions(instructions), at: 0)
        }
    }
}
