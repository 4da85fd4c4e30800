import Foundation
import Observation
import SwiftUICore

/// Shows the top controller of a stack, with a navigation bar and a back button.
///
/// The stack is a SwiftUI `NavigationStack`, with its bar, animation and swipe gesture. See
/// [UINavigationController](https://developer.apple.com/documentation/uikit/uinavigationcontroller).
open class UINavigationController: UIViewController {
    /// The observable state that SwiftUI's views read.
    @MainActor @Observable
    final class Stack {
        var controllers: [UIViewController] = []
        var isBarHidden = false
        var isToolbarHidden = true
    }

    let stack = Stack()
    /// The appearance proxy: what is set here applies to all navigation bars, as with `UINavigationBar.appearance()`.
    public private(set) lazy var navigationBar: UINavigationBar = .appearance()
    /// The appearance proxy: what is set here applies to all toolbars, as with `UIToolbar.appearance()`.
    public private(set) lazy var toolbar: UIToolbar! = .appearance()
    /// Is notified of the controllers that are shown.
    open weak var delegate: (any UINavigationControllerDelegate)?
    /// Stored, but has no effect here.
    open var hidesBarsOnSwipe = false
    /// Stored, but has no effect here.
    open var hidesBarsOnTap = false
    /// Always nil: the browser recognizes the swipe gesture.
    public var interactivePopGestureRecognizer: UIGestureRecognizer? { nil }

    /// A stack with one controller.
    public convenience init(rootViewController: UIViewController) {
        self.init(nibName: nil, bundle: nil)
        viewControllers = [rootViewController]
    }

    /// An empty stack. The bar classes are ignored.
    public convenience init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
        self.init(nibName: nil, bundle: nil)
    }

    /// A stack without controllers.
    public override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }
    /// Always fails: there are no archives or storyboards.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Creates the view that shows the stack.
    open override func loadView() { view = HostedView(NavigationPages(controller: self, stack: stack)) }

    // MARK: The stack

    /// The controllers, from the root to the top.
    open var viewControllers: [UIViewController] {
        get { stack.controllers }
        set { setViewControllers(newValue, animated: false) }
    }
    /// The controller at the top of the stack.
    public var topViewController: UIViewController? { stack.controllers.last }
    /// The controller that the stack presents, otherwise the one at the top.
    public var visibleViewController: UIViewController? { presentedViewController ?? topViewController }

    /// Replaces the stack.
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        change(to: viewControllers, animated: animated)
    }

    /// Pushes a controller.
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        precondition(!stack.controllers.contains(viewController), "\(viewController) is in the stack already")
        change(to: stack.controllers + [viewController], animated: animated)
    }

    /// Pops the top controller, which is returned; nil if there is only one.
    @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
        guard stack.controllers.count > 1 else { return nil }
        return change(to: stack.controllers.dropLast(), animated: animated).last
    }

    /// Pops to a controller. The popped ones are returned; nil if the controller isn't in the stack.
    @discardableResult open func popToViewController(
        _ viewController: UIViewController, animated: Bool
    ) -> [UIViewController]? {
        guard let index = stack.controllers.firstIndex(of: viewController) else { return nil }
        return change(to: Array(stack.controllers[...index]), animated: animated)
    }

    /// Pops to the root controller. The popped ones are returned.
    @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        guard stack.controllers.count > 1 else { return [] }
        return change(to: Array(stack.controllers.prefix(1)), animated: animated)
    }

    /// Pushes a controller.
    open override func show(_ vc: UIViewController, sender: Any?) { pushViewController(vc, animated: true) }

    /// Replaces the stack, and returns the controllers that were removed.
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

    /// A covered controller's view stays in the page, so the appearance callbacks are called here.
    private func showTop(insteadOf old: UIViewController?, animated: Bool) {
        guard let top = topViewController, top !== old else { return }
        old?.disappearWithChildren()
        top.appearWithChildren()
        delegate?.navigationController(self, didShow: top, animated: animated)
    }

    override func isShowing(_ child: UIViewController) -> Bool { child === topViewController }

    // MARK: Bars

    /// Whether the navigation bar is hidden.
    open var isNavigationBarHidden: Bool {
        get { stack.isBarHidden }
        set { stack.isBarHidden = newValue }
    }
    /// Whether the toolbar, with the top controller's `toolbarItems`, is hidden. True by default.
    open var isToolbarHidden: Bool {
        get { stack.isToolbarHidden }
        set { stack.isToolbarHidden = newValue }
    }

    /// Hides or shows the navigation bar.
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
        Motion.change(animated) { stack.isBarHidden = hidden }
    }
    /// Hides or shows the toolbar.
    open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
        Motion.change(animated) { stack.isToolbarHidden = hidden }
    }
}

/// Is notified of the controllers that a navigation controller shows.
///
/// See [UINavigationControllerDelegate](https://developer.apple.com/documentation/uikit/uinavigationcontrollerdelegate).
@preconcurrency @MainActor
public protocol UINavigationControllerDelegate: AnyObject {
    /// A controller is about to be shown. Does nothing by default.
    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
    /// A controller was shown. Does nothing by default.
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

/// Makes changes that SwiftUI animates by default, or without animations.
enum Motion {
    @MainActor static func change(_ isAnimated: Bool, _ change: () -> Void) {
        guard !isAnimated else { return change() }
        var transaction = Transaction()
        transaction.disablesAnimations = true
        withTransaction(transaction, change)
    }
}
