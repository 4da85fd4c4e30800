/// One request for a chat completion, in the words that a server takes.
struct ChatRequest {
    /// What a reply is to bring.
    enum Aim: Sendable {
        /// Calls of tools or an answer, by the schema if there is one.
        case reply
        /// Calls of tools, or else an answer that only the prompt keeps to the schema: most servers let a model that is kept
        /// to a schema write nothing but what fulfils it, so no call.
        case calls
        /// An answer by the schema, after calls were asked for and none came.
        case answer
    }

    let aim: Aim
    private let request: LanguageModelExecutorGenerationRequest
    private let model: String?
    private let dialect: ServerDialect
    let schema: ChatSchema?
    let guidance: ServerDialect.Guidance?

    init(
        _ request: LanguageModelExecutorGenerationRequest, model: String?, dialect: ServerDialect, aim: Aim = .reply
    ) {
        self.aim = aim
        self.request = request
        self.model = model
        self.dialect = dialect
        schema = request.schema.map(ChatSchema.init)
        guidance = aim == .calls ? nil : schema.map { dialect.guidance(for: $0.json) }
    }

    /// Whether the model could call tools, were it not kept to a schema.
    var keepsFromCalls: Bool {
        guard let guidance else { return false }
        return guidance != .prompt && !request.enabledToolDefinitions.isEmpty
    }

    /// The JSON of the schema that is sent; the key under which it is remembered whether a server accepts the schema.
    var schemaJSON: String? { guidance == nil ? nil : schema?.json }

    /// Whether the arguments of a call are what the tool takes. What it does not know is let through, since it takes no
    /// notice of it.
    ///
    /// - Throws: ``SchemaMismatch`` with the place that is not.
    func check(_ arguments: GeneratedContent, of toolName: String) throws(SchemaMismatch) {
        guard let tool = request.enabledToolDefinitions.first(where: { $0.name == toolName }) else { return }
        try SchemaValidator(tool.parameters, takesStrangers: true).check(arguments)
    }

    var bounds: ReplyBounds { ReplyBounds(maximumResponseTokens: maximumResponseTokens) }

    /// The app's limit of tokens.
    var maximumResponseTokens: Int? { request.generationOptions.maximumResponseTokens }

    /// What some servers refuse, as far as this request has it.
    var features: Set<ServerDialect.Feature> {
        var used: Set<ServerDialect.Feature> = [.usage]
        if maximumResponseTokens != nil { used.insert(.maximumTokens) }
        if temperature != nil { used.insert(.temperature) }
        if reasoningEffort != nil { used.insert(.reasoningEffort) }
        if aim == .answer { used.insert(.idleTools) }
        switch request.generationOptions.sampling?.kind {
        case .randomTopK(_, let seed): used.formUnion(seed == nil ? [.topK] : [.topK, .seed])
        case .randomProbabilityThreshold(_, let seed): used.formUnion(seed == nil ? [.topP] : [.topP, .seed])
        case .greedy: break
        case nil: if request.generationOptions.seed != nil { used.insert(.seed) }
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
        if aim == .calls { return schema?.instructionAfterCalls }
        let isGuided = guidance == .schema || guidance == .objectWithSchema
        return isGuided && request.contextOptions.includeSchemaInPrompt == false ? nil : schema?.instruction
    }

    private func addSampling(to body: inout JSONObject) {
        switch request.generationOptions.sampling?.kind {
        case .randomTopK(let k, let seed):
            if dialect.takes(.topK) { body.add("top_k", k) }
            add(seed, to: &body)
        case .randomProbabilityThreshold(let threshold, let seed):
            if dialect.takes(.topP) { body.add("top_p", threshold) }
            add(seed, to: &body)
        case .greedy: break
        case nil: add(request.generationOptions.seed, to: &body)
        }
        if dialect.takes(.temperature) { body.add("temperature", temperature) }
        let limit = dialect.takes(.maximumTokens) ? "max_tokens" : "max_completion_tokens"
        body.add(limit, maximumResponseTokens)
        if dialect.takes(.reasoningEffort) { body.add("reasoning_effort", reasoningEffort) }
    }

    private var temperature: Double? {
        request.generationOptions.sampling == .greedy ? 0 : request.generationOptions.temperature
    }

    /// Servers read seeds as signed or unsigned numbers of 32 bits or more, so a seed is folded to 31 bits.
    private func add(_ seed: UInt64?, to body: inout JSONObject) {
        guard let seed, dialect.takes(.seed) else { return }
        body.add("seed", Int((seed ^ (seed >> 31) ^ (seed >> 62)) & 0x7FFF_FFFF))
    }

    private func addTools(to body: inout JSONObject) {
        guard !request.enabledToolDefinitions.isEmpty, aim != .answer || dialect.takes(.idleTools) else { return }
        let tools = request.enabledToolDefinitions.map { tool in
            let function = GeneratedContent.object([
                "name": tool.name, "description": tool.description,
                "parameters": ChatSchema.parameters(tool.parameters),
            ])
            return GeneratedContent.object(["type": "function", "function": function])
        }
        body.add("tools", GeneratedContent.list(tools))
        body.add("tool_choice", toolChoice)
    }

    private var toolChoice: String? {
        if aim == .answer { return "none" }
        return request.generationOptions.toolCallingMode == .required ? "required" : nil
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
