import CoreGraphics
import DisplayList
import Foundation

/// What moves a scroll view.
///
/// See [ScrollPhase](https://developer.apple.com/documentation/swiftui/scrollphase).
public enum ScrollPhase: Hashable, Sendable, CustomDebugStringConvertible {
    /// Nothing.
    case idle
    /// A finger lies on it that might begin to scroll. A browser doesn't say: it is never reported.
    case tracking
    /// A finger, or a wheel.
    case interacting
    /// The speed that a finger left behind.
    case decelerating
    /// The app.
    case animating

    /// Whether the scroll view moves.
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

/// Where the scroll view stands when its phase changes.
public struct ScrollPhaseChangeContext: Sendable {
    /// Where the scroll view stands.
    public let geometry: ScrollGeometry
    /// How fast the scroll view moves, in points a second; nil where it stands still.
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
    /// Runs a closure when the scroll view inside begins to move, is let go of, or comes to rest.
    public func onScrollPhaseChange(
        _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
    ) -> some View {
        onScrollPhaseChange { old, new, _ in action(old, new) }
    }

    /// Runs a closure, with where the scroll view stands, when the scroll view inside begins to move, is let go of, or
    /// comes to rest.
    public func onScrollPhaseChange(
        _ action:
            @escaping (
                _ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext
            ) -> Void
    ) -> some View {
        modifier(ScrollFollowerModifier(make: { ScrollPhaseFollower() }) { $0.action = action })
    }
}
