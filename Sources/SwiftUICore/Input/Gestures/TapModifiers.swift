import Foundation

extension View {
    /// Runs `action` at a tap, or at several in a row.
    public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
        modifier(GestureModifier(gesture: TapGesture(count: count).onEnded(action)))
    }

    /// Runs `action` at a tap, or at several in a row, with the place of the tap in points of a coordinate space.
    public func onTapGesture(
        count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
        perform action: @escaping (CGPoint) -> Void
    ) -> some View {
        let tap = SpatialTapGesture(count: count, coordinateSpace: coordinateSpace)
        return modifier(GestureModifier(gesture: tap.onEnded { action($0.location) }))
    }

    /// Runs `action` when the view has been pressed for `minimumDuration` seconds, by a finger that has moved no
    /// further than `maximumDistance` points. `onPressingChanged` is called when the press begins and ends.
    public func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
        onPressingChanged: ((Bool) -> Void)? = nil
    ) -> some View {
        let press = LongPressGesture(minimumDuration: minimumDuration, maximumDistance: maximumDistance)
        return modifier(
            GestureModifier(gesture: PressGesture(press: press, changed: onPressingChanged, action: action)))
    }

    @available(
        *, deprecated, message: "Use onLongPressGesture(minimumDuration:maximumDistance:perform:onPressingChanged:)"
    )
    /// The older form of `onLongPressGesture(minimumDuration:maximumDistance:perform:onPressingChanged:)`.
    public func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)?,
        perform action: @escaping () -> Void
    ) -> some View {
        onLongPressGesture(
            minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action,
            onPressingChanged: pressing)
    }
}

/// A long press that reports when the finger goes down and when it is lifted.
private struct PressGesture: PrimitiveGesture {
    typealias Value = Bool
    let press: LongPressGesture
    let changed: ((Bool) -> Void)?
    let action: () -> Void

    func _makeRecognizer(_ context: inout _GestureContext) -> _GestureRecognizer<Bool> {
        let press = press._makeRecognizer(&context)
        return _GestureRecognizer { event in
            let step = press.step(event)
            switch step {
            case .changed?: changed?(true)
            case .ended?:
                action()
                changed?(false)
            case .cancelled?: changed?(false)
            case nil: break
            }
            return step
        }
    }
}
