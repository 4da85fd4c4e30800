import CoreGraphics
import Foundation
import KissaTesting

/// A point on the screen, relative to the element's frame at the time of use.
///
/// See [XCUICoordinate](https://developer.apple.com/documentation/xcuiautomation/xcuicoordinate).
// @unchecked: all of it is used on the main thread, which debug builds check.
public final class XCUICoordinate: @unchecked Sendable {
    /// The element to which the point is relative.
    public let referencedElement: XCUIElement
    private let share: CGVector
    private let offset: CGVector

    init(_ element: XCUIElement, share: CGVector, offset: CGVector = .zero) {
        referencedElement = element
        self.share = share
        self.offset = offset
    }

    /// The point in the window, in points.
    public var screenPoint: CGPoint {
        let frame = referencedElement.frame
        return CGPoint(
            x: frame.minX + frame.width * share.dx + offset.dx, y: frame.minY + frame.height * share.dy + offset.dy)
    }

    /// A point with an additional offset in points.
    public func withOffset(_ more: CGVector) -> XCUICoordinate {
        let sum = CGVector(dx: offset.dx + more.dx, dy: offset.dy + more.dy)
        return XCUICoordinate(referencedElement, share: share, offset: sum)
    }

    private func act(_ action: String, _ body: @MainActor (TestWindow, CGPoint) throws -> Void) {
        referencedElement.application.act(action, near: referencedElement) { try body($0, screenPoint) }
    }

    /// Taps the frontmost element there.
    public func tap() { act("tap") { window, place in try window.tap(at: place) } }
    /// Double-taps there.
    public func doubleTap() { act("doubleTap") { window, place in try window.tap(at: place, count: 2) } }
    /// Clicks, which is a tap here.
    public func click() { tap() }
    /// Long-presses the frontmost element there.
    public func press(forDuration seconds: TimeInterval) {
        act("press") { window, place in try window.longPress(at: place, for: .seconds(seconds)) }
    }
    /// Presses there, and drags to another point.
    public func press(forDuration seconds: TimeInterval, thenDragTo other: XCUICoordinate) {
        let goal = other.screenPoint
        act("drag") { window, place in
            try window.drag(at: place, by: CGVector(dx: goal.x - place.x, dy: goal.y - place.y))
        }
    }
    /// Presses there, and drags to another point. The velocity and the final hold are ignored here.
    public func press(
        forDuration seconds: TimeInterval, thenDragTo other: XCUICoordinate, withVelocity velocity: XCUIGestureVelocity,
        thenHoldForDuration rest: TimeInterval
    ) {
        press(forDuration: seconds, thenDragTo: other)
    }
}

extension XCUIElement {
    /// A point in the element: (0, 0) is its upper left corner, (1, 1) its lower right one.
    public func coordinate(withNormalizedOffset share: CGVector) -> XCUICoordinate {
        XCUICoordinate(self, share: share)
    }
}

/// The velocity of a gesture. Ignored here.
///
/// See [XCUIGestureVelocity](https://developer.apple.com/documentation/xcuiautomation/xcuigesturevelocity).
public struct XCUIGestureVelocity: RawRepresentable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, Sendable,
    Hashable
{
    /// In pixels per second.
    public let rawValue: CGFloat
    /// Creates a velocity in pixels per second.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Creates a velocity in pixels per second.
    public init(floatLiteral value: Double) { rawValue = value }
    /// Creates a velocity in pixels per second.
    public init(integerLiteral value: Int) { rawValue = CGFloat(value) }

    /// The system's default.
    public static let `default` = XCUIGestureVelocity(rawValue: 0)
    /// Slow.
    public static let slow = XCUIGestureVelocity(rawValue: 500)
    /// Fast.
    public static let fast = XCUIGestureVelocity(rawValue: 2000)
}
