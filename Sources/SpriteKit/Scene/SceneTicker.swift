import Foundation

/// Calls a scene at each frame, on the main actor.
@MainActor
final class SceneTicker {
    private let tick: @MainActor () -> Void
    private var timer: (any DispatchSourceTimer)?
    /// Nil while it is stopped.
    private(set) var framesPerSecond: Int?

    init(_ tick: @escaping @MainActor () -> Void) { self.tick = tick }

    func start(framesPerSecond: Int) {
        stop()
        let timer = DispatchSource.makeTimerSource(flags: .strict, queue: .main)
        let interval = 1 / Double(max(framesPerSecond, 1))
        timer.schedule(deadline: .now() + interval, repeating: interval, leeway: .milliseconds(1))
        timer.setEventHandler { [tick] in MainActor.assumeIsolated { tick() } }
        timer.resume()
        self.timer = timer
        self.framesPerSecond = framesPerSecond
    }

    func stop() {
        timer?.cancel()
        timer = nil
        framesPerSecond = nil
    }

    isolated deinit { timer?.cancel() }
}
