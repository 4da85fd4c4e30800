/// The times at which responses have to be checked, the earliest first.
struct HTTPDeadlines {
    typealias Instant = ContinuousClock.Instant

    private struct Entry {
        let time: Instant
        let name: ObjectIdentifier
    }

    /// A binary heap. Outdated entries, whose response has another time by now, are skipped when they come up.
    private var heap: [Entry] = []
    private var times: [ObjectIdentifier: Instant] = [:]

    /// The time of the next check.
    var next: Instant? { heap.first?.time }

    mutating func set(_ time: Instant, for name: ObjectIdentifier) {
        guard times[name] != time else { return }
        times[name] = time
        forgetOld()
        heap.append(Entry(time: time, name: name))
        var place = heap.count - 1
        while place > 0, heap[place].time < heap[(place - 1) / 2].time {
            heap.swapAt(place, (place - 1) / 2)
            place = (place - 1) / 2
        }
    }

    /// Removes outdated entries when they outnumber the others. A sorted array is a heap.
    private mutating func forgetOld() {
        guard heap.count > 2 * times.count + 64 else { return }
        heap = heap.filter { times[$0.name] == $0.time }.sorted { $0.time < $1.time }
    }

    mutating func remove(_ name: ObjectIdentifier) { times[name] = nil }

    /// Removes and returns the responses whose time has come.
    mutating func take(until now: Instant) -> Set<ObjectIdentifier> {
        var due: Set<ObjectIdentifier> = []
        while let first = heap.first, first.time <= now || times[first.name] != first.time {
            removeFirst()
            guard times[first.name] == first.time else { continue }
            times[first.name] = nil
            due.insert(first.name)
        }
        return due
    }

    private mutating func removeFirst() {
        heap.swapAt(0, heap.count - 1)
        heap.removeLast()
        var place = 0
        while let child = earlierChild(of: place), heap[child].time < heap[place].time {
            heap.swapAt(place, child)
            place = child
        }
    }

    private func earlierChild(of place: Int) -> Int? {
        let children = (2 * place + 1)..<min(2 * place + 3, max(heap.count, 2 * place + 1))
        return children.min { heap[$0].time < heap[$1].time }
    }
}
