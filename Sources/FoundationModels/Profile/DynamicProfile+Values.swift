// What modifiers say of the model and its options. What stands nearest to the profile counts, and a request's own options go
// before all of them.

/// A profile with something that it says besides.
private struct AdjustedProfile<Content: LanguageModelSession.DynamicProfile>: PrimitiveProfile {
    let content: Content
    let adjust: (inout ResolvedProfile) -> Void

    var body: Never { noBody(of: Self.self) }

    func resolve(at path: ProfilePath) -> ResolvedProfile {
        var profile = content.resolved(at: path)
        adjust(&profile)
        return profile
    }
}

extension LanguageModelSession.DynamicProfile {
    func adjusted(_ adjust: @escaping (inout ResolvedProfile) -> Void) -> some LanguageModelSession.DynamicProfile {
        AdjustedProfile(content: self, adjust: adjust)
    }

    /// Sets a value that nothing nearer to the profile has set.
    private func setting<Value>(
        _ keyPath: WritableKeyPath<ResolvedProfile, Value?>, _ value: Value?
    ) -> some LanguageModelSession.DynamicProfile {
        adjusted { $0[keyPath: keyPath] = $0[keyPath: keyPath] ?? value }
    }
}

@available(iOS 27.0, macOS 27.0, visionOS 27.0, watchOS 27.0, *)
extension LanguageModelSession.DynamicProfile {
    /// The model that answers; without one it is the system's.
    public func model(_ model: any LanguageModel) -> some LanguageModelSession.DynamicProfile {
        setting(\.model, model)
    }

    /// The model that answers; without one it is the system's.
    public func model(_ model: some LanguageModel) -> some LanguageModelSession.DynamicProfile {
        setting(\.model, model)
    }

    /// How random the choice of tokens is; nil leaves that to the request.
    public func temperature(_ temperature: Double?) -> some LanguageModelSession.DynamicProfile {
        setting(\.temperature, temperature)
    }

    /// How tokens are picked; nil says nothing of it.
    public func samplingMode(
        _ samplingMode: GenerationOptions.SamplingMode?
    ) -> some LanguageModelSession.DynamicProfile {
        setting(\.samplingMode, samplingMode)
    }

    /// The most tokens that a response may have; nil says nothing of it.
    public func maximumResponseTokens(_ maximumResponseTokens: Int?) -> some LanguageModelSession.DynamicProfile {
        setting(\.maximumResponseTokens, maximumResponseTokens)
    }

    /// How long the model may think; nil says nothing of it.
    public func reasoningLevel(
        _ reasoningLevel: ContextOptions.ReasoningLevel?
    ) -> some LanguageModelSession.DynamicProfile {
        setting(\.reasoningLevel, reasoningLevel)
    }

    /// Whether the model may, must or must not call tools; nil says nothing of it.
    ///
    /// Where it must, the model goes on calling tools until the profile says otherwise.
    public func toolCallingMode(
        _ toolCallingMode: GenerationOptions.ToolCallingMode?
    ) -> some LanguageModelSession.DynamicProfile {
        setting(\.toolCallingMode, toolCallingMode)
    }

    /// What becomes of the transcript when a request fails; nil says nothing of it.
    public func transcriptErrorHandlingPolicy(
        _ transcriptErrorHandlingPolicy: TranscriptErrorHandlingPolicy?
    ) -> some LanguageModelSession.DynamicProfile {
        setting(\.policy, transcriptErrorHandlingPolicy)
    }

    /// What the model reads in place of what was asked and answered. The transcript itself stays as it is.
    ///
    /// Of several, the outermost comes first, and the next reads what it gives.
    public func historyTransform(
        _ transform: @escaping ([Transcript.Entry]) -> [Transcript.Entry]
    ) -> some LanguageModelSession.DynamicProfile {
        adjusted { $0.historyTransforms.insert(transform, at: 0) }
    }
}
