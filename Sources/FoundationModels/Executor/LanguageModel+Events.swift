@available(iOS 27.0, macOS 27.0, visionOS 27.0, watchOS 27.0, *)
extension LanguageModel {
    /// The events of one response, for whoever runs the model without a session. Markup in the text is read as in one.
    /// Ending the iteration, or cancelling its task, stops the model.
    ///
    /// The stream throws what the model throws.
    package func events(
        for request: LanguageModelExecutorGenerationRequest
    ) -> AsyncThrowingStream<LanguageModelExecutorGenerationChannel.Event, any Error> {
        let runner = ModelRunner(self)
        return AsyncThrowingStream { events in
            let task = Task {
                do {
                    try await runner.checkContent(of: request.transcript)
                    try await runner.pass(request, to: events)
                    events.finish()
                } catch {
                    events.finish(throwing: error)
                }
            }
            events.onTermination = { _ in task.cancel() }
        }
    }
}

extension ModelRunner {
    fileprivate func pass(
        _ request: LanguageModelExecutorGenerationRequest,
        to events: AsyncThrowingStream<LanguageModelExecutorGenerationChannel.Event, any Error>.Continuation
    ) async throws {
        let channel = LanguageModelExecutorGenerationChannel()
        async let running: Void = {
            defer { channel.finish() }
            try await respond(to: request, streamingInto: channel)
        }()
        let isText = request.schema == nil && !request.wantsAnyObject
        var filter = isText ? ReplyFilter(hasTools: !request.enabledToolDefinitions.isEmpty) : nil
        for await event in channel.events {
            for passed in try filter?.read(event) ?? [event] { events.yield(passed) }
        }
        try await running
        for passed in try filter?.finish() ?? [] { events.yield(passed) }
    }
}
