/// What a local model reads besides the conversation: the shape of its answer, and the tools that it may call.
enum GuidedPrompt {
    /// The transcript with what a request adds to it.
    static func transcript(for request: LanguageModelExecutorGenerationRequest) -> Transcript {
        var transcript = request.transcript
        if let schema = request.schema, request.contextOptions.includeSchemaInPrompt ?? true {
            add(description(of: schema), toPromptOf: &transcript)
        }
        if !request.describedToolDefinitions.isEmpty, request.generationOptions.toolCallingMode?.kind != .disallowed {
            add(description(of: request.describedToolDefinitions), toInstructionsOf: &transcript)
        }
        return transcript
    }

    /// A transcript with the tools that its instructions define.
    static func transcript(_ transcript: Transcript) -> Transcript {
        let tools = transcript.flatMap(\.toolDefinitions)
        return self.transcript(for: .init(transcript: transcript, enabledTools: tools))
    }

    /// What a prompt says of the answer's shape.
    static func description(of schema: GenerationSchema) -> String {
        "\nAnswer with JSON:\n" + SchemaDescription.text(of: schema)
    }

    /// The words that models which know the markup were taught with.
    private static func description(of tools: [Transcript.ToolDefinition]) -> String {
        let signatures = tools.map { tool in
            let function = GeneratedContent(properties: [
                "name": tool.name, "description": tool.description,
                "parameters": GeneratedContent(tool.parameters.json),
            ])
            return GeneratedContent(properties: ["type": "function", "function": function]).jsonString
        }
        return """
            # Tools

            You may call one or more functions to assist with the user query.

            You are provided with function signatures within <tools></tools> XML tags:
            <tools>
            \(signatures.joined(separator: "\n"))
            </tools>

            For each function call, return a json object with function name and arguments within \
            <tool_call></tool_call> XML tags:
            \(ToolCallMarkup.open)
            {"name": <function-name>, "arguments": <args-json-object>}
            \(ToolCallMarkup.close)
            """
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
