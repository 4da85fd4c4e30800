import Foundation
@_spi(Backends) import FoundationModels

/// A request for a chat completion, read from OpenAI's JSON. Unsupported fields that would change the result are refused, with
/// their path; unknown fields are ignored, as in other servers.
struct CompletionRequest {
    let model: String
    let isStreamed: Bool
    /// Whether a stream reports its token usage at the end.
    let tellsUsage: Bool
    /// Whether only the first tool call is passed on.
    let takesOneCall: Bool
    let request: LanguageModelExecutorGenerationRequest

    /// - Throws: ``ServingError``.
    init(_ body: Data) throws {
        guard let text = String(validating: body, as: UTF8.self) else {
            throw ServingError(status: 400, message: "The body is not UTF-8.", code: "invalid_json")
        }
        let fields: RequestFields
        do {
            fields = try RequestFields(GeneratedContent(wholeJSON: text))
        } catch LanguageModelSession.GenerationError.decodingFailure(let context) {
            let sentence = context.debugDescription.prefix { $0 != "\n" }.prefix(200)
            throw ServingError(status: 400, message: "The body is no JSON: \(sentence)", code: "invalid_json")
        }
        try self.init(fields)
    }

    private init(_ fields: RequestFields) throws {
        try Self.refuseUnsupported(fields)
        model = try fields.required("model", fields.text("model"))
        isStreamed = try fields.flag("stream") ?? false
        tellsUsage = try fields.object("stream_options")?.flag("include_usage") ?? false
        takesOneCall = try fields.flag("parallel_tool_calls") == false
        let tools = try CompletionTools(fields)
        let format = try ResponseFormat(fields)
        var options = try SamplingFields(fields).options
        options.toolCallingMode = tools.mode
        request = Self.request(
            try CompletionMessages(fields).transcript(defining: tools.enabled), tools, format, options)
    }

    private static func request(
        _ transcript: Transcript, _ tools: CompletionTools, _ format: ResponseFormat, _ options: GenerationOptions
    ) -> LanguageModelExecutorGenerationRequest {
        var request = LanguageModelExecutorGenerationRequest(
            transcript: transcript, enabledTools: tools.enabled, schema: format.schema, generationOptions: options)
        request.wantsAnyObject = format.isAnyObject
        return request
    }

    private static let unsupported = [
        "logprobs", "top_logprobs", "logit_bias", "presence_penalty", "frequency_penalty", "audio", "functions",
        "function_call", "web_search_options", "prediction",
    ]

    private static func refuseUnsupported(_ fields: RequestFields) throws(ServingError) {
        if let count = try fields.whole("n", 1...128), count > 1 { throw .unsupported("n") }
        for name in unsupported {
            guard let content = fields[name] else { continue }
            switch content.kind {
            // Values without an effect.
            case .bool(false), .number(0), .array([]): continue
            case .structure(let members, _) where members.isEmpty: continue
            default: throw .unsupported(name)
            }
        }
    }
}
