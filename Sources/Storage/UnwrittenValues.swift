import Foundation

/// What a database doesn't hold yet, in the order in which it was set first; of each place the last value.
package struct UnwrittenValues {
    package struct Place: Hashable, Sendable {
        package let owner: String
        package let key: String

        package init(owner: String, key: String) {
            self.owner = owner
            self.key = key
        }
    }

    /// A value that waits. Its number is another one after each change.
    private struct Entry {
        let bytes: Data?
        let window: WindowClaim?
        let number: Int
        let position: Int
    }

    private var values: [Place: Entry] = [:]
    /// Places with their positions; those that were written out of their turn stay until their turn comes.
    private var order: [(place: Place, position: Int)] = []
    /// Where in `order` the first one stands that isn't written.
    private var start = 0
    private var lastNumber = 0
    /// How much all of it takes.
    private(set) var byteCount = 0

    /// About how many bytes of memory a value takes. The constant is its bookkeeping, so that many short values count too.
    private static func cost(of bytes: Data?) -> Int { 256 + (bytes?.count ?? 0) }

    var isEmpty: Bool { values.isEmpty }

    /// The value that waits for a place, where nil removes what is kept; nil where none waits.
    subscript(place: Place) -> Data?? { values[place].map { $0.bytes } }

    /// The number of the value that waits for a place; 0 where none waits.
    func number(at place: Place) -> Int { values[place]?.number ?? 0 }

    var first: PlacedValue? { first(besides: []) }

    /// The first one of those whose numbers aren't among these.
    func first(besides numbers: Set<Int>) -> PlacedValue? {
        order[start...].lazy.compactMap { value(at: $0) }.first { !numbers.contains($0.number) }
    }

    /// All of them, in their order.
    var all: [PlacedValue] { order[start...].compactMap { value(at: $0) } }

    /// The values that a window has set.
    func all(of window: WindowClaim) -> [PlacedValue] { all.filter { $0.window == window } }

    /// Forgets the value that waits for a place.
    mutating func forget(_ place: Place) {
        guard let entry = values[place] else { return }
        remove([PlacedValue(place: place, bytes: entry.bytes, number: entry.number)])
    }

    private func value(at entry: (place: Place, position: Int)) -> PlacedValue? {
        guard let value = values[entry.place], value.position == entry.position else { return nil }
        return PlacedValue(place: entry.place, bytes: value.bytes, window: value.window, number: value.number)
    }

    /// - Parameters:
    ///   - window: The window that has set the value, where it has lost the right to as soon as another process has it.
    ///   - number: Higher than all before; nil for the next one.
    mutating func add(_ bytes: Data?, at place: Place, of window: WindowClaim? = nil, number: Int? = nil) {
        lastNumber = number ?? lastNumber + 1
        let before = values[place]
        if before == nil { order.append((place, lastNumber)) }
        values[place] = Entry(
            bytes: bytes, window: window, number: lastNumber, position: before?.position ?? lastNumber)
        byteCount += Self.cost(of: bytes) - (before.map { Self.cost(of: $0.bytes) } ?? 0)
    }

    /// Forgets values that are written, but for those that were changed meanwhile.
    mutating func remove(_ written: [PlacedValue]) {
        for value in written where values[value.place]?.number == value.number {
            values[value.place] = nil
            byteCount -= Self.cost(of: value.bytes)
        }
        while start < order.count, value(at: order[start]) == nil { start += 1 }
        if start == order.count { (order, start) = ([], 0) }
    }
}

/// A value and where it lies; nil removes it.
struct PlacedValue {
    let place: UnwrittenValues.Place
    let bytes: Data?
    var window: WindowClaim?
    /// Tells the value from later ones of the place, among those that wait.
    var number = 0
}
