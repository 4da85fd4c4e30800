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

    /// The browser is told by a target; the app's own idea of the offset is new at once.
    func go(to offset: CGPoint, animated: Bool, scale: CGFloat? = nil) {
        target = ScrollContent.Target(
            offset: offset, isAnimated: animated, serial: (target?.serial ?? 0) + 1, scale: scale.map { Double($0) })
        note(offset)
        displayDidChange()
    }

    /// The offset is another.
    func note(_ offset: CGPoint) {
        guard offset != contentOffset else { return }
        bounds.origin = offset
        delegate?.scrollViewDidScroll(self)
    }

    // MARK: Zooming

    /// Magnifies about the middle of what is seen, within the bounds.
    public func setZoomScale(_ scale: CGFloat, animated: Bool) {
        let scale = allowed(scale)
        let middle = CGPoint(x: bounds.width / 2, y: bounds.height / 2)
        let offset = arithmetic.offset(contentOffset, magnifiedBy: scale / currentScale, keeping: middle)
        zoom(to: scale, offset: offset, animated: animated)
    }

    /// Magnifies, within the bounds, so that a rectangle fills the view. The rectangle is in the coordinates of the view
    /// that is magnified.
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

    /// The delegate may change insets when it hears of the scale, so the offset's bounds are known only then.
    func bringToRest(_ offset: CGPoint, animated: Bool) {
        go(to: arithmetic.clamped(offset), animated: animated, scale: currentScale)
    }

    /// Makes the content larger; where it is seen is the caller's business.
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
