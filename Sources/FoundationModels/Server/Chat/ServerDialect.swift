import Synchronization

/// What a server has been found not to take. All else is tried: servers do not tell what they can do.
struct ServerDialect: Sendable, Equatable {
    /// Something that some servers take and some refuse.
    enum Feature: Hashable, Sendable, CaseIterable {
        /// `top_k`: llama-server, Ollama and vLLM take it, OpenAI refuses it.
        case topK
        case seed
        /// OpenAI's reasoning models take no temperature but 1.
        case temperature
        /// `top_p`, which the same models refuse.
        case topP
        /// `stream_options`, which asks for the usage.
        case usage
        /// `max_tokens`, which OpenAI's newer models know by another name.
        case maximumTokens
        /// `reasoning_effort`, which models that don't think refuse with some servers.
        case reasoningEffort
        /// Tools beside a schema, of which the model is told to call none: they keep the prompt as the server has it in its
        /// cache. Groq and Gemini take one of the two only.
        case idleTools

        /// By which words in an error a refusal is known.
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

    /// How a server is asked to keep to a schema, the strictest first.
    enum Guidance: Int, Sendable, Comparable, CaseIterable {
        /// `{"type": "json_schema", …}`: OpenAI, llama-server, Ollama, vLLM.
        case schema
        /// `{"type": "json_object", "schema": …}`: llama-cpp-python and several hosts.
        case objectWithSchema
        /// `{"type": "json_object"}`: any JSON; the schema stands in the prompt.
        case object
        /// In the prompt only.
        case prompt

        static func < (left: Guidance, right: Guidance) -> Bool { left.rawValue < right.rawValue }
    }

    private(set) var refused: Set<Feature> = []
    /// What no schema has been refused with.
    private(set) var guidance = Guidance.schema
    private var hasGuided = false
    /// Schemas that this server alone could not make anything of, by their JSON.
    private var exceptions: [String: Guidance] = [:]

    private static let exceptionCountMax = 256

    func takes(_ feature: Feature) -> Bool { !refused.contains(feature) }

    func guidance(for schema: String) -> Guidance { max(guidance, exceptions[schema] ?? .schema) }

    /// Notes that a request with a schema succeeded, so that a later refusal is that schema's fault.
    mutating func succeed(with guidance: Guidance) {
        if guidance == self.guidance { hasGuided = true }
    }

    /// Takes back what was learnt of schemas since an earlier state: where nothing helped, they were not the reason.
    mutating func forgetGuidance(since earlier: ServerDialect) {
        guidance = earlier.guidance
        exceptions = earlier.exceptions
    }

    /// Learns from a refusal what to leave out.
    ///
    /// - Returns: Whether there is something to leave out, so that it makes sense to ask again.
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
        // 404 means that there is no such model, and says nothing about schemas.
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
    /// Whether other words may help.
    fileprivate var maySpeakOfWords: Bool {
        [400, 404, 415, 422, 500, 501].contains(status) && !isOverflow && !isUnsafe
    }

    /// Whether it is either the words or the moment: llama-server fails inside on schemas that it cannot read.
    var isPerhapsPassing: Bool { maySpeakOfWords && status >= 500 }
}

/// The dialects of the servers that this process has spoken to.
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
