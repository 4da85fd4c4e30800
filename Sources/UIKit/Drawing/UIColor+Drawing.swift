import CoreGraphics
import UIKitCore

// Sets the colours of the current context.

extension UIColor {
    /// Sets the fill and the stroke colour of the current context.
    public func set() {
        setFill()
        setStroke()
    }

    /// Sets the fill colour of the current context.
    public func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }
    /// Sets the stroke colour of the current context.
    public func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }
}
