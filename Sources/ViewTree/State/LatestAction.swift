/// What a view does when something happens to it: an action that is made anew at each evaluation of what is around the
/// view, and that never looks like the one before.
///
/// Another action is no reason to evaluate the view again. What it hands on instead (`$action`) stays the same and does
/// whatever the newest action is.
@propertyWrapper
package struct LatestAction: DynamicProperty {
    package var wrappedValue: () -> Void
    private var place: Place?

    private final class Place {
        var action: () -> Void
        init(_ action: @escaping () -> Void) { self.action = action }
    }

    package nonisolated init(wrappedValue action: @escaping () -> Void) { wrappedValue = action }

    /// Does what the newest action does.
    package var projectedValue: () -> Void {
        guard let place else { return wrappedValue }
        return { place.action() }
    }

    package mutating func _bind(_ storage: inout _PropertyStorage) {
        let place = storage.box.map { unsafeDowncast($0, to: Place.self) } ?? Place(wrappedValue)
        place.action = wrappedValue
        storage.box = place
        self.place = place
    }

    package func _isSameInput(as other: LatestAction) -> Bool { true }
}
