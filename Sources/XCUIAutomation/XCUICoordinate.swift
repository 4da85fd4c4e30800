import CoreGraphics
import Foundation
import KissaTesting

/// A place of the screen, relative to an element as it is when the place is used.
///
/// See [XCUICoordinate](https://developer.apple.com/documentation/xcuiautomation/xcuicoordinate).
// @unchecked: all of it is used on the main thread, which debug builds check.
public final class XCUICoordinate: @unchecked Sendable {
    /// The element from which the place is reckoned.
    public let referencedElement: XCUIElement
    private let share: CGVector
    private let offset: CGVector

    init(_ element: XCUIElement, share: CGVector, offset: CGVector = .zero) {
        referencedElement = element
        self.share = share
        self.offset = offset
    }

    /// In the window, in points.
    public var screenPoint: CGPoint {
        let frame = referencedElement.frame
        return CGPoint(
            x: frame.minX + frame.width * share.dx + offset.dx, y: frame.minY + frame.height * share.dy + offset.dy)
    }

    /// A place so many points from this one.
    public func withOffset(_ more: CGVector) -> XCUICoordinate {
        let sum = CGVector(dx: offset.dx + more.dx, dy: offset.dy + more.dy)
        return XCUICoordinate(referencedElement, share: share, offset: sum)
    }

    private func act(_ action: String, _ body: @MainActor (TestWindow, CGPoint) throws -> Void) {
        referencedElement.application.act(action, near: referencedElement) { try body($0, screenPoint) }
    }

    /// Taps what is frontmost there.
    public func tap() { act("tap") { window, place in try window.tap(at: place) } }
    /// Taps it twice, fast.
    public func doubleTap() { act("doubleTap") { window, place in try window.tap(at: place, count: 2) } }
    /// Clicks, which is a tap here.
    public func click() { tap() }
    /// Presses what is frontmost there for so many seconds.
    public func press(forDuration seconds: TimeInterval) {
        act("press") { window, place in try window.longPress(at: place, for: .seconds(seconds)) }
    }
    /// Presses there, and takes the finger to another place.
    public func press(forDuration seconds: TimeInterval, thenDragTo other: XCUICoordinate) {
        let goal = other.screenPoint
        act("drag") { window, place in
            try window.drag(at: place, by: CGVector(dx: goal.x - place.x, dy: goal.y - place.y))
        }
    }
    /// Presses there, and takes the finger to another place; how fast and how long it rests there are ignored here.
    public func press(
        forDuration seconds: TimeInterval, thenDragTo other: XCUICoordinate, withVelocity velocity: XCUIGestureVelocity,
        thenHoldForDuration rest: TimeInterval
    ) {
        press(forDuration: seconds, thenDragTo: other)
    }
}

extension XCUIElement {
    /// A place in the element: (0, 0) is its upper left corner, (1, 1) its lower right one.
    public func coordinate(withNormalizedOffset share: CGVector) -> XCUICoordinate {
        XCUICoordinate(self, share: share)
    }
}

/// How fast a finger moves. Fingers here have no speed.
///
/// See [XCUIGestureVelocity](https://developer.apple.com/documentation/xcuiautomation/xcuigesturevelocity).
public struct XCUIGestureVelocity: RawRepresentable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, Sendable,
    Hashable
{
    /// In pixels a second.
    public let rawValue: CGFloat
    /// A speed in pixels a second.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// A speed in pixels a second.
    public init(floatLiteral value: Double) { rawValue = value }
    /// A speed in pixels a second.
    public init(integerLiteral value: Int) { rawValue = CGFloat(value) }

    /// As the system's own.
    public static let `default` = XCUIGestureVelocity(rawValue: 0)
    /// Slow.
    public static let slow = XCUIGestureVelocity(rawValue: 500)
    /// Fast.
    public static let fast = XCUIGestureVelocity(rawValue: 2000)
}
