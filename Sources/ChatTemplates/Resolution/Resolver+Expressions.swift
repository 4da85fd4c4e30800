extension Resolver {
    /// The expression with variables for its names, and with its constant parts computed.
    mutating func resolved(_ expression: Expression) throws -> Expression {
        try resolved(expression, isFolded: false)
    }

    private mutating func resolved(_ expression: Expression, isFolded: Bool) throws -> Expression {
        try nested { resolver in
            switch expression {
            case .name(let name): return .variable(try resolver.variable(name))
            case .none, .boolean, .integer, .text, .variable, .failing: return expression
            case .number(let value):
                // jinja2 writes it into Python's code, where it means nothing.
                return value.isFinite ? expression : .failing("\(value) is no number that a constant can have")
            case .list, .tuple, .dictionary, .slice(nil, _, _, _): return try resolver.parts(of: expression, isFolded)
            default:
                let folded = isFolded ? expression : try resolver.folded(expression)
                guard !folded.isLiteral else { return try resolver.resolved(folded, isFolded: true) }
                return try resolver.checked(folded)
            }
        }
    }

    private mutating func folded(_ expression: Expression) throws -> Expression {
        do {
            return try folding.folded(expression)
        } catch let failure as Failure {
            throw error(failure.reason)
        }
    }

    private mutating func parts(of expression: Expression, _ isFolded: Bool) throws -> Expression {
        try expression.mapped { try resolved($0, isFolded: isFolded) }
    }

    /// Resolves the parts of an operation that isn't constant.
    private mutating func checked(_ expression: Expression) throws -> Expression {
        switch expression {
        case .filter(_, let name, let arguments):
            guard isConditional || Filters.isKnown(name) else { throw error("there is no filter \(name)") }
            try check(arguments)
        case .test(_, let name, let arguments):
            guard isConditional || Tests.isKnown(name) else { throw error("there is no test \(name)") }
            try check(arguments)
        case .call(_, let arguments): try check(arguments)
        case .item(_, .tuple(let indices)):
            for case .slice(nil, _, _, _) in indices { throw error("a slice stands beside other indices") }
        case .conditional:
            let outer = isConditional
            isConditional = true
            defer { isConditional = outer }
            return try parts(of: expression, true)
        case .arithmetic(let base, .power, let exponent):
            // In Python's code, a negative constant is a negation, which binds less tightly.
            guard let magnitude = base.magnitudeIfNegative else { break }
            return .negative(.arithmetic(magnitude, .power, try resolved(exponent, isFolded: true)))
        default: break
        }
        return try parts(of: expression, true)
    }

    private func check(_ arguments: CallArguments) throws {
        let names = arguments.named.map(\.name)
        guard Set(names).count == names.count else { throw error("an argument is given twice") }
    }
}

extension Expression {
    /// Whether it is a constant, or a collection of anything.
    fileprivate var isLiteral: Bool {
        switch self {
        case .none, .boolean, .integer, .number, .text, .list, .tuple, .dictionary, .failing: true
        default: false
        }
    }

    fileprivate var magnitudeIfNegative: Expression? {
        switch self {
        case .integer(let value) where value < 0 && value > .min: .integer(-value)
        case .number(let value) where value.sign == .minus && value.isFinite: .number(-value)
        default: nil
        }
    }
}
