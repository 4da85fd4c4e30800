import Foundation

/// Schedules jobs on the main actor: processing a connection's messages, or rendering a window.
///
/// A turn of the main queue ends when its time is up, so that the app's own work also gets turns; remaining jobs go on in the
/// next one.
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
    ///   - listen: Adds the jobs that have come meanwhile. Called before each choice, so that a new message waits for at most the
    ///     job in progress.
    ///   - run: Does a job, or a part of it: until the turn is over, or a party that has used less time is waiting.
    init(
        turnSeconds: Double, clock: @escaping () -> Double = { SteadyClock.nowSeconds },
        listen: @escaping () -> Void = {}, run: @escaping (Job, _ mayGoOn: () -> Bool) -> Void
    ) {
        self.turnSeconds = turnSeconds
        self.clock = clock
        self.listen = listen
        self.run = run
    }

    /// Adds a job, to be done by `runTurn()` or by a later turn.
    func add(_ job: Job, of party: Party) { share.add(job, of: party) }

    /// Adds a job, and schedules a turn for it.
    func schedule(_ job: Job, of party: Party) {
        share.add(job, of: party)
        scheduleTurn()
    }

    /// Does waiting jobs until the time is up.
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
