import Synchronization

/// The readers of a window's focused values, by key. A body is invalidated only by the keys that it reads.
final class FocusedReaders: Sendable {
    private let places = Mutex<[ObjectIdentifier: ObservedState]>([:])

    /// Registers the body that is being evaluated as a reader of the key.
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

/// Whether a key's new value equals its old one.
@MainActor
enum FocusedDifference {
    case same, other
    /// Closures, and values made of them, can't be compared.
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

/// Counts in how many consecutive passes a value that can't be compared was set again. That happens when the same body
/// reads and sets it, which would otherwise be evaluated forever.
struct FocusedRenewals {
    private static let countMax = 3
    private var last: [ObjectIdentifier: (pass: Int, count: Int)] = [:]

    /// Counts a change of a key; returns whether its readers should be invalidated.
    mutating func note(_ key: ObjectIdentifier, inPass pass: Int) -> Bool {
        let count = last[key].map { $0.pass + 1 == pass ? $0.count + 1 : $0.pass == pass ? $0.count : 1 } ?? 1
        last[key] = count > Self.countMax ? nil : (pass, count)
        return count <= Self.countMax
    }
}
