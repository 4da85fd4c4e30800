import FoundationModels

/// The shapes of sentences that a small model is held to where it speaks in a form: it chooses every word, but only
/// among words that make sense there. Larger models write freely.
///
/// They are regular expressions in the subset that `GenerationGuide.pattern` documents.
struct SentenceShapes: Sendable {
    let name: String
    let picture: String
    let order: String
    let praise: String
    let complaint: String
    let greeting: String

    /// The shapes for the system's model; nil for one that has at least as much room to think as Apple's.
    static func needed(by model: SystemLanguageModel = .default, in language: GameLanguage) -> SentenceShapes? {
        guard model.contextSize < 4096 else { return nil }
        return language == .japanese ? japanese : english
    }

    static func oneOf(_ words: String...) -> String {
        "(" + words.joined(separator: "|") + ")"
    }
}
