import Foundation

/// Observers of views' final positions: checked after each layout, which is repeated if one of them invalidates it.
@MainActor
package final class GeometryObservers {
    private var observers: [ObjectIdentifier: () -> Void] = [:]

    package func add(_ owner: AnyObject, check: @escaping () -> Void) { observers[ObjectIdentifier(owner)] = check }
    package func remove(_ owner: AnyObject) { observers[ObjectIdentifier(owner)] = nil }

    func check() {
        for check in Array(observers.values) { check() }
    }
}
