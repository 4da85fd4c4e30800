/// The model's latest measurement, for all windows: they have one model, and each measurement keeps it from replying to somebody.
@MainActor
final class SharedMeasurement {
    static let ofModel = SharedMeasurement()
    private static let validity = Duration.seconds(60)

    private var latest: (measuring: Task<ModelMeasurement, any Error>, end: ContinuousClock.Instant)?

    /// The measurement of the last minute, also one that is still being made; otherwise a new one.
    ///
    /// - Throws: The error of measuring, which the next call does again.
    func value(
        _ measure: @escaping @MainActor () async throws -> ModelMeasurement
    ) async throws -> ModelMeasurement {
        if let latest, latest.end > .now { return try await latest.measuring.value }
        let measuring = Task { try await measure() }
        latest = (measuring, .now + Self.validity)
        do {
            return try await measuring.value
        } catch {
            if latest?.measuring == measuring { latest = nil }
            throw error
        }
    }
}
