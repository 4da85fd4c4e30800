/// A view's action: a closure that is created anew at each evaluation around the view, and can't be compared with the previous
/// one.
///
/// A new action doesn't evaluate the view again. The projected value (`$action`) that the view passes on stays the same and calls
/// the latest action.
@propertyWrapper
package struct LatestAction: DynamicProperty {
    package var wrappedValue: () -> Void
    private var place: Place?

    private final class Place {
        var action: () -> Void
        init(_ action: @escaping () -> Void) { self.action = action }
    }

    package nonisolated init(wrappedValue action: @escaping () -> Void) { wrappedValue = action }

    /// Calls the latest action.
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
