import CoreGraphics
import DisplayList
import Foundation

extension UIScrollView {
    // MARK: Scrolling

    /// Scrolls so that a point of the content is at the view's top left corner.
    public func setContentOffset(_ offset: CGPoint, animated: Bool) {
        guard offset != contentOffset else { return }
        isScrollingByItself = animated
        go(to: offset, animated: animated)
    }

    /// Scrolls no further than needed to show a rectangle of the content.
    public func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        setContentOffset(arithmetic.offset(contentOffset, showing: rect), animated: animated)
    }

    /// Sends the browser a scroll target. The app sees the new offset at once.
    func go(to offset: CGPoint, animated: Bool, scale: CGFloat? = nil) {
        target = ScrollContent.Target(
            offset: offset, isAnimated: animated, serial: (target?.serial ?? 0) + 1, scale: scale.map { Double($0) })
        note(offset)
        displayDidChange()
    }

    /// Takes over a new offset.
    func note(_ offset: CGPoint) {
        guard offset != contentOffset else { return }
        bounds.origin = offset
        foldSearchBar()
        delegate?.scrollViewDidScroll(self)
    }

    // MARK: Zooming

    /// Zooms about the middle of the visible content, within the limits.
    public func setZoomScale(_ scale: CGFloat, animated: Bool) {
        let scale = allowed(scale)
        let middle = CGPoint(x: bounds.width / 2, y: bounds.height / 2)
        let offset = arithmetic.offset(contentOffset, magnifiedBy: scale / currentScale, keeping: middle)
        zoom(to: scale, offset: offset, animated: animated)
    }

    /// Zooms, within the limits, so that a rectangle fills the view. The rectangle is in the coordinates of the zoomed
    /// view.
    public func zoom(to rect: CGRect, animated: Bool) {
        let scale = arithmetic.scale(showing: rect, from: minimumZoomScale, to: maximumZoomScale)
        zoom(to: scale, offset: arithmetic.offset(centring: rect, at: scale), animated: animated)
    }

    private func allowed(_ scale: CGFloat) -> CGFloat {
        max(min(scale, maximumZoomScale), minimumZoomScale)
    }

    private func zoom(to scale: CGFloat, offset: CGPoint, animated: Bool) {
        guard let view = delegate?.viewForZooming(in: self) else { return }
        let isNew = scale != currentScale
        if isNew { delegate?.scrollViewWillBeginZooming(self, with: view) }
        magnify(view, to: scale)
        bringToRest(offset, animated: animated)
        if isNew { delegate?.scrollViewDidEndZooming(self, with: view, atScale: scale) }
    }

    /// Clamps only now, because the delegate may have changed the insets on zooming.
    func bringToRest(_ offset: CGPoint, animated: Bool) {
        go(to: arithmetic.clamped(offset), animated: animated, scale: currentScale)
    }

    /// Scales the content. Setting the offset is left to the caller.
    func magnify(_ view: UIView, to scale: CGFloat) {
        zoomedView = view
        guard scale != currentScale else { return }
        let ratio = scale / currentScale
        let wasZooming = isZooming
        isZooming = true
        currentScale = scale
        contentSize = CGSize(width: contentSize.width * ratio, height: contentSize.height * ratio)
        view.transform = CGAffineTransform(scaleX: scale, y: scale)
        view.center = CGPoint(x: view.center.x * ratio, y: view.center.y * ratio)
        delegate?.scrollViewDidZoom(self)
        isZooming = wasZooming
    }
}
