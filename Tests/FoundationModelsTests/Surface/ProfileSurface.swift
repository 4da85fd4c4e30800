import FoundationModels

// The client's part for profiles, in OS 27's spelling.

extension SessionPropertyValues {
    @SessionPropertyEntry var surfaceCount: Int = 0
    @SessionPropertyEntry var surfaceNames = ["a"]
    @SessionPropertyEntry var surfaceNote: String?
}

struct SurfaceInstructions: DynamicInstructions {
    var isLong = false
    let tools: [any Tool] = [SurfaceMenu()]
    @SessionProperty(\.surfaceCount) var count

    var body: some DynamicInstructions {
        Instructions("a")
        Instructions {
            "b"
            if isLong { "c" }
        }
        SurfaceMenu()
        tools
        if isLong { Instructions("d") }
        if isLong { Instructions("e") } else { SurfaceMenu() }
        ForEach([1, 2], id: \.self) { Instructions("\($0)") }
        if #available(macOS 27, *) { Instructions("f") }
    }
}

struct SurfaceProfile: LanguageModelSession.DynamicProfile {
    var mode = 0
    var model: any LanguageModel = SystemLanguageModel.default
    @SessionProperty(\.history) var history
    @SessionProperty(\.surfaceNote) var note

    var body: some DynamicProfile {
        switch mode {
        case 0:
            Profile { SurfaceInstructions() }
                .model(model)
                .model(SystemLanguageModel.default)
                .temperature(1)
                .temperature(nil)
                .samplingMode(.random(top: 3))
                .maximumResponseTokens(10)
                .reasoningLevel(.deep)
                .toolCallingMode(.required)
                .historyTransform(Self.short(_:))
                .transcriptErrorHandlingPolicy(.revertTranscript)
        case 1:
            Profile {
                Instructions("a")
                SurfaceMenu()
            }
            .onPrompt { note = "a" }
            .onPrompt { (prompt: Transcript.Prompt) in note = prompt.id }
            .onResponse { history = history.suffix(50) }
            .onResponse { response in note = response.id }
            .onReasoning {}
            .onReasoning { reasoning in note = reasoning.id }
            .onToolCall {}
            .onToolCall { call in if call.toolName == "a" { throw CancellationError() } }
            .onToolOutput {}
            .onToolOutput { call, output in note = call.id + output.id }
            .onActivate {}
            .onDeactivate { @MainActor in }
        default:
            Profile {}.surface()
        }
    }

    private static func short(_ entries: [Transcript.Entry]) -> [Transcript.Entry] { Array(entries.suffix(4)) }
}

struct SurfaceModifier: LanguageModelSession.DynamicProfileModifier {
    @SessionProperty(\.history) private var history

    func body(content: Content) -> some DynamicProfile {
        content.temperature(0).onPrompt { history = history.filter { _ in true } }
    }
}

extension LanguageModelSession.DynamicProfile {
    func surface() -> some LanguageModelSession.DynamicProfile { modifier(SurfaceModifier()) }
}

enum ProfileSurface {
    static func sessions(_ transcript: Transcript, _ entries: [Transcript.Entry]) {
        let _: LanguageModelSession = LanguageModelSession(profile: SurfaceProfile())
        let _: LanguageModelSession = LanguageModelSession(profile: SurfaceProfile(), history: transcript)
        let _: LanguageModelSession = LanguageModelSession(dynamicInstructions: SurfaceInstructions())
        let session: LanguageModelSession = LanguageModelSession(
            model: SystemLanguageModel.default, dynamicInstructions: SurfaceInstructions(), history: entries)
        let values: SessionPropertyValues = session.properties
        values.surfaceCount += 1
        values.surfaceNames.append("b")
        values.history = values.history.suffix(2)
        values.history = Transcript.HistoryView(Array(values.history.suffix(50)))
        session.transcriptErrorHandlingPolicy = .preserveTranscript
        let _: TranscriptErrorHandlingPolicy? = session.transcriptErrorHandlingPolicy
        session.transcript.history = session.transcript.history.suffix(2)
        session.transcript.append(contentsOf: entries)
    }

    static func erased() {
        let _: AnyDynamicInstructions = AnyDynamicInstructions(erasing: EmptyDynamicInstructions())
        let _: AnyDynamicInstructions = AnyDynamicInstructions(SurfaceInstructions() as any DynamicInstructions)
        let _: LanguageModelSession.AnyDynamicProfile = .init(erasing: SurfaceProfile())
        let _: LanguageModelSession.AnyDynamicProfile = .init(
            SurfaceProfile() as any LanguageModelSession.DynamicProfile)
    }
}
