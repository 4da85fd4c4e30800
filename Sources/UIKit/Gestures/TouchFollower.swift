import DisplayList
import Foundation

/// Follows the finger that is on a view, and tells the view that it touched, whose `touchesBegan(_:with:)` and its like
/// hand it on to the views around unless they are overridden.
@MainActor
final class TouchFollower {
    private var touch: UITouch?
    private var last: (place: CGPoint, time: Double, count: Int)?

    /// Touches that follow each other faster, and nearer, are counted together: in seconds, and points.
    private static let countedSeconds = 0.35
    private static let countedPoints: CGFloat = 20

    /// Places are in the coordinates of the element that shows `view`.
    func follow(_ phase: ElementEvent.Phase, _ value: ElementEvent.GestureValue, in view: UIView) {
        let place = CGPoint(x: value.location.x + view.bounds.minX, y: value.location.y + view.bounds.minY)
        let now = ProcessInfo.processInfo.systemUptime
        if phase == .began { begin(at: place, value.time, now, in: view) }
        guard let touch, let touched = touch.view else { return }
        if phase != .began { touch.advance(to: view.convert(place, to: touched), .init(phase), timestamp: now) }
        let event = UIEvent(type: .touches, timestamp: now, allTouches: [touch])
        switch phase {
        case .began: touched.touchesBegan([touch], with: event)
        case .changed: touched.touchesMoved([touch], with: event)
        case .ended: touched.touchesEnded([touch], with: event)
        case .cancelled: touched.touchesCancelled([touch], with: event)
        }
        if phase == .ended || phase == .cancelled { self.touch = nil }
    }

    private func begin(at place: CGPoint, _ time: Double, _ now: TimeInterval, in view: UIView) {
        let touched = view.hitTest(place, with: nil) ?? view
        let count = self.count(at: place, time)
        last = (place, time, count)
        touch = UITouch(
            identifier: 0, location: view.convert(place, to: touched), timestamp: now, tapCount: count, owner: touched)
    }

    private func count(at place: CGPoint, _ time: Double) -> Int {
        guard let last, time - last.time < Self.countedSeconds else { return 1 }
        let isNear = hypot(place.x - last.place.x, place.y - last.place.y) < Self.countedPoints
        return isNear ? last.count + 1 : 1
    }
}

extension UITouch.Phase {
    fileprivate init(_ phase: ElementEvent.Phase) {
        switch phase {
        case .began: self = .began
        case .changed: self = .moved
        case .ended: self = .ended
        case .cancelled: self = .cancelled
        }
    }
}

extension UITouch {
    /// The view that was touched, wherever the finger is now.
    public var view: UIView? { owner as? UIView }
    public var window: UIWindow? { view?.window }
    /// Those of the view that was touched.
    public var gestureRecognizers: [UIGestureRecognizer]? { view?.gestureRecognizers }

    /// Where the touch is, in a view's coordinates; nil is around the outermost one.
    public func location(in view: UIView?) -> CGPoint { self.view?.convert(location, to: view) ?? location }
    /// Where it was when it was last told of.
    public func previousLocation(in view: UIView?) -> CGPoint {
        self.view?.convert(previousLocation, to: view) ?? previousLocation
    }
}

extension UIView {
    /// Whether the browser is to tell of fingers on the view: it is of a kind that an app made, which may override
    /// `touchesBegan` (that it does can't be seen), and so may be asked by the views in it.
    var hearsTouches: Bool { isUserInteractionEnabled && ViewKinds.isAnApps(type(of: self)) }
}

/// Which kinds of view are UIKit's own.
@MainActor
private enum ViewKinds {
    private static var known: [ObjectIdentifier: Bool] = [:]

    static func isAnApps(_ kind: UIView.Type) -> Bool {
        let key = ObjectIdentifier(kind)
        if let answer = known[key] { return answer }
        let answer = !String(reflecting: kind).hasPrefix("UIKit.")
        known[key] = answer
        return answer
    }
}
