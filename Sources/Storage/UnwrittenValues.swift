import Foundation

/// A queue of values that aren't in the database yet, in the order in which their places were first set. Each place has only its
/// last value.
package struct UnwrittenValues {
    package struct Place: Hashable, Sendable {
        package let owner: String
        package let key: String

        package init(owner: String, key: String) {
            self.owner = owner
            self.key = key
        }
    }

    /// A queued value. Each change gives it a new number.
    private struct Entry {
        let bytes: Data?
        let window: WindowClaim?
        let number: Int
        let position: Int
    }

    private var values: [Place: Entry] = [:]
    /// Places with their positions. Entries that were written out of order stay until the start reaches them.
    private var order: [(place: Place, position: Int)] = []
    /// The index in `order` of the first entry that isn't written.
    private var start = 0
    private var lastNumber = 0
    /// About how many bytes of memory the queue takes.
    private(set) var byteCount = 0

    /// About how many bytes of memory a value takes. The constant is the overhead of each entry, so that many short values count
    /// too.
    private static func cost(of bytes: Data?) -> Int { 256 + (bytes?.count ?? 0) }

    var isEmpty: Bool { values.isEmpty }

    /// The queued value of a place; the inner nil removes what is kept, the outer nil means that nothing is queued.
    subscript(place: Place) -> Data?? { values[place].map { $0.bytes } }

    /// The number of a place's queued value; 0 where none is queued.
    func number(at place: Place) -> Int { values[place]?.number ?? 0 }

    var first: PlacedValue? { first(besides: []) }

    /// The first value whose number isn't among these.
    func first(besides numbers: Set<Int>) -> PlacedValue? {
        order[start...].lazy.compactMap { value(at: $0) }.first { !numbers.contains($0.number) }
    }

    /// All queued values, in order.
    var all: [PlacedValue] { order[start...].compactMap { value(at: $0) } }

    /// The values that a window has set.
    func all(of window: WindowClaim) -> [PlacedValue] { all.filter { $0.window == window } }

    /// Drops the queued value of a place.
    mutating func forget(_ place: Place) {
        guard let entry = values[place] else { return }
        remove([PlacedValue(place: place, bytes: entry.bytes, number: entry.number)])
    }

    private func value(at entry: (place: Place, position: Int)) -> PlacedValue? {
        guard let value = values[entry.place], value.position == entry.position else { return nil }
        return PlacedValue(place: entry.place, bytes: value.bytes, window: value.window, number: value.number)
    }

    /// - Parameters:
    ///   - window: The window that has set the value, if the value is to be dropped once another process owns that window.
    ///   - number: Must be higher than all before; nil picks the next one.
    mutating func add(_ bytes: Data?, at place: Place, of window: WindowClaim? = nil, number: Int? = nil) {
        lastNumber = number ?? lastNumber + 1
        let before = values[place]
        if before == nil { order.append((place, lastNumber)) }
        values[place] = Entry(
            bytes: bytes, window: window, number: lastNumber, position: before?.position ?? lastNumber)
        byteCount += Self.cost(of: bytes) - (before.map { Self.cost(of: $0.bytes) } ?? 0)
    }

    /// Removes written values, except those that have changed since.
    mutating func remove(_ written: [PlacedValue]) {
        for value in written where values[value.place]?.number == value.number {
            values[value.place] = nil
            byteCount -= Self.cost(of: value.bytes)
        }
        while start < order.count, value(at: order[start]) == nil { start += 1 }
        if start == order.count { (order, start) = ([], 0) }
    }
}

/// A value and its place; nil bytes remove the value.
struct PlacedValue {
    let place: UnwrittenValues.Place
    let bytes: Data?
    var window: WindowClaim?
    /// Distinguishes the value from later ones of the same place in the queue.
    var number = 0
}
