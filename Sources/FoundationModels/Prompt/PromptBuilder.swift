/// Builds a prompt from the lines of a closure: each line is a part, and `if`, `switch` and `for` work.
@resultBuilder
public struct PromptBuilder {
    /// The parts in their order.
    public static func buildBlock<each Part>(_ components: repeat each Part) -> Prompt
    where repeat each Part: PromptRepresentable {
        var parts: [PromptPart] = []
        repeat parts += (each components).promptRepresentation.parts
        return Prompt(parts: parts)
    }

    /// The parts from a loop.
    public static func buildArray(_ prompts: [some PromptRepresentable]) -> Prompt {
        Prompt(parts: prompts.flatMap(\.promptRepresentation.parts))
    }

    /// The branch that was taken.
    public static func buildEither(first component: some PromptRepresentable) -> Prompt {
        component.promptRepresentation
    }

    /// The branch that was taken.
    public static func buildEither(second component: some PromptRepresentable) -> Prompt {
        component.promptRepresentation
    }

    /// The content of an `if` without `else`.
    public static func buildOptional(_ prompt: Prompt?) -> Prompt {
        prompt ?? Prompt(parts: [])
    }

    /// The content of an availability check.
    public static func buildLimitedAvailability(_ prompt: some PromptRepresentable) -> Prompt {
        prompt.promptRepresentation
    }

    /// Any line that can be part of a prompt.
    @_disfavoredOverload
    public static func buildExpression<Line>(_ expression: Line) -> Line where Line: PromptRepresentable {
        expression
    }

    /// A line that is a `Prompt` value already.
    public static func buildExpression(_ expression: Prompt) -> Prompt {
        expression
    }

    /// Reports, at compile time, what a line must be.
    @available(
        *, unavailable, message: "a line here must be a String, a Generable value or another PromptRepresentable"
    )
    public static func buildExpression<Line>(_ expression: Line) -> Prompt {
        fatalError("unavailable")
    }
}
