import Foundation

/// An axis of a chart.
public protocol AXDataAxisDescriptor: AnyObject {
    var title: String { get set }
    /// Said in place of the title, without its looks.
    var attributedTitle: NSAttributedString { get set }
}

/// An axis of numbers.
///
/// See [AXNumericDataAxisDescriptor](https://developer.apple.com/documentation/accessibility/axnumericdataaxisdescriptor).
public final class AXNumericDataAxisDescriptor: AXDataAxisDescriptor {
    /// How the numbers lie on the axis. They are read out as they are.
    public enum ScaleType: Int, Sendable { case linear, log10, ln }

    public var attributedTitle: NSAttributedString
    public var scaleType = ScaleType.linear
    public var range: ClosedRange<Double>
    public var gridlinePositions: [Double]
    /// How a number is said.
    public var valueDescriptionProvider: (Double) -> String

    public convenience init(
        title: String, range: ClosedRange<Double>, gridlinePositions: [Double],
        valueDescriptionProvider: @escaping (Double) -> String
    ) {
        self.init(
            attributedTitle: NSAttributedString(string: title), range: range, gridlinePositions: gridlinePositions,
            valueDescriptionProvider: valueDescriptionProvider)
    }

    public init(
        attributedTitle: NSAttributedString, range: ClosedRange<Double>, gridlinePositions: [Double],
        valueDescriptionProvider: @escaping (Double) -> String
    ) {
        self.attributedTitle = attributedTitle
        self.range = range
        self.gridlinePositions = gridlinePositions
        self.valueDescriptionProvider = valueDescriptionProvider
    }

    public var title: String {
        get { attributedTitle.string }
        set { attributedTitle = NSAttributedString(string: newValue) }
    }
}

/// An axis of categories.
///
/// See [AXCategoricalDataAxisDescriptor](https://developer.apple.com/documentation/accessibility/axcategoricaldataaxisdescriptor).
public final class AXCategoricalDataAxisDescriptor: AXDataAxisDescriptor {
    public var attributedTitle: NSAttributedString
    public var categoryOrder: [String]

    public convenience init(title: String, categoryOrder: [String]) {
        self.init(attributedTitle: NSAttributedString(string: title), categoryOrder: categoryOrder)
    }

    public init(attributedTitle: NSAttributedString, categoryOrder: [String]) {
        self.attributedTitle = attributedTitle
        self.categoryOrder = categoryOrder
    }

    public var title: String {
        get { attributedTitle.string }
        set { attributedTitle = NSAttributedString(string: newValue) }
    }
}
