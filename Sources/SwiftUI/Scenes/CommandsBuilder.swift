/// Builds commands from the statements of a closure.
@resultBuilder
public struct CommandsBuilder {
    public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }
    public static func buildBlock() -> EmptyCommands { EmptyCommands() }
    public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }

    @_disfavoredOverload
    public static func buildBlock<each Content: Commands>(_ content: repeat each Content) -> some Commands {
        var all: [any Commands] = []
        repeat all.append(each content)
        return CommandList(all: all)
    }

    public static func buildIf<Content: Commands>(_ content: Content?) -> some Commands {
        OptionalCommands(content: content)
    }

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
