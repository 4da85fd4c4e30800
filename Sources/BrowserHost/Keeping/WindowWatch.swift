import Dispatch

/// Marks windows as in use once a minute. If several processes share windows, it also checks every second whether others have
/// taken over windows of this one, whose timers and tasks would otherwise go on here.
@MainActor
final class WindowWatch {
    private let keeper: any WindowKeeper
    private let registry: WindowRegistry
    private let lose: @MainActor (LiveWindow) -> Void
    private var timer: (any DispatchSourceTimer)?
    private var turnCount = 0
    private var isLooking = false

    private static let secondsPerMinute = 60
    private var secondsPerTurn: Int { keeper.isShared ? 1 : Self.secondsPerMinute }

    /// - Parameter lose: Closes a window that another process has.
    init(_ keeper: any WindowKeeper, _ registry: WindowRegistry, lose: @escaping @MainActor (LiveWindow) -> Void) {
        self.keeper = keeper
        self.registry = registry
        self.lose = lose
    }

    func start() {
        let timer = DispatchSource.makeTimerSource(queue: .main)
        timer.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.takeTurn() } }
        let pause = DispatchTimeInterval.seconds(secondsPerTurn)
        timer.schedule(deadline: .now() + pause, repeating: pause, leeway: .milliseconds(100))
        timer.resume()
        self.timer = timer
    }

    func stop() {
        timer?.cancel()
        timer = nil
    }

    private func takeTurn() {
        turnCount += 1
        // While a database doesn't answer, no second query is sent.
        guard !isLooking else { return }
        isLooking = true
        let isMinute = turnCount * secondsPerTurn % Self.secondsPerMinute == 0
        Task { [weak self] in
            if self?.keeper.isShared == true { await self?.look() }
            if isMinute { await self?.keep() }
            self?.isLooking = false
        }
    }

    /// Closes the windows that other processes have.
    func look() async {
        let claims = registry.claims
        guard !claims.isEmpty else { return }
        for claim in await keeper.lost(among: claims) { registry.window(of: claim).map(lose) }
    }

    private func keep() async { await keeper.keep(registry.claims) }
}
