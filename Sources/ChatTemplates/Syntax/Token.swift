/// A piece of a template's text.
struct Token: Equatable, Sendable {
    enum Kind: Equatable, Sendable {
        /// Literal text.
        case data(String)
        case statementBegin, statementEnd
        case expressionBegin, expressionEnd
        case name(String)
        case text(String)
        case integer(Int)
        case number(Double)
        case sign(String)
        case end
    }

    let kind: Kind
    let line: Int
}

extension Token: CustomStringConvertible {
    var description: String {
        switch kind {
        case .data: "text"
        case .statementBegin: "{%"
        case .statementEnd: "the end of the statement"
        case .expressionBegin: "{{"
        case .expressionEnd: "the end of the expression"
        case .name(let name): name
        case .text(let text): "'\(text)'"
        case .integer(let value): "\(value)"
        case .number(let value): "\(value)"
        case .sign(let sign): sign
        case .end: "the end of the template"
        }
    }
}
