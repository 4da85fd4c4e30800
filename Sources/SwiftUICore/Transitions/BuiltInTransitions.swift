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

    /// The view, transparent before it is there and after it has gone.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.opacity(phase.isIdentity ? 1 : 0)
    }
}

/// The view grows and shrinks about a point.
public struct ScaleTransition: BuiltInTransition {
    /// The scale before the view is there and after it has gone; 1 is its own size.
    public var scale: Double
    /// The point that stays in place, in units of the view.
    public var anchor: UnitPoint

    /// A transition from a scale about an anchor, and back to it.
    public nonisolated init(_ scale: Double, anchor: UnitPoint = .center) {
        self.scale = scale
        self.anchor = anchor
    }

    package nonisolated var look: AnyTransition { .scale(scale: scale, anchor: anchor) }

    /// The view, scaled before it is there and after it has gone.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.scaleEffect(phase.isIdentity ? 1 : scale, anchor: anchor)
    }
}

/// The view comes from and goes to a place beside its own.
public struct OffsetTransition: BuiltInTransition {
    /// How far beside its own place the view comes from and goes to, in points.
    public var offset: CGSize

    /// A transition from so many points beside the view's place, and back to there.
    public nonisolated init(_ offset: CGSize) { self.offset = offset }

    package nonisolated var look: AnyTransition { .offset(offset) }

    /// The view, beside its place before it is there and after it has gone.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.offset(phase.isIdentity ? .zero : offset)
    }
}

/// The view comes and goes over an edge.
public struct MoveTransition: BuiltInTransition {
    /// The edge over which the view comes and goes.
    public var edge: Edge

    /// A transition over an edge.
    public nonisolated init(edge: Edge) { self.edge = edge }

    package nonisolated var look: AnyTransition { .move(edge: edge) }

    /// The view, beyond the edge before it is there and after it has gone.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.modifier(ShiftModifier(edge: phase.isIdentity ? nil : edge))
    }
}

/// The view comes from the leading edge and goes over the trailing one.
public struct SlideTransition: BuiltInTransition {
    /// Makes the transition. It has no settings.
    public nonisolated init() {}
    package nonisolated var look: AnyTransition { .slide }

    /// The view, beyond the leading edge before it is there and beyond the trailing one after it has gone.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.modifier(ShiftModifier(edge: phase.isIdentity ? nil : phase == .willAppear ? .leading : .trailing))
    }
}

/// The view comes over an edge, pushes out what was there over the opposite one, and fades.
public struct PushTransition: BuiltInTransition {
    /// The edge over which the view comes.
    public var edge: Edge

    /// A transition from an edge to the opposite one.
    public nonisolated init(edge: Edge) { self.edge = edge }

    package nonisolated var look: AnyTransition { .push(from: edge) }

    /// The view, transparent and beyond one edge before it is there, and beyond the other after it has gone.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content
            .modifier(ShiftModifier(edge: phase.isIdentity ? nil : phase == .willAppear ? edge : edge.opposite))
            .opacity(phase.isIdentity ? 1 : 0)
    }
}

/// The view blurs and shrinks a little while it fades.
public struct BlurReplaceTransition: BuiltInTransition {
    /// Which way what comes and what goes are scaled.
    public struct Configuration: Equatable, Sendable {
        let isUpward: Bool
        /// What comes grows from smaller, what goes shrinks.
        public static let downUp = Configuration(isUpward: false)
        /// What comes grows from smaller, what goes grows further.
        public static let upUp = Configuration(isUpward: true)
    }

    /// Which way what comes and what goes are scaled.
    public var configuration: Configuration

    /// A transition of a kind.
    public nonisolated init(configuration: Configuration) { self.configuration = configuration }

    package nonisolated var look: AnyTransition {
        var transition = AnyTransition.identity
        let isUpward = configuration.isUpward
        transition.bodies = [TransitionBody { AnyView(Self.changed($0, $1, isUpward: isUpward)) }]
        return transition
    }

    /// The view, blurred, scaled and transparent before it is there and after it has gone.
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

/// Moves a view beside its place by its own width or height.
private struct ShiftModifier: ViewModifier {
    let edge: Edge?

    func body(content: Content) -> some View { content.modifier(EffectModifier(ShiftEffect(edge: edge))) }
}

private struct ShiftEffect: ElementEffect {
    let edge: Edge?

    func apply(to element: inout DisplayElement, size: CGSize, environment: EnvironmentValues) {
        let shift = HiddenLook(edge: edge).shift(of: size)
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
    /// The view grows and shrinks about a point.
    public static var scale: ScaleTransition { ScaleTransition(0) }

    /// The view grows from a scale about an anchor, and shrinks to it.
    public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> ScaleTransition {
        ScaleTransition(scale, anchor: anchor)
    }
}

extension Transition where Self == OffsetTransition {
    /// The view comes from and goes to a place so many points beside its own.
    public static func offset(_ offset: CGSize) -> OffsetTransition { OffsetTransition(offset) }

    /// The view comes from and goes to a place so many points beside its own.
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetTransition {
        OffsetTransition(CGSize(width: x, height: y))
    }
}

extension Transition where Self == MoveTransition {
    /// The view comes and goes over an edge.
    public static func move(edge: Edge) -> MoveTransition { MoveTransition(edge: edge) }
}

extension Transition where Self == SlideTransition {
    /// The view comes from the leading edge and goes over the trailing one.
    public static var slide: SlideTransition { SlideTransition() }
}

extension Transition where Self == PushTransition {
    /// The view comes over an edge, goes over the opposite one, and fades.
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
