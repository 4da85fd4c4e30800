import DisplayList
import Foundation

/// Where a pointer is over a view, or that it is not.
public enum HoverPhase: Equatable, Sendable {
    case active(CGPoint)
    case ended
}

/// How a view answers a pointer that is over it.
public struct HoverEffect: Equatable, Sendable {
    fileprivate enum Kind { case automatic, highlight, lift }
    fileprivate let kind: Kind
    /// As `highlight`.
    public static let automatic = HoverEffect(kind: .automatic)
    /// A soft ground with round corners.
    public static let highlight = HoverEffect(kind: .highlight)
    /// The view becomes 4 % larger.
    public static let lift = HoverEffect(kind: .lift)
}

/// A pointer over a view. A finger hovers over nothing.
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
    /// Runs `action` with true when a pointer comes over the view, and with false when it leaves. A finger hovers over
    /// nothing.
    public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
        let hover = HoverGesture(followsPointer: false, space: .local)
            .onChanged { _ in action(true) }
            .onEnded { _ in action(false) }
        return modifier(GestureModifier(gesture: hover, priority: .simultaneous))
    }

    /// Runs `action` with the pointer's place, in points, while it is over the view. A finger hovers over nothing.
    public func onContinuousHover(
        coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (HoverPhase) -> Void
    ) -> some View {
        let hover = HoverGesture(followsPointer: true, space: coordinateSpace.coordinateSpace)
            .onChanged { action(.active($0)) }
            .onEnded { _ in action(.ended) }
        return modifier(GestureModifier(gesture: hover, priority: .simultaneous))
    }

    /// Answers a pointer that is over the view.
    public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool = true) -> some View {
        modifier(HoverEffectModifier(effect: effect, isEnabled: isEnabled))
    }
}

private struct HoverEffectModifier: ViewModifier {
    let effect: HoverEffect
    let isEnabled: Bool
    @State private var isHovered = false

    func body(content: Content) -> some View {
        let isShown = isEnabled && isHovered
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
