import CoreGraphics
import UIKitCore

// Sets the colors of the current context.

extension UIColor {
    /// Sets the fill and the stroke color of the current context.
    public func set() {
        setFill()
        setStroke()
    }

    /// Sets the fill color of the current context.
    public func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }
    /// Sets the stroke color of the current context.
    public func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }
}
