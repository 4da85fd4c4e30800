import SwiftUI

/// Draws the marks of a chart.
@MainActor
struct PlotDrawing {
    let geometry: PlotGeometry
    private var model: ChartModel { geometry.model }
    private var looks: LookScales { geometry.model.looks }

    /// Marks that are drawn together.
    private enum Part {
        /// The index of the series.
        case line(Int)
        case area(Int)
        case many([Mark])
        case one(Mark)
    }

    func draw(in context: GraphicsContext) { draw(model.marks, in: context) }

    private func draw(_ marks: [Mark], in context: GraphicsContext) {
        let (parts, series) = sorted(marks, context)
        var rest = parts[...]
        while let mask = rest.first.map({ mark(of: $0, series).look.mask }) {
            let run = rest.prefix { mark(of: $0, series).look.mask === mask }
            rest = rest[run.endIndex...]
            draw(run, series, behind: mask, context)
        }
    }

    /// A part's first mark, whose style is that of the whole part.
    private func mark(of part: Part, _ series: [[Mark]]) -> Mark {
        switch part {
        case .line(let place), .area(let place): series[place][0]
        case .many(let marks): marks[0]
        case .one(let mark): mark
        }
    }

    /// Draws parts with a common mask, which is drawn only once for all of them.
    private func draw(
        _ parts: ArraySlice<Part>, _ series: [[Mark]], behind mask: MarkMask?, _ context: GraphicsContext
    ) {
        guard let mask else { return parts.forEach { draw($0, series, context) } }
        var context = context
        context.clipToLayer { draw(mask.marks, in: $0) }
        context.drawLayer { inner in parts.forEach { draw($0, series, inner) } }
    }

    private func draw(_ part: Part, _ series: [[Mark]], _ context: GraphicsContext) {
        switch part {
        case .line(let place): drawLine(series[place], context)
        case .area(let place): drawArea(series[place], context)
        case .many(let marks): drawMany(marks, context)
        case .one(let mark): draw(mark, context)
        }
    }

    // MARK: What belongs together

    /// The key that distinguishes series.
    private struct SeriesKey: Hashable {
        let isLine: Bool
        let zIndex: Double
        let values: [_ChartValue?]
    }

    private func sorted(_ marks: [Mark], _ context: GraphicsContext) -> (parts: [Part], series: [[Mark]]) {
        let marks = marks.enumerated().sorted {
            ($0.element.look.zIndex ?? 0, $0.offset) < ($1.element.look.zIndex ?? 0, $1.offset)
        }.map(\.element)
        var parts: [Part] = []
        var series: [[Mark]] = []
        var places: [SeriesKey: Int] = [:]
        for mark in marks {
            switch mark.kind {
            case .line, .area:
                let key = SeriesKey(
                    isLine: mark.kind == .line, zIndex: mark.look.zIndex ?? 0, values: mark.seriesValues)
                if let place = places[key] {
                    series[place].append(mark)
                } else {
                    places[key] = series.count
                    parts.append(mark.kind == .line ? .line(series.count) : .area(series.count))
                    series.append([mark])
                }
            default: parts.append(.one(mark))
            }
        }
        return (parts.count > 500 ? joined(parts, context) : parts, series)
    }

    /// Joins many consecutive points or bars of the same style into one path.
    private func joined(_ parts: [Part], _ context: GraphicsContext) -> [Part] {
        var result: [Part] = []
        var run: [Mark] = []
        func close() {
            if run.count == 1 { result.append(.one(run[0])) } else if !run.isEmpty { result.append(.many(run)) }
            run = []
        }
        for part in parts {
            guard case .one(let mark) = part, mark.isPlain, isOfOneColor(mark, context) else {
                close()
                result.append(part)
                continue
            }
            if let first = run.first, !looksAlike(first, mark) { close() }
            run.append(mark)
        }
        close()
        return result
    }

    private func looksAlike(_ first: Mark, _ second: Mark) -> Bool {
        first.kind == second.kind && first.look.opacity == second.look.opacity && first.look.mask === second.look.mask
            && first.look.isStyledByPlot == second.look.isStyledByPlot
            && first.look.by.color?.start.identity == second.look.by.color?.start.identity
            && first.look.style == second.look.style
    }

    /// Whether the mark can be part of a larger path: a gradient would extend over the whole path rather than over each mark,
    /// unless it is the plot's.
    private func isOfOneColor(_ mark: Mark, _ context: GraphicsContext) -> Bool {
        mark.look.isStyledByPlot || opacity(of: mark, context) != nil
    }

    /// The opacity of a mark with a single color; nil for other styles.
    private func opacity(of mark: Mark, _ context: GraphicsContext) -> Double? {
        guard case .color(let color) = style(of: mark).paint(level: 0, in: context.environment) else { return nil }
        return color.alpha * mark.look.opacity
    }

    // MARK: Looks

    func style(of mark: Mark) -> AnyShapeStyle {
        mark.look.style ?? mark.look.by.color.map(looks.style(of:)) ?? AnyShapeStyle(.tint)
    }

    private func prepared(_ context: GraphicsContext, _ mark: Mark) -> GraphicsContext {
        var context = context
        context.opacity *= min(max(mark.look.opacity, 0), 1)
        if mark.look.blur > 0 { context.addFilter(.blur(radius: mark.look.blur)) }
        if let shadow = mark.look.shadow {
            context.addFilter(.shadow(color: shadow.color, radius: shadow.radius, x: shadow.x, y: shadow.y))
        }
        return context
    }

    private func fill(_ path: Path, _ mark: Mark, _ context: GraphicsContext) {
        guard mark.look.isStyledByPlot else {
            context.fill(path, with: .style(style(of: mark)))
            return
        }
        var inside = context
        inside.clip(to: path)
        inside.fill(Path(CGRect(origin: .zero, size: geometry.size)), with: .style(style(of: mark)))
    }

    private func strokeStyle(of mark: Mark, width: CGFloat) -> StrokeStyle {
        mark.look.lineStyle ?? mark.look.by.line.map { looks.line(of: $0.start) }
            ?? StrokeStyle(lineWidth: width, lineCap: mark.kind == .rule ? .butt : .round, lineJoin: .round)
    }

    private func stroke(_ path: Path, _ mark: Mark, width: CGFloat, _ context: GraphicsContext) {
        let stroke = strokeStyle(of: mark, width: width)
        if mark.look.isStyledByPlot {
            fill(path.strokedPath(stroke), mark, context)
        } else {
            context.stroke(path, with: .style(style(of: mark)), style: stroke)
        }
    }

    // MARK: Lines and areas

    private func drawLine(_ marks: [Mark], _ context: GraphicsContext) {
        let first = marks[0]
        let points = marks.map { geometry.point($0) }
        let method = first.look.interpolation?.kind ?? .linear
        var path = Path()
        for run in runs(points) {
            path.move(to: run[0])
            let points = method == .linear ? LineInterpolation.thinned(run, width: geometry.size.width) : run
            LineInterpolation(method: method).add(points, to: &path)
        }
        let context = prepared(context, first)
        stroke(path, first, width: 2, context)
        for (mark, point) in zip(marks, points) where mark.look.symbol != nil || mark.look.by.symbol != nil {
            if let point { drawSymbol(mark, at: point, context) }
        }
    }

    /// Splits the points at the missing ones.
    private func runs<P>(_ points: [P?]) -> [[P]] {
        points.split { $0 == nil }.map { $0.compactMap { $0 } }
    }

    private func drawArea(_ marks: [Mark], _ context: GraphicsContext) {
        let first = marks[0]
        let curve = LineInterpolation(method: first.look.interpolation?.kind ?? .linear)
        for run in runs(marks.map { geometry.edges($0) }) {
            let width = geometry.size.width
            let isLinear = curve.method == .linear
            let line = isLinear ? LineInterpolation.thinned(run.map(\.line), width: width) : run.map(\.line)
            let base = isLinear ? LineInterpolation.thinned(run.map(\.base), width: width) : run.map(\.base)
            var path = Path()
            path.move(to: line[0])
            curve.add(line, to: &path)
            path.addLine(to: base[base.count - 1])
            curve.reversed.add(Array(base.reversed()), to: &path)
            path.closeSubpath()
            fill(path, first, prepared(context, first))
        }
    }

    // MARK: Many at once

    private func drawMany(_ marks: [Mark], _ context: GraphicsContext) {
        let isOpaque = opacity(of: marks[0], context).map { $0 >= 1 } ?? false
        var frames = marks.compactMap { frame(of: $0) }
        if isOpaque { frames = PathLayers.apart(frames) }
        let context = prepared(context, marks[0])
        for layer in isOpaque ? [frames] : PathLayers(frames).layers {
            var path = Path()
            for frame in layer {
                if marks[0].kind == .point { path.addEllipse(in: frame) } else { path.addRect(frame) }
            }
            fill(path, marks[0], context)
        }
    }

    private func frame(of mark: Mark) -> CGRect? {
        guard let bounds = geometry.bounds(mark) else { return nil }
        return mark.kind == .point ? symbolRect(mark, at: CGPoint(x: bounds.midX, y: bounds.midY)) : bounds
    }

    // MARK: One mark

    private func draw(_ mark: Mark, _ context: GraphicsContext) {
        var context = prepared(context, mark)
        if mark.kind == .function {
            drawFunction(mark, context)
            return
        }
        guard let bounds = geometry.bounds(mark) else { return }
        if let clip = mark.look.clip { context.clip(to: clip(bounds)) }
        switch mark.kind {
        case .bar, .rectangle: fill(BarOutline(mark, bounds).path, mark, context)
        case .point: drawSymbol(mark, at: CGPoint(x: bounds.midX, y: bounds.midY), context)
        case .rule: drawRule(mark, bounds, context)
        case .sector: fill(SectorOutline(geometry, mark).path, mark, context)
        case .line, .area, .function: break
        }
    }

    private func drawRule(_ mark: Mark, _ bounds: CGRect, _ context: GraphicsContext) {
        var path = Path()
        path.move(to: CGPoint(x: bounds.minX, y: bounds.minY))
        path.addLine(to: CGPoint(x: bounds.maxX, y: bounds.maxY))
        stroke(path, mark, width: 1, context)
    }

    // MARK: Symbols

    func symbolSize(_ mark: Mark) -> CGSize {
        if let size = mark.look.symbolSize { return size }
        let area = mark.look.symbolArea ?? mark.look.by.size.map(looks.area(of:)) ?? 40
        let side = max(area.isFinite ? area : 0, 0).squareRoot()
        return CGSize(width: side, height: side)
    }

    private func symbolRect(_ mark: Mark, at point: CGPoint) -> CGRect {
        let size = symbolSize(mark)
        return CGRect(x: point.x - size.width / 2, y: point.y - size.height / 2, width: size.width, height: size.height)
    }

    /// Symbols that are views are shown over the drawing, and not drawn here.
    private func drawSymbol(_ mark: Mark, at point: CGPoint, _ context: GraphicsContext) {
        switch mark.look.symbol ?? mark.look.by.symbol.map({ looks.symbol(of: $0.start) }) {
        case .shape(let shape)?: fill(shape.path(in: symbolRect(mark, at: point)), mark, context)
        case .view?: break
        case nil: fill(Path(ellipseIn: symbolRect(mark, at: point)), mark, context)
        }
    }

    // MARK: Functions

    private func drawFunction(_ mark: Mark, _ context: GraphicsContext) {
        guard let curve = mark.function, let x = model.x, let y = model.y else { return }
        let size = geometry.size
        func point(_ place: Double, _ height: Double) -> CGPoint? {
            guard place.isFinite, height.isFinite, let x = x.position(.number(place), in: size.width),
                let y = y.position(.number(height), in: size.height)
            else { return nil }
            return CGPoint(x: x, y: y)
        }
        let samples = curve.samples(over: model.numbers(of: x), count: Int(min(max(size.width, 100), 2000)) * 2)
        var context = context
        context.clip(to: Path(CGRect(origin: .zero, size: size)))
        var path = Path()
        for run in runs(
            samples.map { sample in point(sample.x, sample.y).map { ($0, point(sample.x, sample.base ?? 0)) } })
        {
            path.addLines(run.map(\.0))
            if curve.isArea {
                for (_, base) in run.reversed() { if let base { path.addLine(to: base) } }
                path.closeSubpath()
            }
        }
        if curve.isArea { fill(path, mark, context) } else { stroke(path, mark, width: 2, context) }
    }
}

extension Mark {
    /// Whether the mark may be drawn as a part of a larger path.
    fileprivate var isPlain: Bool {
        (kind == .point || kind == .bar || kind == .rectangle) && look.symbol == nil && look.by.symbol == nil
            && look.clip == nil && look.blur == 0 && look.shadow == nil && look.cornerRadius == nil
    }
}

extension LineInterpolation {
    /// The same line, drawn in the opposite direction.
    fileprivate var reversed: LineInterpolation {
        switch method {
        case .stepStart: LineInterpolation(method: .stepEnd)
        case .stepEnd: LineInterpolation(method: .stepStart)
        default: self
        }
    }
}
