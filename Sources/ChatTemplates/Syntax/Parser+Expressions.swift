/// Expressions, from the lowest precedence to the highest.
extension Parser {
    mutating func expression(withCondition: Bool = true) throws -> Expression {
        let isOutermost = !isInExpression
        isInExpression = true
        defer { if isOutermost { isInExpression = false } }
        let value = try nested { parser in try withCondition ? parser.conditional() : parser.disjunction() }
        guard !isOutermost || value.isFlat(Self.heightMax) else {
            throw error("an expression has more than \(Self.heightMax) levels")
        }
        return value
    }

    /// One expression, or a tuple of several with commas between them.
    mutating func tuple(withCondition: Bool = true, mayBeEmpty: Bool = false) throws -> Expression {
        var values: [Expression] = []
        var isTuple = false
        while !isTupleEnd {
            values.append(try expression(withCondition: withCondition))
            guard take(sign: ",") else { break }
            isTuple = true
        }
        if !isTuple, let value = values.first { return value }
        guard isTuple || mayBeEmpty else { throw unexpected("an expression") }
        return .tuple(values)
    }

    var isTupleEnd: Bool {
        switch current.kind {
        case .expressionEnd, .statementEnd, .sign(")"): true
        default: false
        }
    }

    private mutating func conditional() throws -> Expression {
        var value = try disjunction()
        while take(name: "if") {
            let condition = try disjunction()
            let otherwise = take(name: "else") ? try nested { parser in try parser.conditional() } : nil
            value = .conditional(condition, then: value, otherwise: otherwise)
        }
        return value
    }

    private mutating func disjunction() throws -> Expression {
        var left = try conjunction()
        var length = 0
        while take(name: "or") { left = .or(left, try limited(&length) { try $0.conjunction() }) }
        return left
    }

    private mutating func conjunction() throws -> Expression {
        var left = try negation()
        var length = 0
        while take(name: "and") { left = .and(left, try limited(&length) { try $0.negation() }) }
        return left
    }

    private mutating func negation() throws -> Expression {
        guard take(name: "not") else { return try comparison() }
        return .not(try nested { parser in try parser.negation() })
    }

    /// Reads one more operand of a chain. Chains are limited too, since each operand makes the tree one level deeper.
    private mutating func limited(
        _ length: inout Int, _ read: (inout Parser) throws -> Expression
    ) throws -> Expression {
        length += 1
        guard length <= Self.depthMax else { throw error("more than \(Self.depthMax) operands stand in a row") }
        return try read(&self)
    }

    // MARK: Comparisons

    private mutating func comparison() throws -> Expression {
        let left = try sum()
        var comparisons: [(Comparison, Expression)] = []
        while let comparison = takeComparison() { comparisons.append((comparison, try sum())) }
        return comparisons.isEmpty ? left : .comparison(left, comparisons)
    }

    private mutating func takeComparison() -> Comparison? {
        if case .sign(let sign) = current.kind, let comparison = Comparison(rawValue: sign) {
            advance()
            return comparison
        }
        if take(name: "in") { return .contained }
        guard isAt(name: "not"), next.kind == .name("in") else { return nil }
        advance()
        advance()
        return .notContained
    }

    // MARK: Arithmetic

    private mutating func sum() throws -> Expression {
        try chain(of: ["+", "-"]) { try $0.concatenation() }
    }

    private mutating func concatenation() throws -> Expression {
        var values = [try product()]
        while take(sign: "~") { values.append(try product()) }
        return values.count == 1 ? values[0] : .joined(values)
    }

    private mutating func product() throws -> Expression {
        try chain(of: ["*", "/", "//", "%"]) { try $0.power() }
    }

    private mutating func power() throws -> Expression {
        try chain(of: ["**"]) { try $0.signed() }
    }

    private mutating func chain(
        of signs: Set<String>, _ operand: (inout Parser) throws -> Expression
    ) throws -> Expression {
        var left = try operand(&self)
        var length = 0
        while case .sign(let sign) = current.kind, signs.contains(sign), let operation = Arithmetic(rawValue: sign) {
            advance()
            left = .arithmetic(left, operation, try limited(&length, operand))
        }
        return left
    }

    private mutating func signed(withFilter: Bool = true) throws -> Expression {
        var value: Expression
        if take(sign: "-") {
            value = .negative(try nested { parser in try parser.signed(withFilter: false) })
        } else if take(sign: "+") {
            value = .positive(try nested { parser in try parser.signed(withFilter: false) })
        } else {
            value = try primary()
        }
        value = try postfixes(of: value)
        return withFilter ? try filtersAndTests(of: value) : value
    }

    // MARK: Values

    mutating func primary() throws -> Expression {
        switch current.kind {
        case .name(let name):
            advance()
            return named(name)
        case .text: return .text(texts())
        case .integer(let value):
            advance()
            return .integer(value)
        case .number(let value):
            advance()
            return .number(value)
        case .sign("("):
            advance()
            let value = try nested { parser in try parser.tuple(mayBeEmpty: true) }
            try expect(sign: ")")
            return value
        case .sign("["): return .list(try elements(until: "]") { try $0.expression() })
        case .sign("{"):
            return .dictionary(
                try elements(until: "}") { parser in
                    let key = try parser.expression()
                    try parser.expect(sign: ":")
                    return (key, try parser.expression())
                })
        default: throw unexpected("a value")
        }
    }

    private mutating func named(_ name: String) -> Expression {
        switch name {
        case "true", "True": return .boolean(true)
        case "false", "False": return .boolean(false)
        case "none", "None": return .none
        default: return .name(name)
        }
    }

    private mutating func texts() -> TemplateText {
        var text: TemplateText = ""
        while case .text(let part) = current.kind {
            text += TemplateText(part)
            advance()
        }
        return text
    }

    private mutating func elements<Element>(
        until end: String, _ read: (inout Parser) throws -> Element
    ) throws -> [Element] {
        var elements: [Element] = []
        advance()
        while !isAt(sign: end) {
            if !elements.isEmpty { try expect(sign: ",") }
            if isAt(sign: end) { break }
            elements.append(try read(&self))
        }
        advance()
        return elements
    }
}
