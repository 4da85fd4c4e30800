import CoreGraphics
import DisplayList
import DrawingValues
import Foundation

/// Makes a canvas's operations of what an app draws in a `CGContext`: in `withCGContext` of a canvas, or in a `UIView`.
package final class CanvasContextRecorder: ContextRecorder {
    package let recorder: CanvasRecorder
    /// The canvas's, in points.
    private let size: CGSize
    /// What holds for all of the drawing: the state of the canvas's own context.
    private let outer: CanvasContent.State
    private var layers: [CanvasContent.State] = []

    package init(_ recorder: CanvasRecorder, size: CGSize, inside outer: CanvasContent.State = .init()) {
        self.recorder = recorder
        self.size = size
        self.outer = outer
    }

    // MARK: Paths

    package func fill(_ path: PathGeometry, _ rule: CGPathFillRule, in state: GraphicsState) {
        let box = CGRect(origin: .zero, size: size)
        for mode in state.blendMode.steps {
            let color = mode == .destinationOut && state.blendMode.clears ? .black : state.fill
            var shown = shown(state, mode)
            if mode.reachesBeyond { shown.clips.append(ClipPath(path.applying(whole), rule)) }
            add(path, rule == .evenOdd, .color(color), box, in: shown)
        }
    }

    package func clear(_ path: PathGeometry, in state: GraphicsState) {
        var plain = state
        (plain.alpha, plain.shadow, plain.blendMode) = (1, nil, .clear)
        fill(path, .winding, in: plain)
    }

    private func add(
        _ path: PathGeometry, _ usesEvenOddRule: Bool, _ paint: Paint, _ box: CGRect, in state: CanvasContent.State
    ) {
        recorder.add(
            .fill(
                state: recorder.place(of: state), path: path, usesEvenOddRule: usesEvenOddRule,
                paint: paint, box: box))
    }

    /// The pen has the user's transform, so the path has the user's coordinates.
    package func stroke(_ path: PathGeometry, width: CGFloat, in state: GraphicsState) {
        let local = path.applying(state.transform.inverted())
        let stroke = PathContent.Stroke(state, width)
        guard state.blendMode.steps.contains(where: \.reachesBeyond) || state.blendMode.clears else {
            let shown = shown(state, state.blendMode.steps[0], state.transform)
            recorder.add(
                .stroke(
                    state: recorder.place(of: shown), path: local, stroke: stroke,
                    box: CGRect(origin: .zero, size: size)))
            return
        }
        // Modes that reach beyond what is drawn need its outline.
        var filled = state
        filled.fill = state.stroke
        let outline = Path(local).strokedPath(StrokeStyle(state, width)).geometry
        fill(outline.applying(state.transform), .winding, in: filled)
    }

    // MARK: Gradients

    package func paint(_ gradient: RecordedGradient, in state: GraphicsState) {
        guard let paint = gradient.paint else { return paintBitmap(of: gradient, in: state) }
        let whole = CGRect(origin: .zero, size: size)
        let path = PathGeometry(rect: whole).applying(state.transform.inverted())
        for mode in state.blendMode.steps {
            let isHole = mode == .destinationOut && state.blendMode.clears
            let shown = shown(state, mode, state.transform)
            add(path, false, isHole ? .color(.black) : paint, CGRect(x: 0, y: 0, width: 1, height: 1), in: shown)
        }
    }

    /// A display list has no gradient from one circle to another with another middle, so that is a picture.
    private func paintBitmap(of gradient: RecordedGradient, in state: GraphicsState) {
        guard let context = CGContext(size: size, scale: Self.bitmapScale, isOpaque: false) else { return }
        context.concatenate(state.transform)
        context.draw(gradient)
        guard let image = context.makeImage() else { return }
        var plain = state
        plain.transform = .identity
        draw(CanvasImages.resource(of: image), in: CGRect(origin: .zero, size: size), isPixelated: false, plain)
    }

    private static let bitmapScale: CGFloat = 2

    // MARK: Images

    package func draw(_ image: CGImage, in rect: CGRect, tiled: Bool, state: GraphicsState) {
        let resource = CanvasImages.resource(of: image)
        let isPixelated = !image.shouldInterpolate || state.interpolationQuality == .none
        guard tiled else { return drawUpwards(resource, in: rect, isPixelated, state) }
        for tile in tiles(of: rect, state) { drawUpwards(resource, in: tile, isPixelated, state) }
    }

    private func drawUpwards(_ resource: ResourcePath, in rect: CGRect, _ isPixelated: Bool, _ state: GraphicsState) {
        var turned = state
        turned.transform = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: rect.minY + rect.maxY)
            .concatenating(state.transform)
        draw(resource, in: rect, isPixelated: isPixelated, turned)
    }

    /// Draws an image upright where y grows downwards.
    package func draw(
        _ resource: ResourcePath, in rect: CGRect, isPixelated: Bool, tint: DisplayColor? = nil, _ state: GraphicsState
    ) {
        let content = ImageContent(resource: resource, isPixelated: isPixelated, tint: tint)
        for mode in state.blendMode.steps {
            var shown = shown(state, mode, state.transform)
            let outline = PathGeometry(rect: rect).applying(state.transform)
            if mode == .destinationOut, state.blendMode.clears {
                shown.transform = outer.transform
                add(outline, false, .color(.black), rect, in: shown)
                continue
            }
            if mode.reachesBeyond { shown.clips.append(ClipPath(outline.applying(whole), .winding)) }
            recorder.add(.image(state: recorder.place(of: shown), content, frame: rect))
        }
    }

    /// As many as are seen, up to a bound: the rest is left out.
    private func tiles(of rect: CGRect, _ state: GraphicsState) -> [CGRect] {
        let area = CGRect(origin: .zero, size: size).applying(state.transform.inverted())
        let columns = Self.indices(from: rect.minX, rect.width, over: area.minX, area.maxX)
        return Self.indices(from: rect.minY, rect.height, over: area.minY, area.maxY).flatMap { row in
            columns.map { rect.offsetBy(dx: CGFloat($0) * rect.width, dy: CGFloat(row) * rect.height) }
        }
    }

    private static func indices(from start: CGFloat, _ length: CGFloat, over low: CGFloat, _ high: CGFloat) -> Range<
        Int
    > {
        let (first, last) = (((low - start) / length).rounded(.down), ((high - start) / length).rounded(.up))
        guard first.isFinite, last.isFinite, abs(first) < 1e6, last > first else { return 0..<0 }
        return Int(first)..<Int(min(last, first + tilesMax))
    }

    private static let tilesMax: CGFloat = 128

    // MARK: Text

    /// Text that is laid out, its top left corner at a point of the user's.
    package func draw(_ text: TextContent, at point: CGPoint, in state: GraphicsState) {
        let moved = CGAffineTransform(translationX: point.x, y: point.y).concatenating(state.transform)
        for run in text.lines.flatMap(\.runs) { if let family = run.family { recorder.use(family, for: run.text) } }
        let mode = state.blendMode.steps.last ?? .normal
        recorder.add(.text(state: recorder.place(of: shown(state, mode, moved)), text))
    }

    // MARK: Layers

    package func beginLayer(in state: GraphicsState) {
        layers.append(shown(state, state.blendMode.steps.last ?? .normal))
        recorder.beginLayer()
    }

    package func endLayer() { if let state = layers.popLast() { recorder.endLayer(in: state) } }

    // MARK: States

    private var whole: CGAffineTransform { CGAffineTransform(numbers: outer.transform) }

    private func shown(
        _ state: GraphicsState, _ mode: ElementBlendMode, _ transform: CGAffineTransform = .identity
    ) -> CanvasContent.State {
        var shown = CanvasContent.State(
            transform: transform.concatenating(whole).numbers, opacity: Double(state.alpha) * outer.opacity,
            blendMode: mode == .normal ? outer.blendMode : mode, clips: outer.clips, filters: outer.filters)
        shown.clips += state.clips.map { ClipPath($0.path.applying(whole), $0.rule) }
        if let shadow = state.shadow {
            let filter = CanvasFilter.shadow(shadow.color, radius: Double(shadow.blur), offset: shadow.offset)
            shown.filters.insert(filter, at: 0)
        }
        return shown
    }
}

extension CGContext {
    fileprivate func draw(_ gradient: RecordedGradient) {
        let colors = gradient.stops.map { CGColor($0.color) }
        guard case .radial(let startCenter, let startRadius, let endCenter, let endRadius) = gradient.shape,
            let drawn = CGGradient(
                colorsSpace: nil, colors: colors, locations: gradient.stops.map { CGFloat($0.location) })
        else { return }
        drawRadialGradient(
            drawn, startCenter: startCenter, startRadius: startRadius, endCenter: endCenter, endRadius: endRadius,
            options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
    }
}
