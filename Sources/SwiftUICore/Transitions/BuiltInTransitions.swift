import DisplayList
import Foundation

/// The view appears and disappears in place.
public struct IdentityTransition: BuiltInTransition {
    /// Makes the transition. It has no settings.
    public nonisolated init() {}
    package nonisolated var look: AnyTransition { .identity }
    /// The view as it is.
    public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// The view fades.
public struct OpacityTransition: BuiltInTransition {
    /// Makes the transition. It has no settings.
    public nonisolated init() {}
    package nonisolated var look: AnyTransition { .opacity }

    /// The view, transparent before it appears and after it has disappeared.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.opacity(phase.isIdentity ? 1 : 0)
    }
}

/// The view scales about a point.
public struct ScaleTransition: BuiltInTransition {
    /// The scale before the view appears and after it has disappeared; 1 is its own size.
    public var scale: Double
    /// The point that stays in place, in unit coordinates of the view.
    public var anchor: UnitPoint

    /// A transition from a scale about an anchor, and back to it.
    public nonisolated init(_ scale: Double, anchor: UnitPoint = .center) {
        self.scale = scale
        self.anchor = anchor
    }

    package nonisolated var look: AnyTransition { .scale(scale: scale, anchor: anchor) }

    /// The view, scaled before it appears and after it has disappeared.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.scaleEffect(phase.isIdentity ? 1 : scale, anchor: anchor)
    }
}

/// The view moves in from an offset, and out to it.
public struct OffsetTransition: BuiltInTransition {
    /// The offset before the view appears and after it has disappeared, in points.
    public var offset: CGSize

    /// A transition from an offset in points, and back to it.
    public nonisolated init(_ offset: CGSize) { self.offset = offset }

    package nonisolated var look: AnyTransition { .offset(offset) }

    /// The view, with an offset before it appears and after it has disappeared.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.offset(phase.isIdentity ? .zero : offset)
    }
}

/// The view moves in and out over an edge.
public struct MoveTransition: BuiltInTransition {
    /// The edge over which the view moves in and out.
    public var edge: Edge

    /// A transition over an edge.
    public nonisolated init(edge: Edge) { self.edge = edge }

    package nonisolated var look: AnyTransition { .move(edge: edge) }

    /// The view, beyond the edge before it appears and after it has disappeared.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.modifier(ShiftModifier(edge: phase.isIdentity ? nil : edge))
    }
}

/// The view moves in over the leading edge, and out over the trailing one.
public struct SlideTransition: BuiltInTransition {
    /// Makes the transition. It has no settings.
    public nonisolated init() {}
    package nonisolated var look: AnyTransition { .slide }

    /// The view, beyond the leading edge before it appears, and beyond the trailing one after it has disappeared.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.modifier(ShiftModifier(edge: phase.isIdentity ? nil : phase == .willAppear ? .leading : .trailing))
    }
}

/// The view moves in over an edge, pushes the previous view out over the opposite one, and fades.
public struct PushTransition: BuiltInTransition {
    /// The edge over which the view moves in.
    public var edge: Edge

    /// A transition from an edge to the opposite one.
    public nonisolated init(edge: Edge) { self.edge = edge }

    package nonisolated var look: AnyTransition { .push(from: edge) }

    /// The view, transparent and beyond one edge before it appears, and beyond the other after it has disappeared.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content
            .modifier(ShiftModifier(edge: phase.isIdentity ? nil : phase == .willAppear ? edge : edge.opposite))
            .opacity(phase.isIdentity ? 1 : 0)
    }
}

/// The view blurs and shrinks a little while it fades.
public struct BlurReplaceTransition: BuiltInTransition {
    /// The directions in which the inserted and the removed view scale.
    public struct Configuration: Equatable, Sendable {
        let isUpward: Bool
        /// The inserted view grows, the removed one shrinks.
        public static let downUp = Configuration(isUpward: false)
        /// The inserted view grows to its size, the removed one grows beyond it.
        public static let upUp = Configuration(isUpward: true)
    }

    /// The directions in which the inserted and the removed view scale.
    public var configuration: Configuration

    /// A transition with a configuration.
    public nonisolated init(configuration: Configuration) { self.configuration = configuration }

    package nonisolated var look: AnyTransition {
        var transition = AnyTransition.identity
        let isUpward = configuration.isUpward
        transition.bodies = [TransitionBody { AnyView(Self.changed($0, $1, isUpward: isUpward)) }]
        return transition
    }

    /// The view, blurred, scaled and transparent before it appears and after it has disappeared.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        Self.changed(content, phase, isUpward: configuration.isUpward)
    }

    private static func changed(_ content: some View, _ phase: TransitionPhase, isUpward: Bool) -> some View {
        let scale: Double =
            switch phase {
            case .willAppear: 0.8
            case .identity: 1
            case .didDisappear: isUpward ? 1.2 : 0.8
            }
        return content.scaleEffect(scale).blur(radius: phase.isIdentity ? 0 : 8).opacity(phase.isIdentity ? 1 : 0)
    }
}

/// Moves a view by its own width or height.
private struct ShiftModifier: ViewModifier {
    let edge: Edge?

    func body(content: Content) -> some View { content.modifier(EffectModifier(ShiftEffect(edge: edge))) }
}

private struct ShiftEffect: ElementEffect {
    let edge: Edge?

    func apply(to element: inout DisplayElement, size: CGSize, environment: EnvironmentValues) {
        let shift = HiddenLook(edge: edge).mirrored(environment.isRightToLeft).shift(of: size)
        element.frame.origin.x += shift.width
        element.frame.origin.y += shift.height
    }
}

extension Transition where Self == IdentityTransition {
    /// The view appears and disappears in place.
    public static var identity: IdentityTransition { IdentityTransition() }
}

extension Transition where Self == OpacityTransition {
    /// The view fades.
    public static var opacity: OpacityTransition { OpacityTransition() }
}

extension Transition where Self == ScaleTransition {
    /// The view scales about a point.
    public static var scale: ScaleTransition { ScaleTransition(0) }

    /// The view grows from a scale about an anchor, and shrinks to it.
    public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> ScaleTransition {
        ScaleTransition(scale, anchor: anchor)
    }
}

extension Transition where Self == OffsetTransition {
    /// The view moves in from an offset in points, and out to it.
    public static func offset(_ offset: CGSize) -> OffsetTransition { OffsetTransition(offset) }

    /// The view moves in from an offset in points, and out to it.
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetTransition {
        OffsetTransition(CGSize(width: x, height: y))
    }
}

extension Transition where Self == MoveTransition {
    /// The view moves in and out over an edge.
    public static func move(edge: Edge) -> MoveTransition { MoveTransition(edge: edge) }
}

extension Transition where Self == SlideTransition {
    /// The view moves in over the leading edge, and out over the trailing one.
    public static var slide: SlideTransition { SlideTransition() }
}

extension Transition where Self == PushTransition {
    /// The view moves in over an edge, out over the opposite one, and fades.
    public static func push(from edge: Edge) -> PushTransition { PushTransition(edge: edge) }
}

extension Transition where Self == BlurReplaceTransition {
    /// The view blurs and shrinks a little while it fades.
    public static var blurReplace: BlurReplaceTransition { BlurReplaceTransition(configuration: .downUp) }

    /// The view blurs, is scaled and fades.
    public static func blurReplace(
        _ configuration: BlurReplaceTransition.Configuration = .downUp
    ) -> BlurReplaceTransition {
        BlurReplaceTransition(configuration: configuration)
    }
}
