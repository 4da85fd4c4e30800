extension LanguageModelSession {
    /// A response while it grows: a sequence of snapshots, each of which holds all that there is so far.
    ///
    /// ```swift
    /// for try await snapshot in session.streamResponse(to: "Tell me a dream.") {
    ///     text = snapshot.content
    /// }
    /// ```
    ///
    /// Whoever iterates slowly misses snapshots, never text: the next one is always the newest. Leaving the loop early,
    /// or cancelling the task, stops the model and takes the turn back. Iterating again, or `collect()`, gives what the
    /// first iteration ended with.
    public struct ResponseStream<Content>: AsyncSequence where Content: Generable {
        /// A snapshot.
        public typealias Element = Snapshot

        let turn: Turn

        /// An iterator. The first one begins the request.
        public func makeAsyncIterator() -> AsyncIterator {
            AsyncIterator(cursor: TurnCursor(turn: turn))
        }

        /// Waits for the whole response.
        ///
        /// - Throws: What ended the response, again if it has ended already.
        nonisolated(nonsending) public func collect() async throws -> sending Response<Content> {
            let cursor = TurnCursor(turn: turn)
            while try await cursor.next(isolation: #isolation) != nil {}
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
    }

    /// Goes from snapshot to snapshot.
    public struct AsyncIterator: AsyncIteratorProtocol {
        /// A snapshot.
        public typealias Element = Snapshot

        let cursor: TurnCursor

        /// Waits for a newer snapshot; nil if the response is whole.
        public mutating func next(isolation actor: isolated (any Actor)? = #isolation) async throws -> Snapshot? {
            guard let draft = try await cursor.next(isolation: actor) else { return nil }
            let raw = draft.rawContent(isComplete: false)
            return Snapshot(content: try Content.PartiallyGenerated(raw), rawContent: raw)
        }
    }
}

extension LanguageModelSession.ResponseStream.Snapshot: Sendable where Content.PartiallyGenerated: Sendable {}
