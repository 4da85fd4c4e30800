import SwiftUI

/// From values of a chart to positions in its plot, and back.
///
/// See [ChartProxy](https://developer.apple.com/documentation/charts/chartproxy).
@MainActor
public struct ChartProxy {
    let model: ChartModel
    /// The frame of the plot; of a scrolling one, the frame of its whole content.
    public let plotFrame: Anchor<CGRect>?
    /// The size of the plot, in points.
    public let plotSize: CGSize

    /// The size of the plot, in points.
    public var plotAreaSize: CGSize { plotSize }
    /// The frame of the plot. Traps if there is none.
    @available(*, deprecated, renamed: "plotFrame")
    public var plotAreaFrame: Anchor<CGRect> {
        guard let plotFrame else { fatalError("A chart proxy without a chart has no plot area") }
        return plotFrame
    }

    // MARK: Positions

    /// The horizontal position of a value in the plot.
    public func position<P: Plottable>(forX value: P) -> CGFloat? {
        model.x?.position(value.chartValue, in: plotSize.width)
    }

    /// The vertical position of a value in the plot.
    public func position<P: Plottable>(forY value: P) -> CGFloat? {
        model.y?.position(value.chartValue, in: plotSize.height)
    }

    /// The position of two values in the plot.
    public func position<X: Plottable, Y: Plottable>(for point: (x: X, y: Y)) -> CGPoint? {
        guard let x = position(forX: point.x), let y = position(forY: point.y) else { return nil }
        return CGPoint(x: x, y: y)
    }

    /// The horizontal extent of a value's band.
    public func positionRange<P: Plottable>(forX value: P) -> ClosedRange<CGFloat>? {
        range(model.x, value.chartValue, plotSize.width)
    }

    /// The vertical extent of a value's band.
    public func positionRange<P: Plottable>(forY value: P) -> ClosedRange<CGFloat>? {
        range(model.y, value.chartValue, plotSize.height)
    }

    private func range(_ scale: ChartScale?, _ value: _ChartValue, _ length: CGFloat) -> ClosedRange<CGFloat>? {
        guard let scale, let place = scale.position(value, in: length) else { return nil }
        let half = (scale.bandwidth(in: length) ?? 0) / 2
        return (place - half)...(place + half)
    }

    // MARK: Values

    /// The value at a horizontal position in the plot.
    public func value<P: Plottable>(atX position: CGFloat, as type: P.Type = P.self) -> P? {
        model.x?.value(at: position, in: plotSize.width).flatMap { P(chartValue: $0) }
    }

    /// The value at a vertical position in the plot.
    public func value<P: Plottable>(atY position: CGFloat, as type: P.Type = P.self) -> P? {
        model.y?.value(at: position, in: plotSize.height).flatMap { P(chartValue: $0) }
    }

    /// The values at a position in the plot.
    public func value<X: Plottable, Y: Plottable>(at position: CGPoint, as type: (X, Y).Type = (X, Y).self) -> (X, Y)? {
        guard let x = value(atX: position.x, as: X.self), let y = value(atY: position.y, as: Y.self) else { return nil }
        return (x, y)
    }

    /// The angle at a position in the plot, clockwise from the top.
    public func angle(at position: CGPoint) -> Angle {
        let angle = atan2(position.x - plotSize.width / 2, plotSize.height / 2 - position.y)
        return .radians(angle < 0 ? angle + 2 * .pi : angle)
    }

    /// The value of the sectors at an angle from the top.
    public func value<P: Plottable>(atAngle angle: Angle, as type: P.Type = P.self) -> P? {
        angleValue(angle).flatMap { P(chartValue: $0) }
    }

    func angleValue(_ angle: Angle) -> _ChartValue? {
        let total = model.marks.compactMap { $0.sector?.values.upperBound }.max() ?? 0
        guard total > 0, angle.radians.isFinite else { return nil }
        let turns = angle.radians / (2 * .pi)
        return .number((turns - turns.rounded(.down)) * total)
    }

    // MARK: Domains

    /// The values of the horizontal axis: all categories, or the bounds.
    public func xDomain<P: Plottable>(dataType: P.Type) -> [P] { domain(model.x) }
    /// The values of the vertical axis: all categories, or the bounds.
    public func yDomain<P: Plottable>(dataType: P.Type) -> [P] { domain(model.y) }

    private func domain<P: Plottable>(_ scale: ChartScale?) -> [P] {
        switch scale?.domain {
        case .bands(let values)?: values.compactMap { P(chartValue: $0) }
        case .line(let low, let high, let isDate)?:
            [low, high].compactMap {
                P(chartValue: isDate ? .date(Date(timeIntervalSinceReferenceDate: $0)) : .number($0))
            }
        case nil: []
        }
    }

    /// The style of a value.
    public func foregroundStyle<P: Plottable>(for value: P) -> AnyShapeStyle? {
        model.looks.colors.contains(value.chartValue) ? model.looks.style(of: value.chartValue) : nil
    }

    /// The symbol of a value; nil if it is a view, or there is none.
    public func symbol<P: Plottable>(for value: P) -> AnyChartSymbolShape? {
        let value = value.chartValue
        guard model.looks.symbols.contains(value), case .shape(let shape) = model.looks.symbol(of: value) else {
            return nil
        }
        return AnyChartSymbolShape(shape)
    }

    // MARK: Selection

    /// Selects the value at a horizontal position, as `chartXSelection` does.
    public func selectXValue(at position: CGFloat) {
        model.options.selection.x?(model.x?.value(at: position, in: plotSize.width))
    }

    /// Selects the value at a vertical position, as `chartYSelection` does.
    public func selectYValue(at position: CGFloat) {
        model.options.selection.y?(model.y?.value(at: position, in: plotSize.height))
    }

    /// Selects the values between two horizontal positions, as `chartXSelection(range:)` does.
    public func selectXRange(from: CGFloat, to: CGFloat) {
        model.options.selection.xRange?(Self.values(model.x, from, to, plotSize.width))
    }

    /// Selects the values between two vertical positions, as `chartYSelection(range:)` does.
    public func selectYRange(from: CGFloat, to: CGFloat) {
        model.options.selection.yRange?(Self.values(model.y, from, to, plotSize.height))
    }

    /// Selects the value of the sectors at an angle from the top, as `chartAngleSelection` does.
    public func selectAngleValue(at angle: Angle) { model.options.selection.angle?(angleValue(angle)) }

    private static func values(_ scale: ChartScale?, _ from: CGFloat, _ to: CGFloat, _ length: CGFloat)
        -> (_ChartValue, _ChartValue)?
    {
        func held(_ place: CGFloat) -> CGFloat { min(max(place, 0), length) }
        guard let scale, let first = scale.value(at: held(from), in: length),
            let second = scale.value(at: held(to), in: length)
        else { return nil }
        return (first, second)
    }
}
