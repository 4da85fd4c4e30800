/// Builds dynamic instructions from texts, tools and other dynamic instructions, one per line; `if`, `switch` and
/// availability checks work.
@available(iOS 27.0, macOS 27.0, visionOS 27.0, watchOS 27.0, *)
@resultBuilder
public struct DynamicInstructionsBuilder {
    /// A tool that the model can call.
    public static func buildExpression<Called>(_ expression: Called) -> some DynamicInstructions where Called: Tool {
        ToolInstructions(tools: [expression])
    }

    /// Instructions.
    public static func buildExpression<Content>(_ expression: Content) -> Content where Content: DynamicInstructions {
        expression
    }

    /// Tools that the model can call.
    public static func buildExpression(_ tools: [any Tool]) -> some DynamicInstructions {
        ToolInstructions(tools: tools)
    }

    /// The lines in their order.
    @_disfavoredOverload
    public static func buildBlock<each Content>(
        _ contents: repeat each Content
    ) -> TupleDynamicInstructions<repeat each Content> where repeat each Content: DynamicInstructions {
        TupleDynamicInstructions(repeat each contents)
    }

    /// A single line.
    public static func buildBlock<Content>(_ content: Content) -> Content where Content: DynamicInstructions {
        content
    }

    /// No lines.
    public static func buildBlock() -> EmptyDynamicInstructions {
        EmptyDynamicInstructions()
    }

    /// The branch that was taken.
    public static func buildEither<TrueContent, FalseContent>(
        first content: TrueContent
    ) -> ConditionalDynamicInstructions<TrueContent, FalseContent>
    where TrueContent: DynamicInstructions, FalseContent: DynamicInstructions {
        ConditionalDynamicInstructions(.trueContent(content))
    }

    /// The branch that was taken.
    public static func buildEither<TrueContent, FalseContent>(
        second content: FalseContent
    ) -> ConditionalDynamicInstructions<TrueContent, FalseContent>
    where TrueContent: DynamicInstructions, FalseContent: DynamicInstructions {
        ConditionalDynamicInstructions(.falseContent(content))
    }

    /// The content of an `if` without `else`.
    public static func buildOptional<Content>(_ content: Content?) -> Content? where Content: DynamicInstructions {
        content
    }

    /// The content of an availability check.
    public static func buildLimitedAvailability(_ content: some DynamicInstructions) -> AnyDynamicInstructions {
        AnyDynamicInstructions(content)
    }
}

/// Tools as instructions: they are described to the model, which can call them.
private struct ToolInstructions: DynamicInstructions, PrimitiveInstructions {
    let tools: [any Tool]

    var body: Never { noBody(of: Self.self) }

    func add(to content: inout InstructionsContent) { content.tools += tools }
}
