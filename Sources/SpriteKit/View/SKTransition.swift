import Foundation

/// How one scene takes the place of another. See
/// [SKTransition](https://developer.apple.com/documentation/spritekit/sktransition).
@MainActor
public final class SKTransition: NSObject {
    let kind: Kind
    let duration: TimeInterval
    /// Whether the incoming scene is paused until the transition is over: no frames, no actions.
    public var pausesIncomingScene = true
    /// Whether the outgoing scene is paused meanwhile. Kept, and has no effect here: only its last picture is shown.
    public var pausesOutgoingScene = true

    enum Kind {
        case crossFade
        /// Fades out into a color, and in from it.
        case fade(UIColor)
        /// The new scene pushes the old one out, slides in over it, or the old one slides away.
        case slide(SKTransitionDirection, movesOld: Bool, movesNew: Bool)
        /// Flips like a card about a line through the middle.
        case flip(acrossHorizontal: Bool)
        /// The old scene opens as two doors, or the new one closes as two.
        case doors(open: Bool, vertical: Bool)
        /// The old scene opens as two doors, and the new one approaches behind them.
        case doorway
    }

    private init(_ kind: Kind, _ duration: TimeInterval) {
        self.kind = kind
        self.duration = max(duration, 0)
        super.init()
    }

    /// The old scene fades into the new one.
    public class func crossFade(withDuration seconds: TimeInterval) -> SKTransition {
        SKTransition(.crossFade, seconds)
    }

    /// The old scene fades into black, and the new one out of it.
    public class func fade(withDuration seconds: TimeInterval) -> SKTransition { SKTransition(.fade(.black), seconds) }

    /// The old scene fades into a color, and the new one out of it.
    public class func fade(with color: UIColor, duration seconds: TimeInterval) -> SKTransition {
        SKTransition(.fade(color), seconds)
    }

    /// The new scene pushes the old one out in a direction.
    public class func push(with direction: SKTransitionDirection, duration seconds: TimeInterval) -> SKTransition {
        SKTransition(.slide(direction, movesOld: true, movesNew: true), seconds)
    }

    /// The new scene comes over the old one, moving in a direction.
    public class func moveIn(with direction: SKTransitionDirection, duration seconds: TimeInterval) -> SKTransition {
        SKTransition(.slide(direction, movesOld: false, movesNew: true), seconds)
    }

    /// The old scene moves away in a direction, and the new one is behind it.
    public class func reveal(with direction: SKTransitionDirection, duration seconds: TimeInterval) -> SKTransition {
        SKTransition(.slide(direction, movesOld: true, movesNew: false), seconds)
    }

    /// The view turns like a card about a horizontal line through its middle.
    public class func flipHorizontal(withDuration sec: TimeInterval) -> SKTransition {
        SKTransition(.flip(acrossHorizontal: true), sec)
    }

    /// The view turns like a card about a vertical line through its middle.
    public class func flipVertical(withDuration sec: TimeInterval) -> SKTransition {
        SKTransition(.flip(acrossHorizontal: false), sec)
    }

    /// The old scene opens as two doors, from the middle to the left and the right.
    public class func doorsOpenHorizontal(withDuration sec: TimeInterval) -> SKTransition {
        SKTransition(.doors(open: true, vertical: false), sec)
    }

    /// The old scene opens as two doors, from the middle up and down.
    public class func doorsOpenVertical(withDuration sec: TimeInterval) -> SKTransition {
        SKTransition(.doors(open: true, vertical: true), sec)
    }

    /// The new scene closes as two doors, from the left and the right to the middle.
    public class func doorsCloseHorizontal(withDuration sec: TimeInterval) -> SKTransition {
        SKTransition(.doors(open: false, vertical: false), sec)
    }

    /// The new scene closes as two doors, from above and below to the middle.
    public class func doorsCloseVertical(withDuration sec: TimeInterval) -> SKTransition {
        SKTransition(.doors(open: false, vertical: true), sec)
    }

    /// The old scene opens as two doors, and the new one comes nearer behind them.
    public class func doorway(withDuration sec: TimeInterval) -> SKTransition { SKTransition(.doorway, sec) }

    /// Not available: filters aren't drawn.
    @available(*, unavailable, message: "Filters aren't drawn here; use crossFade(withDuration:)")
    public class func transition(withFilter filter: Any, duration seconds: TimeInterval) -> SKTransition {
        fatalError()
    }
}

/// The direction in which a transition moves.
public enum SKTransitionDirection: Int, Sendable {
    case up, down, right, left
}

/// A transition to be sent to the page.
struct ShownTransition {
    let transition: SKTransition
    let serial = Serial.next()

    /// `[number, kind, seconds]` and the kind's parameters: a fade its color, a slide `x, y, movesOld, movesNew` with
    /// y downwards, a flip whether it is across a horizontal line, doors `opens, isVertical`.
    @MainActor var json: String {
        let seconds = JSONText.number(transition.duration)
        switch transition.kind {
        case .crossFade: return "[\(serial),\"crossFade\",\(seconds)]"
        case .fade(let color): return "[\(serial),\"fade\",\(seconds),\(JSONText.color(color))]"
        case .slide(let direction, let movesOld, let movesNew):
            let (x, y) = direction.vector
            return "[\(serial),\"slide\",\(seconds),\(x),\(y),\(movesOld),\(movesNew)]"
        case .flip(let isAcrossHorizontal): return "[\(serial),\"flip\",\(seconds),\(isAcrossHorizontal)]"
        case .doors(let opens, let isVertical): return "[\(serial),\"doors\",\(seconds),\(opens),\(isVertical)]"
        case .doorway: return "[\(serial),\"doorway\",\(seconds)]"
        }
    }
}

extension SKTransitionDirection {
    fileprivate var vector: (Int, Int) {
        switch self {
        case .up: (0, -1)
        case .down: (0, 1)
        case .right: (1, 0)
        case .left: (-1, 0)
        }
    }
}
