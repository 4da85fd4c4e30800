extension LanguageModelSession {
    /// A response while it grows: a sequence of snapshots, each of which holds all that there is so far.
    ///
    /// ```swift
    /// for try await snapshot in session.streamResponse(to: "Tell me a dream.") {
    ///     text = snapshot.content
    /// }
    /// ```
    ///
    /// There is a snapshot for each piece that the model sends, also for whoever iterates more slowly than it does. Leaving the
    /// loop early, or cancelling the task, stops the model and takes the turn back. Iterating again, or `collect()`, gives what the
    /// first iteration ended with.
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
        /// - Throws: What ended the response, again if it has ended already.
        nonisolated(nonsending) public func collect() async throws -> sending Response<Content> {
            try await turn.finish(for: TurnCursor(turn: turn), isolation: #isolation)
            return try turn.response()
        }
    }
}

extension LanguageModelSession.ResponseStream {
    /// All of a response that there is so far.
    public struct Snapshot {
        /// The response so far.
        public var content: Content.PartiallyGenerated
        /// The response so far, as it was generated.
        public var rawContent: GeneratedContent
        /// What the request has added to the transcript so far: the prompt first, then calls of tools and their outputs, if
        /// there are any, and the response as far as it goes.
        public var transcriptEntries: ArraySlice<Transcript.Entry>
        /// How many tokens it took so far.
        public var usage: LanguageModelSession.Usage
    }

    /// Goes from snapshot to snapshot.
    public struct AsyncIterator: AsyncIteratorProtocol {
        /// A snapshot.
        public typealias Element = Snapshot

        let cursor: TurnCursor

        /// Waits for a newer snapshot; nil if the response is whole.
        ///
        /// - Throws: What `respond(to:)` throws, once; the iteration has ended then.
        public mutating func next(isolation actor: isolated (any Actor)? = #isolation) async throws -> Snapshot? {
            while let progress = try await cursor.next(isolation: actor) {
                if let snapshot = try snapshot(of: progress) { return snapshot }
            }
            return nil
        }

        /// A snapshot; nil while there is not enough of the content for its type.
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
