import Foundation

/// What a database doesn't hold yet, in the order in which it was set first; of each place the last value.
struct UnwrittenValues {
    struct Place: Hashable {
        let owner: String
        let key: String
    }

    private var values: [Place: Data?] = [:]
    private var order: [Place] = []
    /// Where in `order` the first one stands that isn't written.
    private var start = 0
    /// How much all of it takes.
    private(set) var byteCount = 0

    /// What a value takes, roughly: many short ones are much, too.
    private static func cost(of bytes: Data?) -> Int { 256 + (bytes?.count ?? 0) }

    /// The value that waits for a place, where nil removes what is kept; nil where none waits.
    subscript(place: Place) -> Data?? { values[place] }

    var first: (place: Place, bytes: Data?)? {
        guard start < order.count, let bytes = values[order[start]] else { return nil }
        return (order[start], bytes)
    }

    /// All of them, in their order.
    var all: [PlacedValue] {
        order[start...].compactMap { place in values[place].map { PlacedValue(place: place, bytes: $0) } }
    }

    /// Forgets values that were written out of their turn.
    mutating func remove(_ places: [Place]) {
        let gone = Set(places)
        let rest = all.filter { !gone.contains($0.place) }
        self = UnwrittenValues()
        for value in rest { add(value.bytes, at: value.place) }
    }

    mutating func add(_ bytes: Data?, at place: Place) {
        let before = values.updateValue(bytes, forKey: place)
        if before == nil { order.append(place) }
        byteCount += Self.cost(of: bytes) - (before.map(Self.cost(of:)) ?? 0)
    }

    mutating func removeFirst() {
        let bytes = values.removeValue(forKey: order[start])
        byteCount -= bytes.map(Self.cost(of:)) ?? 0
        start += 1
        guard start == order.count else { return }
        (order, start) = ([], 0)
    }
}
