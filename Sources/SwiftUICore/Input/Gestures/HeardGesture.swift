import DisplayList

/// Gestures of a view whose events another framework takes as they are: those of UIKit's recognizers.
package struct HeardGesture: PrimitiveGesture {
    private let specs: [GestureSpec]
    private let hear: @MainActor (ElementEvent.Phase, ElementEvent.GestureValue) -> Void

    /// - Parameters:
    ///   - specs: What the browser recognizes.
    ///   - hear: Called for each event, with a value in the view's coordinates.
    package init(
        _ specs: [GestureSpec], hear: @escaping @MainActor (ElementEvent.Phase, ElementEvent.GestureValue) -> Void
    ) {
        (self.specs, self.hear) = (specs, hear)
    }

    /// How the gesture is recognized. The framework calls it.
    package func _makeRecognizer(_ context: inout _GestureContext) -> _GestureRecognizer<Void> {
        for spec in specs { _ = context.add(spec) }
        return _GestureRecognizer { event in
            hear(event.phase, event.value)
            return nil
        }
    }
}
