/// Shares one thread's time among parties by what they have used of it: whoever has used least is next. Addresses come
/// first and their visitors second, so that somebody who invents visitors gains nothing by it. Of those who have used the same,
/// as all have who had nothing to do for a while, whoever's jobs are shortest is next: a tap waits for no page that is built.
/// It gains that once, since its job is charged.
///
/// As schedulers of processes do it (virtual time): a party that had nothing to do for a while doesn't save up for later.
struct TimeShare<Job: Hashable> {
    private struct Line {
        var jobs: [Job] = []
        var known: Set<Job> = []
        /// Who has waited longer comes first of those who have used the same, and whose jobs are alike.
        var serial: Int
        /// How many who came later were next.
        var passCount = 0
    }

    private var lines: [Party: Line] = [:]
    private var addresses = VirtualTime()
    /// Of each address that has something to do.
    private var visitors: [String: VirtualTime] = [:]
    private var lengths = JobLengths()
    private var serial = 0

    /// At most this many jobs that are shorter go before a longer one.
    private static var passCountMax: Int { 8 }

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
        for (other, waiting) in lines where waiting.serial < line.serial { lines[other]?.passCount += 1 }
        addresses.advance(to: party.address)
        visitors[party.address]?.advance(to: party.visitor)
        return (party, job)
    }

    /// Whether somebody waits who comes before a party, once that has used so much more.
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

    /// Counts what a party's job took.
    mutating func charge(_ seconds: Double, to party: Party) {
        addresses.charge(seconds, to: party.address)
        visitors[party.address]?.charge(seconds, to: party.visitor)
        lengths.note(seconds, of: party.visitor)
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

/// How long each visitor's jobs are, as far as that is known.
private struct JobLengths {
    private var lengths: [String: Double] = [:]
    private static let countMax = 4096
    /// How much the last job says of the next.
    private static let weight = 0.25

    /// Of a stranger nothing is known, and a first page is a long job.
    func expected(of visitor: String) -> Double { lengths[visitor] ?? .infinity }

    mutating func note(_ seconds: Double, of visitor: String) {
        if lengths.count >= Self.countMax, lengths[visitor] == nil { lengths = [:] }
        let before = lengths[visitor] ?? seconds
        lengths[visitor] = before + (max(seconds, 0) - before) * Self.weight
    }
}
