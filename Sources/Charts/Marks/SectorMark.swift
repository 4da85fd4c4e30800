import SwiftUI

/// A sector of a pie or a ring. The sectors of a chart fill the circle in proportion to their values.
///
/// See [SectorMark](https://developer.apple.com/documentation/charts/sectormark).
public struct SectorMark {
    let mark: Mark

    /// A sector for a value. Radii refer to the largest circle in the plot; `angularInset` is the gap on both sides, in points.
    public init(
        angle: PlottableValue<some Plottable>, innerRadius: MarkDimension = .automatic,
        outerRadius: MarkDimension = .automatic, angularInset: CGFloat? = nil
    ) {
        mark = Mark(.sector)
        mark.sector = SectorShape(
            value: angle.plotted, innerRadius: innerRadius, outerRadius: outerRadius, inset: angularInset ?? 0)
    }
}

/// The app's specification of a sector.
struct SectorShape {
    let value: PlottedValue
    let innerRadius: MarkDimension
    let outerRadius: MarkDimension
    let inset: CGFloat
    /// Where the sector begins and ends: as fractions of a turn clockwise from the top, and as values.
    var turns: ClosedRange<Double> = 0...0
    var values: ClosedRange<Double> = 0...0

    /// The value by which the sector's share of the circle is computed.
    var amount: Double {
        guard let start = value.start.number else { return 0 }
        if let end = value.end?.number { return max(end - start, 0) }
        return max(start, 0)
    }
}

extension SectorMark: ChartContent {
    /// There is no body.
    public typealias Body = Never
    /// Adds the mark to the chart.
    public func _collect(into collector: _ChartCollector) { collector.marks.append(mark.copy()) }
}
