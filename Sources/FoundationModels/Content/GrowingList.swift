import Synchronization

/// A list that is appended to while snapshots of its beginning are read, on any thread.
///
/// An `Array` would be copied whole with the first append after a snapshot was taken. Here a snapshot is a reference and a
/// count: elements below the count never change or move. Who appends takes the places after them; where they are taken
/// already, or there are none left, he goes on in a copy, and old snapshots keep the old list.
///
/// Unchecked and unsafe for that reason: readers and writers share the memory, but never an element.
final class GrowingList<Element: Sendable>: @unchecked Sendable {
    private let base: UnsafeMutablePointer<Element>
    private let capacity: Int
    /// How many places are taken. Only who moved it from `n` to `m` writes the places `n..<m`.
    private let taken: Atomic<Int>

    private init(capacity: Int, copying list: GrowingList?, count: Int) {
        self.capacity = capacity
        base = .allocate(capacity: capacity)
        taken = Atomic(count)
        if let list { base.initialize(from: list.base, count: count) }
    }

    deinit {
        base.deinitialize(count: taken.load(ordering: .acquiring))
        base.deallocate()
    }

    /// The first elements, of which the caller knows that they are there.
    func prefix(_ count: Int) -> UnsafeBufferPointer<Element> {
        precondition(count <= capacity, "\(count) elements of \(capacity)")
        return UnsafeBufferPointer(start: base, count: count)
    }

    /// The list with more elements after its first `count`: mostly this list itself.
    static func appending(_ elements: some Collection<Element>, to list: GrowingList?, count: Int) -> GrowingList {
        let total = count + elements.count
        let target: GrowingList
        if let list, list.take(from: count, to: total) {
            target = list
        } else {
            target = GrowingList(capacity: max(8, 2 * total), copying: list, count: count)
            target.taken.store(total, ordering: .relaxed)
        }
        var position = target.base + count
        for element in elements {
            position.initialize(to: element)
            position += 1
        }
        return target
    }

    private func take(from count: Int, to total: Int) -> Bool {
        guard total <= capacity else { return false }
        return taken.compareExchange(expected: count, desired: total, ordering: .acquiringAndReleasing).exchanged
    }

    /// A copy with another element in one place.
    func replacing(_ position: Int, with element: Element, count: Int) -> GrowingList {
        let copy = GrowingList(capacity: capacity, copying: self, count: count)
        precondition(position < count, "There is no element \(position) of \(count)")
        copy.base[position] = element
        return copy
    }
}
