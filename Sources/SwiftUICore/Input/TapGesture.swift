import DisplayList

/// Runs a closure when a view is tapped.
private struct TapAttribute: ElementAttribute {
    let count: Int
    let action: () -> Void

    func apply(to element: inout DisplayElement, environment: EnvironmentValues) {
        element.input.gestures.append(.tap(count: count))
        element.input.events.insert(.gesture)
    }

    func handle(_ action: ElementEvent.Action) -> Bool {
        guard case .gesture(_, .ended, _) = action else { return false }
        self.action()
        return true
    }
}

extension View {
    public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
        modifier(AttributeModifier(TapAttribute(count: count, action: action)))
    }
}
