import CoreGraphics
import DrawingValues
import Foundation
import SwiftUICore
import TextLayout

/// What sprites, shapes and labels draw, in their own coordinates.
extension NodePainter {
    // MARK: Sprites

    func draw(_ sprite: SKSpriteNode) {
        let bounds = sprite.contentBounds
        context.setBlendMode(sprite.blendMode.quartz)
        guard let texture = sprite.texture else {
            context.setFillColor(sprite.color.cgColor)
            return context.fill(bounds)
        }
        guard let image = texture.partImage else { return }
        context.interpolationQuality = texture.filteringMode == .nearest ? .none : .default
        let pieces = Self.pieces(of: image, texture.size(), in: bounds, sprite.centerRect)
        guard sprite.colorBlendFactor > 0 else { return draw(pieces) }
        drawTinted(pieces, bounds, sprite.color, min(sprite.colorBlendFactor, 1))
    }

    private func draw(_ pieces: [(image: CGImage, place: CGRect)]) {
        for (image, place) in pieces { context.draw(image, in: place) }
    }

    /// The picture multiplied by a color. Multiplying also fills the transparent pixels, so the picture's own alpha is
    /// applied again.
    private func drawTinted(
        _ pieces: [(image: CGImage, place: CGRect)], _ bounds: CGRect, _ color: UIColor, _ factor: CGFloat
    ) {
        let tint = RGBA.white.mixed(with: color.current, factor)
        context.beginTransparencyLayer()
        draw(pieces)
        context.setBlendMode(.multiply)
        context.setFillColor(red: tint.red, green: tint.green, blue: tint.blue, alpha: 1)
        context.fill(bounds)
        context.setBlendMode(.destinationIn)
        context.setAlpha(tint.alpha)
        context.beginTransparencyLayer()
        draw(pieces)
        context.endTransparencyLayer()
        context.endTransparencyLayer()
    }

    /// Nine slices: the corners keep their size, the edges stretch along one axis, the middle along both.
    private static func pieces(
        of image: CGImage, _ size: CGSize, in bounds: CGRect, _ center: CGRect
    ) -> [(image: CGImage, place: CGRect)] {
        guard center != SKTexture.whole else { return [(image, bounds)] }
        let columns = spans(center.minX, center.width, size.width, bounds.minX, bounds.width)
        let rows = spans(center.minY, center.height, size.height, bounds.minY, bounds.height)
        let (width, height) = (CGFloat(image.width), CGFloat(image.height))
        return rows.flatMap { row in
            columns.compactMap { column in
                let source = CGRect(
                    x: column.from * width, y: (1 - row.from - row.part) * height, width: column.part * width,
                    height: row.part * height)
                let place = CGRect(x: column.to, y: row.to, width: column.length, height: row.length)
                guard !source.isEmpty, !place.isEmpty else { return nil }
                return image.cropping(to: source).map { ($0, place) }
            }
        }
    }

    /// Along one axis: before the middle, the middle, and after it.
    private static func spans(
        _ start: CGFloat, _ middle: CGFloat, _ points: CGFloat, _ origin: CGFloat, _ length: CGFloat
    ) -> [(from: CGFloat, part: CGFloat, to: CGFloat, length: CGFloat)] {
        let after = max(1 - start - middle, 0)
        let kept = min((start + after) * points, length)
        let scale = start + after > 0 ? kept / (start + after) : 0
        let lengths = [start * scale, length - kept, after * scale]
        return [
            (0, start, origin, lengths[0]), (start, middle, origin + lengths[0], lengths[1]),
            (start + middle, after, origin + lengths[0] + lengths[1], lengths[2]),
        ]
    }

    // MARK: Shapes

    func draw(_ shape: SKShapeNode) {
        guard let path = shape.path else { return }
        context.setBlendMode(shape.blendMode.quartz)
        if shape.fillColor.alpha > 0 {
            context.setFillColor(shape.fillColor.cgColor)
            context.addPath(path)
            context.fillPath()
        }
        guard shape.strokeColor.alpha > 0, shape.lineWidth > 0 else { return }
        context.setStrokeColor(shape.strokeColor.cgColor)
        context.setLineCap(shape.lineCap)
        context.setLineJoin(shape.lineJoin)
        context.setMiterLimit(shape.miterLimit)
        if shape.glowWidth > 0 { glow(shape, path) }
        stroke(path, width: shape.lineWidth)
    }

    private func stroke(_ path: CGPath, width: CGFloat) {
        context.setLineWidth(width)
        context.addPath(path)
        context.strokePath()
    }

    /// Strokes of growing width, each fainter.
    private func glow(_ shape: SKShapeNode, _ path: CGPath) {
        let stepCount = 6
        let color = shape.strokeColor
        context.setStrokeColor(color.withAlphaComponent(color.cgColor.alpha * 0.5 / CGFloat(stepCount)).cgColor)
        for step in (1...stepCount).reversed() {
            stroke(path, width: shape.lineWidth + 2 * shape.glowWidth * CGFloat(step) / CGFloat(stepCount))
        }
        context.setStrokeColor(color.cgColor)
    }

    // MARK: Labels

    /// Glyphs are drawn as outlines, whose y axis points down.
    func draw(_ label: SKLabelNode) {
        let (corner, lines) = (label.corner, label.laidOut.lines)
        context.setBlendMode(label.blendMode.quartz)
        for line in lines {
            for run in line.runs where run.size > 0 {
                context.saveGState()
                context.translateBy(x: corner.x + CGFloat(run.x), y: corner.y - CGFloat(line.baseline))
                context.scaleBy(x: 1, y: -1)
                context.setFillColor(label.drawnColor(ofPart: run.tag).cgColor)
                let outline = TextEngine.outline(of: run.text, family: run.family, size: run.size)
                context.addPath(CGPath(outline))
                context.fillPath()
                context.restoreGState()
            }
        }
    }
}

extension SKTexture {
    /// The texture's part of its picture; nil if only the browser can decode the picture.
    fileprivate var partImage: CGImage? {
        let part = textureRect()
        guard let image = wholeImage else { return nil }
        guard part != SKTexture.whole else { return image }
        let (width, height) = (CGFloat(image.width), CGFloat(image.height))
        return image.cropping(
            to: CGRect(
                x: part.minX * width, y: (1 - part.maxY) * height, width: part.width * width,
                height: part.height * height))
    }
}
