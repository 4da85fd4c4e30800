import Synchronization

/// An append-only list. While it grows, other threads can read snapshots of its beginning.
///
/// An `Array` would be copied whole with the first append after a snapshot was taken. Here a snapshot is a reference
/// and a count: elements below the count never change or move. An append claims the slots after them. If these are
/// claimed already, or the capacity is exhausted, it continues in a copy, and old snapshots keep the old list.
///
/// @unchecked Sendable, with unsafe pointers, because readers and writers share the memory, but never an element.
final class GrowingList<Element: Sendable>: @unchecked Sendable {
    private let base: UnsafeMutablePointer<Element>
    private let capacity: Int
    /// The number of claimed slots. Only the call that raised it from `n` to `m` writes the slots `n..<m`.
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

    /// The first elements. The caller must know that they exist.
    func prefix(_ count: Int) -> UnsafeBufferPointer<Element> {
        precondition(count <= capacity, "\(count) elements of \(capacity)")
        return UnsafeBufferPointer(start: base, count: count)
    }

    /// The list with more elements after the first `count`: usually this list itself, otherwise a copy.
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

    /// A copy with one element replaced.
    func replacing(_ position: Int, with element: Element, count: Int) -> GrowingList {
        let copy = GrowingList(capacity: capacity, copying: self, count: count)
        precondition(position < count, "There is no element \(position) of \(count)")
        copy.base[position] = element
        return copy
    }
}
