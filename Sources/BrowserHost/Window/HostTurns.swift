import Foundation

/// Who is next on the main actor: a connection to be heard, or a window to be rendered.
///
/// A turn of the main queue ends when its time is over, so that the app's own work gets its turns, too; what is left goes on
/// in the next one.
@MainActor
final class HostTurns {
    enum Job: Hashable {
        case hear(ConnectionID)
        case finish(WindowHandle.ID)
    }

    private let turnSeconds: Double
    private let listen: () -> Void
    private let run: (Job, _ mayGoOn: () -> Bool) -> Void
    private let clock: () -> Double
    private var share = TimeShare<Job>()
    private var hasScheduledTurn = false
    private var isRunning = false

    /// - Parameters:
    ///   - turnSeconds: How long a turn may take.
    ///   - listen: Adds the jobs that have come meanwhile. Called before each choice, lest somebody who has just spoken wait for
    ///     another one's job besides the one that was under way.
    ///   - run: Does a job, or as much of it as there is time for: until the turn is over, or somebody waits who has used less.
    init(
        turnSeconds: Double, clock: @escaping () -> Double = { SteadyClock.nowSeconds },
        listen: @escaping () -> Void = {}, run: @escaping (Job, _ mayGoOn: () -> Bool) -> Void
    ) {
        self.turnSeconds = turnSeconds
        self.clock = clock
        self.listen = listen
        self.run = run
    }

    /// Adds a job for `runTurn()`, or for a turn of its own.
    func add(_ job: Job, of party: Party) { share.add(job, of: party) }

    /// Adds a job, and sees to it that it has a turn.
    func schedule(_ job: Job, of party: Party) {
        share.add(job, of: party)
        scheduleTurn()
    }

    /// Does what waits, as long as there is time.
    func runTurn() {
        guard !isRunning else { return }
        isRunning = true
        let end = clock() + turnSeconds
        var now = clock()
        while now < end, let (party, job) = nextJob() {
            run(job) { mayGoOn(party, since: now, until: end) }
            let after = clock()
            share.charge(after - now, to: party)
            now = after
        }
        isRunning = false
        if !share.isEmpty { scheduleTurn() }
    }

    private func mayGoOn(_ party: Party, since begin: Double, until end: Double) -> Bool {
        listen()
        let now = clock()
        return now < end && !share.isOvertaken(party, after: now - begin)
    }

    private func nextJob() -> (party: Party, job: Job)? {
        listen()
        return share.next()
    }

    private func scheduleTurn() {
        guard !hasScheduledTurn else { return }
        hasScheduledTurn = true
        DispatchQueue.main.async { [weak self] in
            MainActor.assumeIsolated {
                self?.hasScheduledTurn = false
                self?.runTurn()
            }
        }
    }
}
