import CoreGraphics
import DisplayList
import Foundation

/// The phase of a scroll view's movement.
///
/// See [ScrollPhase](https://developer.apple.com/documentation/swiftui/scrollphase).
public enum ScrollPhase: Hashable, Sendable, CustomDebugStringConvertible {
    /// The view is at rest.
    case idle
    /// A finger touches the view and might begin to scroll. Browsers don't report it, so it never occurs.
    case tracking
    /// A finger or a wheel scrolls the view.
    case interacting
    /// The view decelerates after a finger has released it.
    case decelerating
    /// The app scrolls the view.
    case animating

    /// Whether the scroll view is moving.
    public var isScrolling: Bool { self != .idle }

    /// The name of the phase.
    public var debugDescription: String {
        switch self {
        case .idle: "idle"
        case .tracking: "tracking"
        case .interacting: "interacting"
        case .decelerating: "decelerating"
        case .animating: "animating"
        }
    }

    init(_ stage: ScrollStage) {
        switch stage {
        case .dragging: self = .interacting
        case .decelerating: self = .decelerating
        case .idle: self = .idle
        }
    }
}

/// The geometry and velocity of a scroll view when its phase changes.
public struct ScrollPhaseChangeContext: Sendable {
    /// The scroll view's geometry.
    public let geometry: ScrollGeometry
    /// The scroll view's velocity, in points per second; nil if it is at rest.
    public let velocity: CGVector?
}

private final class ScrollPhaseFollower: ScrollFollower {
    var action: ((ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void)?

    override var wantsPhases: Bool { true }

    override func phaseDidChange(from old: ScrollPhase, to new: ScrollPhase, _ scroll: ScrollLayoutNode) {
        action?(old, new, ScrollPhaseChangeContext(geometry: scroll.geometry, velocity: scroll.velocity))
    }
}

extension View {
    /// Runs a closure when the scroll view inside begins to move, is released, or comes to rest.
    public func onScrollPhaseChange(
        _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
    ) -> some View {
        onScrollPhaseChange { old, new, _ in action(old, new) }
    }

    /// Runs a closure, which gets the scroll view's geometry, when the scroll view inside begins to move, is released,
    /// or comes to rest.
    public func onScrollPhaseChange(
        _ action:
            @escaping (
                _ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext
            ) -> Void
    ) -> some View {
        modifier(ScrollFollowerModifier(make: { ScrollPhaseFollower() }) { $0.action = action })
    }
}
