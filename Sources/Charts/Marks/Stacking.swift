import Foundation

/// Computes the extents of marks, in the values of both axes: bars and areas at the same place are stacked, sectors follow each
/// other.
struct Stacking {
    /// The key of the marks that are stacked on each other.
    private struct Place: Hashable {
        let kind: Mark.Kind
        let isVertical: Bool
        let across: [_ChartValue]
        let position: _ChartValue?
    }

    private struct Pile {
        var above = 0.0
        var below = 0.0
        var height: Double { above - below }
    }

    private var totals: [Place: Pile] = [:]
    private var piles: [Place: Pile] = [:]

    /// Places all marks.
    static func place(_ marks: [Mark]) {
        var stacking = Stacking()
        for mark in marks { stacking.count(mark) }
        for mark in marks { stacking.place(mark) }
        placeSectors(marks.filter { $0.kind == .sector })
    }

    private mutating func count(_ mark: Mark) {
        guard let place = place(of: mark), let amount = mark.amount else { return }
        if amount < 0 { totals[place, default: Pile()].below += amount }
        if amount > 0 { totals[place, default: Pile()].above += amount }
    }

    private func place(of mark: Mark) -> Place? {
        guard mark.grows, mark.stacking != .unstacked else { return nil }
        let across = mark.isVertical ? mark.x : mark.y
        return Place(
            kind: mark.kind, isVertical: mark.isVertical, across: across.extent.values,
            position: mark.look.by.position?.start.identity)
    }

    private mutating func place(_ mark: Mark) {
        (mark.horizontal, mark.vertical) = (mark.x.extent, mark.y.extent)
        guard mark.grows, let amount = mark.amount else { return }
        let extent = extent(of: mark, amount)
        if mark.isVertical { mark.vertical = extent } else { mark.horizontal = extent }
    }

    private mutating func extent(of mark: Mark, _ amount: Double) -> Extent {
        guard let place = place(of: mark) else { return .interval(.number(0), .number(amount)) }
        var pile = piles[place, default: Pile()]
        let start = amount < 0 ? pile.below : pile.above
        if amount < 0 { pile.below += amount } else { pile.above += amount }
        piles[place] = pile
        let total = totals[place, default: Pile()]
        let (from, to) = (start, start + amount)
        switch mark.stacking.kind {
        case .normalized:
            let whole = total.height
            return whole > 0 ? .interval(.number(from / whole), .number(to / whole)) : .interval(.number(0), .number(0))
        case .center:
            let shift = (total.above + total.below) / 2
            return .interval(.number(from - shift), .number(to - shift))
        case .standard, .unstacked: return .interval(.number(from), .number(to))
        }
    }

    private static func placeSectors(_ marks: [Mark]) {
        let amounts = marks.map { $0.sector?.amount ?? 0 }
        let total = amounts.reduce(0, +)
        guard total > 0, total.isFinite else { return }
        var start = 0.0
        for (mark, amount) in zip(marks, amounts) {
            mark.sector?.values = start...(start + amount)
            mark.sector?.turns = (start / total)...((start + amount) / total)
            start += amount
        }
    }
}

extension Mark {
    /// Whether the mark grows from zero, or from the mark below.
    var grows: Bool {
        guard kind == .bar || kind == .area else { return false }
        return (isVertical ? y : x).single != nil
    }

    /// The length of a growing mark; nil for a date, a category, and a number that isn't finite.
    var amount: Double? {
        guard let value = (isVertical ? y : x).single, case .number = value.start else { return nil }
        return value.start.number
    }

    /// Whether a bar is vertical, or an area is above the horizontal axis.
    var isVertical: Bool {
        switch (x, y) {
        case (.value, .range), (.value, .fixed), (.none, _): return true
        case (.range, .value), (.fixed, .value), (_, .none): return false
        case (.value(let x), .value(let y)):
            if case .number = y.start, y.end == nil { return true }
            if case .number = x.start, x.end == nil { return kind == .area }
            return true
        default: return true
        }
    }

    /// The values that identify the line or area to which this point belongs.
    var seriesValues: [_ChartValue?] {
        if let series { return [series.start.identity] }
        let by = [look.by.color, look.by.symbol, look.by.line, look.by.size, look.by.position]
        return by.map { $0?.start.identity }
    }
}
