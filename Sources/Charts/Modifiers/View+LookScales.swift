import SwiftUI

extension View {
    // MARK: Colors

    /// The values that are distinguished by color, and the colors.
    public func chartForegroundStyleScale<Domain: ScaleDomain, Range: ScaleRange>(
        domain: Domain, range: Range
    ) -> some View where Range.VisualValue: ShapeStyle {
        chartOptions {
            $0.colors.domain = domain._domain.values
            $0.colors.take(range)
        }
    }

    /// The values that are distinguished by color.
    public func chartForegroundStyleScale<Domain: ScaleDomain>(domain: Domain) -> some View {
        chartOptions { $0.colors.domain = domain._domain.values }
    }

    /// The colors that distinguish values.
    public func chartForegroundStyleScale<Range: ScaleRange>(range: Range) -> some View
    where Range.VisualValue: ShapeStyle {
        chartOptions { $0.colors.take(range) }
    }

    /// Values with their colors: `["Spring": .green, "Autumn": .orange]`.
    public func chartForegroundStyleScale<Value: Plottable, Style: ShapeStyle>(
        _ mapping: KeyValuePairs<Value, Style>
    ) -> some View {
        chartOptions {
            $0.colors.domain = mapping.map(\.key.chartValue)
            $0.colors.values = mapping.map { AnyShapeStyle($0.value) }
        }
    }

    /// The values that are distinguished by color, and the color of each.
    public func chartForegroundStyleScale<Value: Plottable, Style: ShapeStyle>(
        domain: [Value], mapping: @escaping (Value) -> Style
    ) -> some View {
        chartOptions {
            $0.colors.domain = domain.map(\.chartValue)
            $0.colors.mapping = { Value(chartValue: $0).map { AnyShapeStyle(mapping($0)) } }
        }
    }

    /// The color of each value.
    public func chartForegroundStyleScale<Value: Plottable, Style: ShapeStyle>(
        mapping: @escaping (Value) -> Style
    ) -> some View {
        chartOptions { $0.colors.mapping = { Value(chartValue: $0).map { AnyShapeStyle(mapping($0)) } } }
    }

    // MARK: Symbols

    /// The values that are distinguished by symbol, and the symbols.
    public func chartSymbolScale<Domain: ScaleDomain, Range: ScaleRange>(
        domain: Domain, range: Range
    ) -> some View where Range.VisualValue: ChartSymbolShape {
        chartOptions {
            $0.symbols.domain = domain._domain.values
            $0.symbols.values = range.values.map { .shape($0) }
        }
    }

    /// The values that are distinguished by symbol.
    public func chartSymbolScale<Domain: ScaleDomain>(domain: Domain) -> some View {
        chartOptions { $0.symbols.domain = domain._domain.values }
    }

    /// The symbols that distinguish values.
    public func chartSymbolScale<Range: ScaleRange>(range: Range) -> some View
    where Range.VisualValue: ChartSymbolShape {
        chartOptions { $0.symbols.values = range.values.map { .shape($0) } }
    }

    /// The values that are distinguished by symbol, and symbols of several types.
    @_disfavoredOverload
    public func chartSymbolScale<Domain: ScaleDomain>(domain: Domain, range: [any ChartSymbolShape]) -> some View {
        chartOptions {
            $0.symbols.domain = domain._domain.values
            $0.symbols.values = range.map { .shape($0) }
        }
    }

    /// The symbols, of several types, that distinguish values.
    @_disfavoredOverload
    public func chartSymbolScale(range: [any ChartSymbolShape]) -> some View {
        chartOptions { $0.symbols.values = range.map { .shape($0) } }
    }

    /// The values that are distinguished by symbol, and the symbol of each.
    public func chartSymbolScale<Domain: Collection, Symbol: ChartSymbolShape>(
        domain: Domain, mapping: @escaping (Domain.Element) -> Symbol
    ) -> some View where Domain.Element: Plottable {
        chartOptions {
            $0.symbols.domain = domain.map(\.chartValue)
            $0.symbols.mapping = { Domain.Element(chartValue: $0).map { .shape(mapping($0)) } }
        }
    }

    /// Values with their symbols.
    public func chartSymbolScale<Value: Plottable>(_ mapping: KeyValuePairs<Value, any ChartSymbolShape>) -> some View {
        chartOptions {
            $0.symbols.domain = mapping.map(\.key.chartValue)
            $0.symbols.values = mapping.map { .shape($0.value) }
        }
    }

    /// The symbol of each value.
    public func chartSymbolScale<Value: Plottable, Symbol: ChartSymbolShape>(
        mapping: @escaping (Value) -> Symbol
    ) -> some View {
        chartOptions { $0.symbols.mapping = { Value(chartValue: $0).map { .shape(mapping($0)) } } }
    }

    // MARK: Sizes and lines

    /// The range of symbols' areas, in square points.
    public func chartSymbolSizeScale<Range: ScaleRange>(range: Range) -> some View
    where Range.VisualValue == CGFloat {
        chartOptions { $0.sizes.values = range.values }
    }

    /// The values that the sizes of symbols represent, and the range of their areas, in square points.
    public func chartSymbolSizeScale<Domain: ScaleDomain, Range: ScaleRange>(domain: Domain, range: Range) -> some View
    where Range.VisualValue == CGFloat {
        chartOptions {
            $0.sizes.domain = domain._domain.values
            $0.sizes.values = range.values
        }
    }

    /// The area of each value's symbols, in square points.
    public func chartSymbolSizeScale<Value: Plottable>(_ mapping: KeyValuePairs<Value, CGFloat>) -> some View {
        let areas = Dictionary(mapping.map { ($0.key.chartValue.identity, $0.value) }) { first, _ in first }
        return chartOptions { $0.sizes.mapping = { areas[$0.identity] } }
    }

    /// The area of each value's symbols, in square points.
    public func chartSymbolSizeScale<Value: Plottable>(mapping: @escaping (Value) -> CGFloat) -> some View {
        chartOptions { $0.sizes.mapping = { Value(chartValue: $0).map(mapping) } }
    }

    /// The values that are distinguished by line style, and the line styles.
    public func chartLineStyleScale<Domain: ScaleDomain, Range: ScaleRange>(
        domain: Domain, range: Range
    ) -> some View where Range.VisualValue == StrokeStyle {
        chartOptions {
            $0.lines.domain = domain._domain.values
            $0.lines.values = range.values
        }
    }

    /// The line styles that distinguish values.
    public func chartLineStyleScale<Range: ScaleRange>(range: Range) -> some View
    where Range.VisualValue == StrokeStyle {
        chartOptions { $0.lines.values = range.values }
    }

    /// Values with their line styles.
    public func chartLineStyleScale<Value: Plottable>(_ mapping: KeyValuePairs<Value, StrokeStyle>)
        -> some View
    {
        chartOptions {
            $0.lines.domain = mapping.map(\.key.chartValue)
            $0.lines.values = mapping.map(\.value)
        }
    }
}

extension ChartOptions.LookScale<AnyShapeStyle> {
    fileprivate mutating func take<Range: ScaleRange>(_ range: Range) where Range.VisualValue: ShapeStyle {
        switch range._range {
        case .values(let styles): values = styles.map { AnyShapeStyle($0) }
        case .gradient(let gradient): self.gradient = gradient
        case .padding, .points: break
        }
    }
}

extension ScaleRange {
    fileprivate var values: [VisualValue] {
        switch _range {
        case .values(let values): values
        case .points(let from, let to): [from, to].compactMap { $0 as? VisualValue }
        case .gradient, .padding: []
        }
    }
}
