private struct DirectionBehavior: ViewModifier {
    let behavior: LayoutDirectionBehavior
    @Environment(\.layoutDirection) private var direction

    func body(content: Content) -> some View {
        content.scaleEffect(x: behavior == .mirrors(in: direction) ? -1 : 1)
    }
}

extension View {
    /// Mirrors the view as a whole in a layout direction; `fixed` never does.
    public func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> some View {
        modifier(DirectionBehavior(behavior: behavior))
    }
}
