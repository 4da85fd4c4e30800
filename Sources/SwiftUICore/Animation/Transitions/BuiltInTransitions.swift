import DisplayList
import Foundation

/// The view appears and disappears in place.
public struct IdentityTransition: BuiltInTransition {
    public nonisolated init() {}
    nonisolated var look: AnyTransition { .identity }
    public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// The view fades.
public struct OpacityTransition: BuiltInTransition {
    public nonisolated init() {}
    nonisolated var look: AnyTransition { .opacity }

    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.opacity(phase.isIdentity ? 1 : 0)
    }
}

/// The view grows and shrinks about a point.
public struct ScaleTransition: BuiltInTransition {
    public var scale: Double
    public var anchor: UnitPoint

    public nonisolated init(_ scale: Double, anchor: UnitPoint = .center) {
        self.scale = scale
        self.anchor = anchor
    }

    nonisolated var look: AnyTransition { .scale(scale: scale, anchor: anchor) }

    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.scaleEffect(phase.isIdentity ? 1 : scale, anchor: anchor)
    }
}

/// The view comes from and goes to a place beside its own.
public struct OffsetTransition: BuiltInTransition {
    /// In points.
    public var offset: CGSize

    public nonisolated init(_ offset: CGSize) { self.offset = offset }

    nonisolated var look: AnyTransition { .offset(offset) }

    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.offset(phase.isIdentity ? .zero : offset)
    }
}

/// The view comes and goes over an edge.
public struct MoveTransition: BuiltInTransition {
    public var edge: Edge

    public nonisolated init(edge: Edge) { self.edge = edge }

    nonisolated var look: AnyTransition { .move(edge: edge) }

    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.modifier(ShiftModifier(edge: phase.isIdentity ? nil : edge))
    }
}

/// The view comes from the leading edge and goes over the trailing one.
public struct SlideTransition: BuiltInTransition {
    public nonisolated init() {}
    nonisolated var look: AnyTransition { .slide }

    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.modifier(ShiftModifier(edge: phase.isIdentity ? nil : phase == .willAppear ? .leading : .trailing))
    }
}

/// The view comes over an edge, pushes out what was there over the opposite one, and fades.
public struct PushTransition: BuiltInTransition {
    public var edge: Edge

    public nonisolated init(edge: Edge) { self.edge = edge }

    nonisolated var look: AnyTransition { .push(from: edge) }

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

    public var configuration: Configuration

    public nonisolated init(configuration: Configuration) { self.configuration = configuration }

    nonisolated var look: AnyTransition {
        var transition = AnyTransition.identity
        let isUpward = configuration.isUpward
        transition.bodies = [TransitionBody { AnyView(Self.changed($0, $1, isUpward: isUpward)) }]
        return transition
    }

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
    public static var identity: IdentityTransition { IdentityTransition() }
}

extension Transition where Self == OpacityTransition {
    public static var opacity: OpacityTransition { OpacityTransition() }
}

extension Transition where Self == ScaleTransition {
    public static var scale: ScaleTransition { ScaleTransition(0) }

    public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> ScaleTransition {
        ScaleTransition(scale, anchor: anchor)
    }
}

extension Transition where Self == OffsetTransition {
    public static func offset(_ offset: CGSize) -> OffsetTransition { OffsetTransition(offset) }

    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetTransition {
        OffsetTransition(CGSize(width: x, height: y))
    }
}

extension Transition where Self == MoveTransition {
    public static func move(edge: Edge) -> MoveTransition { MoveTransition(edge: edge) }
}

extension Transition where Self == SlideTransition {
    public static var slide: SlideTransition { SlideTransition() }
}

extension Transition where Self == PushTransition {
    public static func push(from edge: Edge) -> PushTransition { PushTransition(edge: edge) }
}

extension Transition where Self == BlurReplaceTransition {
    public static var blurReplace: BlurReplaceTransition { BlurReplaceTransition(configuration: .downUp) }

    public static func blurReplace(
        _ configuration: BlurReplaceTransition.Configuration = .downUp
    ) -> BlurReplaceTransition {
        BlurReplaceTransition(configuration: configuration)
    }
}
