import Foundation

/// A chart as lines to be read out: its summary, then each point of each series with its values. It makes no sound.
struct SpokenChart: Equatable {
    /// The maximum number of points. More are left out, and the last line is an ellipsis.
    static let pointCountMax = 200

    let title: String
    let lines: [String]

    init(_ chart: AXChartDescriptor) {
        title = chart.attributedTitle?.string ?? chart.title ?? ""
        let axes: [(any AXDataAxisDescriptor)?] = [chart.xAxis, chart.yAxis] + (chart.additionalAxes ?? [])
        var lines = [chart.summary].compactMap { $0 }
        var room = Self.pointCountMax
        for series in chart.series {
            if let name = series.attributedName?.string ?? series.name, !name.isEmpty { lines.append(name) }
            lines += series.dataPoints.prefix(room).map { Self.line($0, on: axes) }
            room -= series.dataPoints.count
            guard room >= 0 else {
                lines.append("…")
                break
            }
        }
        self.lines = lines
    }

    /// The point's label, then its value on each axis, preceded by the axis's title.
    private static func line(_ point: AXDataPoint, on axes: [(any AXDataAxisDescriptor)?]) -> String {
        let values = [point.xValue, point.yValue] + point.additionalValues
        let words = zip(axes, values).compactMap { axis, value in
            axis.flatMap { axis in value.map { axis.title + " " + axis.words(for: $0) } }
        }
        let label = point.attributedLabel?.string ?? point.label
        return ([label].compactMap { $0 } + words).joined(separator: ", ")
    }
}

extension AXDataAxisDescriptor {
    fileprivate func words(for value: AXDataPointValue) -> String {
        (self as? AXNumericDataAxisDescriptor)?.valueDescriptionProvider(value.number) ?? value.category
    }
}
