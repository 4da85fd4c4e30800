/// Runs the rounds of one turn: the model is called, then the tools that it calls, and the model is called again, until
/// it answers.
struct TurnRounds: Sendable {
    /// The maximum number of rounds of one turn. A model that still calls tools then would never stop.
    static let limit = 64

    let session: LanguageModelSession
    let request: TurnRequest
    let turn: TurnState
    /// The actor on which the app awaits the response. Profiles and their callbacks run there.
    let isolation: (any Actor)?

    /// Runs all rounds.
    ///
    /// - Parameter transcript: The conversation, including the prompt.
    func run(from transcript: Transcript, in generation: Generation) async throws {
        try await SessionPropertyValues.$current.withValue(session.properties) {
            try await RunningTurn.$current.withValue(RunningTurn(session: session, state: turn)) {
                try await runInScope(from: transcript, in: generation)
            }
        }
    }

    private func runInScope(from transcript: Transcript, in generation: Generation) async throws {
        for count in 1... {
            let entries = generation.progress.entries
            let round = try await prepare(count, from: transcript + entries, isolation: isolation)
            try await round.runner.checkContent(of: round.request.transcript)
            let filter = request.schema == nil ? ReplyFilter(hasTools: !round.toolbox.isEmpty) : nil
            try await generation.collectEvents(of: round.runner, through: filter) {
                try await round.runner.respond(to: round.request, streamingInto: $0)
            }
            // The stream of events ends in the same way when it is canceled, so that is checked here.
            try session.check(turn)
            let draft = generation.progress.draft
            try await round.actions.reasoned(draft.thoughts, isolation: isolation)
            guard !draft.calls.isEmpty else {
                if round.request.generationOptions.toolCallingMode?.kind == .required { throw ToolCallingError.noCall }
                return try await finish(round, generation)
            }
            guard count < Self.limit else { throw ToolCallingError.tooManyRounds(limit: Self.limit) }
            let answered = try await answer(draft, round)
            generation.beginRound(after: answered, schema: request.schema)
            try await session.addToProfiled(answered, in: turn, isolation: isolation)
        }
    }

    /// Prepares the request of one round. Profiles are evaluated for each round.
    private func prepare(
        _ count: Int, from transcript: Transcript, isolation: isolated (any Actor)?
    ) async throws -> Round {
        guard let host = session.profileHost else { return fixedRound(transcript) }
        var profile = try await host.activate(isolation: isolation)
        if count == 1, !profile.actions.prompt.isEmpty {
            try session.applyProfile(profile, in: turn)
            try await profile.actions.prompted(request.prompt, isolation: isolation)
            profile = try await host.activate(isolation: isolation)
        }
        try session.applyProfile(profile, in: turn)
        return try profiledRound(profile, host)
    }

    private func fixedRound(_ transcript: Transcript) -> Round {
        let options = request.options(with: ResolvedProfile())
        let toolbox = options.enabledTools(of: session.toolbox)
        return Round(
            runner: session.runner, toolbox: toolbox,
            request: executorRequest(transcript, toolbox, options, request.contextOptions), actions: ProfileActions())
    }

    private func profiledRound(_ profile: ResolvedProfile, _ host: ProfileHost) throws -> Round {
        let runner = host.runner(of: profile)
        let options = request.options(with: profile)
        let tools = Toolbox(profile.tools)
        try request.validate(options, for: runner.capabilities, toolbox: tools)
        let toolbox = options.enabledTools(of: tools)
        var contextOptions = request.contextOptions
        contextOptions.reasoningLevel = contextOptions.reasoningLevel ?? profile.reasoningLevel
        let transcript = profile.transformed(session.stored)
        return Round(
            runner: runner, toolbox: toolbox, request: executorRequest(transcript, toolbox, options, contextOptions),
            actions: profile.actions)
    }

    private func executorRequest(
        _ transcript: Transcript, _ toolbox: Toolbox, _ options: GenerationOptions, _ contextOptions: ContextOptions
    ) -> LanguageModelExecutorGenerationRequest {
        var round = LanguageModelExecutorGenerationRequest(
            transcript: transcript, enabledTools: toolbox.definitions, schema: request.schema,
            generationOptions: options, contextOptions: contextOptions, metadata: request.metadata)
        round.describedToolDefinitions = toolbox.describedDefinitions
        return round
    }

    private func answer(_ draft: ResponseDraft, _ round: Round) async throws -> [Transcript.Entry] {
        let calls = try round.toolbox.calls(draft.calls)
        for call in calls { try await round.actions.called(call, isolation: isolation) }
        try session.check(turn)
        let outputs = try await round.toolbox.outputs(of: calls)
        // A tool may have ignored the cancellation.
        try session.check(turn)
        for (call, output) in zip(calls, outputs) {
            try await round.actions.answered(call, output, isolation: isolation)
        }
        return draft.entries(with: calls) + outputs.map(Transcript.Entry.toolOutput)
    }

    private func finish(_ round: Round, _ generation: Generation) async throws {
        try generation.finishDraft(checking: request.check)
        let draft = generation.progress.draft
        try await session.addToProfiled(draft.entries, in: turn, isolation: isolation)
        try await round.actions.responded(draft.response, isolation: isolation)
    }
}

/// The request to a model in one round, and its context.
private struct Round: Sendable {
    var runner: ModelRunner
    /// The tools that the model can call.
    var toolbox: Toolbox
    var request: LanguageModelExecutorGenerationRequest
    var actions: ProfileActions
}
