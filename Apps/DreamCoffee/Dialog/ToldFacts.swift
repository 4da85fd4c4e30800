import Foundation
import FoundationModels

/// What players say about themselves, in their own words: a model only chooses among sentences, so it can't invent any.
struct ToldFacts {
    /// The player's last sentences that may state facts about the player.
    let candidates: [String]

    /// Nil if the player has said nothing about themselves.
    init?(in lines: [String]) {
        let sentences = lines.flatMap(Self.sentences).filter(Self.mayTell)
        var seen: Set<String> = []
        candidates = sentences.reversed().filter { seen.insert($0).inserted }.prefix(Self.candidateCountMax).reversed()
        if candidates.isEmpty { return nil }
    }

    private static let candidateCountMax = 8
    private static let factCountMax = 4
    /// In scalars: shorter sentences contain nothing, longer ones are a story.
    private static let lengths = 6...120

    private static func sentences(of line: String) -> [String] {
        line.matches(of: /[^.!?。！？\n]+[.!?。！？]*/).map { match in
            String(match.output).trimmingCharacters(in: .whitespaces)
        }
    }

    /// Whether a sentence is a statement about oneself: in English it is recognized by its words, in Japanese, which omits them,
    /// by its ending.
    private static func mayTell(_ sentence: String) -> Bool {
        guard lengths.contains(sentence.unicodeScalars.count), !sentence.contains(/[?？]/) else { return false }
        switch GameLanguage(of: sentence) {
        case .english: return sentence.contains(/\b(i|i['’]?m|i['’]?ve|my|me|mine|we|our)\b/.ignoresCase())
        case .japanese: return !sentence.contains(/(か|ね|かな|の|ください|て|ありがとう.*|こんにちは|またね)[。！]*$/)
        case nil: return false
        }
    }

    // MARK: The request

    /// The form of the answer: a subset of the candidates.
    func form() throws -> GenerationSchema {
        let fact = DynamicGenerationSchema(name: "Fact", anyOf: candidates)
        let count = min(candidates.count, Self.factCountMax)
        return try GenerationSchema(
            root: DynamicGenerationSchema(arrayOf: fact, minimumElements: 0, maximumElements: count), dependencies: [])
    }

    static func instructions(in language: GameLanguage) -> String {
        language.text(
            """
            You read what the player of a game has said, and choose what is worth remembering: what the player tells of \
            themselves, such as a name, a home, work, family, pets, likes, fears or plans.
            """)
    }

    func prompt(in language: GameLanguage) -> String {
        language.text("The player said:") + "\n" + candidates.map { "- \($0)" }.joined(separator: "\n")
    }

    /// - Throws: The model's errors.
    @MainActor
    func chosen(in session: LanguageModelSession, language: GameLanguage) async throws -> [String] {
        let options = GenerationOptions(sampling: .greedy, maximumResponseTokens: 400)
        let content = try await session.respond(to: prompt(in: language), schema: try form(), options: options).content
        var seen: Set<String> = []
        return try content.value([String].self).filter { seen.insert($0).inserted }
    }
}
