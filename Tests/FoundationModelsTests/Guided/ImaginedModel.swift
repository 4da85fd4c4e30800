import TestSupport

@testable import FoundationModels
@testable import Inference

/// A model without weights. It has preferences among tokens and writes those that a constraint allows.
struct ImaginedModel {
    enum Taste: CaseIterable {
        /// Gives all tokens the same probability.
        case uniform
        /// Strongly prefers a few random tokens.
        case peaked
        /// Never closes anything that it may keep open.
        case neverCloses
        /// Always prefers quotation marks and commas.
        case punctuation
        case digits
        /// Opens brackets whenever it may.
        case brackets
    }

    let tokenizer: Tokenizer
    private let taste: Taste
    private var random: SeededRandom
    private let liked: [Token]
    private let disliked: TokenSet

    init(_ taste: Taste, tokenizer: Tokenizer, seed: UInt64) {
        self.tokenizer = tokenizer
        self.taste = taste
        var random = SeededRandom(seed: seed)
        let all = Token(0)..<Token(tokenizer.vocabularySize)
        func tokens(containing characters: String) -> [Token] {
            all.filter { token in tokenizer.bytes(of: token).contains { characters.utf8.contains($0) } }
        }
        switch taste {
        case .uniform: liked = []
        case .neverCloses: liked = []
        case .peaked: liked = (0..<20).map { _ in all.randomElement(using: &random) ?? 0 }
        case .punctuation: liked = tokens(containing: "\",")
        case .digits: liked = tokens(containing: "0123456789")
        case .brackets: liked = tokens(containing: "{[")
        }
        self.random = random
        let closing = taste == .neverCloses ? tokens(containing: "\"]}") + tokenizer.endOfGeneration : []
        disliked = TokenSet(closing, vocabularySize: tokenizer.vocabularySize)
    }

    /// The tokens of a reply, without the end token.
    mutating func reply(keptTo constraint: GrammarConstraint, tokenCountMax: Int) throws -> [Token] {
        var reply: [Token] = []
        while reply.count < tokenCountMax {
            let forced = constraint.forcedTokens()
            for token in forced.isEmpty ? [try choose(from: constraint)] : forced {
                constraint.accept(token)
                if tokenizer.endOfGeneration.contains(token) { return reply }
                reply.append(token)
            }
        }
        return reply
    }

    private mutating func choose(from constraint: GrammarConstraint) throws -> Token {
        guard let allowed = constraint.allowedTokens(), !allowed.isEmpty else { throw EngineError.noTokenAllowed }
        if let token = liked.isEmpty ? nil : liked.shuffledPrefix(8, using: &random).first(where: allowed.contains) {
            return token
        }
        var choices: [Token] = []
        var better: [Token] = []
        allowed.forEach { token in
            choices.append(Token(token))
            if !disliked.contains(Token(token)) { better.append(Token(token)) }
        }
        return (better.isEmpty ? choices : better).randomElement(using: &random) ?? 0
    }
}

extension Array {
    /// A random sample of the elements, with repetition.
    fileprivate func shuffledPrefix(_ count: Int, using random: inout SeededRandom) -> [Element] {
        (0..<count).compactMap { _ in randomElement(using: &random) }
    }
}
