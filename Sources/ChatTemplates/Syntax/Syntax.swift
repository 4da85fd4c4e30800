/// An expression of a template.
indirect enum Expression: Sendable {
    case none
    case boolean(Bool)
    case integer(Int)
    case number(Double)
    case text(TemplateText)
    /// A name as it is written. The resolver replaces it by a variable.
    case name(String)
    case variable(Variable)
    /// What fails whenever it is evaluated.
    case failing(String)
    case list([Expression])
    case tuple([Expression])
    case dictionary([(key: Expression, value: Expression)])
    case attribute(Expression, String)
    case item(Expression, Expression)
    /// A slice of a value. As an element of a subscript with commas it has no value, and can't be evaluated.
    case slice(Expression?, from: Expression?, to: Expression?, by: Expression?)
    case call(Expression, CallArguments)
    /// A filter's value is nil if it is applied to the output of a block.
    case filter(Expression?, String, CallArguments)
    case test(Expression, String, CallArguments)
    case not(Expression)
    case negative(Expression)
    case positive(Expression)
    case and(Expression, Expression)
    case or(Expression, Expression)
    case arithmetic(Expression, Arithmetic, Expression)
    case joined([Expression])
    case comparison(Expression, [(Comparison, Expression)])
    case conditional(Expression, then: Expression, otherwise: Expression?)
}

enum Arithmetic: String, Sendable {
    case add = "+"
    case subtract = "-"
    case multiply = "*"
    case divide = "/"
    case divideDown = "//"
    case remainder = "%"
    case power = "**"
}

enum Comparison: String, Sendable {
    case equal = "=="
    case unequal = "!="
    case less = "<"
    case lessOrEqual = "<="
    case greater = ">"
    case greaterOrEqual = ">="
    case contained = "in"
    case notContained = "not in"
}

/// The arguments of a call.
struct CallArguments: Sendable {
    var values: [Expression] = []
    var named: [(name: String, value: Expression)] = []
    /// The list after `*`.
    var further: Expression?
    /// The dictionary after `**`.
    var furtherNamed: Expression?
}

/// What an assignment assigns to.
enum Target: Sendable {
    /// A name as it is written. The resolver replaces it by a variable.
    case name(String)
    case namedAttribute(of: String, String)
    case variable(Variable)
    case attribute(of: Variable, String)
    case tuple([Target])
}

/// A statement, and the line that it begins on.
struct Statement: Sendable {
    indirect enum Kind: Sendable {
        case data(TemplateText)
        case write(Expression)
        case condition([(condition: Expression, body: [Statement])], otherwise: [Statement])
        case loop(Loop)
        case assignment(Target, Expression)
        /// Assigns the output of a block, optionally filtered.
        case blockAssignment(Target, filter: Expression?, body: Block)
        case macro(Macro)
        /// A call that can call back the block as `caller`.
        case callBlock(Expression, caller: Macro)
        /// A block that is run as a macro's body is, and written.
        case generation(Macro)
        case filterBlock(Expression, body: Block)
        case with([(Target, Expression)], body: Block)
        case leaveLoop
        case nextRound
    }

    let kind: Kind
    let line: Int
}

/// Statements with variables of their own.
struct Block: Sendable {
    var statements: [Statement]
    var frame = Frame()
}

struct Loop: Sendable {
    var target: Target
    var values: Expression
    var condition: Expression?
    let isRecursive: Bool
    var body: Block
    var otherwise: Block
    /// The frame in which the condition is evaluated, and the target there.
    var conditionFrame = Frame()
    /// The variable `loop`, if the body uses it.
    var state: Variable?
}

struct Macro: Sendable {
    let name: String
    var parameters: [Parameter]
    var body: Block
    /// Where the macro itself is kept.
    var variable: Variable?
    /// The variables for a block, for further arguments and for further named ones, if the body uses them.
    var caller: Variable?
    var further: Variable?
    var furtherNamed: Variable?

    struct Parameter: Sendable {
        let name: String
        var standard: Expression?
        var variable: Variable?
    }
}
