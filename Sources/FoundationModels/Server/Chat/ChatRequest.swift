/// One request for a chat completion, in the words that a server takes.
struct ChatRequest {
    private let request: LanguageModelExecutorGenerationRequest
    private let model: String?
    private let dialect: ServerDialect
    let schema: ChatSchema?
    let guidance: ServerDialect.Guidance?

    init(_ request: LanguageModelExecutorGenerationRequest, model: String?, dialect: ServerDialect) {
        self.request = request
        self.model = model
        self.dialect = dialect
        schema = request.schema.map(ChatSchema.init)
        guidance = schema.map { dialect.guidance(for: $0.json) }
    }

    /// The schema's JSON, by which servers' opinions of it are remembered.
    var schemaJSON: String? { schema?.json }

    /// What some servers refuse, as far as this request has it.
    var features: Set<ServerDialect.Feature> {
        var used: Set<ServerDialect.Feature> = [.usage]
        if request.generationOptions.maximumResponseTokens != nil { used.insert(.maximumTokens) }
        if reasoningEffort != nil { used.insert(.reasoningEffort) }
        switch request.generationOptions.sampling?.kind {
        case .top(_, let seed): used.formUnion(seed == nil ? [.topK] : [.topK, .seed])
        case .nucleus(_, _?): used.insert(.seed)
        default: break
        }
        return used.filter(dialect.takes)
    }

    var json: String {
        var body = JSONObject()
        body.add("model", model)
        body.add("messages", ChatMessages(request.transcript, appendix: appendix).content)
        body.add("stream", true)
        if dialect.takes(.usage) { body.add("stream_options", GeneratedContent.object(["include_usage": true])) }
        addSampling(to: &body)
        addTools(to: &body)
        body.add("response_format", responseFormat)
        return body.content.jsonString
    }

    /// The schema in words, for a model that is to see it, or that would not know of it otherwise.
    private var appendix: String? {
        let isGuided = guidance == .schema || guidance == .objectWithSchema
        return isGuided && request.contextOptions.includeSchemaInPrompt == false ? nil : schema?.instruction
    }

    private func addSampling(to body: inout JSONObject) {
        let options = request.generationOptions
        var temperature = options.temperature
        switch options.sampling?.kind {
        case .greedy: temperature = 0
        case .top(let k, let seed):
            if dialect.takes(.topK) { body.add("top_k", k) }
            add(seed, to: &body)
        case .nucleus(let threshold, let seed):
            body.add("top_p", threshold)
            add(seed, to: &body)
        case nil: break
        }
        body.add("temperature", temperature)
        let limit = dialect.takes(.maximumTokens) ? "max_tokens" : "max_completion_tokens"
        body.add(limit, options.maximumResponseTokens)
        if dialect.takes(.reasoningEffort) { body.add("reasoning_effort", reasoningEffort) }
    }

    /// Servers read seeds as signed or unsigned numbers of 32 bits or more, so a seed is folded to 31 bits.
    private func add(_ seed: UInt64?, to body: inout JSONObject) {
        guard let seed, dialect.takes(.seed) else { return }
        body.add("seed", Int((seed ^ (seed >> 31) ^ (seed >> 62)) & 0x7FFF_FFFF))
    }

    private func addTools(to body: inout JSONObject) {
        guard !request.enabledToolDefinitions.isEmpty else { return }
        let tools = request.enabledToolDefinitions.map { tool in
            let function = GeneratedContent.object([
                "name": tool.name, "description": tool.description,
                "parameters": ChatSchema(tool.parameters).content,
            ])
            return GeneratedContent.object(["type": "function", "function": function])
        }
        body.add("tools", GeneratedContent.list(tools))
        if request.generationOptions.toolCallingMode == .required { body.add("tool_choice", "required") }
    }

    private var reasoningEffort: String? {
        switch request.contextOptions.reasoningLevel {
        case .light: "low"
        case .moderate: "medium"
        case .deep: "high"
        case .custom(let name): name
        case nil: nil
        }
    }

    private var responseFormat: GeneratedContent? {
        guard let schema else { return nil }
        switch guidance {
        case .schema:
            let named = GeneratedContent.object([
                "name": schema.name, "schema": schema.content, "strict": schema.isStrict,
            ])
            return .object(["type": "json_schema", "json_schema": named])
        case .objectWithSchema: return .object(["type": "json_object", "schema": schema.content])
        case .object: return .object(["type": "json_object"])
        case .prompt, nil: return nil
        }
    }
}
