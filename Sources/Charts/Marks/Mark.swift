import SwiftUI

/// A mark: its kind, position and style, as the app specified them.
public final class _ChartMark {
    enum Kind { case bar, line, area, point, rule, rectangle, sector, function }

    /// The app's specification for one axis.
    enum Place {
        case none
        case value(PlottedValue)
        case range(PlottedValue, PlottedValue)
        /// In points of the plot; nil is its edge.
        case fixed(CGFloat?, CGFloat?)
    }

    let kind: Kind
    var x = Place.none
    var y = Place.none
    var width = MarkDimension.automatic
    var height = MarkDimension.automatic
    var stacking = MarkStackingMethod.unstacked
    var series: PlottedValue?
    var sector: SectorShape?
    var function: FunctionCurve?

    /// The style that modifiers set.
    var look = MarkLook()

    /// The position along both axes, after stacking.
    var horizontal = Extent.whole
    var vertical = Extent.whole

    init(_ kind: Kind) { self.kind = kind }

    init(_ kind: Kind, x: Place, y: Place) {
        self.kind = kind
        self.x = x
        self.y = y
    }

    /// A copy without modifiers, for one evaluation of the chart.
    func copy() -> Mark {
        let copy = Mark(kind, x: x, y: y)
        copy.width = width
        copy.height = height
        copy.stacking = stacking
        copy.series = series
        copy.sector = sector
        copy.function = function
        return copy
    }
}

extension Mark.Place {
    init(_ value: PlottableValue<some Plottable>) { self = .value(value.plotted) }

    init<P: Plottable>(_ start: PlottableValue<P>, _ end: PlottableValue<P>) {
        self = .range(start.plotted, end.plotted)
    }
}

typealias Mark = _ChartMark

/// The extent of a mark along an axis.
enum Extent {
    /// Over the whole plot.
    case whole
    case point(_ChartValue)
    /// From one value to another.
    case interval(_ChartValue, _ChartValue)
    /// The bin of a value: a mark is placed in its middle, or covers a part of it.
    case bin(_ChartValue, _ChartValue)
    case fixed(CGFloat?, CGFloat?)
    /// Without a position that can be shown.
    case nowhere

    /// The values for which the scale needs room.
    var values: [_ChartValue] {
        switch self {
        case .point(let value): [value]
        case .interval(let start, let end), .bin(let start, let end): [start, end]
        case .whole, .fixed, .nowhere: []
        }
    }
}

extension Mark.Place {
    /// The extent of a mark that isn't stacked.
    var extent: Extent {
        switch self {
        case .none: return .whole
        case .fixed(let start, let end): return .fixed(start, end)
        case .value(let value):
            guard value.isPlaceable else { return .nowhere }
            return value.end.map { .bin(value.start, $0) } ?? .point(value.start)
        case .range(let start, let end):
            guard start.isPlaceable, end.isPlaceable else { return .nowhere }
            return .interval(start.start, end.end ?? end.start)
        }
    }

    /// The single value of the axis; nil if it has none, or a range.
    var single: PlottedValue? { if case .value(let value) = self { value } else { nil } }

    var all: [PlottedValue] {
        switch self {
        case .value(let value): [value]
        case .range(let start, let end): [start, end]
        case .none, .fixed: []
        }
    }
}
