import DisplayList
import Foundation

/// How a view is inserted and removed: its look before the insertion and after the removal.
///
/// See [AnyTransition](https://developer.apple.com/documentation/swiftui/anytransition).
public struct AnyTransition: Sendable {
    var insertion: HiddenLook
    var removal: HiddenLook
    /// The app's own transitions, the innermost first.
    package var bodies: [TransitionBody] = []
    /// Replaces the change's animation; nil keeps that.
    var insertionAnimation: Animation?
    var removalAnimation: Animation?

    init(_ look: HiddenLook) {
        insertion = look
        removal = look
    }

    /// The view appears and disappears without a transition.
    public static let identity = AnyTransition(HiddenLook())
    /// The view fades. This is the default.
    public static let opacity = AnyTransition(HiddenLook(opacity: 0))
    /// The view grows from its center, and shrinks into it.
    public static var scale: AnyTransition { .scale(scale: 0) }
    /// The view moves in from the leading edge and out over the trailing one.
    public static var slide: AnyTransition {
        .asymmetric(insertion: .move(edge: .leading), removal: .move(edge: .trailing))
    }

    /// The view grows from a scale about an anchor, and shrinks to it.
    public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
        AnyTransition(HiddenLook(scale: scale, anchor: anchor))
    }

    /// The view moves in from an offset, and out to it.
    public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition(HiddenLook(offset: offset)) }

    /// The view moves in from an offset, and out to it.
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
        offset(CGSize(width: x, height: y))
    }

    /// The view moves in and out over an edge, by its own width or height.
    public static func move(edge: Edge) -> AnyTransition { AnyTransition(HiddenLook(edge: edge)) }

    /// The view moves in over an edge, moves out over the opposite one, and fades.
    public static func push(from edge: Edge) -> AnyTransition {
        .asymmetric(
            insertion: .move(edge: edge).combined(with: .opacity),
            removal: .move(edge: edge.opposite).combined(with: .opacity))
    }

    /// One transition for the insertion, another one for the removal.
    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
        var transition = insertion
        transition.removal = removal.removal
        transition.removalAnimation = removal.removalAnimation
        transition.bodies =
            insertion.bodies.map { $0.limited(toRemoval: false) } + removal.bodies.map { $0.limited(toRemoval: true) }
        return transition
    }

    /// Plays the transition with its own animation, whether the change has one or not.
    public func animation(_ animation: Animation?) -> AnyTransition {
        var transition = self
        transition.insertionAnimation = animation
        transition.removalAnimation = animation
        return transition
    }

    /// Both transitions at the same time.
    public func combined(with other: AnyTransition) -> AnyTransition {
        var transition = self
        transition.insertion = insertion.combined(with: other.insertion)
        transition.removal = removal.combined(with: other.removal)
        transition.bodies += other.bodies
        transition.insertionAnimation = insertionAnimation ?? other.insertionAnimation
        transition.removalAnimation = removalAnimation ?? other.removalAnimation
        return transition
    }

    /// One modifier before the insertion and after the removal, another one in between.
    public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
        var transition = AnyTransition.identity
        nonisolated(unsafe) let (active, identity) = (active, identity)
        transition.bodies = [TransitionBody { AnyView($0.modifier($1.isIdentity ? identity : active)) }]
        return transition
    }

    /// A transition of any type.
    public init<T: Transition>(_ transition: T) {
        nonisolated(unsafe) let transition = transition
        if let known = transition as? any BuiltInTransition {
            self = known.look
        } else {
            self = .identity
            bodies = [
                TransitionBody { AnyView(transition.body(content: PlaceholderContentView(content: $0), phase: $1)) }
            ]
        }
    }
}

extension Edge {
    package var opposite: Edge {
        switch self {
        case .top: .bottom
        case .bottom: .top
        case .leading: .trailing
        case .trailing: .leading
        }
    }
}
