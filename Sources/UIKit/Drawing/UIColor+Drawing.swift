import CoreGraphics
import UIKitCore

// The colours of the current context.

extension UIColor {
    /// Fills and lines of the current context are in this colour from now on.
    public func set() {
        setFill()
        setStroke()
    }

    /// Fills of the current context are in this colour from now on.
    public func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }
    /// Lines of the current context are in this colour from now on.
    public func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }
}
