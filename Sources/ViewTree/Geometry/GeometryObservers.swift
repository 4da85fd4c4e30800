import Foundation

/// What depends on where views ended up: asked after each layout, and laid out again where the answer changed.
@MainActor
package final class GeometryObservers {
    private var observers: [ObjectIdentifier: () -> Void] = [:]

    package func add(_ owner: AnyObject, check: @escaping () -> Void) { observers[ObjectIdentifier(owner)] = check }
    package func remove(_ owner: AnyObject) { observers[ObjectIdentifier(owner)] = nil }

    func check() {
        for check in Array(observers.values) { check() }
    }
}
