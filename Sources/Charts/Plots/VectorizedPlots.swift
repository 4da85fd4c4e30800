import SwiftUI

/// Content that shows a whole collection.
///
/// See [VectorizedChartContent](https://developer.apple.com/documentation/charts/vectorizedchartcontent).
public protocol VectorizedChartContent<DataElement>: ChartContent {
    associatedtype DataElement
    func _collect(into collector: _ChartCollector, change: (DataElement, _ChartMark) -> Void)
}

extension VectorizedChartContent {
    /// Adds the marks of all elements to the chart.
    public func _collect(into collector: _ChartCollector) { _collect(into: collector) { _, _ in } }
}

/// A value of each element with a label: `.value("Price", \.price)`.
///
/// See [PlottableProjection](https://developer.apple.com/documentation/charts/plottableprojection).
public struct PlottableProjection<DataElement, Value: Plottable> {
    let plotted: (DataElement) -> PlottedValue

    /// A value with a label that is localized.
    public static func value(_ labelKey: LocalizedStringKey, _ path: KeyPath<DataElement, Value>) -> Self {
        Self { PlottableValue<Value>.value(labelKey, $0[keyPath: path]).plotted }
    }

    /// A value with a label.
    public static func value(_ label: Text, _ path: KeyPath<DataElement, Value>) -> Self {
        Self { PlottableValue<Value>.value(label, $0[keyPath: path]).plotted }
    }

    /// A value with a label.
    @_disfavoredOverload
    public static func value<S: StringProtocol>(_ label: S, _ path: KeyPath<DataElement, Value>) -> Self {
        Self { PlottableValue<Value>.value(label, $0[keyPath: path]).plotted }
    }
}

extension PlottableProjection {
    private static func range(
        _ label: Text, _ lower: KeyPath<DataElement, Value>, _ upper: KeyPath<DataElement, Value>
    ) -> Self {
        Self { PlottableValue<Value>(label, from: $0[keyPath: lower], to: $0[keyPath: upper]).plotted }
    }

    /// A range of values with a label that is localized.
    public static func value(
        _ labelKey: LocalizedStringKey, _ lowerPath: KeyPath<DataElement, Value>,
        _ upperPath: KeyPath<DataElement, Value>
    ) -> Self {
        range(Text(labelKey), lowerPath, upperPath)
    }

    /// A range of values with a label.
    @_disfavoredOverload
    public static func value<S: StringProtocol>(
        _ label: S, _ lowerPath: KeyPath<DataElement, Value>, _ upperPath: KeyPath<DataElement, Value>
    ) -> Self {
        range(Text(verbatim: String(label)), lowerPath, upperPath)
    }
}

extension PlottableProjection where Value == Date {
    /// The calendar unit that contains a date, with a label that is localized.
    public static func value(
        _ labelKey: LocalizedStringKey, _ path: KeyPath<DataElement, Date>, unit: Calendar.Component,
        calendar: Calendar = .current
    ) -> Self {
        Self { PlottableValue<Date>.value(labelKey, $0[keyPath: path], unit: unit, calendar: calendar).plotted }
    }
}

/// The width or height of a collection's marks.
///
/// See [MarkDimensions](https://developer.apple.com/documentation/charts/markdimensions).
public struct MarkDimensions<DataElement> {
    let dimension: MarkDimension

    /// Chosen to suit the marks and their data.
    public static var automatic: MarkDimensions { MarkDimensions(dimension: .automatic) }
    /// In points.
    public static func fixed(_ length: CGFloat) -> MarkDimensions { MarkDimensions(dimension: .fixed(length)) }
    /// The available length, less an inset in points at both ends.
    public static func inset(_ inset: CGFloat) -> MarkDimensions { MarkDimensions(dimension: .inset(inset)) }
    /// A fraction of the available length, 0…1.
    public static func ratio(_ ratio: CGFloat) -> MarkDimensions { MarkDimensions(dimension: .ratio(ratio)) }
}

/// A collection as marks of one kind, one for each element.
public struct _VectorizedContent<Data: RandomAccessCollection> {
    let data: Data
    let make: (Data.Element) -> Mark
}

extension _VectorizedContent: VectorizedChartContent {
    /// There is no body.
    public typealias Body = Never
    /// The type of the collection's elements.
    public typealias DataElement = Data.Element
    /// Adds the marks of all elements, changed by modifiers.
    public func _collect(into collector: _ChartCollector, change: (Data.Element, _ChartMark) -> Void) {
        collector.marks.reserveCapacity(collector.marks.count + data.count)
        for element in data {
            let mark = make(element)
            change(element, mark)
            collector.marks.append(mark)
        }
    }
}

/// A collection whose marks are changed by a modifier.
struct ChangedVectorizedContent<Content: VectorizedChartContent> {
    let content: Content
    let change: (Content.DataElement, _ChartMark) -> Void
}

extension ChangedVectorizedContent: VectorizedChartContent {
    typealias Body = Never
    typealias DataElement = Content.DataElement

    func _collect(into collector: _ChartCollector, change outer: (DataElement, Mark) -> Void) {
        content._collect(into: collector) { element, mark in
            change(element, mark)
            outer(element, mark)
        }
    }
}

extension VectorizedChartContent {
    nonisolated func changed(_ change: @escaping (DataElement, Mark) -> Void) -> some VectorizedChartContent<
        DataElement
    > {
        ChangedVectorizedContent(content: self, change: change)
    }

    /// The style with which each mark is painted.
    public nonisolated func foregroundStyle<S: ShapeStyle>(_ path: KeyPath<DataElement, S>)
        -> some VectorizedChartContent<DataElement>
    {
        changed { $1.look.style = $1.look.style ?? AnyShapeStyle($0[keyPath: path]) }
    }

    /// One color for each value.
    public nonisolated func foregroundStyle<P: Plottable>(by value: PlottableProjection<DataElement, P>)
        -> some VectorizedChartContent<DataElement>
    {
        changed { $1.look.by.color = $1.look.by.color ?? value.plotted($0) }
    }

    /// One symbol for each value.
    public nonisolated func symbol<P: Plottable>(by value: PlottableProjection<DataElement, P>)
        -> some VectorizedChartContent<DataElement>
    {
        changed { $1.look.by.symbol = $1.look.by.symbol ?? value.plotted($0) }
    }

    /// The area of each symbol, in square points.
    public nonisolated func symbolSize(_ path: KeyPath<DataElement, CGFloat>)
        -> some VectorizedChartContent<DataElement>
    {
        changed { $1.look.symbolArea = $1.look.symbolArea ?? $0[keyPath: path] }
    }

    /// Symbols whose areas are in proportion to values.
    public nonisolated func symbolSize<P: Plottable>(by value: PlottableProjection<DataElement, P>)
        -> some VectorizedChartContent<DataElement>
    {
        changed { $1.look.by.size = $1.look.by.size ?? value.plotted($0) }
    }

    /// One line style for each value.
    public nonisolated func lineStyle<P: Plottable>(by value: PlottableProjection<DataElement, P>)
        -> some VectorizedChartContent<DataElement>
    {
        changed { $1.look.by.line = $1.look.by.line ?? value.plotted($0) }
    }

    /// Gives each value its own slot within the band or the bin of the mark.
    public nonisolated func position<P: Plottable>(
        by value: PlottableProjection<DataElement, P>, axis: Axis? = nil, span: MarkDimension = .automatic
    ) -> some VectorizedChartContent<DataElement> {
        changed { element, mark in
            guard mark.look.by.position == nil else { return }
            mark.look.by.position = value.plotted(element)
            mark.look.positionAxis = axis
            mark.look.positionSpan = span
        }
    }

    /// The opacity of each mark, 0…1.
    public nonisolated func opacity(_ path: KeyPath<DataElement, Double>) -> some VectorizedChartContent<DataElement> {
        changed { $1.look.opacity *= $0[keyPath: path] }
    }

    /// The opacity of each mark, 0…1.
    public nonisolated func opacity(_ path: KeyPath<DataElement, CGFloat>) -> some VectorizedChartContent<DataElement> {
        changed { $1.look.opacity *= Double($0[keyPath: path]) }
    }

    /// The accessibility label of each mark.
    public nonisolated func accessibilityLabel(_ path: KeyPath<DataElement, String>)
        -> some VectorizedChartContent<DataElement>
    {
        changed { $1.look.label = $1.look.label ?? Text(verbatim: $0[keyPath: path]) }
    }

    /// The accessibility value of each mark.
    public nonisolated func accessibilityValue(_ path: KeyPath<DataElement, String>)
        -> some VectorizedChartContent<DataElement>
    {
        changed { $1.look.value = $1.look.value ?? Text(verbatim: $0[keyPath: path]) }
    }
}
