/// How a test hears that something ran: it waits for the sound and looks at no clock.
@MainActor
final class Bell {
    private(set) var count = 0
    private let (sounds, sound) = AsyncStream.makeStream(of: Void.self)

    func ring() {
        count += 1
        sound.yield()
    }

    /// Waits until it has rung so many times, counted from the beginning; a test's time limit ends the wait.
    func wait(for total: Int = 1) async {
        guard count < total else { return }
        for await _ in sounds where count >= total { return }
    }
}
