/// An expression of a template.
indirect enum Expression: Sendable {
    case none
    case boolean(Bool)
    case integer(Int)
    case number(Double)
    case text(TemplateText)
    case name(String)
    case list([Expression])
    case tuple([Expression])
    case dictionary([(key: Expression, value: Expression)])
    case attribute(Expression, String)
    case item(Expression, Expression)
    case slice(Expression, from: Expression?, to: Expression?, by: Expression?)
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
    case name(String)
    case attribute(of: String, String)
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
        case blockAssignment(Target, filter: Expression?, body: [Statement])
        case macro(Macro)
        /// A call that can call back the block as `caller`.
        case callBlock(Expression, caller: Macro)
        case filterBlock(Expression, body: [Statement])
        case with([(Target, Expression)], body: [Statement])
        case leaveLoop
        case nextRound
    }

    let kind: Kind
    let line: Int
}

struct Loop: Sendable {
    let target: Target
    let values: Expression
    let condition: Expression?
    let isRecursive: Bool
    let body: [Statement]
    let otherwise: [Statement]
}

struct Macro: Sendable {
    let name: String
    let parameters: [(name: String, standard: Expression?)]
    let body: [Statement]
    /// Whether the body uses arguments beyond the parameters, in `varargs` or `kwargs`.
    let takesFurther: Bool
    let takesFurtherNamed: Bool
}
