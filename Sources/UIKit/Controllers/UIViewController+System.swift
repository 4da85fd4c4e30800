import CoreGraphics
import Foundation
import SwiftUICore

extension UIViewController {
    /// Does nothing: a page can't hide a home indicator.
    public func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
    /// Does nothing: users rotate their devices freely.
    public func setNeedsUpdateOfSupportedInterfaceOrientations() {}
    /// Does nothing: bars don't depend on what is scrolled.
    public func setContentScrollView(_ scrollView: UIScrollView?) {}

    /// Exchanges the views of two children, with an animation that ends with `completion`.
    public func transition(
        from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
        options: UIView.AnimationOptions = [], animations: (() -> Void)?,
        completion: (@MainActor @Sendable (Bool) -> Void)? = nil
    ) {
        let (old, new) = (fromViewController.view!, toViewController.view!)
        new.frame = old.frame
        if let superview = old.superview { superview.insertSubview(new, aboveSubview: old) }
        UIView.animate(
            withDuration: duration, options: options,
            animations: {
                animations?()
                old.removeFromSuperview()
            }, completion: completion)
    }
}

/// What runs with a change of a controller's size.
///
/// See [UIViewControllerTransitionCoordinator](https://developer.apple.com/documentation/uikit/uiviewcontrollertransitioncoordinator).
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: NSObjectProtocol, UIViewControllerTransitionCoordinatorContext {
    /// Calls a closure with the change, and another one when it is done. Returns true.
    @discardableResult func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
}

extension UIViewControllerTransitionCoordinator {
    /// Calls a closure with the change. Returns true.
    @discardableResult public func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool { animate(alongsideTransition: animation, completion: nil) }
}

/// A change of a controller's size.
///
/// See [UIViewControllerTransitionCoordinatorContext](https://developer.apple.com/documentation/uikit/uiviewcontrollertransitioncoordinatorcontext).
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
    /// Whether the change is animated. Always false here: a page follows its window at once.
    var isAnimated: Bool { get }
    /// Whether the change was canceled. Always false.
    var isCancelled: Bool { get }
    /// How long the change takes, in seconds. Always 0.
    var transitionDuration: TimeInterval { get }
}

/// Collects what runs with a change of size.
final class SizeTransition: NSObject, UIViewControllerTransitionCoordinator {
    private var changes: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
    private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []

    var isAnimated: Bool { false }
    var isCancelled: Bool { false }
    var transitionDuration: TimeInterval { 0 }

    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        if let animation { changes.append(animation) }
        if let completion { completions.append(completion) }
        return true
    }

    /// The view has its new size.
    func run(in graph: ViewGraph?) {
        for change in changes { change(self) }
        guard let graph, !completions.isEmpty else { return }
        graph.afterCommit { [self] in for completion in completions { completion(self) } }
    }
}
