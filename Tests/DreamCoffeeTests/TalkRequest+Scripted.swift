import FoundationModels

@testable import DreamCoffee

extension TalkRequest {
    /// The session, with another model: one that says what it was told to, say.
    @MainActor
    func session(of model: some LanguageModel) -> LanguageModelSession {
        guard let transcript else {
            return LanguageModelSession(model: model, tools: tools, instructions: instructions)
        }
        return LanguageModelSession(model: model, tools: tools, transcript: transcript)
    }
}
