import Foundation

/// A description of a chart's data for assistive technology.
///
/// See [AXChartDescriptor](https://developer.apple.com/documentation/accessibility/axchartdescriptor).
public final class AXChartDescriptor {
    /// The direction in which the first axis's values grow. No effect here: the chart is read out as a list.
    public enum ContentDirection: Int, Sendable {
        case leftToRight, rightToLeft, topToBottom, bottomToTop, radialClockwise, radialCounterClockwise
    }

    /// The name of the chart.
    public var title: String?
    /// An attributed title, which is read out in place of `title`; its attributes are ignored.
    public var attributedTitle: NSAttributedString?
    /// A summary of the chart, in a sentence or two.
    public var summary: String?
    /// The direction in which the first axis's values grow. No effect here: the chart is read out as a list.
    public var contentDirection = ContentDirection.leftToRight
    /// The rectangle of the chart's marks, in points. No effect here.
    public var contentFrame = CGRect.zero
    /// The horizontal axis.
    public var xAxis: any AXDataAxisDescriptor
    /// The vertical axis; nil if there is none.
    public var yAxis: AXNumericDataAxisDescriptor?
    /// Additional axes.
    public var additionalAxes: [any AXDataAxisDescriptor]?
    /// The points of the chart, in series.
    public var series: [AXDataSeriesDescriptor]

    /// A chart with its axes and points.
    public init(
        title: String?, summary: String?, xAxis: any AXDataAxisDescriptor, yAxis: AXNumericDataAxisDescriptor?,
        additionalAxes: [any AXDataAxisDescriptor] = [], series: [AXDataSeriesDescriptor]
    ) {
        self.title = title
        self.summary = summary
        self.xAxis = xAxis
        self.yAxis = yAxis
        self.additionalAxes = additionalAxes
        self.series = series
    }

    /// A chart with a title that has attributes, its axes and its points.
    public convenience init(
        attributedTitle: NSAttributedString?, summary: String?, xAxis: any AXDataAxisDescriptor,
        yAxis: AXNumericDataAxisDescriptor?, additionalAxes: [any AXDataAxisDescriptor] = [],
        series: [AXDataSeriesDescriptor]
    ) {
        self.init(
            title: attributedTitle?.string, summary: summary, xAxis: xAxis, yAxis: yAxis,
            additionalAxes: additionalAxes, series: series)
        self.attributedTitle = attributedTitle
    }
}

/// Points of a chart that belong together.
public final class AXDataSeriesDescriptor {
    /// The name of the series.
    public var name: String?
    /// An attributed name, which is read out in place of `name`; its attributes are ignored.
    public var attributedName: NSAttributedString?
    /// Whether the series is continuous, as a line is.
    public var isContinuous: Bool
    /// The points, in order.
    public var dataPoints: [AXDataPoint]

    /// A series of points with a name.
    public init(name: String, isContinuous: Bool, dataPoints: [AXDataPoint]) {
        self.name = name
        self.isContinuous = isContinuous
        self.dataPoints = dataPoints
    }

    /// A series of points with a name that has attributes.
    public convenience init(attributedName: NSAttributedString, isContinuous: Bool, dataPoints: [AXDataPoint]) {
        self.init(name: attributedName.string, isContinuous: isContinuous, dataPoints: dataPoints)
        self.attributedName = attributedName
    }
}

/// One point of a chart: a value on each of its axes.
public final class AXDataPoint {
    /// A value of a numeric axis, or of one of categories.
    public enum Value {
        case number(Double)
        case category(String)
    }

    /// The value on the horizontal axis.
    public var xValue: AXDataPointValue
    /// The value on the vertical axis; nil if there is none.
    public var yValue: AXDataPointValue?
    /// The values on the additional axes, in the order of the axes.
    public var additionalValues: [AXDataPointValue]
    /// The name of the point.
    public var label: String?
    /// An attributed label, which is read out in place of `label`; its attributes are ignored.
    public var attributedLabel: NSAttributedString?

    /// A point at a number of the horizontal axis.
    public convenience init(x: Double, y: Double? = nil, additionalValues: [Value] = [], label: String? = nil) {
        self.init(.number(x), y, additionalValues, label)
    }

    /// A point in a category of the horizontal axis.
    public convenience init(x: String, y: Double? = nil, additionalValues: [Value] = [], label: String? = nil) {
        self.init(.category(x), y, additionalValues, label)
    }

    private init(_ x: Value, _ y: Double?, _ additionalValues: [Value], _ label: String?) {
        xValue = AXDataPointValue(x)
        yValue = y.map { AXDataPointValue(.number($0)) }
        self.additionalValues = additionalValues.map { AXDataPointValue($0) }
        self.label = label
    }
}

/// A value of a point: its number or its category, whichever the axis has.
public final class AXDataPointValue {
    /// The number; 0 if the value is a category.
    public var number: Double
    /// The category; empty if the value is a number.
    public var category: String

    init(_ value: AXDataPoint.Value) {
        switch value {
        case .number(let number): (self.number, category) = (number, "")
        case .category(let category): (number, self.category) = (0, category)
        }
    }
}
