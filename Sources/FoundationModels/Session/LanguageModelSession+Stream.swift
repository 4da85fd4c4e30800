extension LanguageModelSession {
    /// Answers a prompt with text that can be watched while it grows.
    ///
    /// The request begins when the stream is first iterated; errors come out of the iteration.
    public func streamResponse(
        to prompt: Prompt, options: GenerationOptions = GenerationOptions()
    ) -> sending ResponseStream<String> {
        stream(TurnRequest(prompt, options: options))
    }

    /// Answers a prompt with text that can be watched while it grows.
    ///
    /// The request begins when the stream is first iterated; errors come out of the iteration.
    @_disfavoredOverload
    public func streamResponse(
        to prompt: String, options: GenerationOptions = GenerationOptions()
    ) -> sending ResponseStream<String> {
        streamResponse(to: Prompt(prompt), options: options)
    }

    /// Answers a prompt, given line by line, with text that can be watched while it grows.
    ///
    /// The request begins when the stream is first iterated; errors come out of the iteration.
    public func streamResponse(
        options: GenerationOptions = GenerationOptions(), @PromptBuilder prompt: () throws -> Prompt
    ) rethrows -> sending ResponseStream<String> {
        try streamResponse(to: prompt(), options: options)
    }

    /// All requests go through this method.
    func stream<Content: Generable>(_ request: TurnRequest) -> sending ResponseStream<Content> {
        ResponseStream(turn: Turn(session: self, request: request))
    }
}
