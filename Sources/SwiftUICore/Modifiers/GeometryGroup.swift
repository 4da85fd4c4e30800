import DisplayList
import Foundation

/// An element of the view's own, against which the views inside move.
private struct GroupingEffect: ElementEffect {
    func apply(to element: inout DisplayElement, size: CGSize, environment: EnvironmentValues) {}
}

extension View {
    /// Moves the view as one: a view that comes in while it moves comes in where it is by then.
    public func geometryGroup() -> some View { modifier(EffectModifier(GroupingEffect())) }

    /// Mirrors the view where the language is written from right to left.
    public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
        modifier(DirectionFlip(isEnabled: enabled))
    }
}

private struct DirectionFlip: ViewModifier {
    let isEnabled: Bool
    @Environment(\.layoutDirection) private var direction

    func body(content: Content) -> some View {
        content.scaleEffect(x: isEnabled && direction == .rightToLeft ? -1 : 1, y: 1)
    }
}
