import CoreGraphics

/// Renders marks to pixels.
enum Bitmap {
    /// A square picture; nil if there is no memory for it.
    static func image(of marks: [Mark], side: Int) -> CGImage? {
        guard let space = CGColorSpace(name: CGColorSpace.sRGB),
            let context = CGContext(
                data: nil, width: side, height: side, bitsPerComponent: 8, bytesPerRow: 0, space: space,
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
        else { return nil }
        // Flip the context, so that y grows downwards.
        context.translateBy(x: 0, y: CGFloat(side))
        context.scaleBy(x: CGFloat(side) / 100, y: -CGFloat(side) / 100)
        context.setLineCap(.round)
        context.setLineJoin(.round)
        draw(marks, in: context)
        return context.makeImage()
    }

    private static func draw(_ marks: [Mark], in context: CGContext) {
        for mark in marks {
            switch mark {
            case .fill(let outline, let tint, let opacity):
                context.setFillColor(red: tint.red, green: tint.green, blue: tint.blue, alpha: opacity)
                context.addPath(outline.path)
                context.fillPath()
            case .stroke(let outline, let tint, let opacity, let width):
                context.setStrokeColor(red: tint.red, green: tint.green, blue: tint.blue, alpha: opacity)
                context.setLineWidth(width)
                context.addPath(outline.path)
                context.strokePath()
            case .clipped(let outline, let inside):
                context.saveGState()
                context.addPath(outline.path)
                context.clip()
                draw(inside, in: context)
                context.restoreGState()
            }
        }
    }
}

extension Outline {
    var path: CGPath {
        let path = CGMutablePath()
        path.addLines(between: points)
        if isClosed { path.closeSubpath() }
        return path
    }
}
