import SwiftUI

/// Builds the content of an axis.
///
/// See [AxisContentBuilder](https://developer.apple.com/documentation/charts/axiscontentbuilder).
@resultBuilder
public struct AxisContentBuilder {
    /// No content.
    public static func buildBlock() -> _AxisContentList { _AxisContentList(parts: []) }
    /// A single part.
    public static func buildPartialBlock<C: AxisContent>(first content: C) -> C { content }
    /// Several parts, in order.
    public static func buildPartialBlock(accumulated: some AxisContent, next: some AxisContent) -> _AxisContentList {
        _AxisContentList(parts: [accumulated, next])
    }
    /// A single part.
    public static func buildExpression<C: AxisContent>(_ content: C) -> C { content }
    /// A part that may be missing.
    public static func buildIf<C: AxisContent>(_ content: C?) -> _OptionalAxisContent<C> {
        _OptionalAxisContent(content: content)
    }
    /// The first of two alternatives.
    public static func buildEither<A: AxisContent, B: AxisContent>(first content: A) -> BuilderConditional<A, B> {
        BuilderConditional(storage: .first(content))
    }
    /// The second of two alternatives.
    public static func buildEither<A: AxisContent, B: AxisContent>(second content: B) -> BuilderConditional<A, B> {
        BuilderConditional(storage: .second(content))
    }
    /// A part with limited availability.
    public static func buildLimitedAvailability(_ content: some AxisContent) -> AnyAxisContent {
        AnyAxisContent(erasing: content)
    }
}

/// A part that may be missing.
public struct _OptionalAxisContent<Content: AxisContent> {
    let content: Content?
}

extension _OptionalAxisContent: AxisContent {
    /// There is no body.
    public typealias Body = Never
    /// Adds the part, if there is one.
    public func _collect(into collector: _AxisCollector) { content?._collect(into: collector) }
}

/// Several groups of marks, one after another.
public struct _AxisContentList {
    let parts: [any AxisContent]
}

extension _AxisContentList: AxisContent {
    /// There is no body.
    public typealias Body = Never
    /// Adds all parts.
    public func _collect(into collector: _AxisCollector) {
        for part in parts { part._collect(into: collector) }
    }
}

/// Groups of marks of any type.
///
/// See [AnyAxisContent](https://developer.apple.com/documentation/charts/anyaxiscontent).
public struct AnyAxisContent {
    private let content: any AxisContent

    /// Wraps groups of marks.
    public init(_ content: any AxisContent) { self.content = content }
    /// Wraps groups of marks.
    public init(erasing content: some AxisContent) { self.content = content }
}

extension AnyAxisContent: AxisContent {
    /// There is no body.
    public typealias Body = Never
    /// Adds the wrapped content.
    public func _collect(into collector: _AxisCollector) { content._collect(into: collector) }
}

extension BuilderConditional: AxisContent where TrueContent: AxisContent, FalseContent: AxisContent {
    /// Adds the active alternative.
    public func _collect(into collector: _AxisCollector) {
        switch storage {
        case .first(let content): content._collect(into: collector)
        case .second(let content): content._collect(into: collector)
        }
    }
}
