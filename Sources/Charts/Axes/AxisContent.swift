import SwiftUI

/// The content of an axis: one or more groups of marks.
///
/// See [AxisContent](https://developer.apple.com/documentation/charts/axiscontent).
@MainActor @preconcurrency
public protocol AxisContent {
    associatedtype Body: AxisContent
    /// The content of this content.
    @AxisContentBuilder @MainActor @preconcurrency var body: Body { get }
    func _collect(into collector: _AxisCollector)
}

extension AxisContent {
    /// Adds the groups to the axis.
    public func _collect(into collector: _AxisCollector) { body._collect(into: collector) }
}

extension AxisContent where Body == Never {
    /// Never called: the content is primitive.
    public var body: Never { fatalError("\(Self.self) has no body") }
}

/// A mark at a value of an axis: a line, a tick, a label.
///
/// See [AxisMark](https://developer.apple.com/documentation/charts/axismark).
@MainActor @preconcurrency
public protocol AxisMark {
    associatedtype Body: AxisMark
    /// The marks of which this mark consists.
    @AxisMarkBuilder @MainActor @preconcurrency var body: Body { get }
    func _collect(into collector: _AxisMarkCollector)
}

extension AxisMark {
    /// Adds the marks.
    public func _collect(into collector: _AxisMarkCollector) { body._collect(into: collector) }
}

extension AxisMark where Body == Never {
    /// Never called: the mark is primitive.
    public var body: Never { fatalError("\(Self.self) has no body") }
}

extension Never: AxisContent, AxisMark {
    /// Never called: there is nothing to add.
    public func _collect(into collector: _AxisCollector) {}
    /// Never called: there is nothing to add.
    public func _collect(into collector: _AxisMarkCollector) {}
}

/// The groups of marks of an axis.
@MainActor
public final class _AxisCollector {
    var groups: [AxisGroup] = []
}

/// The marks at one value.
@MainActor
public final class _AxisMarkCollector {
    var elements: [AxisElement] = []
}

/// The text for a value in an environment; nil for a value of another type.
typealias AxisWords = (_ChartValue, EnvironmentValues) -> String?

/// Marks at values of an axis, as the app specified them.
struct AxisGroup {
    var preset = AxisMarkPreset.automatic
    var position = AxisMarkPosition.automatic
    var values = AxisMarkValues.automatic
    var stroke: StrokeStyle?
    var format: AxisWords?
    /// Nil uses the defaults of such an axis.
    var marks: (@MainActor (AxisValue) -> [AxisElement])?
}

/// One mark of an axis.
struct AxisElement {
    enum Kind {
        case grid(isCentered: Bool, stroke: StrokeStyle?)
        case tick(isCentered: Bool, length: AxisTick.Length, stroke: StrokeStyle?)
        case label(AxisLabel)
    }

    var kind: Kind
    var style: AnyShapeStyle?
    var font: Font?
    var offset = CGSize.zero
}

/// A label of an axis, as the app specified it.
struct AxisLabel {
    enum Words {
        /// The default label of such a value.
        case automatic
        case format(AxisWords)
        case text(Text)
        case view(any View)
    }

    var words = Words.automatic
    var isCentered: Bool?
    var anchor: UnitPoint?
    var alignment: Alignment?
    var collision = AxisValueLabelCollisionResolution.automatic
    var orientation = AxisValueLabelOrientation.automatic
    var spacing: (horizontal: CGFloat?, vertical: CGFloat?) = (nil, nil)
}

/// A value of an axis.
///
/// See [AxisValue](https://developer.apple.com/documentation/charts/axisvalue).
public struct AxisValue {
    let value: _ChartValue
    /// The index of the value among the axis's values.
    public let index: Int
    /// How many values there are.
    public let count: Int

    /// The value as a plottable type; nil if it has another type.
    public func `as`<P: Plottable>(_ type: P.Type) -> P? { P(chartValue: value) }
}
