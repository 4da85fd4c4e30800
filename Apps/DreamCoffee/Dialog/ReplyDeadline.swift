import FoundationModels

/// Time limits for a reply: for its first word, and for the whole.
struct ReplyDeadline: Sendable {
    /// Waits; in tests it takes no time.
    typealias Pause = @Sendable (Duration) async throws -> Void

    var firstWord = Duration.seconds(30)
    var whole = Duration.seconds(90)
    var pause: Pause = { try await Task.sleep(for: $0) }

    /// Thrown when a deadline has passed.
    struct Passed: Error {}

    /// A reply, if it is in time.
    @MainActor
    func reply(of session: LanguageModelSession, to line: String, _ options: GenerationOptions) async throws -> String {
        let progress = Progress()
        return try await race { [pause, firstWord, whole] in
            try await pause(firstWord)
            guard await progress.hasBegun else { return }
            try await pause(whole - firstWord)
        } against: {
            var said = ""
            for try await snapshot in session.streamResponse(to: line, options: options) {
                said = snapshot.content
                if !said.isEmpty { progress.hasBegun = true }
            }
            return said
        }
    }

    /// Another result of a model, if it is complete in time.
    @MainActor
    func limit<Made: Sendable>(_ work: @escaping @MainActor () async throws -> Made) async throws -> Made {
        try await race { [pause, whole] in
            try await pause(whole)
        } against: {
            try await work()
        }
    }

    @MainActor
    private final class Progress {
        var hasBegun = false
    }

    /// Returns whichever finishes first; if that is the clock, the work is canceled.
    @MainActor
    private func race<Made: Sendable>(
        _ clock: @escaping @Sendable () async throws -> Void, against work: @escaping @MainActor () async throws -> Made
    ) async throws -> Made {
        try await withThrowingTaskGroup(of: Made.self) { group in
            group.addTask { try await work() }
            group.addTask {
                try await clock()
                throw Passed()
            }
            defer { group.cancelAll() }
            guard let made = try await group.next() else { throw Passed() }
            return made
        }
    }
}
