import Foundation

/// A finger, a pen or a mouse button on the screen, from when it comes down until it is lifted: one object all the while.
///
/// See [UITouch](https://developer.apple.com/documentation/uikit/uitouch).
@preconcurrency @MainActor
public final class UITouch: NSObject {
    /// The phase of a touch. Those of regions don't happen here.
    public enum Phase: Int, Sendable {
        case began, moved, stationary, ended, cancelled, regionEntered, regionMoved, regionExited
    }

    /// The kind of touch.
    public enum TouchType: Int, Sendable {
        case direct, indirect, pencil, indirectPointer
        /// A pen. The same as `pencil`.
        public static var stylus: TouchType { .pencil }
    }

    /// The phase of the touch.
    public package(set) var phase: Phase
    /// Seconds since the system started.
    public package(set) var timestamp: TimeInterval
    /// How often the same place was touched in quick succession, this time included.
    public package(set) var tapCount: Int
    /// What touches: `direct` is a finger.
    public let type: TouchType
    /// How hard the touch presses; 1 is an ordinary touch. It is updated only when the touch begins, and may be up to
    /// 2.
    public package(set) var force: CGFloat
    /// The largest value of `force`. Always 1.
    public package(set) var maximumPossibleForce: CGFloat = 1
    /// The radius of the touch, in points. Always 20 here.
    public package(set) var majorRadius: CGFloat

    /// The location in the view that was touched, in points from its top left corner.
    package var location: CGPoint
    package var previousLocation: CGPoint
    /// The view that was touched.
    package weak var owner: AnyObject?
    /// Identifies the pointer among several.
    package let identifier: Int
    /// 0 for a finger and a mouse's main button.
    package let button: Int

    package init(
        identifier: Int, location: CGPoint, timestamp: TimeInterval, type: TouchType = .direct, tapCount: Int = 1,
        button: Int = 0, force: CGFloat = 1, majorRadius: CGFloat = 20, owner: AnyObject? = nil
    ) {
        self.identifier = identifier
        self.location = location
        previousLocation = location
        self.timestamp = timestamp
        self.type = type
        self.tapCount = tapCount
        self.button = button
        self.force = force
        self.majorRadius = majorRadius
        self.owner = owner
        phase = .began
        super.init()
    }

    /// Moves the touch to another location, or ends it there.
    package func advance(to location: CGPoint, _ phase: Phase, timestamp: TimeInterval) {
        previousLocation = self.location
        self.location = location
        self.phase = phase
        self.timestamp = timestamp
    }
}
