/// Repeats a button's action while it is held down.
@MainActor
final class HeldPress {
    /// The timing of a keyboard's key repeat.
    private static let delay = Duration.milliseconds(500)
    private static let interval = Duration.milliseconds(100)
    /// A press that comes with the release arrives right after it.
    private static let wait = Duration.seconds(1)

    private var repetition: Task<Void, Never>?
    private var hasActed = false
    private var releasedAt: ContinuousClock.Instant?

    /// - Parameter act: Performs the button's action. Returns false if the button can't be pressed any more, which ends
    ///   the repetition.
    func begin(_ act: @escaping @MainActor () -> Bool) {
        repetition?.cancel()
        (hasActed, releasedAt) = (false, nil)
        repetition = Task { [weak self] in
            var pause = Self.delay
            while (try? await Task.sleep(for: pause)) != nil, act() {
                self?.hasActed = true
                pause = Self.interval
            }
        }
    }

    func end() {
        repetition?.cancel()
        repetition = nil
        if hasActed { releasedAt = .now }
    }

    /// Whether a press is only the release of a button that has already acted while it was held down.
    func endsWithPress() -> Bool {
        defer { (hasActed, releasedAt) = (false, nil) }
        return releasedAt.map { .now - $0 < Self.wait } ?? hasActed
    }
}
