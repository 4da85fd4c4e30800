import SwiftUI

/// The results to which a scale maps values: positions, colors, symbols.
///
/// See [ScaleRange](https://developer.apple.com/documentation/charts/scalerange).
public protocol ScaleRange {
    associatedtype VisualValue
    var _range: _ScaleRangeChoice<VisualValue> { get }
}

/// A type-erased range.
public enum _ScaleRangeChoice<VisualValue> {
    case values([VisualValue])
    case gradient(Gradient)
    /// The padding at both ends of the plot, in points.
    case padding(start: CGFloat, end: CGFloat)
    /// From one place to another, in points.
    case points(from: CGFloat, to: CGFloat)
}

extension Array: ScaleRange {
    /// One for each value.
    public typealias VisualValue = Element
    /// One for each value.
    public var _range: _ScaleRangeChoice<Element> { .values(self) }
}

extension Gradient: ScaleRange {
    /// Colors.
    public typealias VisualValue = Color
    /// Colors between those of the gradient.
    public var _range: _ScaleRangeChoice<Color> { .gradient(self) }
}

/// Positions along an axis.
///
/// See [PositionScaleRange](https://developer.apple.com/documentation/charts/positionscalerange).
public protocol PositionScaleRange: ScaleRange where VisualValue == CGFloat {}

extension ClosedRange: ScaleRange where Bound == CGFloat {
    /// Positions in points.
    public typealias VisualValue = CGFloat
    /// From the lower to the upper bound, in points.
    public var _range: _ScaleRangeChoice<CGFloat> { .points(from: lowerBound, to: upperBound) }
}

extension ClosedRange: PositionScaleRange where Bound == CGFloat {}

/// The whole plot, less a padding at its ends.
///
/// See [PlotDimensionScaleRange](https://developer.apple.com/documentation/charts/plotdimensionscalerange).
public struct PlotDimensionScaleRange: PositionScaleRange {
    /// Positions in points.
    public typealias VisualValue = CGFloat
    let start: CGFloat
    let end: CGFloat
    /// The padding at both ends.
    public var _range: _ScaleRangeChoice<CGFloat> { .padding(start: start, end: end) }
}

extension PositionScaleRange where Self == PlotDimensionScaleRange {
    /// The whole plot.
    public static var plotDimension: PlotDimensionScaleRange { PlotDimensionScaleRange(start: 0, end: 0) }

    /// The plot, less a padding at each end, in points.
    public static func plotDimension(startPadding: CGFloat = 0, endPadding: CGFloat = 0) -> PlotDimensionScaleRange {
        PlotDimensionScaleRange(start: startPadding, end: endPadding)
    }

    /// The plot, less a padding at both ends, in points.
    public static func plotDimension(padding: CGFloat) -> PlotDimensionScaleRange {
        PlotDimensionScaleRange(start: padding, end: padding)
    }
}
