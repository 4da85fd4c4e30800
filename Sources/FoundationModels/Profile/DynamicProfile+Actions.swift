// Callbacks for the events of a response. The callbacks of all levels run, outermost first. An error that one throws
// ends the request.

@available(iOS 27.0, macOS 27.0, visionOS 27.0, watchOS 27.0, *)
extension LanguageModelSession.DynamicProfile {
    /// Called when a prompt is in the transcript, before the model is called.
    public func onPrompt(
        @_inheritActorContext perform action: nonisolated(nonsending) sending @escaping () async throws -> Void
    ) -> some LanguageModelSession.DynamicProfile {
        onPrompt { _ in try await action() }
    }

    /// Called when a prompt is in the transcript, before the model is called.
    public func onPrompt(
        @_inheritActorContext perform action:
            nonisolated(nonsending) sending @escaping (Transcript.Prompt) async throws
            -> Void
    ) -> some LanguageModelSession.DynamicProfile {
        adjusted { $0.actions.prompt.insert(action, at: 0) }
    }

    /// Called when the model has responded.
    public func onResponse(
        @_inheritActorContext perform action: nonisolated(nonsending) sending @escaping () async throws -> Void
    ) -> some LanguageModelSession.DynamicProfile {
        onResponse { _ in try await action() }
    }

    /// Called when the model has responded.
    public func onResponse(
        @_inheritActorContext perform action:
            nonisolated(nonsending) sending @escaping (Transcript.Response)
            async throws -> Void
    ) -> some LanguageModelSession.DynamicProfile {
        adjusted { $0.actions.response.insert(action, at: 0) }
    }

    /// Called when the model has reasoned.
    public func onReasoning(
        @_inheritActorContext perform action: nonisolated(nonsending) sending @escaping () async throws -> Void
    ) -> some LanguageModelSession.DynamicProfile {
        onReasoning { _ in try await action() }
    }

    /// Called when the model has reasoned.
    public func onReasoning(
        @_inheritActorContext perform action:
            nonisolated(nonsending) sending @escaping (Transcript.Reasoning)
            async throws -> Void
    ) -> some LanguageModelSession.DynamicProfile {
        adjusted { $0.actions.reasoning.insert(action, at: 0) }
    }

    /// Called when the model has called a tool, before the tool runs.
    public func onToolCall(
        @_inheritActorContext perform action: nonisolated(nonsending) sending @escaping () async throws -> Void
    ) -> some LanguageModelSession.DynamicProfile {
        onToolCall { _ in try await action() }
    }

    /// Called when the model has called a tool, before the tool runs.
    public func onToolCall(
        @_inheritActorContext perform action:
            nonisolated(nonsending) sending @escaping (Transcript.ToolCall)
            async throws -> Void
    ) -> some LanguageModelSession.DynamicProfile {
        adjusted { $0.actions.toolCall.insert(action, at: 0) }
    }

    /// Called when a tool has returned its output.
    public func onToolOutput(
        @_inheritActorContext perform action: nonisolated(nonsending) sending @escaping () async throws -> Void
    ) -> some LanguageModelSession.DynamicProfile {
        onToolOutput { _, _ in try await action() }
    }

    /// Called when a tool has returned its output.
    public func onToolOutput(
        @_inheritActorContext perform action:
            nonisolated(nonsending) sending @escaping (
                Transcript.ToolCall, Transcript.ToolOutput
            ) async throws -> Void
    ) -> some LanguageModelSession.DynamicProfile {
        adjusted { $0.actions.toolOutput.insert(action, at: 0) }
    }

    /// Called when the profile becomes active: with the first request, or when it replaces another profile.
    public func onActivate(
        @_inheritActorContext perform action: sending @escaping @isolated(any) () async -> Void
    ) -> some LanguageModelSession.DynamicProfile {
        adjusted { $0.actions.activate.insert(action, at: 0) }
    }

    /// Called when another profile replaces it.
    public func onDeactivate(
        @_inheritActorContext perform action: sending @escaping @isolated(any) () async -> Void
    ) -> some LanguageModelSession.DynamicProfile {
        adjusted { $0.actions.deactivate.insert(action, at: 0) }
    }
}

/// The actions of a profile.
///
/// @unchecked: they were passed with their profile as `sending`, and run one after the other on the actor that awaits
/// the response.
struct ProfileActions: @unchecked Sendable {
    var prompt: [nonisolated(nonsending) (Transcript.Prompt) async throws -> Void] = []
    var response: [nonisolated(nonsending) (Transcript.Response) async throws -> Void] = []
    var reasoning: [nonisolated(nonsending) (Transcript.Reasoning) async throws -> Void] = []
    var toolCall: [nonisolated(nonsending) (Transcript.ToolCall) async throws -> Void] = []
    var toolOutput: [nonisolated(nonsending) (Transcript.ToolCall, Transcript.ToolOutput) async throws -> Void] = []
    var activate: [@isolated(any) () async -> Void] = []
    var deactivate: [@isolated(any) () async -> Void] = []

    func prompted(_ prompt: Transcript.Prompt, isolation: isolated (any Actor)?) async throws {
        for action in self.prompt { try await RunningTurn.act(isolation) { try await action(prompt) } }
    }

    func responded(_ response: Transcript.Response, isolation: isolated (any Actor)?) async throws {
        for action in self.response { try await RunningTurn.act(isolation) { try await action(response) } }
    }

    func reasoned(_ thoughts: [Transcript.Reasoning], isolation: isolated (any Actor)?) async throws {
        for thought in thoughts {
            for action in reasoning { try await RunningTurn.act(isolation) { try await action(thought) } }
        }
    }

    func called(_ call: Transcript.ToolCall, isolation: isolated (any Actor)?) async throws {
        for action in toolCall { try await RunningTurn.act(isolation) { try await action(call) } }
    }

    func answered(
        _ call: Transcript.ToolCall, _ output: Transcript.ToolOutput, isolation: isolated (any Actor)?
    ) async throws {
        for action in toolOutput { try await RunningTurn.act(isolation) { try await action(call, output) } }
    }

    func activated(isolation: isolated (any Actor)?) async throws {
        for action in activate { try await RunningTurn.act(isolation) { await action() } }
    }

    func deactivated(isolation: isolated (any Actor)?) async throws {
        for action in deactivate { try await RunningTurn.act(isolation) { await action() } }
    }
}
