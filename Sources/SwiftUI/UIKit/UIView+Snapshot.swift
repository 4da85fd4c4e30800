import CoreGraphics
import SwiftUICore
import UIKit

// Pictures of views, made by a separate view tree: of views that aren't in the page at that moment.

extension UIView {
    /// Draws the view and its subviews into the current context; for a hosting controller's view, its SwiftUI content.
    ///
    /// Returns false for a view in a window: what a page shows is up to the browser. What `ImageRenderer` doesn't draw isn't
    /// drawn here either.
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
    /// Draws the layer's view and its subviews: see `UIView.drawHierarchy(in:afterScreenUpdates:)`. A layer without a view
    /// is drawn with its sublayers.
    public func render(in ctx: CGContext) {
        guard let owner else { return renderAlone(in: ctx) }
        _ = owner.draw(in: owner.bounds, ctx)
    }
}

/// Holds a view while its picture is taken.
private struct Pictured: UIViewRepresentable {
    let view: UIView

    func makeUIView(context: Context) -> UIView { view }
    func updateUIView(_ uiView: UIView, context: Context) {}
}
