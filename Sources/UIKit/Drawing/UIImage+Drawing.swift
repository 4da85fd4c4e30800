import CoreGraphics
import DisplayList
import Foundation
import SwiftUICore
import UIKitCore

// Drawing an image in the current context.

extension UIImage {
    /// Draws the image in its own size, with its upper left corner at a point.
    public func draw(at point: CGPoint) { draw(at: point, blendMode: .normal, alpha: 1) }

    /// Draws the image in its own size, with its upper left corner at a point.
    /// - Parameters:
    ///   - point: The upper left corner.
    ///   - blendMode: How the colors are mixed.
    ///   - alpha: From 0 to 1; multiplied with the context's.
    public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
        draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
    }

    /// Stretches the image over a rectangle. In a view any image is drawn. In a bitmap only PNG files and drawn images
    /// are: others are left out, and that is logged.
    public func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }

    /// Stretches the image over a rectangle, with a blend mode.
    /// - Parameters:
    ///   - rect: The rectangle.
    ///   - blendMode: How the colors are mixed.
    ///   - alpha: From 0 to 1, to which it is limited; multiplied with the context's.
    public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
        guard let context = UIGraphicsGetCurrentContext(), rect.width > 0, rect.height > 0 else { return }
        context.saveGState()
        defer { context.restoreGState() }
        context.setBlendMode(blendMode)
        context.setAlpha(context.state.alpha * min(max(alpha, 0), 1))
        draw(rect, in: context)
    }

    private func draw(_ rect: CGRect, in context: CGContext) {
        if let recorder = context.recorder as? CanvasContextRecorder {
            return recorder.draw(resource, in: rect, isPixelated: false, context.state)
        }
        guard let image = cgImage else { return UIKitLog.undrawable(resource.path) }
        context.translateBy(x: 0, y: rect.minY + rect.maxY)
        context.scaleBy(x: 1, y: -1)
        context.draw(image, in: rect)
    }

    /// Covers a rectangle with copies of the image in its own size, at most 128 in each direction.
    public func drawAsPattern(in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext(), size.width > 0, size.height > 0 else { return }
        context.saveGState()
        defer { context.restoreGState() }
        context.clip(to: rect)
        let columns = min(Int(saturating: (rect.width / size.width).rounded(.up)), Self.patternMax)
        let rows = min(Int(saturating: (rect.height / size.height).rounded(.up)), Self.patternMax)
        for row in 0..<max(rows, 0) {
            for column in 0..<max(columns, 0) {
                let origin = CGPoint(
                    x: rect.minX + CGFloat(column) * size.width, y: rect.minY + CGFloat(row) * size.height)
                draw(CGRect(origin: origin, size: size), in: context)
            }
        }
    }

    /// The maximum number of rows and of columns.
    private static let patternMax = 128
}
