/// Whose work is next, where several owners share a few places: the work of the owner who has the fewest places, and among equals
/// of the one whose last turn ended longest ago. Each owner's work keeps its order.
///
/// It only decides: whoever uses it does the work, and guards it with a lock.
package struct FairTurns<Owner: Hashable & Sendable, Work: Sendable>: Sendable {
    private let placeCount: Int
    private let placesPerOwner: Int
    private let waitingMax: Int
    private var waiting: [Owner: ArraySlice<Work>] = [:]
    /// The owners with waiting work; the last turn of the first one ended longest ago.
    private var line: [Owner] = []
    private var takenCounts: [Owner: Int] = [:]
    private var takenCount = 0

    /// - Parameters:
    ///   - placeCount: How much work is done at once.
    ///   - placesPerOwner: How much of one owner's is done at once.
    ///   - waitingMax: How much of one owner's may wait.
    package init(placeCount: Int, placesPerOwner: Int = .max, waitingMax: Int) {
        (self.placeCount, self.placesPerOwner, self.waitingMax) = (placeCount, placesPerOwner, waitingMax)
    }

    package var waitingCount: Int { waiting.values.reduce(0) { $0 + $1.count } }

    /// Adds work after the owner's other work.
    /// - Returns: False if too much of the owner's work is waiting.
    package mutating func add(_ work: Work, of owner: Owner) -> Bool {
        guard waiting[owner, default: []].count < waitingMax else { return false }
        if waiting[owner] == nil { line.append(owner) }
        waiting[owner, default: []].append(work)
        return true
    }

    /// Takes the next work, which has a place until `end(of:)`; nil if nothing can begin now.
    package mutating func next() -> (owner: Owner, work: Work)? {
        guard takenCount < placeCount, let place = nextPlace, let work = waiting[line[place]]?.popFirst() else {
            return nil
        }
        let owner = line[place]
        if waiting[owner]?.isEmpty == true {
            waiting[owner] = nil
            line.remove(at: place)
        }
        takenCount += 1
        takenCounts[owner, default: 0] += 1
        return (owner, work)
    }

    private var nextPlace: Int? {
        let free = line.indices.filter { takenCounts[line[$0], default: 0] < placesPerOwner }
        return free.min { takenCounts[line[$0], default: 0] < takenCounts[line[$1], default: 0] }
    }

    /// Frees the place of an owner's work.
    /// - Parameter rest: What remains of the work. It is the owner's next.
    package mutating func end(of owner: Owner, rest: Work? = nil) {
        guard let count = takenCounts[owner] else { preconditionFailure("\(owner) has no place") }
        takenCounts[owner] = count > 1 ? count - 1 : nil
        takenCount -= 1
        if let rest { waiting[owner] = [rest] + waiting[owner, default: []] }
        line.removeAll { $0 == owner }
        if waiting[owner] != nil { line.append(owner) }
    }

    /// Removes the first waiting work that `isMeant` accepts.
    package mutating func remove(where isMeant: (Work) -> Bool) -> Work? {
        for owner in line {
            guard let place = waiting[owner]?.firstIndex(where: isMeant) else { continue }
            let work = waiting[owner]?.remove(at: place)
            if waiting[owner]?.isEmpty == true {
                waiting[owner] = nil
                line.removeAll { $0 == owner }
            }
            return work
        }
        return nil
    }
}
