import Combine
import DisplayList
import Foundation
import SwiftUICore

/// Recognizes a gesture on a view. The browser recognizes gestures: a recognizer describes the gesture, and receives
/// its events.
///
/// Its actions are targets' methods. Closures (`addAction`) are Kissa's own. `tapPublisher` and similar publishers have
/// the names of CombineCocoa's. See
/// [UIGestureRecognizer](https://developer.apple.com/documentation/uikit/uigesturerecognizer).
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
    /// The state of a gesture.
    public enum State: Int, Sendable {
        case possible, began, changed, ended, cancelled, failed
        /// The same as `ended`.
        public static var recognized: State { .ended }
    }

    /// The view that the recognizer was added to.
    public internal(set) weak var view: UIView?
    /// The state of the gesture. After the actions for its end it is `possible` again.
    public internal(set) var state = State.possible
    /// Decides whether the gesture may begin, and whether it is recognized simultaneously with others.
    open weak var delegate: (any UIGestureRecognizerDelegate)? { didSet { view?.displayDidChange() } }
    /// Whether the gesture is recognized. True by default.
    open var isEnabled = true { didSet { if isEnabled != oldValue { view?.displayDidChange() } } }
    /// A name for the app's own use.
    open var name: String?
    /// Whether a recognized gesture takes the touches from its view. Stored, but has no effect here: the page decides whether
    /// a press on a control or a row is also a gesture of a view around it.
    open var cancelsTouchesInView = true
    /// Whether the view gets touches only after the gesture has failed. Stored, but has no effect here.
    open var delaysTouchesBegan = false
    /// Whether the view gets the end of touches only after the gesture has failed. Stored, but has no effect here.
    open var delaysTouchesEnded = true
    /// The location, in the view's coordinates.
    var place = CGPoint.zero
    private var actions: [(UIGestureRecognizer) -> Void] = []
    let events = PassthroughSubject<Void, Never>()

    /// A recognizer without a view and without actions.
    public override init() { super.init() }

    /// A recognizer without a view that calls a target's method.
    /// - Parameters:
    ///   - target: Isn't retained.
    ///   - action: The method. Its parameter, if it has one, is the recognizer.
    public init(target: Any?, action: Selector?) {
        super.init()
        if let target, let action { addTarget(target, action: action) }
    }

    private var targets: [(selector: Selector, target: WeakTarget)] = []

    /// Adds a target's method. Adding it again has no effect.
    /// - Parameters:
    ///   - target: Isn't retained.
    ///   - action: The method. Its parameter, if it has one, is the recognizer.
    open func addTarget(_ target: Any, action: Selector) {
        let target = WeakTarget(target as AnyObject)
        guard !targets.contains(where: { $0.selector == action && $0.target.object === target.object }) else { return }
        targets.append((action, target))
    }

    /// Removes a target's method. Nil is all targets, or all methods.
    open func removeTarget(_ target: Any?, action: Selector?) {
        let target = target.map { $0 as AnyObject }
        targets.removeAll { (target == nil || $0.target.object === target) && (action == nil || $0.selector == action) }
    }

    /// Adds a closure that is called whenever a target's action would be. Kissa's own.
    public func addAction(_ action: @escaping (UIGestureRecognizer) -> Void) { actions.append(action) }

    /// Where the gesture is, in a view's coordinates; nil is the coordinates around the outermost view.
    open func location(in view: UIView?) -> CGPoint {
        guard let own = self.view else { return .zero }
        return view === own ? place : own.convert(place, to: view)
    }

    /// How many fingers the gesture has: 1, or 2 for a pinch and a rotation.
    open var numberOfTouches: Int { 1 }

    // MARK: For the kinds of recognizer

    /// The gesture that the browser should recognize.
    var spec: GestureSpec { preconditionFailure("\(type(of: self)) says no gesture: it is no recogniser of UIKit's") }

    /// Stores the values that the browser reported.
    func take(_ value: ElementEvent.GestureValue) { place = value.location }

    /// Whether a target's action would be called in a state.
    func calls(in state: State) -> Bool { state == .ended }

    func recognise(_ phase: ElementEvent.Phase, _ value: ElementEvent.GestureValue) {
        if phase == .began, delegate?.gestureRecognizerShouldBegin(self) == false { return state = .failed }
        if state == .failed, phase != .began { return finishIfOver(phase) }
        take(value)
        state = State(phase)
        if calls(in: state) { call() }
        finishIfOver(phase)
    }

    private func call() {
        for (selector, target) in targets {
            if let target = target.object { selector.perform(on: target, self) }
        }
        for action in actions { action(self) }
        events.send(())
    }

    private func finishIfOver(_ phase: ElementEvent.Phase) {
        if phase == .ended || phase == .cancelled { state = .possible }
    }
}

extension UIGestureRecognizer.State {
    fileprivate init(_ phase: ElementEvent.Phase) {
        switch phase {
        case .began: self = .began
        case .changed: self = .changed
        case .ended: self = .ended
        case .cancelled: self = .cancelled
        }
    }
}

/// Decides whether a gesture may begin, and whether it may be recognized simultaneously with others.
///
/// See [UIGestureRecognizerDelegate](https://developer.apple.com/documentation/uikit/uigesturerecognizerdelegate).
@preconcurrency @MainActor
public protocol UIGestureRecognizerDelegate: AnyObject {
    /// Whether the gesture may begin. If it may not, the recognizer has failed until the next gesture.
    func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool
    /// Whether the gesture is recognized simultaneously with those of views inside. It is called with the recognizer
    /// itself as the other one.
    func gestureRecognizer(
        _ recognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
    ) -> Bool
}

extension UIGestureRecognizerDelegate {
    /// Returns true.
    public func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { true }
    /// Returns false.
    public func gestureRecognizer(
        _ recognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
    ) -> Bool { false }
}

extension UIView {
    /// Adds a recognizer to this view. It is removed from its previous view.
    public func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {
        recognizer.view?.removeGestureRecognizer(recognizer)
        recognizer.view = self
        gestureRecognizers = (gestureRecognizers ?? []) + [recognizer]
        displayDidChange()
    }

    /// Removes a recognizer from this view. Does nothing if it belongs to another view.
    public func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) {
        guard recognizer.view === self else { return }
        recognizer.view = nil
        let left = gestureRecognizers?.filter { $0 !== recognizer } ?? []
        gestureRecognizers = left.isEmpty ? nil : left
        displayDidChange()
    }

    /// The enabled recognizers, in the order of the element's gestures.
    var enabledRecognisers: [UIGestureRecognizer] { gestureRecognizers?.filter(\.isEnabled) ?? [] }

    func recognise(_ action: ElementEvent.Action) -> Bool {
        guard case .gesture(let index, let phase, let value) = action else { return false }
        let recognisers = enabledRecognisers
        if index == recognisers.count, hearsTouches {
            touchFollower.follow(phase, value, in: self)
            return true
        }
        guard recognisers.indices.contains(index) else { return false }
        recognisers[index].recognise(phase, value)
        return true
    }
}
