/// A request for a chat completion, in the dialect of a server.
struct ChatRequest {
    /// The aim of a request.
    enum Aim: Sendable {
        /// Tool calls or an answer, which matches the schema if there is one.
        case reply
        /// Tool calls or, if there are none, an answer for which only the prompt mentions the schema: most servers that
        /// enforce a schema only allow matching text, and so prevent tool calls.
        case calls
        /// An answer that matches the schema, after a request for calls brought none.
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

    /// Whether enforcing the schema might prevent tool calls.
    var keepsFromCalls: Bool {
        guard let guidance else { return false }
        return guidance != .prompt && !request.enabledToolDefinitions.isEmpty
    }

    /// The JSON of the schema that is sent. It is the key under which a server's support for the schema is remembered.
    var schemaJSON: String? { guidance == nil ? nil : schema?.json }

    /// Checks that the arguments of a call match the tool's parameters. Unknown properties are allowed, because the
    /// tool ignores them.
    ///
    /// - Throws: ``SchemaMismatch`` with the path of the first mismatch.
    func check(_ arguments: GeneratedContent, of toolName: String) throws(SchemaMismatch) {
        guard let tool = request.enabledToolDefinitions.first(where: { $0.name == toolName }) else { return }
        try SchemaValidator(tool.parameters, takesStrangers: true).check(arguments)
    }

    var bounds: ReplyBounds { ReplyBounds(maximumResponseTokens: maximumResponseTokens) }

    /// The app's limit of tokens.
    var maximumResponseTokens: Int? { request.generationOptions.maximumResponseTokens }

    /// The features of this request that some servers refuse.
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

    /// The schema as text, if the app wants the model to read it, or the model wouldn't know it otherwise.
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
