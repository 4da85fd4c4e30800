/// An optional gesture: `.gesture(isOn ? drag : nil)`. Nil recognizes nothing.
extension Optional: Gesture, PrimitiveGesture where Wrapped: Gesture {
    /// The value of the gesture.
    public typealias Value = Wrapped.Value

    /// How the gesture is recognized. The framework calls it.
    public func _makeRecognizer(_ context: inout _GestureContext) -> _GestureRecognizer<Wrapped.Value> {
        self?._makeRecognizer(&context) ?? _GestureRecognizer { _ in nil }
    }
}
