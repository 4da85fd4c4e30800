import Foundation
import TestSupport

@testable import FoundationModels
@testable import Inference

/// Helpers shared by the tests of guided generation.
enum GuidedFixture {
    /// A vocabulary of the 256 bytes, or that of the embedded model.
    static func tokenizer(ofKissaMini: Bool) async throws -> Tokenizer {
        guard ofKissaMini else {
            return try await LocalModelFixture(ParrotModelFile()).loaded().engine.model.tokenizer
        }
        guard case .file(let url) = ModelLocation.named(by: [:]) else { throw CancellationError() }
        return try await ModelLibrary.shared.model(of: FileIdentity(of: url)).engine.model.tokenizer
    }

    static var kissaMini: SystemLanguageModel {
        SystemLanguageModel(backend: LocalModel(ModelLocation.named(by: [:])))
    }

    static func constraint(
        _ node: SchemaNode, _ tokenizer: Tokenizer, tokenCountMax: Int = 500
    ) throws -> GrammarConstraint {
        let grammar = try SchemaCompiler.grammar(of: GenerationSchema(name: "Test", node: node))
        let tokens = try TokenGrammar(grammar, vocabulary: TokenVocabulary(tokenizer: tokenizer))
        return try GrammarConstraint(tokens, tokenCountMax: tokenCountMax)
    }

    /// Whether guided generation accepts a text as a value of a schema.
    static func accepts(_ node: SchemaNode, _ text: String, _ tokenizer: Tokenizer) throws -> Bool {
        try accepts(node, Array(text.utf8), tokenizer)
    }

    /// Whether guided generation accepts these bytes, token by token.
    static func accepts(_ node: SchemaNode, _ bytes: [UInt8], _ tokenizer: Tokenizer) throws -> Bool {
        let constraint = try constraint(node, tokenizer, tokenCountMax: 5000)
        for token in tokenizer.tokens(forBytes: bytes) {
            guard constraint.allowedTokens()?.contains(token) ?? true else { return false }
            constraint.accept(token)
        }
        return constraint.isComplete
    }
}
