/// Builds commands from the statements of a closure.
@resultBuilder
public struct CommandsBuilder {
    /// The commands of one statement.
    public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }
    /// Commands of an empty closure.
    public static func buildBlock() -> EmptyCommands { EmptyCommands() }
    /// Commands of a closure with one statement.
    public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }

    /// Commands of a closure with several statements, in their order.
    @_disfavoredOverload
    public static func buildBlock<each Content: Commands>(_ content: repeat each Content) -> some Commands {
        var all: [any Commands] = []
        repeat all.append(each content)
        return CommandList(all: all)
    }

    /// Commands of an `if` without `else`; none if its condition is false.
    public static func buildIf<Content: Commands>(_ content: Content?) -> some Commands {
        OptionalCommands(content: content)
    }

    /// Commands of an `if #available`.
    public static func buildLimitedAvailability(_ content: some Commands) -> some Commands { content }
}

private nonisolated struct CommandList: PrimitiveCommands {
    let all: [any Commands]

    @MainActor var buttons: AnyView {
        let shown = all.map(\.shown)
        return AnyView(ForEach(shown.indices, id: \.self) { shown[$0] })
    }
}

private nonisolated struct OptionalCommands<Content: Commands>: PrimitiveCommands {
    let content: Content?
    @MainActor var buttons: AnyView { content?.shown ?? AnyView(EmptyView()) }
}
