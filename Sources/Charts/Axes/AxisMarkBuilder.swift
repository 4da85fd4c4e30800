import SwiftUI

/// Builds the marks at a value of an axis.
///
/// See [AxisMarkBuilder](https://developer.apple.com/documentation/charts/axismarkbuilder).
@resultBuilder
public struct AxisMarkBuilder {
    /// No content.
    public static func buildBlock() -> _AxisMarkList { _AxisMarkList(parts: []) }
    /// A single part.
    public static func buildPartialBlock<C: AxisMark>(first content: C) -> C { content }
    /// Several parts, in order.
    public static func buildPartialBlock(accumulated: some AxisMark, next: some AxisMark) -> _AxisMarkList {
        _AxisMarkList(parts: [accumulated, next])
    }
    /// A single part.
    public static func buildExpression<C: AxisMark>(_ content: C) -> C { content }
    /// A part that may be missing.
    public static func buildIf<C: AxisMark>(_ content: C?) -> _OptionalAxisMark<C> {
        _OptionalAxisMark(content: content)
    }
    /// The first of two alternatives.
    public static func buildEither<A: AxisMark, B: AxisMark>(first content: A) -> BuilderConditional<A, B> {
        BuilderConditional(storage: .first(content))
    }
    /// The second of two alternatives.
    public static func buildEither<A: AxisMark, B: AxisMark>(second content: B) -> BuilderConditional<A, B> {
        BuilderConditional(storage: .second(content))
    }
    /// A part with limited availability.
    public static func buildLimitedAvailability(_ content: some AxisMark) -> AnyAxisMark {
        AnyAxisMark(erasing: content)
    }
}

/// A part that may be missing.
public struct _OptionalAxisMark<Content: AxisMark> {
    let content: Content?
}

extension _OptionalAxisMark: AxisMark {
    /// There is no body.
    public typealias Body = Never
    /// Adds the part, if there is one.
    public func _collect(into collector: _AxisMarkCollector) { content?._collect(into: collector) }
}

/// Several marks, one after another.
public struct _AxisMarkList {
    let parts: [any AxisMark]
}

extension _AxisMarkList: AxisMark {
    /// There is no body.
    public typealias Body = Never
    /// Adds all parts.
    public func _collect(into collector: _AxisMarkCollector) {
        for part in parts { part._collect(into: collector) }
    }
}

/// Marks of any type.
///
/// See [AnyAxisMark](https://developer.apple.com/documentation/charts/anyaxismark).
public struct AnyAxisMark {
    private let content: any AxisMark

    /// Wraps marks.
    public init(_ content: any AxisMark) { self.content = content }
    /// Wraps marks.
    public init(erasing content: some AxisMark) { self.content = content }
}

extension AnyAxisMark: AxisMark {
    /// There is no body.
    public typealias Body = Never
    /// Adds the wrapped content.
    public func _collect(into collector: _AxisMarkCollector) { content._collect(into: collector) }
}

extension BuilderConditional: AxisMark where TrueContent: AxisMark, FalseContent: AxisMark {
    /// Adds the active alternative.
    public func _collect(into collector: _AxisMarkCollector) {
        switch storage {
        case .first(let content): content._collect(into: collector)
        case .second(let content): content._collect(into: collector)
        }
    }
}
