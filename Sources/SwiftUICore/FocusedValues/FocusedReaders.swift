import Synchronization

/// The readers of a window's focused values. Who reads one of them is not evaluated for another.
final class FocusedReaders: Sendable {
    private let places = Mutex<[ObjectIdentifier: ObservedState]>([:])

    /// Whoever is evaluated reads the value of that key.
    func look(at key: ObjectIdentifier) {
        let place = places.withLock { places in
            let place = places[key] ?? ObservedState()
            places[key] = place
            return place
        }
        place.look()
    }

    func tell(of key: ObjectIdentifier) { places.withLock { $0[key] }?.change {} }
}

/// How what is said under a key differs from what was said before.
@MainActor
enum FocusedDifference {
    case same, other
    /// Closures can't be compared, nor what is made of them.
    case unknown

    init(_ old: Any?, _ new: Any?) {
        guard let old, let new else {
            self = old == nil && new == nil ? .same : .other
            return
        }
        func compare<T>(_ old: T) -> FocusedDifference {
            guard let new = new as? T else { return .other }
            if T.self is AnyObject.Type { return old as AnyObject === new as AnyObject ? .same : .other }
            if Self.areEqual(old, new) { return .same }
            return old is any Equatable ? .other : .unknown
        }
        self = _openExistential(old, do: compare)
    }

    private static func areEqual<T>(_ old: T, _ new: T) -> Bool {
        func isSame<P: DynamicProperty>(_ old: P) -> Bool { (new as? P).map { old._isSameInput(as: $0) } ?? false }
        if let old = old as? any DynamicProperty { return isSame(old) }
        return FieldLayout.of(T.self).areEqual(old, new)
    }
}

/// Counts how often a value that can't be compared is said anew in one pass after the other. It is where the same body reads
/// and says it: that would be evaluated for ever.
struct FocusedRenewals {
    private static let countMax = 3
    private var last: [ObjectIdentifier: (pass: Int, count: Int)] = [:]

    /// Whether the readers are to be told.
    mutating func note(_ key: ObjectIdentifier, inPass pass: Int) -> Bool {
        let count = last[key].map { $0.pass + 1 == pass ? $0.count + 1 : $0.pass == pass ? $0.count : 1 } ?? 1
        last[key] = count > Self.countMax ? nil : (pass, count)
        return count <= Self.countMax
    }
}
