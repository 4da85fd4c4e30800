import Inference
import Synchronization

/// The possible replies to a request: a value of a schema, or text; and tool calls instead.
struct GuidedReply: Sendable {
    let schema: GenerationSchema?
    /// Whether the reply is an object of any shape, without a schema.
    let isAnyObject: Bool
    let tools: [Transcript.ToolDefinition]
    let mustCallTools: Bool

    /// Nil for free text.
    init?(_ request: LanguageModelExecutorGenerationRequest) {
        let mode = request.generationOptions.toolCallingMode?.kind
        schema = request.schema
        isAnyObject = schema == nil && request.wantsAnyObject
        tools = mode == .disallowed ? [] : request.enabledToolDefinitions
        mustCallTools = mode == .required && !tools.isEmpty
        if schema == nil, !isAnyObject, tools.isEmpty { return nil }
    }

    var mayCallTools: Bool { !tools.isEmpty }
    var mayBeText: Bool { schema == nil && !isAnyObject && !mustCallTools }

    /// Equal for replies of the same grammar.
    var key: String {
        let shape = schema.map(Self.key) ?? [isAnyObject ? "object" : "text"]
        let called = tools.flatMap { [$0.name] + Self.key($0.parameters) }
        return (shape + [mustCallTools ? "call" : "answer"] + called).joined(separator: "\u{0}")
    }

    /// The schema's JSON alone isn't unique: it spells the patterns of guides, in Swift's syntax, like other patterns.
    private static func key(_ schema: GenerationSchema) -> [String] {
        [GeneratedContent(schema.json).jsonString] + schema.guidePatterns
    }

    /// - Throws: ``LanguageModelSession/GenerationError/unsupportedGuide(_:)``.
    func grammar(_ replies: ToolCallGrammar) throws -> Grammar {
        var grammar = Grammar(nestingMax: SchemaCompiler.nestingMax)
        guard mayCallTools else {
            guard let value = try addValue(to: &grammar) else { preconditionFailure("Free text has no grammar") }
            grammar.root = value
            return grammar
        }
        let calls = try replies.addCalls(of: tools, to: &grammar)
        if mustCallTools {
            grammar.root = calls
        } else if let value = try addValue(to: &grammar) {
            grammar.root = grammar.addChoice([value, calls])
        } else {
            grammar.root = replies.addText(before: calls, to: &grammar)
        }
        return grammar
    }

    /// Adds the values that the reply can be; returns nil for text.
    private func addValue(to grammar: inout Grammar) throws -> Grammar.Part? {
        if let schema { return try SchemaCompiler.add(schema, to: &grammar) }
        return isAnyObject ? SchemaCompiler.addAnyObject(to: &grammar) : nil
    }
}

/// A cache of the grammars for a model. The least recently used ones are dropped.
final class GrammarLibrary: Sendable {
    private static let countMax = 32

    fileprivate struct State {
        var vocabulary: TokenVocabulary?
        var grammars: [String: TokenGrammar] = [:]
        /// The keys; the most recently used one is last.
        var order: [String] = []
    }

    private let tokenizer: Tokenizer
    /// The grammar of the model's tool calls.
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
