import SwiftUI

/// What values make of a mark's look.
struct LookScales {
    /// The colours by which series are told apart, in the order of Apple's.
    static let colors: [Color] = [.blue, .green, .orange, .purple, .red, .cyan, .yellow]
    static let dashes: [[CGFloat]] = [[], [6, 4], [2, 3], [8, 3, 2, 3], [10, 5], [3, 6], [1, 2]]

    private(set) var colorNames: [String] = []
    private(set) var symbolNames: [String] = []
    private(set) var lineNames: [String] = []
    private(set) var positionNames: [String] = []
    /// The bounds of numbers that colours stand for.
    private(set) var colorRange: ClosedRange<Double>?
    private(set) var sizeRange: ClosedRange<Double>?
    private(set) var colorLabel: Text?
    let options: ChartOptions

    init(_ marks: [Mark], _ options: ChartOptions) {
        self.options = options
        let colors = marks.compactMap(\.look.by.color)
        colorLabel = colors.first?.label
        if Self.areNumbers(colors), options.colors.values == nil, options.colors.mapping == nil {
            colorRange = Self.range(options.colors.domain ?? colors.flatMap { [$0.start, $0.end ?? $0.start] })
        } else {
            colorNames = Self.names(options.colors.domain, colors)
        }
        symbolNames = Self.names(options.symbols.domain, marks.compactMap(\.look.by.symbol))
        lineNames = Self.names(options.lines.domain, marks.compactMap(\.look.by.line))
        positionNames = Self.names(nil, marks.compactMap(\.look.by.position))
        sizeRange = Self.range(options.sizes.domain ?? marks.compactMap(\.look.by.size).map(\.middle))
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

    private static func names(_ domain: [_ChartValue]?, _ values: [PlottedValue]) -> [String] {
        var seen: Set<String> = []
        let all = (domain ?? []) + values.map(\.start)
        return all.map(ChartScale.name).filter { seen.insert($0).inserted }
    }

    // MARK: From values

    func style(of value: PlottedValue) -> AnyShapeStyle {
        if let mapped = options.colors.mapping?(value.start) { return mapped }
        if let colorRange { return AnyShapeStyle(color(at: Self.share(value.middle, in: colorRange))) }
        return style(named: ChartScale.name(of: value.start))
    }

    func style(named name: String) -> AnyShapeStyle {
        let index = colorNames.firstIndex(of: name) ?? 0
        if let mapped = options.colors.mapping?(.category(name)) { return mapped }
        if let values = options.colors.values, !values.isEmpty { return values[index % values.count] }
        if let gradient = options.colors.gradient {
            let share = colorNames.count > 1 ? Double(index) / Double(colorNames.count - 1) : 0
            return AnyShapeStyle(gradient.color(at: share))
        }
        return AnyShapeStyle(Self.colors[index % Self.colors.count])
    }

    /// The gradient that numbers are shown by.
    var gradient: Gradient {
        options.colors.gradient ?? Gradient(colors: [.blue.opacity(0.15), .blue])
    }

    func color(at share: Double) -> Color { gradient.color(at: share) }

    func symbol(of value: PlottedValue) -> MarkSymbol { symbol(named: ChartScale.name(of: value.start)) }

    func symbol(named name: String) -> MarkSymbol {
        if let mapped = options.symbols.mapping?(.category(name)) { return mapped }
        let index = symbolNames.firstIndex(of: name) ?? 0
        if let values = options.symbols.values, !values.isEmpty { return values[index % values.count] }
        return .shape(BasicChartSymbolShape.all[index % BasicChartSymbolShape.all.count])
    }

    func line(of value: PlottedValue) -> StrokeStyle {
        let name = ChartScale.name(of: value.start)
        if let mapped = options.lines.mapping?(value.start) { return mapped }
        let index = lineNames.firstIndex(of: name) ?? 0
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
    /// The colour at a place, 0…1.
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
