import Foundation

/// An axis of a chart.
public protocol AXDataAxisDescriptor: AnyObject {
    var title: String { get set }
    /// Read out in place of the title; its attributes are ignored.
    var attributedTitle: NSAttributedString { get set }
}

/// An axis of numbers.
///
/// See [AXNumericDataAxisDescriptor](https://developer.apple.com/documentation/accessibility/axnumericdataaxisdescriptor).
public final class AXNumericDataAxisDescriptor: AXDataAxisDescriptor {
    /// The scale of the axis. No effect here: numbers are read out unscaled.
    public enum ScaleType: Int, Sendable { case linear, log10, ln }

    /// The name of the axis, with attributes that aren't spoken.
    public var attributedTitle: NSAttributedString
    /// The scale of the axis. No effect here: numbers are read out unscaled.
    public var scaleType = ScaleType.linear
    /// The range of the axis's numbers.
    public var range: ClosedRange<Double>
    /// The positions of the axis's grid lines. They aren't read out.
    public var gridlinePositions: [Double]
    /// Returns the spoken form of a number.
    public var valueDescriptionProvider: (Double) -> String

    /// An axis of numbers; the closure returns the spoken form of a number.
    public convenience init(
        title: String, range: ClosedRange<Double>, gridlinePositions: [Double],
        valueDescriptionProvider: @escaping (Double) -> String
    ) {
        self.init(
            attributedTitle: NSAttributedString(string: title), range: range, gridlinePositions: gridlinePositions,
            valueDescriptionProvider: valueDescriptionProvider)
    }

    /// An axis of numbers; the closure returns the spoken form of a number.
    public init(
        attributedTitle: NSAttributedString, range: ClosedRange<Double>, gridlinePositions: [Double],
        valueDescriptionProvider: @escaping (Double) -> String
    ) {
        self.attributedTitle = attributedTitle
        self.range = range
        self.gridlinePositions = gridlinePositions
        self.valueDescriptionProvider = valueDescriptionProvider
    }

    /// The name of the axis.
    public var title: String {
        get { attributedTitle.string }
        set { attributedTitle = NSAttributedString(string: newValue) }
    }
}

/// An axis of categories.
///
/// See [AXCategoricalDataAxisDescriptor](https://developer.apple.com/documentation/accessibility/axcategoricaldataaxisdescriptor).
public final class AXCategoricalDataAxisDescriptor: AXDataAxisDescriptor {
    /// The name of the axis, with attributes that aren't spoken.
    public var attributedTitle: NSAttributedString
    /// The categories, in their order.
    public var categoryOrder: [String]

    /// An axis of categories.
    public convenience init(title: String, categoryOrder: [String]) {
        self.init(attributedTitle: NSAttributedString(string: title), categoryOrder: categoryOrder)
    }

    /// An axis of categories.
    public init(attributedTitle: NSAttributedString, categoryOrder: [String]) {
        self.attributedTitle = attributedTitle
        self.categoryOrder = categoryOrder
    }

    /// The name of the axis.
    public var title: String {
        get { attributedTitle.string }
        set { attributedTitle = NSAttributedString(string: newValue) }
    }
}
