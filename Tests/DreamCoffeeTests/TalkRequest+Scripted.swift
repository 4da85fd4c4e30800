import FoundationModels

@testable import DreamCoffee

extension TalkRequest {
    /// The session, with a model that says what it was told to.
    @MainActor
    func session(of model: ScriptedLanguageModel) -> LanguageModelSession {
        guard let transcript else {
            return LanguageModelSession(model: model, tools: tools, instructions: instructions)
        }
        return LanguageModelSession(model: model, tools: tools, transcript: transcript)
    }
}
