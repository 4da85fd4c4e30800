/// Builds instructions from the lines of a closure: each line is a part, and `if`, `switch` and `for` work.
@resultBuilder
public struct InstructionsBuilder {
    /// The parts in their order.
    public static func buildBlock<each Part>(_ components: repeat each Part) -> Instructions
    where repeat each Part: InstructionsRepresentable {
        var parts: [PromptPart] = []
        repeat parts += (each components).instructionsRepresentation.parts
        return Instructions(parts: parts)
    }

    /// The parts from a loop.
    public static func buildArray(_ instructions: [some InstructionsRepresentable]) -> Instructions {
        Instructions(parts: instructions.flatMap(\.instructionsRepresentation.parts))
    }

    /// The branch that was taken.
    public static func buildEither(first component: some InstructionsRepresentable) -> Instructions {
        component.instructionsRepresentation
    }

    /// The branch that was taken.
    public static func buildEither(second component: some InstructionsRepresentable) -> Instructions {
        component.instructionsRepresentation
    }

    /// The content of an `if` without `else`.
    public static func buildOptional(_ instructions: Instructions?) -> Instructions {
        instructions ?? Instructions(parts: [])
    }

    /// The content of an availability check.
    public static func buildLimitedAvailability(_ instructions: some InstructionsRepresentable) -> Instructions {
        instructions.instructionsRepresentation
    }

    /// Any line that can be part of instructions.
    @_disfavoredOverload
    public static func buildExpression<Line>(_ expression: Line) -> Line where Line: InstructionsRepresentable {
        expression
    }

    /// A line that is an `Instructions` value already.
    public static func buildExpression(_ expression: Instructions) -> Instructions {
        expression
    }

    /// Reports, at compile time, what a line must be.
    @available(
        *, unavailable, message: "a line here must be a String, a Generable value or another InstructionsRepresentable"
    )
    public static func buildExpression<Line>(_ expression: Line) -> Instructions {
        fatalError("unavailable")
    }
}
