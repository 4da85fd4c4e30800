import DisplayList
import Foundation

/// The location of a pointer over a view, or that it has left.
public enum HoverPhase: Equatable, Sendable {
    case active(CGPoint)
    case ended
}

/// The effect of a pointer over a view.
public struct HoverEffect: Equatable, Sendable {
    fileprivate enum Kind { case automatic, highlight, lift }
    fileprivate let kind: Kind
    /// The same as `highlight`.
    public static let automatic = HoverEffect(kind: .automatic)
    /// A soft background with round corners.
    public static let highlight = HoverEffect(kind: .highlight)
    /// The view becomes 4 % larger.
    public static let lift = HoverEffect(kind: .lift)
}

/// A gesture for a pointer over a view. Fingers don't hover.
private struct HoverGesture: PrimitiveGesture {
    typealias Value = CGPoint
    let followsPointer: Bool
    let space: CoordinateSpace

    func _makeRecognizer(_ context: inout _GestureContext) -> _GestureRecognizer<CGPoint> {
        let space = space
        return context.leaf(.hover(followsPointer: followsPointer)) { $0.value.location + $0.origin(space) }
    }
}

extension View {
    /// Runs `action` with true when a pointer enters the view, and with false when it leaves. Fingers don't hover.
    public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
        let hover = HoverGesture(followsPointer: false, space: .local)
            .onChanged { _ in action(true) }
            .onEnded { _ in action(false) }
        return modifier(GestureModifier(gesture: hover, priority: .simultaneous))
    }

    /// Runs `action` with the pointer's location, in points, while it is over the view. Fingers don't hover.
    public func onContinuousHover(
        coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (HoverPhase) -> Void
    ) -> some View {
        let hover = HoverGesture(followsPointer: true, space: coordinateSpace.coordinateSpace)
            .onChanged { action(.active($0)) }
            .onEnded { _ in action(.ended) }
        return modifier(GestureModifier(gesture: hover, priority: .simultaneous))
    }

    /// Shows an effect while a pointer is over the view.
    public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool = true) -> some View {
        modifier(HoverEffectModifier(effect: effect, isEnabled: isEnabled))
    }

    /// Turns off the effects of pointers over this view and the views in it.
    public func hoverEffectDisabled(_ disabled: Bool = true) -> some View {
        transformEnvironment(\.isHoverEffectEnabled) { if disabled { $0 = false } }
    }
}

private struct HoverEffectEnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }

extension EnvironmentValues {
    /// Whether the effects of pointers over views are shown.
    public var isHoverEffectEnabled: Bool {
        get { self[HoverEffectEnabledKey.self] }
        set { self[HoverEffectEnabledKey.self] = newValue }
    }
}

private struct HoverEffectModifier: ViewModifier {
    let effect: HoverEffect
    let isEnabled: Bool
    @State private var isHovered = false
    @Environment(\.isHoverEffectEnabled) private var isAllowed

    func body(content: Content) -> some View {
        let isShown = isEnabled && isAllowed && isHovered
        content
            .background(
                isShown && effect.kind != .lift ? AnyShapeStyle(.fill.tertiary) : AnyShapeStyle(.clear),
                in: RoundedRectangle(cornerRadius: 8)
            )
            .scaleEffect(isShown && effect.kind == .lift ? 1.04 : 1)
            .animation(.snappy(duration: 0.18), value: isShown)
            .onHover { isHovered = $0 }
    }
}
