/// Lets a test wait until something has run, without polling or timeouts.
@MainActor
final class Bell {
    private(set) var count = 0
    private let (sounds, sound) = AsyncStream.makeStream(of: Void.self)

    func ring() {
        count += 1
        sound.yield()
    }

    /// Waits until it has rung this many times in total. A test's time limit ends the wait.
    func wait(for total: Int = 1) async {
        guard count < total else { return }
        for await _ in sounds where count >= total { return }
    }
}
