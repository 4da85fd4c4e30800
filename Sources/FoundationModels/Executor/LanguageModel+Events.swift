@available(iOS 27.0, macOS 27.0, visionOS 27.0, watchOS 27.0, *)
extension LanguageModel {
    /// Passes the events of one response to a closure, to run the model without a session. Markup in the text is parsed
    /// as in a session. Cancelling the task, or throwing, stops the model; it has stopped when this returns.
    ///
    /// - Throws: what the model or `take` throws.
    package func respond(
        to request: LanguageModelExecutorGenerationRequest,
        take: (LanguageModelExecutorGenerationChannel.Event) throws -> Void
    ) async throws {
        let runner = ModelRunner(self)
        try await runner.checkContent(of: request.transcript)
        try await runner.pass(request, to: take)
    }
}

extension ModelRunner {
    fileprivate func pass(
        _ request: LanguageModelExecutorGenerationRequest,
        to take: (LanguageModelExecutorGenerationChannel.Event) throws -> Void
    ) async throws {
        let channel = LanguageModelExecutorGenerationChannel()
        async let running: Void = {
            defer { channel.finish() }
            try await respond(to: request, streamingInto: channel)
        }()
        let isText = request.schema == nil && !request.wantsAnyObject
        var filter = isText ? ReplyFilter(hasTools: !request.enabledToolDefinitions.isEmpty) : nil
        for await event in channel.events {
            for passed in try filter?.read(event) ?? [event] { try take(passed) }
        }
        try await running
        for passed in try filter?.finish() ?? [] { try take(passed) }
    }
}
