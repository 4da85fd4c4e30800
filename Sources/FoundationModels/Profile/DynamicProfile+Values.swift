// Modifiers for the model and its options. The innermost modifier has precedence over outer ones, and a request's own
// options over all of them.

/// A profile with a modifier.
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

    /// Sets a value unless an inner modifier has set it.
    private func setting<Value>(
        _ keyPath: WritableKeyPath<ResolvedProfile, Value?>, _ value: Value?
    ) -> some LanguageModelSession.DynamicProfile {
        adjusted { $0[keyPath: keyPath] = $0[keyPath: keyPath] ?? value }
    }
}

@available(iOS 27.0, macOS 27.0, visionOS 27.0, watchOS 27.0, *)
extension LanguageModelSession.DynamicProfile {
    /// Sets the model; the default is the system's.
    public func model(_ model: any LanguageModel) -> some LanguageModelSession.DynamicProfile {
        setting(\.model, model)
    }

    /// Sets the model; the default is the system's.
    public func model(_ model: some LanguageModel) -> some LanguageModelSession.DynamicProfile {
        setting(\.model, model)
    }

    /// Sets the sampling temperature; nil leaves it unset.
    public func temperature(_ temperature: Double?) -> some LanguageModelSession.DynamicProfile {
        setting(\.temperature, temperature)
    }

    /// Sets the sampling mode; nil leaves it unset.
    public func samplingMode(
        _ samplingMode: GenerationOptions.SamplingMode?
    ) -> some LanguageModelSession.DynamicProfile {
        setting(\.samplingMode, samplingMode)
    }

    /// Sets the maximum number of tokens of a response; nil leaves it unset.
    public func maximumResponseTokens(_ maximumResponseTokens: Int?) -> some LanguageModelSession.DynamicProfile {
        setting(\.maximumResponseTokens, maximumResponseTokens)
    }

    /// Sets the reasoning level; nil leaves it unset.
    public func reasoningLevel(
        _ reasoningLevel: ContextOptions.ReasoningLevel?
    ) -> some LanguageModelSession.DynamicProfile {
        setting(\.reasoningLevel, reasoningLevel)
    }

    /// Sets whether the model may, must or must not call tools; nil leaves it unset.
    ///
    /// If it must, the model continues to call tools until the profile changes the mode.
    public func toolCallingMode(
        _ toolCallingMode: GenerationOptions.ToolCallingMode?
    ) -> some LanguageModelSession.DynamicProfile {
        setting(\.toolCallingMode, toolCallingMode)
    }

    /// Sets what happens to the transcript when a request fails; nil leaves it unset.
    public func transcriptErrorHandlingPolicy(
        _ transcriptErrorHandlingPolicy: TranscriptErrorHandlingPolicy?
    ) -> some LanguageModelSession.DynamicProfile {
        setting(\.policy, transcriptErrorHandlingPolicy)
    }

    /// Transforms the history that the model reads. The transcript itself doesn't change.
    ///
    /// Of several transforms, the outermost is applied first.
    public func historyTransform(
        _ transform: @escaping ([Transcript.Entry]) -> [Transcript.Entry]
    ) -> some LanguageModelSession.DynamicProfile {
        adjusted { $0.historyTransforms.insert(transform, at: 0) }
    }
}
