import Foundation
import Observation
import SwiftUICore

/// Shows one controller of a stack, with a bar that leads back.
///
/// The stack is SwiftUI's `NavigationStack`, so that bar, motion and swipe are the same. See
/// [UINavigationController](https://developer.apple.com/documentation/uikit/uinavigationcontroller).
open class UINavigationController: UIViewController {
    /// What SwiftUI's views follow.
    @MainActor @Observable
    final class Stack {
        var controllers: [UIViewController] = []
        var isBarHidden = false
        var isToolbarHidden = true
    }

    let stack = Stack()
    /// The bar's look. What is set there holds for all bars, as `UINavigationBar.appearance()` does.
    public private(set) lazy var navigationBar: UINavigationBar = .appearance()
    /// The lower bar's look. What is set there holds for all bars, as `UIToolbar.appearance()` does.
    public private(set) lazy var toolbar: UIToolbar! = .appearance()
    /// Is told which controller is shown.
    open weak var delegate: (any UINavigationControllerDelegate)?
    /// Kept, and has no effect here.
    open var hidesBarsOnSwipe = false
    /// Kept, and has no effect here.
    open var hidesBarsOnTap = false
    /// Always nil: the browser recognises the swipe back.
    public var interactivePopGestureRecognizer: UIGestureRecognizer? { nil }

    /// A stack with one controller.
    public convenience init(rootViewController: UIViewController) {
        self.init(nibName: nil, bundle: nil)
        viewControllers = [rootViewController]
    }

    /// An empty stack. Its bars' classes are ignored.
    public convenience init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
        self.init(nibName: nil, bundle: nil)
    }

    /// A stack without controllers.
    public override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }
    /// Always fails: there are no archives or storyboards.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Makes the view that shows the stack.
    open override func loadView() { view = HostedView(NavigationPages(controller: self, stack: stack)) }

    // MARK: The stack

    /// The controllers, from the root to the one that is shown.
    open var viewControllers: [UIViewController] {
        get { stack.controllers }
        set { setViewControllers(newValue, animated: false) }
    }
    /// The controller that is shown.
    public var topViewController: UIViewController? { stack.controllers.last }
    /// The controller that is shown, or that it presents.
    public var visibleViewController: UIViewController? { presentedViewController ?? topViewController }

    /// Replaces the stack.
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        change(to: viewControllers, animated: animated)
    }

    /// Shows a controller over those that are there.
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        precondition(!stack.controllers.contains(viewController), "\(viewController) is in the stack already")
        change(to: stack.controllers + [viewController], animated: animated)
    }

    /// Goes back by one controller, which is returned; nil if there is only one.
    @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
        guard stack.controllers.count > 1 else { return nil }
        return change(to: stack.controllers.dropLast(), animated: animated).last
    }

    /// Goes back to a controller. Those that were above it are returned; nil if it isn't in the stack.
    @discardableResult open func popToViewController(
        _ viewController: UIViewController, animated: Bool
    ) -> [UIViewController]? {
        guard let index = stack.controllers.firstIndex(of: viewController) else { return nil }
        return change(to: Array(stack.controllers[...index]), animated: animated)
    }

    /// Goes back to the first controller. Those that were above it are returned.
    @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        guard stack.controllers.count > 1 else { return [] }
        return change(to: Array(stack.controllers.prefix(1)), animated: animated)
    }

    /// Pushes a controller.
    open override func show(_ vc: UIViewController, sender: Any?) { pushViewController(vc, animated: true) }

    /// The controllers that have left are returned.
    @discardableResult
    func change(to controllers: [UIViewController], animated: Bool) -> [UIViewController] {
        let (old, before) = (topViewController, stack.controllers)
        let gone = before.filter { !controllers.contains($0) }
        if let top = controllers.last, top !== old {
            delegate?.navigationController(self, willShow: top, animated: animated)
        }
        for controller in controllers where controller.parent !== self { addChild(controller) }
        Motion.change(animated) { stack.controllers = controllers }
        for controller in gone { controller.willMove(toParent: nil) }
        for controller in gone { controller.removeFromParent() }
        showTop(insteadOf: old, animated: animated)
        for controller in controllers where !before.contains(controller) { controller.didMove(toParent: self) }
        return gone
    }

    /// A controller that is covered stays in the page, so it is told here that it isn't seen.
    private func showTop(insteadOf old: UIViewController?, animated: Bool) {
        guard let top = topViewController, top !== old else { return }
        old?.disappearWithChildren()
        top.appearWithChildren()
        delegate?.navigationController(self, didShow: top, animated: animated)
    }

    override func isShowing(_ child: UIViewController) -> Bool { child === topViewController }

    // MARK: Bars

    /// Whether the bar isn't shown.
    open var isNavigationBarHidden: Bool {
        get { stack.isBarHidden }
        set { stack.isBarHidden = newValue }
    }
    /// Whether the lower bar, with the top controller's `toolbarItems`, isn't shown. True by default.
    open var isToolbarHidden: Bool {
        get { stack.isToolbarHidden }
        set { stack.isToolbarHidden = newValue }
    }

    /// Shows the bar, or not.
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
        Motion.change(animated) { stack.isBarHidden = hidden }
    }
    /// Shows the lower bar, or not.
    open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
        Motion.change(animated) { stack.isToolbarHidden = hidden }
    }
}

/// Is told what a navigation controller shows.
///
/// See [UINavigationControllerDelegate](https://developer.apple.com/documentation/uikit/uinavigationcontrollerdelegate).
@preconcurrency @MainActor
public protocol UINavigationControllerDelegate: AnyObject {
    /// A controller is about to be shown. Does nothing by default.
    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
    /// A controller is shown. Does nothing by default.
    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
}

extension UINavigationControllerDelegate {
    /// Does nothing.
    public func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {}
    /// Does nothing.
    public func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {}
}

/// Changes that SwiftUI's views show with their motion, or without any.
enum Motion {
    @MainActor static func change(_ isAnimated: Bool, _ change: () -> Void) {
        guard !isAnimated else { return change() }
        var transaction = Transaction()
        transaction.disablesAnimations = true
        withTransaction(transaction, change)
    }
}
