import protocol Foundation.LocalizedError

extension LanguageModelSession {
    /// OS 27's words for a session that is used wrongly. Provisional: a session throws
    /// ``GenerationError/concurrentRequests(_:)``, as in OS 26, and a transcript that is set while it responds changes
    /// nothing.
    ///
    /// ```swift
    /// func isBusy(_ error: any Error) -> Bool { error as? LanguageModelSession.Error == .concurrentRequests }
    /// ```
    public enum Error: Swift.Error, Hashable, LocalizedError {
        /// The session is still responding to another request.
        case concurrentRequests
        /// The transcript was changed while the session was responding.
        case transcriptMutationWhileResponding

        /// What went wrong.
        public var errorDescription: String? { busy.errorDescription }

        /// What the person can do.
        public var recoverySuggestion: String? { busy.recoverySuggestion }

        /// OS 26's error. That the model is still answering is what is wrong in both cases.
        private var busy: GenerationError { .concurrentRequests(.init(debugDescription: "\(self)")) }
    }
}
