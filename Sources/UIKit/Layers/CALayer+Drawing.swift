import CoreGraphics
import Foundation

extension CALayer {
    /// From the layer's coordinates to the superlayer's.
    private var placing: CGAffineTransform {
        let (bounds, anchor) = (shownBounds(own.bounds), own.anchorPoint)
        let position = shownPoint("position", own.position)
        let origin = CGPoint(
            x: bounds.minX + bounds.width * anchor.x, y: bounds.minY + bounds.height * anchor.y)
        return CGAffineTransform(translationX: -origin.x, y: -origin.y)
            .concatenating(shownTransform(CATransform3DGetAffineTransform(own.transform)))
            .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
    }

    private var seenOpacity: CGFloat { shownNumber("opacity", CGFloat(own.opacity)) }
    private var isSeen: Bool { !own.isHidden && seenOpacity > 0 }
    private var seenBounds: CGRect { shownBounds(own.bounds) }
    private var seenShadow: CGFloat { shownNumber("shadowOpacity", CGFloat(shadowOpacity)) }
    private var seenBlur: CGFloat { shownNumber("shadowRadius", shadowRadius) }
    private var castsShadow: Bool { seenShadow > 0 && shadowColor != nil }

    /// Where the layer and its sublayers draw, in the superlayer; null if they draw nothing.
    var extent: CGRect {
        guard isSeen else { return .null }
        var box = seenBounds.union(contentExtent)
        if !own.masksToBounds { for layer in layers(above: nil) { box = box.union(layer.extent) } }
        if castsShadow {
            let cast = box.offsetBy(dx: shownShadowOffset.width, dy: shownShadowOffset.height)
            box = box.union(cast.insetBy(dx: -3 * seenBlur, dy: -3 * seenBlur))
        }
        return box.isNull ? box : box.applying(placing)
    }

    /// Draws the layer and its sublayers in the superlayer's coordinates.
    func paint(in context: CGContext) {
        guard isSeen else { return }
        context.saveGState()
        context.concatenate(placing)
        let isGroup = seenOpacity < 1 || castsShadow || mask != nil
        if isGroup { beginGroup(context) }
        paintInside(context)
        if isGroup {
            mask?.paintAsMask(in: context)
            context.endTransparencyLayer()
        }
        context.restoreGState()
    }

    /// Draws a layer without a view, with its sublayers, in its own coordinates.
    package func renderAlone(in context: CGContext) {
        layOutTree()
        paintInside(context)
    }

    private func beginGroup(_ context: CGContext) {
        context.setAlpha(min(max(seenOpacity, 0), 1))
        if castsShadow, let color = shownColor("shadowColor", shadowColor) {
            let shown = color.copy(alpha: color.alpha * min(max(seenShadow, 0), 1))
            context.setShadow(offset: shownShadowOffset, blur: 2 * max(seenBlur, 0), color: shown)
        }
        context.beginTransparencyLayer(auxiliaryInfo: nil)
    }

    private func paintInside(_ context: CGContext) {
        let outline = outline(of: seenBounds)
        if let color = shownColor("backgroundColor", own.backgroundColor) {
            context.setFillColor(color)
            context.addPath(outline)
            context.fillPath()
        }
        paintContent(in: context, bounds: seenBounds)
        context.saveGState()
        if own.masksToBounds { context.clip(to: outline) }
        for layer in layers(above: nil) { layer.paint(in: context) }
        context.restoreGState()
        paintBorder(context, outline)
    }

    /// Draws the image, what the class draws and what the app draws, which are as round as the layer.
    func paintContent(in context: CGContext, bounds: CGRect) {
        context.saveGState()
        let isRound = shownNumber("cornerRadius", cornerRadius) > 0
        if isRound && clipsContentAtCorners { context.clip(to: outline(of: bounds)) }
        if let image = contents as? UIImage ?? (contents as? CGImage).map({ UIImage(cgImage: $0) }) {
            context.asCurrent { image.draw(in: bounds) }
        }
        drawOwnContent(in: context, bounds: bounds)
        context.asCurrent { draw(in: context) }
        context.restoreGState()
    }

    private func paintBorder(_ context: CGContext, _ outline: CGPath) {
        let width = shownNumber("borderWidth", borderWidth)
        guard width > 0, let color = shownColor("borderColor", borderColor) else { return }
        context.saveGState()
        context.clip(to: outline)
        context.addPath(outline)
        context.setStrokeColor(color)
        context.setLineWidth(2 * width)
        context.strokePath()
        context.restoreGState()
    }

    /// Keeps what has been drawn in the current group where this layer is opaque.
    fileprivate func paintAsMask(in context: CGContext) {
        context.saveGState()
        context.setBlendMode(.destinationIn)
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        context.setBlendMode(.normal)
        paint(in: context)
        context.endTransparencyLayer()
        context.restoreGState()
    }

    private func outline(of rect: CGRect) -> CGPath {
        let radius = shownNumber("cornerRadius", cornerRadius)
        guard radius > 0 else { return CGPath(rect: rect, transform: nil) }
        let radii = CGSize(width: radius, height: radius)
        return UIBezierPath(roundedRect: rect, byRoundingCorners: maskedCorners.corners, cornerRadii: radii).cgPath
    }
}

extension CGContext {
    fileprivate func clip(to path: CGPath) {
        addPath(path)
        clip()
    }
}
