import CoreGraphics
import DisplayList
import DrawingValues
import Foundation
import TextLayout

// Paths and their paints, in a context whose y axis points downwards.

extension CGContext {
    func fill(_ geometry: PathGeometry, _ rule: CGPathFillRule, with paint: Paint, box: CGRect) {
        addPath(CGPath(geometry))
        switch paint {
        case .color(let color), .material(let color, _):
            setFillColor(CGColor(color))
            fillPath(using: rule)
        default:
            clip(using: rule)
            flood(with: paint, box: box)
        }
    }

    func stroke(_ geometry: PathGeometry, _ stroke: PathContent.Stroke, box: CGRect) {
        guard stroke.width > 0 else { return }
        guard case .color(let color) = stroke.paint else {
            let outline = Path(CGPath(geometry)).strokedPath(StrokeStyle(stroke))
            return fill(outline.geometry, .winding, with: stroke.paint, box: box)
        }
        setStrokeColor(CGColor(color))
        setLineWidth(stroke.width)
        setLineCap(StrokeStyle(stroke).lineCap)
        setLineJoin(StrokeStyle(stroke).lineJoin)
        setMiterLimit(stroke.miterLimit)
        setLineDash(phase: stroke.dashPhase, lengths: stroke.dash.map { CGFloat($0) })
        addPath(CGPath(geometry))
        strokePath()
    }

    /// Paints all of the clip; positions are in units of the box.
    private func flood(with paint: Paint, box: CGRect) {
        func point(_ unit: CGPoint) -> CGPoint {
            CGPoint(x: box.minX + unit.x * box.width, y: box.minY + unit.y * box.height)
        }
        let everywhere: CGGradientDrawingOptions = [.drawsBeforeStartLocation, .drawsAfterEndLocation]
        switch paint {
        case .color(let color), .material(let color, _):
            setFillColor(CGColor(color))
            fill(boundingBoxOfClipPath)
        case .linearGradient(let stops, let start, let end):
            guard let gradient = CGGradient.of(stops) else { return }
            drawLinearGradient(gradient, start: point(start), end: point(end), options: everywhere)
        case .radialGradient(let stops, let center, let startRadius, let endRadius):
            guard let gradient = CGGradient.of(stops) else { return }
            drawRadialGradient(
                gradient, startCenter: point(center), startRadius: startRadius, endCenter: point(center),
                endRadius: endRadius, options: everywhere)
        case .ellipticalGradient(let stops, let center, let start, let end):
            guard let gradient = CGGradient.of(stops) else { return }
            translateBy(x: point(center).x, y: point(center).y)
            scaleBy(x: max(box.width, 0.001), y: max(box.height, 0.001))
            drawRadialGradient(
                gradient, startCenter: .zero, startRadius: start, endCenter: .zero, endRadius: end, options: everywhere)
        case .angularGradient(let stops, let center, let start, let end):
            guard let gradient = CGGradient.of(stops.map { $0.moved(by: abs(end - start) / 360) }) else { return }
            drawConicGradient(gradient, center: point(center), angle: start * .pi / 180)
        case .tile(let tile): flood(with: tile, from: box.origin)
        case .mesh(let mesh):
            setFillColor(CGColor(mesh.background))
            fill(boundingBoxOfClipPath)
            translateBy(x: box.minX, y: box.minY)
            scaleBy(x: max(box.width, 0.001), y: max(box.height, 0.001))
            draw(mesh.cells(steps: 8))
        }
    }

    private func flood(with tile: TilePaint, from origin: CGPoint) {
        guard let image = tile.resource.decoded?.part(tile.source) else { return }
        setAlpha(tile.opacity)
        interpolationQuality = tile.isPixelated ? .none : .high
        beginTransparencyLayer(auxiliaryInfo: nil)
        drawUpright(image, in: CGRect(origin: origin, size: tile.size), byTiling: true)
        paintOver(with: tile.tint, in: boundingBoxOfClipPath)
        endTransparencyLayer()
    }

    /// Draws what there is in one color.
    private func paintOver(with tint: DisplayColor?, in rect: CGRect) {
        guard let tint else { return }
        setBlendMode(.sourceIn)
        setFillColor(CGColor(tint))
        fill(rect)
    }

    // MARK: Images and text

    func draw(_ image: ImageContent, in frame: CGRect) {
        guard let bitmap = image.resource.decoded else { return }
        interpolationQuality = image.isPixelated ? .none : .high
        guard image.tint != nil else { return drawUpright(bitmap, in: frame) }
        beginTransparencyLayer(auxiliaryInfo: nil)
        drawUpright(bitmap, in: frame)
        paintOver(with: image.tint, in: frame)
        endTransparencyLayer()
    }

    func draw(_ text: TextContent) {
        for line in text.lines {
            for run in line.runs where run.size > 0 { draw(run, baseline: line.baseline, box: text.box) }
        }
    }

    private func draw(_ run: TextContent.Run, baseline: CGFloat, box: CGRect) {
        let y = baseline - run.extras.lift
        if let image = run.extras.image {
            let frame = CGRect(x: run.x, y: y - image.ascent, width: run.width, height: image.height)
            return draw(image, in: frame, color: run.color)
        }
        if let background = run.extras.background {
            setFillColor(CGColor(background))
            fill(CGRect(x: run.x, y: y - run.size * 0.95, width: run.width, height: run.size * 1.2))
        }
        let line = onWholePixel(y)
        if run.family == nil {
            drawByMachine(run, baseline: line)
        } else {
            let outline = run.outline.applying(CGAffineTransform(translationX: run.x, y: line))
            saveGState()
            fill(outline, .winding, with: run.extras.paint ?? .color(run.color), box: box)
            restoreGState()
        }
        drawLines(
            run.decoration, x: run.x, width: run.width, baseline: y, size: run.size,
            color: run.extras.decorationColor ?? run.color)
    }

    /// The nearest height at which browsers put the baseline of upright text: that of a whole pixel.
    private func onWholePixel(_ y: CGFloat) -> CGFloat {
        let pixels = userSpaceToDeviceSpaceTransform
        guard pixels.b == 0, pixels.c == 0, pixels.d != 0 else { return y }
        let pixel = pixels.d * y + pixels.ty
        // In the middle between two it is the lower one, wherever the y axis points.
        let whole = pixels.d < 0 ? (pixel - 0.5).rounded(.up) : (pixel + 0.5).rounded(.down)
        return (whole - pixels.ty) / pixels.d
    }

    /// Draws an emoji, which has colors of its own, or a character that no font of ours has.
    private func drawByMachine(_ run: TextContent.Run, baseline: CGFloat) {
        let color = run.color
        drawWithCairo { cairo in
            TextEngine.drawByMachine(
                run.text, size: run.size, width: run.width, at: (run.x, baseline), red: color.red, green: color.green,
                blue: color.blue, alpha: color.alpha, in: cairo)
        }
    }

    /// Draws the lines under and through a run of text, as the client's canvas does. - Parameter size: The font's, in points.
    package func drawLines(
        _ decoration: TextContent.Decoration, x: CGFloat, width: CGFloat, baseline: CGFloat, size: CGFloat,
        color: DisplayColor
    ) {
        let thickness = size / 15
        saveGState()
        setStrokeColor(CGColor(color))
        setLineWidth(thickness)
        if decoration.contains(.dotted) { setLineDash(phase: 0, lengths: [thickness, thickness]) }
        if decoration.contains(.dashed) { setLineDash(phase: 0, lengths: [thickness * 3, thickness * 2]) }
        var middles: [CGFloat] = []
        if decoration.contains(.underline) { middles.append(baseline + size * 0.13) }
        if decoration.contains(.strikethrough) { middles.append(baseline - size * 0.27) }
        if decoration.contains(.double) { middles += middles.map { $0 + 2 * thickness } }
        for middle in middles {
            move(to: CGPoint(x: x, y: middle))
            addLine(to: CGPoint(x: x + width, y: middle))
            strokePath()
        }
        restoreGState()
    }
}

extension TextContent {
    /// Around all lines, from the text's origin.
    fileprivate var box: CGRect {
        let width = lines.flatMap(\.runs).map { $0.x + $0.width }.max() ?? 0
        return CGRect(x: 0, y: 0, width: width, height: lines.last.map { $0.top + $0.height } ?? 0)
    }
}

extension CGContext {
    private func draw(_ image: TextContent.RunImage, in frame: CGRect, color: DisplayColor) {
        switch image.drawing {
        case .bitmap(let resource, let tint, let isPixelated):
            draw(ImageContent(resource: resource, isPixelated: isPixelated, tint: tint), in: frame)
        case .symbol(let path, let viewBox, let usesEvenOddRule):
            saveGState()
            translateBy(x: frame.minX, y: frame.minY)
            scaleBy(x: frame.width / viewBox.width, y: frame.height / viewBox.height)
            translateBy(x: -viewBox.minX, y: -viewBox.minY)
            fill(path, usesEvenOddRule ? .evenOdd : .winding, with: .color(color), box: viewBox)
            restoreGState()
        }
    }
}

extension StrokeStyle {
    fileprivate init(_ stroke: PathContent.Stroke) {
        let cap: CGLineCap =
            switch stroke.cap {
            case .butt: .butt
            case .round: .round
            case .square: .square
            }
        let join: CGLineJoin =
            switch stroke.join {
            case .miter: .miter
            case .round: .round
            case .bevel: .bevel
            }
        self.init(
            lineWidth: stroke.width, lineCap: cap, lineJoin: join, miterLimit: stroke.miterLimit,
            dash: stroke.dash.map { CGFloat($0) }, dashPhase: stroke.dashPhase)
    }
}

extension CGGradient {
    /// Nil without stops.
    fileprivate static func of(_ stops: [Paint.Stop]) -> CGGradient? {
        CGGradient(
            colorsSpace: nil, colors: stops.map { CGColor($0.color) }, locations: stops.map { CGFloat($0.location) })
    }
}

extension Paint.Stop {
    fileprivate func moved(by share: Double) -> Paint.Stop { Paint.Stop(color: color, location: location * share) }
}

extension ResourcePath {
    /// The bitmap, where it is a PNG or JPEG file.
    var decoded: CGImage? {
        guard let data = try? ResourceStore.shared.resource(at: self)?.load() else { return nil }
        return CGImage(encoded: data)
    }
}

extension CGImage {
    /// A part in units of the image.
    fileprivate func part(_ unit: CGRect) -> CGImage? {
        let size = CGSize(width: width, height: height)
        return cropping(
            to: CGRect(
                x: unit.minX * size.width, y: unit.minY * size.height, width: unit.width * size.width,
                height: unit.height * size.height))
    }
}
