import Synchronization

/// The features that a server has refused. All others are tried, because servers don't report what they support.
struct ServerDialect: Sendable, Equatable {
    /// A feature that some servers accept and some refuse.
    enum Feature: Hashable, Sendable, CaseIterable {
        /// `top_k`: llama-server, Ollama and vLLM accept it, OpenAI refuses it.
        case topK
        case seed
        /// OpenAI's reasoning models only accept the temperature 1.
        case temperature
        /// `top_p`, which OpenAI's reasoning models refuse.
        case topP
        /// `stream_options`, which requests the usage.
        case usage
        /// `max_tokens`, which has another name in OpenAI's newer models.
        case maximumTokens
        /// `reasoning_effort`, which some servers refuse for models without reasoning.
        case reasoningEffort
        /// Tools next to a schema, with calls disabled: so the prompt stays the same as in the server's cache. Groq and
        /// Gemini only accept one of the two.
        case idleTools

        /// The words in an error message by which a refusal is recognized.
        fileprivate var names: [String] {
            switch self {
            case .topK: ["top_k", "top-k"]
            case .seed: ["seed"]
            case .temperature: ["temperature"]
            case .topP: ["top_p"]
            case .usage: ["stream_options", "include_usage"]
            case .maximumTokens: ["max_completion_tokens", "max_tokens"]
            case .reasoningEffort: ["reasoning_effort"]
            case .idleTools: ["tool", "function"]
            }
        }
    }

    /// How a server is asked to enforce a schema, the strictest first.
    enum Guidance: Int, Sendable, Comparable, CaseIterable {
        /// `{"type": "json_schema", …}`: OpenAI, llama-server, Ollama, vLLM.
        case schema
        /// `{"type": "json_object", "schema": …}`: llama-cpp-python and several hosts.
        case objectWithSchema
        /// `{"type": "json_object"}`: any JSON; the schema is in the prompt.
        case object
        /// In the prompt only.
        case prompt

        static func < (left: Guidance, right: Guidance) -> Bool { left.rawValue < right.rawValue }
    }

    private(set) var refused: Set<Feature> = []
    /// The strictest guidance that hasn't been refused for schemas in general.
    private(set) var guidance = Guidance.schema
    private var hasGuided = false
    /// Individual schemas for which the server needs a weaker guidance, by their JSON.
    private var exceptions: [String: Guidance] = [:]

    private static let exceptionCountMax = 256

    func takes(_ feature: Feature) -> Bool { !refused.contains(feature) }

    func guidance(for schema: String) -> Guidance { max(guidance, exceptions[schema] ?? .schema) }

    /// Notes that a request with a schema succeeded, so that a later refusal concerns the individual schema.
    mutating func succeed(with guidance: Guidance) {
        if guidance == self.guidance { hasGuided = true }
    }

    /// Reverts what was learned about schemas since an earlier state: if nothing helped, schemas weren't the reason.
    mutating func forgetGuidance(since earlier: ServerDialect) {
        guidance = earlier.guidance
        exceptions = earlier.exceptions
    }

    /// Learns from a refusal which feature to leave out.
    ///
    /// - Returns: Whether there is one, so that a retry makes sense.
    mutating func learn(from refusal: ServerFailure.Refusal, features: Set<Feature>, schema: String?) -> Bool {
        guard refusal.maySpeakOfWords else { return false }
        let message = refusal.message.lowercased()
        let named = features.filter { feature in feature.names.contains { message.contains($0) } }
        if !named.isEmpty, refusal.status < 500 {
            refused.formUnion(named)
            return true
        }
        return schema.map { lower($0, refusal) } ?? false
    }

    private mutating func lower(_ schema: String, _ refusal: ServerFailure.Refusal) -> Bool {
        // 404 means that the model doesn't exist, and says nothing about schemas.
        guard refusal.status != 404, let next = Guidance(rawValue: guidance(for: schema).rawValue + 1) else {
            return false
        }
        if hasGuided {
            if exceptions.count >= Self.exceptionCountMax { exceptions = [:] }
            exceptions[schema] = next
        } else {
            guidance = next
        }
        return true
    }
}

extension ServerFailure.Refusal {
    /// Whether another form of the request might be accepted.
    fileprivate var maySpeakOfWords: Bool {
        [400, 404, 415, 422, 500, 501].contains(status) && !isOverflow && !isUnsafe
    }

    /// Whether the cause may be the request or a temporary failure: llama-server fails internally for schemas that it
    /// can't read.
    var isPerhapsPassing: Bool { maySpeakOfWords && status >= 500 }
}

/// The dialects of the servers that this process has used.
final class ServerMemory: Sendable {
    static let shared = ServerMemory()

    private let dialects = Mutex<[ServerAddress: ServerDialect]>([:])

    func dialect(of address: ServerAddress) -> ServerDialect {
        dialects.withLock { $0[address] ?? ServerDialect() }
    }

    func change<Result>(_ address: ServerAddress, _ body: (inout ServerDialect) -> Result) -> Result {
        dialects.withLock { body(&$0[address, default: ServerDialect()]) }
    }
}
