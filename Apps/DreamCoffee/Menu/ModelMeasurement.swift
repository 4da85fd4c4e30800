import FoundationModels

/// How long a model took to answer a greeting, and the length of its answer.
struct ModelMeasurement: Equatable {
    let seconds: Double
    let letterCount: Int

    var lettersPerSecond: Double { Double(letterCount) / max(seconds, 0.001) }
}

extension ModelMeasurement {
    /// Greets the model of a session.
    ///
    /// - Throws: The model's error: without an answer there is nothing to measure.
    @MainActor
    init(of session: LanguageModelSession, greetedWith greeting: String) async throws {
        let start = ContinuousClock.now
        let reply = try await session.respond(to: greeting).content
        let time = ContinuousClock.now - start
        self.init(
            seconds: Double(time.components.seconds) + Double(time.components.attoseconds) / 1e18,
            letterCount: reply.count)
    }
}
