import SwiftUI

/// Maps values to the style of marks.
struct LookScales {
    /// The colors that distinguish series, in Apple's order.
    static let palette: [Color] = [.blue, .green, .orange, .purple, .red, .cyan, .yellow]
    static let dashes: [[CGFloat]] = [[], [6, 4], [2, 3], [8, 3, 2, 3], [10, 5], [3, 6], [1, 2]]

    /// Values that are distinguished by a style, in order.
    struct Series {
        let values: [_ChartValue]
        private let places: [_ChartValue: Int]

        init(_ values: [_ChartValue] = []) {
            self.values = values.map(\.identity).withoutRepetitions
            places = self.values.places
        }

        func place(of value: _ChartValue) -> Int? { places[value.identity] }
        func contains(_ value: _ChartValue) -> Bool { place(of: value) != nil }
    }

    private(set) var colors = Series()
    let symbols: Series
    let lines: Series
    let positions: Series
    /// The bounds of the numbers that are shown as colors.
    private(set) var colorRange: ClosedRange<Double>?
    private(set) var sizeRange: ClosedRange<Double>?
    private(set) var colorLabel: Text?
    let options: ChartOptions

    init(_ marks: [Mark], _ options: ChartOptions) {
        self.options = options
        symbols = Self.series(options.symbols.domain, marks.compactMap(\.look.by.symbol))
        lines = Self.series(options.lines.domain, marks.compactMap(\.look.by.line))
        positions = Self.series(nil, marks.compactMap(\.look.by.position))
        sizeRange = Self.range(options.sizes.domain ?? marks.compactMap(\.look.by.size).map(\.middle))
        let colored = marks.compactMap(\.look.by.color)
        colorLabel = colored.first?.label
        if Self.areNumbers(colored), options.colors.values == nil, options.colors.mapping == nil {
            colorRange = Self.range(options.colors.domain ?? colored.flatMap { [$0.start, $0.end ?? $0.start] })
        } else {
            colors = Self.series(options.colors.domain, colored)
        }
    }

    private static func areNumbers(_ values: [PlottedValue]) -> Bool {
        guard let first = values.first else { return false }
        return first.start.category == nil
    }

    private static func range(_ values: [_ChartValue]) -> ClosedRange<Double>? {
        let numbers = values.compactMap(\.number)
        guard let low = numbers.min(), let high = numbers.max() else { return nil }
        return low...high
    }

    private static func series(_ domain: [_ChartValue]?, _ values: [PlottedValue]) -> Series {
        Series((domain ?? []) + values.map(\.start))
    }

    // MARK: From values

    func style(of value: PlottedValue) -> AnyShapeStyle {
        if let colorRange { return AnyShapeStyle(color(at: Self.share(value.middle, in: colorRange))) }
        return style(of: value.start)
    }

    func style(of value: _ChartValue) -> AnyShapeStyle {
        let index = colors.place(of: value) ?? 0
        if let mapped = options.colors.mapping?(value) { return mapped }
        if let values = options.colors.values, !values.isEmpty { return values[index % values.count] }
        if let gradient = options.colors.gradient {
            let share = colors.values.count > 1 ? Double(index) / Double(colors.values.count - 1) : 0
            return AnyShapeStyle(gradient.color(at: share))
        }
        return AnyShapeStyle(Self.palette[index % Self.palette.count])
    }

    /// The gradient that represents numbers.
    var gradient: Gradient {
        options.colors.gradient ?? Gradient(colors: [.blue.opacity(0.15), .blue])
    }

    func color(at share: Double) -> Color { gradient.color(at: share) }

    func symbol(of value: _ChartValue) -> MarkSymbol {
        if let mapped = options.symbols.mapping?(value) { return mapped }
        let index = symbols.place(of: value) ?? 0
        if let values = options.symbols.values, !values.isEmpty { return values[index % values.count] }
        return .shape(BasicChartSymbolShape.all[index % BasicChartSymbolShape.all.count])
    }

    func line(of value: _ChartValue) -> StrokeStyle {
        if let mapped = options.lines.mapping?(value) { return mapped }
        let index = lines.place(of: value) ?? 0
        if let values = options.lines.values, !values.isEmpty { return values[index % values.count] }
        return StrokeStyle(
            lineWidth: 2, lineCap: .round, lineJoin: .round, dash: Self.dashes[index % Self.dashes.count])
    }

    /// The area of a symbol, in square points.
    func area(of value: PlottedValue) -> CGFloat {
        if let mapped = options.sizes.mapping?(value.start) { return mapped }
        let bounds = options.sizes.values ?? []
        let (least, most) = (bounds.first ?? 20, bounds.count > 1 ? bounds[bounds.count - 1] : 400)
        guard let sizeRange else { return least }
        return least + (most - least) * CGFloat(Self.share(value.middle, in: sizeRange))
    }

    private static func share(_ value: _ChartValue, in range: ClosedRange<Double>) -> Double {
        guard let number = value.number, range.upperBound > range.lowerBound else { return 0.5 }
        return min(max((number - range.lowerBound) / (range.upperBound - range.lowerBound), 0), 1)
    }
}

extension Gradient {
    /// The color at a fraction of the gradient, 0…1.
    func color(at share: Double) -> Color {
        guard let first = stops.first, let last = stops.last else { return .clear }
        guard let next = stops.firstIndex(where: { Double($0.location) > share }) else { return last.color }
        guard next > 0 else { return first.color }
        let (before, after) = (stops[next - 1], stops[next])
        let span = Double(after.location - before.location)
        return before.color.mix(
            with: after.color, by: span > 0 ? (share - Double(before.location)) / span : 0, in: .device)
    }
}
