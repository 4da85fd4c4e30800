import SwiftUI

/// The positions of marks in a plot of a given size, in points.
@MainActor
struct PlotGeometry {
    let model: ChartModel
    let size: CGSize
    /// The widths of bars at values that have no band or bin.
    private let barWidths: (x: CGFloat, y: CGFloat)

    init(_ model: ChartModel, size: CGSize) {
        self.model = model
        self.size = size
        barWidths = (
            Self.barWidth(
                model.marks.filter { $0.kind == .bar || $0.kind == .rectangle }.map(\.horizontal), model.x, size.width),
            Self.barWidth(
                model.marks.filter { $0.kind == .bar || $0.kind == .rectangle }.map(\.vertical), model.y, size.height)
        )
    }

    /// The largest width at which bars at single values don't touch.
    private static func barWidth(_ extents: [Extent], _ scale: ChartScale?, _ length: CGFloat) -> CGFloat {
        guard let scale, !scale.isBanded else { return 0 }
        let places = extents.compactMap { extent -> CGFloat? in
            guard case .point(let value) = extent else { return nil }
            return scale.position(value, in: length)
        }.sorted()
        let gaps = zip(places, places.dropFirst()).map { $1 - $0 }.filter { $0 > 0.01 }
        return min(gaps.min() ?? 24, 24)
    }

    // MARK: Extents

    /// The extent of a mark along an axis; nil if it can't be shown.
    func span(_ mark: Mark, vertical: Bool) -> ClosedRange<CGFloat>? {
        let extent = vertical ? mark.vertical : mark.horizontal
        let scale = vertical ? model.y : model.x
        let length = vertical ? size.height : size.width
        let dimension = vertical ? mark.height : mark.width
        guard let whole = whole(extent, scale, length) else { return nil }
        guard isSingle(extent) else { return whole }
        let slot = slot(mark, in: whole, vertical: vertical)
        return fill(slot, by: dimension, mark, scale, extent, vertical)
    }

    private func isSingle(_ extent: Extent) -> Bool {
        switch extent {
        case .point, .bin: true
        default: false
        }
    }

    /// The band, bin or interval of a value; a single value without a band has no size.
    private func whole(_ extent: Extent, _ scale: ChartScale?, _ length: CGFloat) -> ClosedRange<CGFloat>? {
        switch extent {
        case .nowhere: return nil
        case .whole: return 0...max(length, 0)
        case .fixed(let start, let end): return ordered(start ?? 0, end ?? length)
        case .point(let value):
            guard let scale, let middle = scale.position(value, in: length) else { return nil }
            let band = scale.bandwidth(in: length) ?? 0
            return (middle - band / 2)...(middle + band / 2)
        case .bin(let start, let end), .interval(let start, let end):
            guard let scale, let from = scale.position(start, in: length), let to = scale.position(end, in: length)
            else { return nil }
            return ordered(from, to)
        }
    }

    private func ordered(_ first: CGFloat, _ second: CGFloat) -> ClosedRange<CGFloat>? {
        guard first.isFinite, second.isFinite else { return nil }
        return min(first, second)...max(first, second)
    }

    /// The mark's own slot of a band, if `position(by:)` divides the band.
    private func slot(_ mark: Mark, in whole: ClosedRange<CGFloat>, vertical: Bool) -> ClosedRange<CGFloat> {
        guard let by = mark.look.by.position else { return whole }
        let isOwn = mark.look.positionAxis.map { ($0 == .vertical) == vertical } ?? (vertical != mark.isUpright)
        let slots = model.looks.positions
        guard isOwn, slots.values.count > 1, let index = slots.place(of: by.start) else { return whole }
        let length = whole.upperBound - whole.lowerBound
        let used = mark.look.positionSpan.length(of: length, automatic: length * 0.8)
        let start = whole.lowerBound + (length - used) / 2
        let one = used / CGFloat(slots.values.count)
        return (start + one * CGFloat(index))...(start + one * CGFloat(index + 1))
    }

    /// The part of the slot that a bar or rectangle covers.
    private func fill(
        _ slot: ClosedRange<CGFloat>, by dimension: MarkDimension, _ mark: Mark, _ scale: ChartScale?, _ extent: Extent,
        _ vertical: Bool
    ) -> ClosedRange<CGFloat> {
        let room = slot.upperBound - slot.lowerBound
        let middle = (slot.lowerBound + slot.upperBound) / 2
        let isWide = mark.kind == .bar || mark.kind == .rectangle
        guard isWide else { return middle...middle }
        let width: CGFloat
        if room > 0 {
            width = dimension.length(of: room, automatic: automatic(room, mark, scale))
        } else {
            let room = vertical ? barWidths.y : barWidths.x
            width = dimension.length(of: room, automatic: mark.kind == .rectangle ? room : max(room * 0.7, 1))
        }
        return (middle - width / 2)...(middle + width / 2)
    }

    private func automatic(_ room: CGFloat, _ mark: Mark, _ scale: ChartScale?) -> CGFloat {
        if mark.kind == .rectangle { return room }
        if mark.look.by.position != nil, model.looks.positions.values.count > 1 { return room * 0.9 }
        return room * (room < 8 ? 0.85 : 0.68)
    }

    // MARK: Bounds

    /// The bounds of a mark. They have no size for points and parts of lines.
    func bounds(_ mark: Mark) -> CGRect? {
        if mark.kind == .sector { return sectorBounds(mark) }
        guard let across = span(mark, vertical: false), let along = span(mark, vertical: true) else { return nil }
        var (left, right) = (across.lowerBound, across.upperBound)
        var (top, bottom) = (along.lowerBound, along.upperBound)
        // Without a position in points, the middle is used, except by a rule at a single value, which extends from edge to edge.
        if case .fixed(nil, nil) = mark.horizontal, mark.kind == .point || mark.isRule(along: mark.vertical) {
            (left, right) = (size.width / 2, size.width / 2)
        }
        if case .fixed(nil, nil) = mark.vertical, mark.kind == .point || mark.isRule(along: mark.horizontal) {
            (top, bottom) = (size.height / 2, size.height / 2)
        }
        let ends = mark.look.offsetEnds
        let offset = mark.look.offset
        left += offset.width + ends.xStart
        right += offset.width + ends.xEnd
        top += offset.height + ends.yEnd
        bottom += offset.height + ends.yStart
        return CGRect(x: min(left, right), y: min(top, bottom), width: abs(right - left), height: abs(bottom - top))
    }

    /// The point of a line, an area or a symbol.
    func point(_ mark: Mark) -> CGPoint? {
        bounds(mark).map { CGPoint(x: $0.midX, y: $0.midY) }
    }

    /// Both points of an area's edge: on its base, and on its line.
    func edges(_ mark: Mark) -> (base: CGPoint, line: CGPoint)? {
        let isVertical = mark.isVertical
        let extent = isVertical ? mark.vertical : mark.horizontal
        guard let scale = isVertical ? model.y : model.x, let middle = middle(mark, vertical: !isVertical) else {
            return nil
        }
        let length = isVertical ? size.height : size.width
        let base: CGFloat?
        let line: CGFloat?
        switch extent {
        case .interval(let start, let end):
            (base, line) = (
                scale.position(start, in: length) ?? scale.baseline(in: length), scale.position(end, in: length)
            )
        case .point(let value), .bin(let value, _):
            (base, line) = (scale.baseline(in: length), scale.position(value, in: length))
        default: return nil
        }
        guard let base, let line else { return nil }
        let (dx, dy) = (mark.look.offset.width, mark.look.offset.height)
        return isVertical
            ? (CGPoint(x: middle + dx, y: base + dy), CGPoint(x: middle + dx, y: line + dy))
            : (CGPoint(x: base + dx, y: middle + dy), CGPoint(x: line + dx, y: middle + dy))
    }

    private func middle(_ mark: Mark, vertical: Bool) -> CGFloat? {
        span(mark, vertical: vertical).map { ($0.lowerBound + $0.upperBound) / 2 }
    }

    // MARK: Sectors

    var center: CGPoint { CGPoint(x: size.width / 2, y: size.height / 2) }
    /// The radius of the largest circle in the plot.
    var radius: CGFloat { max(min(size.width, size.height) / 2, 0) }

    /// The radii of a sector, the inner one first.
    func radii(_ sector: SectorShape) -> (inner: CGFloat, outer: CGFloat) {
        let outer = sector.outerRadius.radius(of: radius, automatic: radius)
        return (min(sector.innerRadius.radius(of: radius, automatic: 0), outer), outer)
    }

    private func sectorBounds(_ mark: Mark) -> CGRect? {
        guard let sector = mark.sector, sector.amount > 0 else { return nil }
        let (inner, outer) = radii(sector)
        let angle = (sector.turns.lowerBound + sector.turns.upperBound) * .pi - .pi / 2
        let middle = CGPoint(
            x: center.x + (inner + outer) / 2 * cos(angle), y: center.y + (inner + outer) / 2 * sin(angle))
        let half = max((outer - inner) / 2, 1)
        return CGRect(x: middle.x - half / 2, y: middle.y - half / 2, width: half, height: half)
    }
}

extension MarkDimension {
    /// Computes a radius: an inset only shortens the outer end.
    func radius(of whole: CGFloat, automatic: CGFloat) -> CGFloat {
        if case .inset(let inset) = kind { return max(whole - inset, 0) }
        return min(length(of: whole, automatic: automatic), whole)
    }
}

extension Mark {
    /// Whether the mark is a rule between two values of the axis.
    fileprivate func isRule(along extent: Extent) -> Bool {
        if kind == .rule, case .interval = extent { true } else { false }
    }

    /// Whether the mark's values are along the vertical axis, so that the slots of `position(by:)` are side by side.
    var isUpright: Bool {
        if kind == .bar || kind == .area { return isVertical }
        if case .value(let value) = y, value.start.category != nil { return false }
        return true
    }
}
