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
    ///   - decelerate: Whether the content continues by itself.
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
    /// The content continues by itself after a drag.
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
    /// The content that continued by itself has come to rest.
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
    /// After `setContentOffset(_:animated:)` or `scrollRectToVisible(_:animated:)` with an animation.
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)

    /// The subview to zoom; nil disables zooming.
    func viewForZooming(in scrollView: UIScrollView) -> UIView?
    /// Magnifying begins.
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
    /// Magnifying has ended.
    /// - Parameters:
    ///   - scrollView: The view that scrolls.
    ///   - view: The view that is zoomed.
    ///   - scale: The scale at which it came to rest, within the bounds.
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
    /// Returns nil: nothing is magnified.
    public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
    /// Does nothing by default.
    public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
    /// Does nothing by default.
    public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}
}
