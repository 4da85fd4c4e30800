import SwiftUI

/// Builds the content of a chart from marks, `if`, `switch` and `ForEach`.
///
/// See [ChartContentBuilder](https://developer.apple.com/documentation/charts/chartcontentbuilder).
@resultBuilder
public struct ChartContentBuilder {
    /// No content.
    public static func buildBlock() -> _EmptyChartContent { _EmptyChartContent() }
    /// One content.
    public static func buildPartialBlock<C: ChartContent>(first content: C) -> C { content }
    /// One content after another.
    public static func buildPartialBlock<A: ChartContent, B: ChartContent>(
        accumulated: A, next: B
    ) -> _ChartContentPair<A, B> {
        _ChartContentPair(first: accumulated, second: next)
    }
    /// One content.
    public static func buildExpression<C: ChartContent>(_ content: C) -> C { content }
    /// Content that may be missing.
    public static func buildIf<C: ChartContent>(_ content: C?) -> _OptionalChartContent<C> {
        _OptionalChartContent(content: content)
    }
    /// The first of two contents.
    public static func buildEither<A: ChartContent, B: ChartContent>(
        first content: A
    ) -> BuilderConditional<A, B> {
        BuilderConditional(storage: .first(content))
    }
    /// The second of two contents.
    public static func buildEither<A: ChartContent, B: ChartContent>(
        second content: B
    ) -> BuilderConditional<A, B> {
        BuilderConditional(storage: .second(content))
    }
    /// Content with limited availability.
    public static func buildLimitedAvailability(_ content: some ChartContent) -> AnyChartContent {
        AnyChartContent(erasing: content)
    }
}

/// Two contents.
public struct _ChartContentPair<First: ChartContent, Second: ChartContent> {
    let first: First
    let second: Second
}

extension _ChartContentPair: ChartContent {
    /// There is no body.
    public typealias Body = Never
    /// Adds the marks of both.
    public func _collect(into collector: _ChartCollector) {
        first._collect(into: collector)
        second._collect(into: collector)
    }
}

/// Content that may be missing.
public struct _OptionalChartContent<Content: ChartContent> {
    let content: Content?
}

extension _OptionalChartContent: ChartContent {
    /// There is no body.
    public typealias Body = Never
    /// Adds the marks, if there are any.
    public func _collect(into collector: _ChartCollector) { content?._collect(into: collector) }
}

/// One of two contents, from an `if … else`.
///
/// See [BuilderConditional](https://developer.apple.com/documentation/charts/builderconditional).
public struct BuilderConditional<TrueContent, FalseContent> {
    enum Storage {
        case first(TrueContent)
        case second(FalseContent)
    }

    let storage: Storage
}

extension BuilderConditional: ChartContent where TrueContent: ChartContent, FalseContent: ChartContent {
    /// There is no body.
    public typealias Body = Never
    /// Adds the marks of the active alternative.
    public func _collect(into collector: _ChartCollector) {
        switch storage {
        case .first(let content): content._collect(into: collector)
        case .second(let content): content._collect(into: collector)
        }
    }
}

extension ForEach: ChartContent where Content: ChartContent {
    /// Adds the marks of all elements.
    public func _collect(into collector: _ChartCollector) {
        for element in data { content(element)._collect(into: collector) }
    }
}

extension ForEach where Content: ChartContent {
    /// Marks for each element, identified by a key path.
    public nonisolated init(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @ChartContentBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(data: data, content: content) { $0[keyPath: id] }
    }
}

extension ForEach where ID == Data.Element.ID, Content: ChartContent, Data.Element: Identifiable {
    /// Marks for each element.
    public nonisolated init(_ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content) {
        self.init(data: data, content: content) { $0.id }
    }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: ChartContent {
    /// Marks for each number of a range.
    public nonisolated init(_ data: Range<Int>, @ChartContentBuilder content: @escaping (Int) -> Content) {
        self.init(data: data, content: content) { $0 }
    }
}
