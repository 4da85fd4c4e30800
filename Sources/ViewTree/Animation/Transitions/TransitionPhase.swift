/// The phase of a view's insertion or removal.
public enum TransitionPhase: Hashable, Sendable {
    /// About to be inserted.
    case willAppear
    /// Inserted.
    case identity
    /// Removed.
    case didDisappear

    /// Whether the view is inserted.
    public var isIdentity: Bool { self == .identity }

    /// The phase as a number: -1 before the insertion, 0 while inserted, 1 after the removal.
    public var value: Double {
        switch self {
        case .willAppear: -1
        case .identity: 0
        case .didDisappear: 1
        }
    }
}

/// The properties of a transition.
public struct TransitionProperties: Sendable {
    /// Whether the transition moves anything.
    public let hasMotion: Bool
    /// Properties of a transition; by default, something moves.
    public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

/// The view that an app's transition makes for each phase.
package struct TransitionBody: @unchecked Sendable {
    private let make: @MainActor (AnyView, TransitionPhase) -> AnyView
    private var hearsInsertion = true
    private var hearsRemoval = true

    package init(_ make: @escaping @MainActor (AnyView, TransitionPhase) -> AnyView) { self.make = make }

    func limited(toRemoval isRemoval: Bool) -> TransitionBody {
        var copy = self
        if isRemoval { copy.hearsInsertion = false } else { copy.hearsRemoval = false }
        return copy
    }

    @MainActor func apply(to view: AnyView, phase: TransitionPhase) -> AnyView {
        let isHeard =
            switch phase {
            case .willAppear: hearsInsertion
            case .identity: true
            case .didDisappear: hearsRemoval
            }
        return make(view, isHeard ? phase : .identity)
    }
}
