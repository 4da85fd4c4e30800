import Foundation

extension UIPageViewController {
    /// How one page becomes the next. All pages are scrolled.
    public enum TransitionStyle: Int, Sendable { case pageCurl, scroll }
    /// The direction in which pages follow each other. All pages are side by side.
    public enum NavigationOrientation: Int, Sendable { case horizontal, vertical }
    /// To which side another page is shown.
    public enum NavigationDirection: Int, Sendable { case forward, reverse }
    /// Where pages are bound. They aren't here.
    public enum SpineLocation: Int, Sendable { case none, min, mid, max }

    /// The name of an option of the initializer.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// An option by its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Where pages are bound. Has no effect here.
        public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
        /// The space between pages, in points. Has no effect here.
        public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
    }
}

/// Has the pages of a page controller.
///
/// See [UIPageViewControllerDataSource](https://developer.apple.com/documentation/uikit/uipageviewcontrollerdatasource).
@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: AnyObject {
    /// The controller before another one; nil if that is the first.
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController?
    /// The controller after another one; nil if that is the last.
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController?
    /// How many dots there should be. More than one shows a dot for each known page. 0 by default.
    func presentationCount(for pageViewController: UIPageViewController) -> Int
    /// Which dot is the current one. It is always the page's own here. 0 by default.
    func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
    /// Returns 0.
    public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
    /// Returns 0.
    public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

/// Is told when the user swipes to another page.
///
/// See [UIPageViewControllerDelegate](https://developer.apple.com/documentation/uikit/uipageviewcontrollerdelegate). Both methods
/// are called when the page has come to rest: a browser reports no earlier.
@preconcurrency @MainActor
public protocol UIPageViewControllerDelegate: AnyObject {
    /// Another page will be the current one. Does nothing by default.
    func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])
    /// Another page is the current one. Does nothing by default.
    /// - Parameters:
    ///   - pageViewController: The page controller.
    ///   - finished: Whether the page has come to rest. Always true.
    ///   - previousViewControllers: The controller of the page before.
    ///   - completed: Whether it is another page. Always true.
    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}

extension UIPageViewControllerDelegate {
    /// Does nothing.
    public func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
    ) {}
    /// Does nothing.
    public func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {}
}
