import CoreGraphics
import SwiftUICore
import UIKit

// Pictures of views, which a tree of views of their own makes: of what isn't shown in the page at that moment.

extension UIView {
    /// Draws the view, and all that is in it, into the current context: of a hosting controller's, what SwiftUI shows
    /// there.
    ///
    /// Returns false for a view that is in a window: what a page shows is the browser's. What isn't drawn is what
    /// `ImageRenderer` doesn't draw.
    @discardableResult
    public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
        guard let context = UIGraphicsGetCurrentContext() else { return false }
        return draw(in: rect, context)
    }

    fileprivate func draw(in rect: CGRect, _ context: CGContext) -> Bool {
        guard window == nil, bounds.width > 0, bounds.height > 0 else { return false }
        let place = frame
        defer { frame = place }
        let renderer = ImageRenderer(content: Pictured(view: self).frame(width: bounds.width, height: bounds.height))
        renderer.render(rasterizationScale: UIScreen.main.scale) { size, draw in
            context.saveGState()
            context.translateBy(x: rect.minX, y: rect.maxY)
            context.scaleBy(x: rect.width / size.width, y: -rect.height / size.height)
            draw(context)
            context.restoreGState()
        }
        return true
    }
}

extension CALayer {
    /// Draws the view of the layer, and all that is in it: as `UIView.drawHierarchy(in:afterScreenUpdates:)`, of which
    /// see.
    public func render(in ctx: CGContext) {
        guard let owner else { return }
        _ = owner.draw(in: owner.bounds, ctx)
    }
}

/// A view for as long as its picture is taken.
private struct Pictured: UIViewRepresentable {
    let view: UIView

    func makeUIView(context: Context) -> UIView { view }
    func updateUIView(_ uiView: UIView, context: Context) {}
}
