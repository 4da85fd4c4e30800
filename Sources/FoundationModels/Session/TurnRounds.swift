/// The rounds of one turn: the model is asked, the tools that it calls for are called, and it is asked again, until it
/// answers.
struct TurnRounds: Sendable {
    /// A model that calls for tools more often than this goes in circles.
    static let limit = 64

    let runner: ModelRunner
    let toolbox: Toolbox
    let turn: TurnRequest

    /// Goes through the rounds.
    ///
    /// - Parameter transcript: What was said, the prompt included.
    func run(from transcript: Transcript, in generation: Generation) async throws {
        var request = firstRequest(transcript)
        for round in 1... {
            let filter = turn.schema == nil ? ReplyFilter(hasTools: !toolbox.isEmpty) : nil
            try await generation.collectEvents(through: filter) { [request] in
                try await runner.respond(to: request, streamingInto: $0)
            }
            let draft = generation.progress.draft
            guard !draft.calls.isEmpty else {
                if request.generationOptions.toolCallingMode?.kind == .required { throw ToolCallingError.noCall }
                return try generation.finishDraft(checking: turn.check)
            }
            guard round < Self.limit else { throw ToolCallingError.tooManyRounds(limit: Self.limit) }
            let entries = try await answer(draft)
            // A tool may have taken no notice.
            try Task.checkCancellation()
            generation.beginRound(after: entries, schema: turn.schema)
            request = request.followed(by: entries)
        }
    }

    private func firstRequest(_ transcript: Transcript) -> LanguageModelExecutorGenerationRequest {
        var request = LanguageModelExecutorGenerationRequest(
            transcript: transcript, enabledTools: toolbox.definitions, schema: turn.schema,
            generationOptions: turn.options, contextOptions: turn.contextOptions, metadata: turn.metadata)
        request.describedToolDefinitions = toolbox.describedDefinitions
        return request
    }

    private func answer(_ draft: ResponseDraft) async throws -> [Transcript.Entry] {
        let calls = try toolbox.calls(draft.calls)
        let outputs = try await toolbox.outputs(of: calls)
        return draft.entries(with: calls) + outputs.map(Transcript.Entry.toolOutput)
    }
}

extension LanguageModelExecutorGenerationRequest {
    /// The request that follows when tools have been called: whoever had to call one has done so.
    fileprivate func followed(by entries: [Transcript.Entry]) -> Self {
        var next = self
        next.id = .init()
        next.transcript.entries += entries
        if generationOptions.toolCallingMode?.kind == .required { next.generationOptions.toolCallingMode = .allowed }
        return next
    }
}
