import DisplayList
import Foundation
import SwiftUICore

/// Tracks the fingers on a view, and calls the touch methods of the views that they touched. Unless overridden,
/// `touchesBegan(_:with:)` and its like pass the touches on to the superviews.
@preconcurrency @MainActor
final class TouchFollower {
    private var touches: [Int: UITouch] = [:]
    private var last: (place: CGPoint, time: Double, count: Int)?

    /// Successive touches within this time and distance (in seconds and points) count as a multi-tap.
    private static let countedSeconds = 0.35
    private static let countedPoints: CGFloat = 20
    /// Limits the fingers per view; no screen reports more.
    private static let touchesMax = 16

    /// Locations are in the coordinates of the element that shows `view`. A `changed` event has all fingers, any other
    /// only the affected ones.
    func follow(_ phase: ElementEvent.Phase, _ value: ElementEvent.GestureValue, in view: UIView) {
        let now = ProcessInfo.processInfo.systemUptime
        var concerned: [UITouch] = []
        for finger in value.fingers {
            let place = CGPoint(x: finger.location.x + view.bounds.minX, y: finger.location.y + view.bounds.minY)
            if phase == .began { begin(finger.id, at: place, value.time, now, in: view) }
            guard let touch = touches[finger.id], let touched = touch.view else { continue }
            if phase != .began {
                let place = view.convert(place, to: touched)
                let isStill = phase == .changed && place == touch.location
                touch.advance(to: place, isStill ? .stationary : .init(phase), timestamp: now)
                if isStill { continue }
            }
            concerned.append(touch)
        }
        tell(phase, concerned, now, in: view)
        guard phase == .ended || phase == .cancelled else { return }
        for touch in concerned { forget(touch, in: view) }
    }

    /// Groups the touches by view: one call for each.
    private func tell(_ phase: ElementEvent.Phase, _ concerned: [UITouch], _ now: TimeInterval, in view: UIView) {
        guard !concerned.isEmpty else { return }
        let event = UIEvent(type: .touches, timestamp: now, allTouches: TouchesOnScreen.touches(around: view))
        var views: [UIView] = []
        for case let touched? in concerned.map(\.view) where !views.contains(touched) { views.append(touched) }
        for touched in views {
            let touches = Set(concerned.filter { $0.view === touched })
            switch phase {
            case .began: touched.touchesBegan(touches, with: event)
            case .changed: touched.touchesMoved(touches, with: event)
            case .ended: touched.touchesEnded(touches, with: event)
            case .cancelled: touched.touchesCancelled(touches, with: event)
            }
        }
    }

    private func begin(_ finger: Int, at place: CGPoint, _ time: Double, _ now: TimeInterval, in view: UIView) {
        let touched = view.hitTest(place, with: nil) ?? view
        let isFirst = !TouchesOnScreen.touches(around: view).contains { $0.view === touched }
        guard isFirst || touched.isMultipleTouchEnabled, touches.count < Self.touchesMax else { return }
        let count = isFirst ? self.count(at: place, time) : 1
        if isFirst { last = (place, time, count) }
        let touch = UITouch(
            identifier: finger, location: view.convert(place, to: touched), timestamp: now, tapCount: count,
            owner: touched)
        touches[finger] = touch
        TouchesOnScreen.add(touch, around: view)
    }

    private func forget(_ touch: UITouch, in view: UIView) {
        touches[touch.identifier] = nil
        TouchesOnScreen.remove(touch, around: view)
    }

    /// Discards all touches, because no events arrive for a view that isn't shown.
    func forgetAll(in view: UIView) {
        for touch in touches.values { forget(touch, in: view) }
    }

    private func count(at place: CGPoint, _ time: Double) -> Int {
        guard let last, time - last.time < Self.countedSeconds else { return 1 }
        let isNear = hypot(place.x - last.place.x, place.y - last.place.y) < Self.countedPoints
        return isNear ? last.count + 1 : 1
    }
}

/// The touches in each window, while there are any.
@preconcurrency @MainActor
private enum TouchesOnScreen {
    private struct Fingers {
        weak var window: ViewGraph?
        var touches: Set<UITouch>
    }

    private static var windows: [Fingers] = []

    static func touches(around view: UIView) -> Set<UITouch> {
        place(of: view).map { windows[$0].touches } ?? []
    }

    static func add(_ touch: UITouch, around view: UIView) {
        if let place = place(of: view) {
            windows[place].touches.insert(touch)
        } else if let window = view.shown?.window {
            windows.removeAll { $0.window == nil }
            windows.append(Fingers(window: window, touches: [touch]))
        }
    }

    static func remove(_ touch: UITouch, around view: UIView) {
        guard let place = place(of: view) else { return }
        windows[place].touches.remove(touch)
        if windows[place].touches.isEmpty { windows.remove(at: place) }
    }

    private static func place(of view: UIView) -> Int? {
        guard let window = view.shown?.window else { return nil }
        return windows.firstIndex { $0.window === window }
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

extension UIEvent {
    /// What happens to a control: the browser doesn't tell by which touch.
    static var now: UIEvent { UIEvent(type: .touches, timestamp: ProcessInfo.processInfo.systemUptime) }

    /// The touches on the screen that began on a view; nil if there are none.
    public func touches(for view: UIView) -> Set<UITouch>? { touches { $0.view === view } }
    /// The touches on the screen that began in a window; nil if there are none. The page is the only window.
    public func touches(for window: UIWindow) -> Set<UITouch>? { touches { $0.window === window } }
    /// The touches on the screen that began on a recognizer's view or in it; nil if there are none.
    public func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
        touches { touch in gesture.view.map { touch.view?.isDescendant(of: $0) ?? false } ?? false }
    }

    private func touches(where isWanted: (UITouch) -> Bool) -> Set<UITouch>? {
        let wanted: Set<UITouch> = (allTouches ?? Set()).filter(isWanted)
        return wanted.isEmpty ? nil : wanted
    }
}

extension UITouch {
    /// The view that was touched when the finger came down.
    public var view: UIView? { owner as? UIView }
    /// The window in which the touched view is shown.
    public var window: UIWindow? { view?.window }
    /// The gesture recognizers of the view that was touched.
    public var gestureRecognizers: [UIGestureRecognizer]? { view?.gestureRecognizers }

    /// Where the touch is, in a view's coordinates; nil is the coordinates around the outermost view.
    public func location(in view: UIView?) -> CGPoint { self.view?.convert(location, to: view) ?? location }
    /// The previous location of the touch, in a view's coordinates.
    public func previousLocation(in view: UIView?) -> CGPoint {
        self.view?.convert(previousLocation, to: view) ?? previousLocation
    }
}

extension UIView {
    /// Whether the browser reports touches on the view. That is so for any view class of the app's: it may override
    /// `touchesBegan`, which can't be detected, and receives unhandled touches of its subviews. Content of another
    /// framework handles its touches itself.
    var hearsTouches: Bool { isUserInteractionEnabled && hosting == nil && ViewKinds.isAnApps(type(of: self)) }
}

/// Tells Kissa's own view classes from the app's.
@preconcurrency @MainActor
enum ViewKinds {
    private static var known: [ObjectIdentifier: Bool] = [:]
    /// The modules whose view classes are Kissa's.
    private static let ours = ["UIKit.", "SafariServices."]

    static func isAnApps(_ kind: UIView.Type) -> Bool {
        let key = ObjectIdentifier(kind)
        if let answer = known[key] { return answer }
        let name = String(reflecting: kind)
        let answer = !ours.contains(where: name.hasPrefix)
        known[key] = answer
        return answer
    }
}
