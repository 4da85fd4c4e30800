import CoreGraphics
import DisplayList
import DrawingValues
import Foundation

extension GraphicsContext {
    /// An image that is ready to be measured and drawn.
    public struct ResolvedImage {
        let image: SwiftUICore.ResolvedImage
        let isPixelated: Bool
        /// The size of the image, in points.
        public var size: CGSize { image.size }
        /// The distance from the top of the image to the baseline where it stands in a line of text, in points.
        public var baseline: CGFloat { image.baseline ?? image.size.height }
        /// What a template image or a symbol is drawn with; nil is the foreground style.
        public var shading: Shading?
    }

    /// The image in this context's environment.
    public func resolve(_ image: Image) -> ResolvedImage {
        ResolvedImage(image: image.resolved(in: environment), isPixelated: image.isPixelated)
    }

    /// Stretches the image over a rectangle.
    public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
        let shading = image.shading ?? .foreground
        switch image.image.drawing {
        case .bitmap(let resource, let isTemplate)?:
            let tint = isTemplate ? shading.paint(in: self, over: rect).paint.color : nil
            let content = ImageContent(resource: resource, isPixelated: image.isPixelated, tint: tint)
            add(within: ClipPath(PathGeometry(rect: rect).applying(transform), .winding)) { state, _ in
                .image(state: state, content, frame: rect)
            }
        case .symbol(let symbol)?:
            var moved = self
            let box = symbol.viewBox
            moved.translateBy(x: rect.minX, y: rect.minY)
            moved.scaleBy(x: rect.width / box.width, y: rect.height / box.height)
            moved.translateBy(x: -box.minX, y: -box.minY)
            guard let outline = symbol.outline else { return moved.draw(symbol, image.shading) }
            let (paint, paintBox) = shading.paint(in: self, over: box)
            moved.draw { recorder.fill(outline.path, outline.usesEvenOddRule, paint, paintBox, in: $0) }
        case nil: break
        }
    }

    /// Draws the layers of a symbol in their colors, or all in the same shading, in the symbol's coordinates.
    private func draw(_ symbol: PaintedSymbol, _ shading: Shading?) {
        drawLayer { context in
            for layer in symbol.layers {
                let fill = FillStyle(eoFill: layer.usesEvenOddRule)
                if layer.clearsBehind {
                    context.blendMode = .destinationOut
                    context.fill(Path(layer.path), with: .color(.black), style: fill)
                    context.blendMode = .normal
                }
                guard let paint = layer.fill else { continue }
                let (own, box) = shading?.paint(in: self, over: symbol.viewBox) ?? (paint, symbol.viewBox)
                context.draw { recorder.fill(layer.path, layer.usesEvenOddRule, own, box, in: $0) }
            }
        }
    }

    /// Draws the image in its own size, so that the point of it that `anchor` names is at `point`.
    public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
        let origin = CGPoint(x: point.x - image.size.width * anchor.x, y: point.y - image.size.height * anchor.y)
        draw(image, in: CGRect(origin: origin, size: image.size))
    }

    /// Stretches the image over a rectangle.
    public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
        draw(resolve(image), in: rect, style: style)
    }

    /// Draws the image in its own size, so that the point of it that `anchor` names is at `point`.
    public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(resolve(image), at: point, anchor: anchor)
    }
}

extension CanvasRecorder {
    /// A shape in one color is often drawn many times, and sent once.
    fileprivate func fill(
        _ path: PathGeometry, _ usesEvenOddRule: Bool, _ paint: Paint, _ box: CGRect, in state: CanvasContent.State
    ) {
        func fill(_ state: CanvasContent.State) {
            add(
                .fill(
                    state: place(of: state), path: path, usesEvenOddRule: usesEvenOddRule, paint: paint, box: box))
        }
        guard case .color(let color) = paint else { return fill(state) }
        symbol(.shape(path: path, usesEvenOddRule: usesEvenOddRule, color), in: state) {
            fill(CanvasContent.State())
        }
    }
}
