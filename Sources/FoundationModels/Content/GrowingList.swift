/// A list that its one writer appends to while snapshots of its beginning are read, on any thread.
///
/// An `Array` would be copied whole with the first append after a snapshot was taken. Here a snapshot is a reference and a
/// count: elements below the count never change or move. The writer fills the place after them; when there is none left,
/// it goes on in a list of twice the size, and old snapshots keep the old one.
///
/// Unchecked and unsafe for that reason: reader and writer share the memory, but never an element. Only the writer, and
/// `deinit` after everybody else, touch `count`.
final class GrowingList<Element: Sendable>: @unchecked Sendable {
    private let base: UnsafeMutablePointer<Element>
    private let capacity: Int
    private(set) var count = 0

    private init(capacity: Int) {
        self.capacity = capacity
        base = .allocate(capacity: capacity)
    }

    deinit {
        base.deinitialize(count: count)
        base.deallocate()
    }

    subscript(position: Int) -> Element {
        precondition(position >= 0 && position < capacity, "There is no element \(position) of \(capacity)")
        return base[position]
    }

    /// The first elements, of which the caller knows that they are there.
    func prefix(_ count: Int) -> UnsafeBufferPointer<Element> {
        precondition(count <= capacity, "\(count) elements of \(capacity)")
        return UnsafeBufferPointer(start: base, count: count)
    }

    /// The list with more elements after its first `used`: mostly this list itself.
    static func appending(_ elements: some Collection<Element>, to list: GrowingList?, used: Int) -> GrowingList {
        let target =
            list.flatMap { $0.count == used && used + elements.count <= $0.capacity ? $0 : nil }
            ?? GrowingList(capacity: max(8, 2 * (used + elements.count)), copying: list, used: used)
        for element in elements {
            (target.base + target.count).initialize(to: element)
            target.count += 1
        }
        return target
    }

    /// A copy with another element in one place.
    func replacing(_ position: Int, with element: Element, used: Int) -> GrowingList {
        let copy = GrowingList(capacity: capacity, copying: self, used: used)
        copy.base[position] = element
        return copy
    }

    private convenience init(capacity: Int, copying list: GrowingList?, used: Int) {
        self.init(capacity: capacity)
        guard let list else { return }
        base.initialize(from: list.base, count: used)
        count = used
    }
}
