import SwiftUI

/// Draws the marks of a chart.
@MainActor
struct PlotDrawing {
    let geometry: PlotGeometry
    private var model: ChartModel { geometry.model }
    private var looks: LookScales { geometry.model.looks }

    /// Marks that are drawn together.
    private enum Part {
        /// The place of their marks among the series.
        case line(Int)
        case area(Int)
        case many([Mark])
        case one(Mark)
    }

    func draw(in context: GraphicsContext) { draw(model.marks, in: context) }

    private func draw(_ marks: [Mark], in context: GraphicsContext) {
        let (parts, series) = sorted(marks)
        for part in parts {
            switch part {
            case .line(let place): drawLine(series[place], context)
            case .area(let place): drawArea(series[place], context)
            case .many(let marks): drawMany(marks, context)
            case .one(let mark): draw(mark, context)
            }
        }
    }

    // MARK: What belongs together

    private func sorted(_ marks: [Mark]) -> (parts: [Part], series: [[Mark]]) {
        let marks = marks.enumerated().sorted {
            ($0.element.look.zIndex ?? 0, $0.offset) < ($1.element.look.zIndex ?? 0, $1.offset)
        }.map(\.element)
        var parts: [Part] = []
        var series: [[Mark]] = []
        var places: [String: Int] = [:]
        for mark in marks {
            switch mark.kind {
            case .line, .area:
                let key = "\(mark.kind == .line)\(mark.look.zIndex ?? 0)" + mark.seriesName
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
        return (parts.count > 500 ? joined(parts) : parts, series)
    }

    /// Many points or bars of one look become one path.
    private func joined(_ parts: [Part]) -> [Part] {
        var result: [Part] = []
        var run: [Mark] = []
        func close() {
            if run.count == 1 { result.append(.one(run[0])) } else if !run.isEmpty { result.append(.many(run)) }
            run = []
        }
        for part in parts {
            guard case .one(let mark) = part, mark.isPlain else {
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
        first.kind == second.kind && first.look.opacity == second.look.opacity
            && first.look.by.color.map { ChartScale.name(of: $0.start) }
                == second.look.by.color.map { ChartScale.name(of: $0.start) }
            && first.look.style == second.look.style
    }

    // MARK: Looks

    func style(of mark: Mark) -> AnyShapeStyle {
        mark.look.style ?? mark.look.by.color.map(looks.style(of:)) ?? AnyShapeStyle(.tint)
    }

    private func prepared(_ context: GraphicsContext, _ mark: Mark) -> GraphicsContext {
        var context = context
        if let mask = mark.look.mask { context.clipToLayer { draw(mask.marks, in: $0) } }
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
        mark.look.lineStyle ?? mark.look.by.line.map(looks.line(of:))
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

    /// Points in a row, none of which is missing.
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
        var path = Path()
        var taken: Set<[Int]> = []
        for mark in marks {
            guard let bounds = geometry.bounds(mark) else { continue }
            if mark.kind == .point {
                // Two points on one half pixel look like one.
                guard taken.insert([Int(bounds.midX * 2), Int(bounds.midY * 2)]).inserted else { continue }
                path.addEllipse(in: symbolRect(mark, at: CGPoint(x: bounds.midX, y: bounds.midY)))
            } else {
                path.addRect(bounds)
            }
        }
        fill(path, marks[0], prepared(context, marks[0]))
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

    /// Views are shown over the drawing, and not drawn.
    private func drawSymbol(_ mark: Mark, at point: CGPoint, _ context: GraphicsContext) {
        switch mark.look.symbol ?? mark.look.by.symbol.map(looks.symbol(of:)) {
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
            && look.clip == nil && look.mask == nil && look.blur == 0 && look.shadow == nil && look.cornerRadius == nil
    }
}

extension LineInterpolation {
    /// The same line from its other end.
    fileprivate var reversed: LineInterpolation {
        switch method {
        case .stepStart: LineInterpolation(method: .stepEnd)
        case .stepEnd: LineInterpolation(method: .stepStart)
        default: self
        }
    }
}
