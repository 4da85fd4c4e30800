import CoreGraphics
import Foundation

extension UIView {
    /// Converts a point of this view to another view's coordinates; nil is the coordinates around the outermost view.
    public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        let outside = point.applying(outwards)
        guard let view else { return outside }
        return outside.applying(view.outwards.inverted())
    }

    /// Converts a point of another view to this view's coordinates; nil is the coordinates around the outermost view.
    public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        let outside = view.map { point.applying($0.outwards) } ?? point
        return outside.applying(outwards.inverted())
    }

    /// The smallest rectangle in another view's coordinates around this view's rectangle.
    public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        let outside = rect.applying(outwards)
        guard let view else { return outside }
        return outside.applying(view.outwards.inverted())
    }

    /// The smallest rectangle in this view's coordinates around another view's rectangle.
    public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        let outside = view.map { rect.applying($0.outwards) } ?? rect
        return outside.applying(outwards.inverted())
    }

    /// The transform from this view's coordinates to its superview's.
    private var toSuperview: CGAffineTransform {
        CGAffineTransform(translationX: -bounds.midX, y: -bounds.midY)
            .concatenating(transform)
            .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
    }

    /// The transform from this view's coordinates to those around the outermost view.
    private var outwards: CGAffineTransform {
        superview.map { toSuperview.concatenating($0.outwards) } ?? toSuperview
    }
}

extension UIView {
    /// The frontmost view at a point, as `hitTest(_:with:)` says it if nothing overrides that.
    func frontmostView(at point: CGPoint, _ event: UIEvent?) -> UIView? {
        guard !isHidden, alpha >= Self.touchableAlpha, isUserInteractionEnabled else { return nil }
        guard self.point(inside: point, with: event) else { return nil }
        for subview in subviews.reversed() {
            if let hit = subview.hitTest(subview.convert(point, from: self), with: event) { return hit }
        }
        return self
    }

    /// A view with a lower opacity is ignored in hit tests.
    static var touchableAlpha: CGFloat { 0.01 }
}
