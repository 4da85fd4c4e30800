import Inference
import Synchronization

/// What a reply may be: a value of a schema, or text; and calls of tools instead.
struct GuidedReply: Sendable {
    let schema: GenerationSchema?
    let tools: [Transcript.ToolDefinition]
    let mustCallTools: Bool

    /// Nil for free text.
    init?(_ request: LanguageModelExecutorGenerationRequest) {
        let mode = request.generationOptions.toolCallingMode?.kind
        schema = request.schema
        tools = mode == .disallowed ? [] : request.enabledToolDefinitions
        mustCallTools = mode == .required && !tools.isEmpty
        if schema == nil, tools.isEmpty { return nil }
    }

    var mayCallTools: Bool { !tools.isEmpty }
    var mayBeText: Bool { schema == nil && !mustCallTools }

    /// Equal for replies of the same grammar.
    var key: String {
        let shapes = [schema.map { GeneratedContent($0.json).jsonString } ?? "text", mustCallTools ? "call" : "answer"]
        return (shapes + tools.flatMap { [$0.name, GeneratedContent($0.parameters.json).jsonString] })
            .joined(separator: "\u{0}")
    }

    /// - Throws: ``LanguageModelSession/GenerationError/unsupportedGuide(_:)``.
    func grammar(_ replies: ToolCallGrammar) throws -> Grammar {
        guard mayCallTools else {
            guard let schema else { preconditionFailure("Free text has no grammar") }
            return try SchemaCompiler.grammar(of: schema)
        }
        var grammar = Grammar(nestingMax: SchemaCompiler.nestingMax)
        let calls = try replies.addCalls(of: tools, to: &grammar)
        if mustCallTools {
            grammar.root = calls
        } else if let schema {
            let value = try SchemaCompiler.add(schema, to: &grammar)
            grammar.root = grammar.addChoice([value, calls])
        } else {
            grammar.root = replies.addText(before: calls, to: &grammar)
        }
        return grammar
    }
}

/// The grammars that a model has been kept to: made once for each schema, and forgotten when others are used more.
final class GrammarLibrary: Sendable {
    private static let countMax = 32

    fileprivate struct State {
        var vocabulary: TokenVocabulary?
        var grammars: [String: TokenGrammar] = [:]
        /// The keys, the one that was used last at the end.
        var order: [String] = []
    }

    private let tokenizer: Tokenizer
    /// How the model calls tools.
    let calls: ToolCallGrammar
    private let state = Mutex(State())

    init(tokenizer: Tokenizer, toolMarkup: ToolMarkup) {
        self.tokenizer = tokenizer
        calls = ToolCallGrammar(toolMarkup)
    }

    /// - Throws: ``LanguageModelSession/GenerationError/unsupportedGuide(_:)``.
    func grammar(for reply: GuidedReply) throws -> TokenGrammar {
        let key = reply.key
        if let known = state.withLock({ $0.use(key) }) { return known }
        let vocabulary = state.withLock { state in
            if let known = state.vocabulary { return known }
            let made = SchemaCompiler.vocabulary(of: tokenizer)
            state.vocabulary = made
            return made
        }
        let grammar = try reply.grammar(calls)
        do throws(GrammarError) {
            let made = try TokenGrammar(grammar, vocabulary: vocabulary)
            state.withLock { $0.keep(made, key, countMax: Self.countMax) }
            return made
        } catch {
            throw unsupportedGuide("\(reply.schema?.name ?? "The arguments of a tool"): \(error).")
        }
    }
}

extension GrammarLibrary.State {
    mutating func use(_ key: String) -> TokenGrammar? {
        guard let known = grammars[key] else { return nil }
        order.removeAll { $0 == key }
        order.append(key)
        return known
    }

    mutating func keep(_ grammar: TokenGrammar, _ key: String, countMax: Int) {
        grammars[key] = grammar
        order.removeAll { $0 == key }
        order.append(key)
        if order.count > countMax { grammars[order.removeFirst()] = nil }
    }
}
