import DisplayList
import Foundation

/// Gives the view an element, relative to which the views inside are positioned.
private struct GroupingEffect: ElementEffect {
    func apply(to element: inout DisplayElement, size: CGSize, environment: EnvironmentValues) {}
}

extension View {
    /// Animates the position of the view as a whole: a view that is inserted during the animation appears at the
    /// animated position.
    public func geometryGroup() -> some View { modifier(EffectModifier(GroupingEffect())) }

    /// Mirrors the view in right-to-left layouts.
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
