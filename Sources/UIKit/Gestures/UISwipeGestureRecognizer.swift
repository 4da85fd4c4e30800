import Combine
import DisplayList
import Foundation

/// Recognizes a finger that moves quickly in a direction and is lifted: at least 40 points in at most 0.6 seconds.
///
/// See [UISwipeGestureRecognizer](https://developer.apple.com/documentation/uikit/uiswipegesturerecognizer).
open class UISwipeGestureRecognizer: UIGestureRecognizer {
    /// Directions in which a finger goes.
    public struct Direction: OptionSet, Sendable {
        /// The directions as bits, with Apple's values.
        public let rawValue: UInt
        /// Directions by their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Towards increasing x.
        public static let right = Direction(rawValue: 1)
        /// Towards decreasing x.
        public static let left = Direction(rawValue: 2)
        /// Towards decreasing y.
        public static let up = Direction(rawValue: 4)
        /// Towards increasing y.
        public static let down = Direction(rawValue: 8)
    }

    /// In which directions the finger may go. To the right by default.
    open var direction = Direction.right
    private var beginning: Double?

    /// Not available: a swipe has one finger.
    @available(*, unavailable, message: "A swipe is recognised with one finger here")
    public final var numberOfTouchesRequired: Int {
        get { 1 }
        set {}
    }

    /// Emits the recognizer each time that it recognizes a swipe. Kissa's own; CombineCocoa has it on Apple's
    /// platforms.
    public var swipePublisher: AnyPublisher<UISwipeGestureRecognizer, Never> { publisher(of: self) }

    /// The minimum distance, the maximum duration, and the maximum deviation as a fraction of the distance.
    private static let pointsMin: CGFloat = 40
    private static let secondsMax = 0.6
    private static let strayMax: CGFloat = 0.6

    override var spec: GestureSpec { .drag(minimumPoints: 10).with(priority) }

    /// The direction is only known when the finger is lifted.
    override func recognise(_ phase: ElementEvent.Phase, _ value: ElementEvent.GestureValue) {
        if phase == .began { beginning = value.time }
        guard phase == .ended, let beginning, value.time - beginning <= Self.secondsMax else { return }
        guard let went = Self.direction(from: value.start, to: value.location), direction.contains(went) else { return }
        super.recognise(.began, value)
        super.recognise(.ended, value)
    }

    /// Nil if the movement is too short or too diagonal.
    static func direction(from start: CGPoint, to end: CGPoint) -> Direction? {
        let (x, y) = (end.x - start.x, end.y - start.y)
        guard max(abs(x), abs(y)) >= pointsMin else { return nil }
        if abs(y) <= abs(x) * strayMax { return x > 0 ? .right : .left }
        if abs(x) <= abs(y) * strayMax { return y > 0 ? .down : .up }
        return nil
    }
}
