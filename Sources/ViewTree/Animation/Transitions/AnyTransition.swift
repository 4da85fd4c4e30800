import DisplayList
import Foundation

/// How a view comes and goes: what it looks like before it is there and after it has gone.
///
/// See [AnyTransition](https://developer.apple.com/documentation/swiftui/anytransition).
public struct AnyTransition: Sendable {
    var insertion: HiddenLook
    var removal: HiddenLook
    /// What an app's own transitions make of the view, the innermost first.
    package var bodies: [TransitionBody] = []
    /// In place of the change's animation; nil leaves it to that.
    var insertionAnimation: Animation?
    var removalAnimation: Animation?

    init(_ look: HiddenLook) {
        insertion = look
        removal = look
    }

    /// The view appears and disappears at once.
    public static let identity = AnyTransition(HiddenLook())
    /// The view fades. What happens where nothing is said.
    public static let opacity = AnyTransition(HiddenLook(opacity: 0))
    /// The view grows from its middle, and shrinks into it.
    public static var scale: AnyTransition { .scale(scale: 0) }
    /// The view comes from the leading edge and goes over the trailing one.
    public static var slide: AnyTransition {
        .asymmetric(insertion: .move(edge: .leading), removal: .move(edge: .trailing))
    }

    /// The view grows from a scale about an anchor, and shrinks to it.
    public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
        AnyTransition(HiddenLook(scale: scale, anchor: anchor))
    }

    /// The view comes from and goes to a place so many points beside its own.
    public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition(HiddenLook(offset: offset)) }

    /// The view comes from and goes to a place so many points beside its own.
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
        offset(CGSize(width: x, height: y))
    }

    /// The view comes and goes over an edge: it moves by its own width or height.
    public static func move(edge: Edge) -> AnyTransition { AnyTransition(HiddenLook(edge: edge)) }

    /// The view comes over an edge, goes over the opposite one, and fades.
    public static func push(from edge: Edge) -> AnyTransition {
        .asymmetric(
            insertion: .move(edge: edge).combined(with: .opacity),
            removal: .move(edge: edge.opposite).combined(with: .opacity))
    }

    /// One transition for coming, another for going.
    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
        var transition = insertion
        transition.removal = removal.removal
        transition.removalAnimation = removal.removalAnimation
        transition.bodies =
            insertion.bodies.map { $0.limited(toRemoval: false) } + removal.bodies.map { $0.limited(toRemoval: true) }
        return transition
    }

    /// Plays the transition by an animation of its own, whatever the change's is, and also where that has none.
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

    /// One modifier before the view is there and after it has gone, another while it is.
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
