/// Shares one thread's time among parties by what they have used of it: whoever has used least is next. Addresses come
/// first and their visitors second, so that somebody who invents visitors gains nothing by it.
///
/// As schedulers of processes do it (virtual time): a party that had nothing to do for a while doesn't save up for later.
struct TimeShare<Job: Hashable> {
    private struct Line {
        var jobs: [Job] = []
        var known: Set<Job> = []
        /// Who has waited longer comes first of those who have used the same.
        var serial: Int
    }

    private var lines: [Party: Line] = [:]
    private var addresses = VirtualTime()
    /// Of each address that has something to do.
    private var visitors: [String: VirtualTime] = [:]
    private var serial = 0

    /// Whether nobody waits.
    var isEmpty: Bool { lines.isEmpty }

    /// Adds a job behind the others of its party; one that waits already isn't added again.
    mutating func add(_ job: Job, of party: Party) {
        var line = lines[party] ?? begin(party)
        if line.known.insert(job).inserted { line.jobs.append(job) }
        lines[party] = line
    }

    /// Somebody has something to do after a while without. Who was never heard before begins where those are who wait, or an
    /// endless row of newcomers would always be first.
    private mutating func begin(_ party: Party) -> Line {
        let waiting = lines.keys
        addresses.begin(party.address, besides: waiting.map(\.address))
        visitors[party.address, default: VirtualTime()].begin(
            party.visitor, besides: waiting.filter { $0.address == party.address }.map(\.visitor))
        serial += 1
        return Line(serial: serial)
    }

    /// Takes the next job.
    mutating func next() -> (party: Party, job: Job)? {
        guard let party = lines.keys.min(by: { used(by: $0) < used(by: $1) }), var line = lines[party] else {
            return nil
        }
        let job = line.jobs.removeFirst()
        line.known.remove(job)
        lines[party] = line.jobs.isEmpty ? nil : line
        addresses.advance(to: party.address)
        visitors[party.address]?.advance(to: party.visitor)
        return (party, job)
    }

    private func used(by party: Party) -> (Double, Double, Int) {
        (
            addresses.used(by: party.address), visitors[party.address]?.used(by: party.visitor) ?? 0,
            lines[party]?.serial ?? 0
        )
    }

    /// Counts what a party's job took.
    mutating func charge(_ seconds: Double, to party: Party) {
        addresses.charge(seconds, to: party.address)
        visitors[party.address]?.charge(seconds, to: party.visitor)
        if !lines.keys.contains(where: { $0.address == party.address }) { visitors[party.address] = nil }
    }
}

/// What each has used, from a floor that rises with whoever is next.
private struct VirtualTime {
    private var used: [String: Double] = [:]
    private var floor = 0.0
    private var pruneCount = 64

    func used(by key: String) -> Double { max(used[key] ?? floor, floor) }

    /// Somebody has something to do after a while without.
    mutating func begin(_ key: String, besides waiting: [String]) {
        used[key] = used[key] == nil ? waiting.map(used(by:)).min() ?? floor : used(by: key)
        guard used.count > pruneCount else { return }
        used = used.filter { $0.value > floor }
        pruneCount = max(64, 2 * used.count)
    }

    mutating func advance(to key: String) { floor = max(floor, used(by: key)) }

    mutating func charge(_ seconds: Double, to key: String) { used[key] = used(by: key) + max(seconds, 0) }
}
