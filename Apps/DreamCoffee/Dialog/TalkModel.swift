import FoundationModels

/// The models for conversations: for English, the game has an adapter that was trained for them. For other languages, without the
/// adapter's base model, or if another model was chosen, it is the unmodified system model.
@MainActor
enum TalkModel {
    private static var models: [GameLanguage: SystemLanguageModel] = [:]

    /// The sampling for first answers. The adapter uses greedy sampling, which was judged best; other models use their default.
    static func sampling(for language: GameLanguage) -> GenerationOptions.SamplingMode? {
        model(for: language) === SystemLanguageModel.default ? nil : .greedy
    }

    static func model(for language: GameLanguage) -> SystemLanguageModel {
        if let model = models[language] { return model }
        guard let adapter = try? SystemLanguageModel.Adapter(name: "talk-\(language.rawValue)") else { return .default }
        let model = SystemLanguageModel(adapter: adapter)
        guard model.isAvailable else { return .default }
        models[language] = model
        return model
    }
}

/// The parameters of a session for a conversation.
struct TalkRequest {
    /// The calendar that the model looks at before it answers.
    var calendar: CalendarTool?
    var instructions = ""
    /// The transcript so far, including the instructions.
    var transcript: Transcript?
    /// The language of the answers.
    let language: GameLanguage
    /// Whether the answers are free text, not choices or forms.
    var isSaid = true

    /// The adapter's training doesn't help with tools and forms.
    @MainActor var model: SystemLanguageModel {
        calendar == nil && isSaid ? TalkModel.model(for: language) : .default
    }

    /// A session with a model.
    @MainActor
    func session(of model: some LanguageModel) -> LanguageModelSession {
        guard let transcript else { return LanguageModelSession(model: model, instructions: instructions) }
        guard let calendar else { return LanguageModelSession(model: model, transcript: transcript) }
        let talk = InformedTalk(model: model, instructions: transcript.instructions, tool: calendar)
        return LanguageModelSession(profile: talk, history: transcript.history)
    }
}
