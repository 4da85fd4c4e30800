import SwiftUI

/// The content of a chart: marks, collections of them, and an app's own types with a `body`.
///
/// See [ChartContent](https://developer.apple.com/documentation/charts/chartcontent).
@MainActor @preconcurrency
public protocol ChartContent {
    associatedtype Body: ChartContent
    /// The content of this content.
    @ChartContentBuilder @MainActor @preconcurrency var body: Body { get }
    func _collect(into collector: _ChartCollector)
}

extension ChartContent {
    /// Adds the marks to the chart.
    public func _collect(into collector: _ChartCollector) { body._collect(into: collector) }
}

extension ChartContent where Body == Never {
    /// Never called: the content is primitive.
    public var body: Never { fatalError("\(Self.self) has no body") }
}

extension Never: ChartContent {
    /// Never called: there is nothing to add.
    public func _collect(into collector: _ChartCollector) {}
}

/// The marks of a chart, in their order.
@MainActor
public final class _ChartCollector {
    var marks: [Mark] = []
}

/// No marks.
public struct _EmptyChartContent: ChartContent {
    /// There is no body.
    public typealias Body = Never
    /// Adds nothing.
    public func _collect(into collector: _ChartCollector) {}
}

/// Content whose marks are changed by a modifier.
struct ChangedChartContent<Content: ChartContent> {
    let content: Content
    let change: (Mark) -> Void

    init(_ content: Content, change: @escaping (Mark) -> Void) {
        self.content = content
        self.change = change
    }
}

extension ChangedChartContent: ChartContent {
    typealias Body = Never

    func _collect(into collector: _ChartCollector) {
        let first = collector.marks.count
        content._collect(into: collector)
        for mark in collector.marks[first...] { change(mark) }
    }
}

/// Content that is visible only where a mask's content covers it.
struct MaskedChartContent<Content: ChartContent, Mask: ChartContent> {
    let content: Content
    let mask: Mask
}

extension MaskedChartContent: ChartContent {
    typealias Body = Never

    func _collect(into collector: _ChartCollector) {
        let inner = _ChartCollector()
        mask._collect(into: inner)
        let mask = MarkMask(marks: inner.marks)
        let first = collector.marks.count
        content._collect(into: collector)
        for mark in collector.marks[first...] { mark.look.mask = mark.look.mask ?? mask }
    }
}

/// Content of any type.
///
/// See [AnyChartContent](https://developer.apple.com/documentation/charts/anychartcontent).
public struct AnyChartContent {
    private let content: any ChartContent

    /// Wraps content.
    public init(_ content: any ChartContent) { self.content = content }
    /// Wraps content.
    public init(erasing content: some ChartContent) { self.content = content }
}

extension AnyChartContent: ChartContent {
    /// There is no body.
    public typealias Body = Never
    /// Adds the marks to the chart.
    public func _collect(into collector: _ChartCollector) { content._collect(into: collector) }
}

/// Content that is modified as one.
///
/// See [Plot](https://developer.apple.com/documentation/charts/plot).
public struct Plot<Content: ChartContent> {
    private let content: Content

    /// Content that is modified as one.
    public init(@ChartContentBuilder content: () -> Content) { self.content = content() }
}

extension Plot: ChartContent {
    /// There is no body.
    public typealias Body = Never
    /// Adds the marks to the chart.
    public func _collect(into collector: _ChartCollector) { content._collect(into: collector) }
}
