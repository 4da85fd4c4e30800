import FoundationModels

/// The models that hold conversations: for English the game has an adapter that was trained to talk. For another language,
/// where the adapter's base isn't there, or where another model was chosen, it is the system's model as it is.
@MainActor
enum TalkModel {
    private static var models: [GameLanguage: SystemLanguageModel] = [:]

    /// How a first answer is drawn. What has been trained to talk says what is likeliest, as it was judged; any other model is
    /// left what it recommends.
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

/// What a session of a conversation is made for.
struct TalkRequest {
    /// What the model looks into before it answers.
    var calendar: CalendarTool?
    var instructions = ""
    /// What was said so far, with the instructions.
    var transcript: Transcript?
    /// The language of the answers.
    let language: GameLanguage
    /// Whether the answers are said, and not chosen or filled into a form.
    var isSaid = true

    /// What a model has learnt for talking doesn't help it with tools and forms.
    @MainActor var model: SystemLanguageModel {
        calendar == nil && isSaid ? TalkModel.model(for: language) : .default
    }

    /// A session of a model.
    @MainActor
    func session(of model: some LanguageModel) -> LanguageModelSession {
        guard let transcript else { return LanguageModelSession(model: model, instructions: instructions) }
        guard let calendar else { return LanguageModelSession(model: model, transcript: transcript) }
        let talk = InformedTalk(model: model, instructions: transcript.instructions, tool: calendar)
        return LanguageModelSession(profile: talk, history: transcript.history)
    }
}
