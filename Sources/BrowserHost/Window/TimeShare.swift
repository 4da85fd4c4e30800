/// Shares one thread's time among parties by how much they have used: whoever has used least is next. Addresses are compared
/// first and their visitors second, so that making up visitors gains nothing. Among parties with equal usage (such as all that
/// were idle for a while) the one with the shortest jobs is next, so that a tap doesn't wait for a page load. That advantage
/// works once, since its job is charged.
///
/// As in process schedulers that use virtual time, an idle party doesn't accumulate credit.
struct TimeShare<Job: Hashable> {
    private struct Line {
        var jobs: [Job] = []
        var known: Set<Job> = []
        /// Breaks ties between parties with equal usage and equally long jobs: lower serials have waited longer.
        var serial: Int
        /// How many parties that came later went first.
        var passCount = 0
    }

    private var lines: [Party: Line] = [:]
    private var addresses = VirtualTime()
    /// The virtual time of the visitors at each address that has jobs.
    private var visitors: [String: VirtualTime] = [:]
    private var lengths = JobLengths()
    private var serial = 0

    /// At most this many shorter jobs go before a longer one.
    private static var passCountMax: Int { 8 }

    /// Whether no jobs are waiting.
    var isEmpty: Bool { lines.isEmpty }

    /// Appends a job to those of its party; a job that already waits isn't added again.
    mutating func add(_ job: Job, of party: Party) {
        var line = lines[party] ?? begin(party)
        if line.known.insert(job).inserted { line.jobs.append(job) }
        lines[party] = line
    }

    /// A party has a job again after an idle time. A new party begins with the least usage of those that are waiting, or an
    /// endless series of newcomers would always go first.
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
        for (other, waiting) in lines where waiting.serial < line.serial { lines[other]?.passCount += 1 }
        addresses.advance(to: party.address)
        visitors[party.address]?.advance(to: party.visitor)
        return (party, job)
    }

    /// Whether, once a party has used this much more time, another one that is waiting goes before it.
    func isOvertaken(_ party: Party, after seconds: Double) -> Bool {
        let own = addresses.used(by: party.address) + seconds
        let ownAmongVisitors = (visitors[party.address]?.used(by: party.visitor) ?? 0) + seconds
        return lines.keys.contains { other in
            guard other.address == party.address else { return addresses.used(by: other.address) < own }
            guard other.visitor != party.visitor else { return false }
            return (visitors[other.address]?.used(by: other.visitor) ?? 0) < ownAmongVisitors
        }
    }

    private func used(by party: Party) -> (Double, Double, Double, Int) {
        let line = lines[party]
        let hasWaited = (line?.passCount ?? 0) >= Self.passCountMax
        return (
            addresses.used(by: party.address), visitors[party.address]?.used(by: party.visitor) ?? 0,
            hasWaited ? 0 : lengths.expected(of: party.visitor), line?.serial ?? 0
        )
    }

    /// Charges the time that a job took to its party.
    mutating func charge(_ seconds: Double, to party: Party) {
        addresses.charge(seconds, to: party.address)
        visitors[party.address]?.charge(seconds, to: party.visitor)
        lengths.note(seconds, of: party.visitor)
        if !lines.keys.contains(where: { $0.address == party.address }) { visitors[party.address] = nil }
    }
}

/// The time that each key has used, at least a floor that rises with whoever is next.
private struct VirtualTime {
    private var used: [String: Double] = [:]
    private var floor = 0.0
    private var pruneCount = 64

    func used(by key: String) -> Double { max(used[key] ?? floor, floor) }

    /// A key has a job again after an idle time.
    mutating func begin(_ key: String, besides waiting: [String]) {
        used[key] = used[key] == nil ? waiting.map(used(by:)).min() ?? floor : used(by: key)
        guard used.count > pruneCount else { return }
        used = used.filter { $0.value > floor }
        pruneCount = max(64, 2 * used.count)
    }

    mutating func advance(to key: String) { floor = max(floor, used(by: key)) }

    mutating func charge(_ seconds: Double, to key: String) { used[key] = used(by: key) + max(seconds, 0) }
}

/// The average length of each visitor's jobs, as far as known.
private struct JobLengths {
    private var lengths: [String: Double] = [:]
    private static let countMax = 4096
    /// The weight of the latest job in the average.
    private static let weight = 0.25

    /// A new visitor's jobs are assumed to be long: the first page is.
    func expected(of visitor: String) -> Double { lengths[visitor] ?? .infinity }

    mutating func note(_ seconds: Double, of visitor: String) {
        if lengths.count >= Self.countMax, lengths[visitor] == nil { lengths = [:] }
        let before = lengths[visitor] ?? seconds
        lengths[visitor] = before + (max(seconds, 0) - before) * Self.weight
    }
}
