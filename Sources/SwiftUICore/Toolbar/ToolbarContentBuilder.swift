/// Builds toolbar content from the statements of a closure.
@resultBuilder
public struct ToolbarContentBuilder {
    /// The content of a statement.
    public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }
    /// One item, or one group of items, unchanged.
    public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }

    /// The items of several statements. At least two are required: an empty closure is one of `ViewBuilder`.
    @_disfavoredOverload
    public static func buildBlock<First: ToolbarContent, each Content: ToolbarContent>(
        _ first: First, _ content: repeat each Content
    ) -> _ToolbarContentList {
        var parts = [_ToolbarContentList.Part(step: AnyHashable(0), content: first)]
        repeat parts.append(_ToolbarContentList.Part(step: AnyHashable(parts.count), content: each content))
        return _ToolbarContentList(parts: parts)
    }

    /// The items of an `if` without `else`: none where the condition fails.
    public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> _OptionalToolbarContent<Content> {
        _OptionalToolbarContent(content: content)
    }

    /// The items of one branch.
    public static func buildEither<Content: ToolbarContent>(first content: Content) -> _ToolbarContentList {
        _ToolbarContentList(parts: [.init(step: AnyHashable(true), content: content)])
    }

    /// The items of one branch.
    public static func buildEither<Content: ToolbarContent>(second content: Content) -> _ToolbarContentList {
        _ToolbarContentList(parts: [.init(step: AnyHashable(false), content: content)])
    }

    /// The items of an `if #available`, without their type.
    public static func buildLimitedAvailability<Content: ToolbarContent>(_ content: Content) -> _ToolbarContentList {
        _ToolbarContentList(parts: [.init(step: nil, content: content)])
    }
}

/// The content of several statements, or of a branch of one. Its items are only evaluated where it is shown.
public nonisolated struct _ToolbarContentList: PrimitiveToolbarContent {
    /// The content of one of them.
    struct Part {
        /// Identifies the statement or the branch; nil if there is no other.
        let step: AnyHashable?
        let content: any ToolbarContent
    }

    let parts: [Part]

    @MainActor var entries: [ToolbarEntry] {
        parts.flatMap { part in
            let entries = part.content.allEntries
            return part.step.map { entries.inside($0) } ?? entries
        }
    }
}

/// The content of an `if` without an `else`. Its generic parameter is the type of the content, so that the compiler can
/// infer it even if there is no content.
public nonisolated struct _OptionalToolbarContent<Content: ToolbarContent>: PrimitiveToolbarContent {
    let content: Content?
    @MainActor var entries: [ToolbarEntry] { content?.allEntries ?? [] }
}

extension [ToolbarEntry] {
    /// The items, with the statement or the branch that they are in as a part of their identity. So an item keeps its
    /// identity, and with it its state, when others are added or removed.
    fileprivate func inside(_ step: AnyHashable) -> [ToolbarEntry] {
        map { entry in
            var entry = entry
            entry.id = AnyHashable([step, entry.id])
            return entry
        }
    }
}
