import Foundation

/// What a chart shows, in words and numbers.
///
/// See [AXChartDescriptor](https://developer.apple.com/documentation/accessibility/axchartdescriptor).
public final class AXChartDescriptor {
    /// Where the values of the first axis grow to. A list, which a chart is read out as here, has no direction.
    public enum ContentDirection: Int, Sendable {
        case leftToRight, rightToLeft, topToBottom, bottomToTop, radialClockwise, radialCounterClockwise
    }

    public var title: String?
    /// Said in place of the title, without its looks.
    public var attributedTitle: NSAttributedString?
    /// What there is to learn from the chart, in a sentence or two.
    public var summary: String?
    public var contentDirection = ContentDirection.leftToRight
    /// Of the chart's marks, in points. Nothing is drawn by it here.
    public var contentFrame = CGRect.zero
    public var xAxis: any AXDataAxisDescriptor
    public var yAxis: AXNumericDataAxisDescriptor?
    public var additionalAxes: [any AXDataAxisDescriptor]?
    public var series: [AXDataSeriesDescriptor]

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
    public var name: String?
    public var attributedName: NSAttributedString?
    /// Whether there are values between the points as well, as in a line.
    public var isContinuous: Bool
    public var dataPoints: [AXDataPoint]

    public init(name: String, isContinuous: Bool, dataPoints: [AXDataPoint]) {
        self.name = name
        self.isContinuous = isContinuous
        self.dataPoints = dataPoints
    }

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

    public var xValue: AXDataPointValue
    public var yValue: AXDataPointValue?
    /// On the additional axes, in their order.
    public var additionalValues: [AXDataPointValue]
    public var label: String?
    public var attributedLabel: NSAttributedString?

    public convenience init(x: Double, y: Double? = nil, additionalValues: [Value] = [], label: String? = nil) {
        self.init(.number(x), y, additionalValues, label)
    }

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
    public var number: Double
    public var category: String

    init(_ value: AXDataPoint.Value) {
        switch value {
        case .number(let number): (self.number, category) = (number, "")
        case .category(let category): (number, self.category) = (0, category)
        }
    }
}
