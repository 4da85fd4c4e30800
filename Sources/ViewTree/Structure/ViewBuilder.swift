/// Builds a view from the statements of a closure.
@resultBuilder
public struct ViewBuilder {
    /// No views, from no statements.
    public static func buildBlock() -> EmptyView { EmptyView() }

    /// A single view, unchanged.
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

    /// The views of several statements.
    @_disfavoredOverload
    public static func buildBlock<each Content: View>(
        _ content: repeat each Content
    ) -> TupleView<(repeat each Content)> {
        TupleView((repeat each content))
    }

    /// A statement, unchanged.
    public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

    /// The view of an `if` without `else`; nil if the condition is false.
    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

    /// The view of the first branch.
    public static func buildEither<TrueContent: View, FalseContent: View>(
        first: TrueContent
    ) -> _ConditionalContent<TrueContent, FalseContent> {
        _ConditionalContent(storage: .trueContent(first))
    }

    /// The view of the second branch.
    public static func buildEither<TrueContent: View, FalseContent: View>(
        second: FalseContent
    ) -> _ConditionalContent<TrueContent, FalseContent> {
        _ConditionalContent(storage: .falseContent(second))
    }

    /// The view of an `if #available`, without its type.
    public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
        AnyView(content)
    }
}
