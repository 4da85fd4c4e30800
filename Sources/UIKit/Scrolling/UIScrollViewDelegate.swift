import Foundation

/// Is notified of scrolling and zooming, and provides the view to zoom.
///
/// While fingers move, offsets and scales are coalesced to what the connection carries; the last value always arrives.
/// See [UIScrollViewDelegate](https://developer.apple.com/documentation/uikit/uiscrollviewdelegate). Its methods have
/// default implementations here where Apple's are optional; a subclass that adds one to those of its superclass, which
/// conforms, has to name the protocol itself.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: AnyObject {
    /// The content was scrolled, by a person or by the app.
    func scrollViewDidScroll(_ scrollView: UIScrollView)
    /// The content was magnified, by a person or by the app.
    func scrollViewDidZoom(_ scrollView: UIScrollView)

    /// A finger begins to drag the content.
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
    /// - Parameters:
    ///   - scrollView: The view that scrolls.
    ///   - decelerate: Whether the content decelerates before it stops.
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
    /// The content begins to decelerate after a drag.
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
    /// The content has finished decelerating.
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
    /// After `setContentOffset(_:animated:)` or `scrollRectToVisible(_:animated:)` with an animation.
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)

    /// The subview to zoom; nil disables zooming.
    func viewForZooming(in scrollView: UIScrollView) -> UIView?
    /// Zooming begins.
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
    /// Zooming has ended.
    /// - Parameters:
    ///   - scrollView: The view that scrolls.
    ///   - view: The view that is zoomed.
    ///   - scale: The final scale, within the limits.
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
}

extension UIScrollViewDelegate {
    /// Does nothing by default.
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    /// Does nothing by default.
    public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
    /// Does nothing by default.
    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    /// Does nothing by default.
    public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
    /// Does nothing by default.
    public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
    /// Does nothing by default.
    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
    /// Does nothing by default.
    public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
    /// Returns nil: zooming is disabled.
    public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
    /// Does nothing by default.
    public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
    /// Does nothing by default.
    public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}
}
