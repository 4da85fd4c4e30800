import CoreGraphics
import Foundation

extension UIView {
    /// A point of this view's coordinates in another view's; nil is the coordinates around the outermost view.
    public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        let outside = point.applying(outwards)
        guard let view else { return outside }
        return outside.applying(view.outwards.inverted())
    }

    /// A point of another view's coordinates in this view's; nil is the coordinates around the outermost view.
    public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        let outside = view.map { point.applying($0.outwards) } ?? point
        return outside.applying(outwards.inverted())
    }

    /// The smallest rectangle around this view's rectangle, in another one's coordinates.
    public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        let outside = rect.applying(outwards)
        guard let view else { return outside }
        return outside.applying(view.outwards.inverted())
    }

    /// The smallest rectangle around another view's rectangle, in this one's coordinates.
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
    /// Whether a point of this view's coordinates lies in its bounds. It can't be overridden: to enlarge the touch
    /// area, put the view into a larger one.
    public func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

    /// The view that is touched at a point of this view's coordinates: the frontmost of those inside, or this one; nil
    /// if the point touches none.
    public func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
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
