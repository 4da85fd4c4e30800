extension LanguageModelSession {
    /// What a model answered.
    public struct Response<Content> where Content: Generable {
        /// The answer.
        public let content: Content
        /// The answer as it was generated.
        public let rawContent: GeneratedContent
        /// What the request added to the session's transcript: the prompt first, the response last.
        public let transcriptEntries: ArraySlice<Transcript.Entry>
        /// The number of tokens that it used.
        public let usage: Usage
    }
}

extension LanguageModelSession.Response: Sendable where Content: Sendable {}
