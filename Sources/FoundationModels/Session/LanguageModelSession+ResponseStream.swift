extension LanguageModelSession {
    /// A growing response: a sequence of snapshots, each of which contains everything so far.
    ///
    /// ```swift
    /// for try await snapshot in session.streamResponse(to: "Tell me a dream.") {
    ///     text = snapshot.content
    /// }
    /// ```
    ///
    /// There is a snapshot for each piece that the model sends, even if the iteration is slower than the model. Leaving
    /// the loop early, or canceling the task, stops the model and rolls the turn back. Iterating again, or
    /// `collect()`, returns the final result of the first iteration.
    public struct ResponseStream<Content>: AsyncSequence where Content: Generable {
        /// A snapshot.
        public typealias Element = Snapshot

        let turn: Turn

        /// An iterator. The first one begins the request.
        public func makeAsyncIterator() -> AsyncIterator {
            AsyncIterator(cursor: TurnCursor(turn: turn, seesEach: true))
        }

        /// Waits for the whole response.
        ///
        /// - Throws: The error with which the response ended, even if it ended earlier.
        nonisolated(nonsending) public func collect() async throws -> sending Response<Content> {
            try await turn.finish(for: TurnCursor(turn: turn), isolation: #isolation)
            return try turn.response()
        }
    }
}

extension LanguageModelSession.ResponseStream {
    /// A snapshot of the response.
    public struct Snapshot {
        /// The response so far.
        public var content: Content.PartiallyGenerated
        /// The response so far, as it was generated.
        public var rawContent: GeneratedContent
        /// What the request has added to the transcript so far: the prompt first, then tool calls and their outputs, if
        /// there are any, and the unfinished response.
        public var transcriptEntries: ArraySlice<Transcript.Entry>
        /// The number of tokens used so far.
        public var usage: LanguageModelSession.Usage
    }

    /// Iterates over the snapshots.
    public struct AsyncIterator: AsyncIteratorProtocol {
        /// A snapshot.
        public typealias Element = Snapshot

        let cursor: TurnCursor

        /// Waits for a newer snapshot; nil if the response is complete.
        ///
        /// - Throws: What `respond(to:)` throws, once; the iteration has ended then.
        public mutating func next(isolation actor: isolated (any Actor)? = #isolation) async throws -> Snapshot? {
            while let progress = try await cursor.next(isolation: actor) {
                if let snapshot = try snapshot(of: progress) { return snapshot }
            }
            return nil
        }

        /// The snapshot as the content's type; nil while it is too incomplete for that.
        private func snapshot(of progress: Generation.Progress) throws -> Snapshot? {
            guard let raw = progress.draft.content else { return nil }
            do {
                return Snapshot(
                    content: try Content.PartiallyGenerated(raw), rawContent: raw,
                    transcriptEntries: cursor.entries(at: progress), usage: progress.draft.usage)
            } catch  where !progress.draft.isWhole {
                return nil
            }
        }
    }
}

extension LanguageModelSession.ResponseStream.Snapshot: Sendable where Content.PartiallyGenerated: Sendable {}
