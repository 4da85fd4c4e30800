/// Postfix syntax: attributes, subscripts, calls, filters and tests.
extension Parser {
    mutating func postfixes(of value: Expression) throws -> Expression {
        var value = value
        var length = 0
        while true {
            switch current.kind {
            case .sign("."): value = try attribute(of: value)
            case .sign("["): value = try element(of: value)
            case .sign("("): value = .call(value, try arguments())
            default: return value
            }
            length += 1
            guard length <= Self.depthMax else { throw error("a value has more than \(Self.depthMax) endings") }
        }
    }

    private mutating func attribute(of value: Expression) throws -> Expression {
        advance()
        if case .integer(let index) = current.kind {
            advance()
            return .item(value, .integer(index))
        }
        return .attribute(value, try name())
    }

    /// Reads a subscript: an index or a slice, or a tuple of several or of none.
    private mutating func element(of value: Expression) throws -> Expression {
        advance()
        var indices: [Expression] = []
        while !isAt(sign: "]") {
            if !indices.isEmpty { try expect(sign: ",") }
            indices.append(try index())
        }
        advance()
        guard indices.count == 1 else { return .item(value, .tuple(indices)) }
        guard case .slice(nil, let start, let end, let step) = indices[0] else { return .item(value, indices[0]) }
        return .slice(value, from: start, to: end, by: step)
    }

    private mutating func index() throws -> Expression {
        let start = isAt(sign: ":") ? nil : try expression()
        guard take(sign: ":") else { return start ?? .none }
        let end = isAt(sign: ":") ? nil : try bound()
        let step = take(sign: ":") ? try bound() : nil
        return .slice(nil, from: start, to: end, by: step)
    }

    private mutating func bound() throws -> Expression? {
        isAt(sign: "]") || isAt(sign: ",") ? nil : try expression()
    }

    // MARK: Arguments

    mutating func arguments() throws -> CallArguments {
        var arguments = CallArguments()
        try expect(sign: "(")
        var isFirst = true
        while !isAt(sign: ")") {
            if !isFirst { try expect(sign: ",") }
            if isAt(sign: ")") { break }
            isFirst = false
            try addArgument(to: &arguments)
        }
        try expect(sign: ")")
        return arguments
    }

    private mutating func addArgument(to arguments: inout CallArguments) throws {
        if take(sign: "*") {
            guard arguments.further == nil, arguments.furtherNamed == nil else { throw error("a call has two lists") }
            arguments.further = try expression()
        } else if take(sign: "**") {
            guard arguments.furtherNamed == nil else { throw error("a call has two dictionaries") }
            arguments.furtherNamed = try expression()
        } else if case .name(let name) = current.kind, next.kind == .sign("=") {
            guard arguments.furtherNamed == nil else { throw error("a named argument stands behind others") }
            advance()
            advance()
            arguments.named.append((name, try expression()))
        } else {
            guard arguments.named.isEmpty, arguments.further == nil, arguments.furtherNamed == nil else {
                throw error("an argument without a name stands behind others")
            }
            arguments.values.append(try expression())
        }
    }

    // MARK: Filters and tests

    mutating func filtersAndTests(of value: Expression) throws -> Expression {
        var value = value
        var length = 0
        while true {
            switch current.kind {
            case .sign("|"): value = try filters(of: value)
            case .name("is"): value = try test(of: value)
            case .sign("("): value = .call(value, try arguments())
            default: return value
            }
            length += 1
            guard length <= Self.depthMax else { throw error("more than \(Self.depthMax) filters stand in a row") }
        }
    }

    /// Reads a chain of filters.
    ///
    /// - Parameters:
    ///   - value: Nil to filter the output of a block.
    ///   - startsInline: Whether the first filter comes without a `|`.
    mutating func filters(of value: Expression?, startsInline: Bool = false) throws -> Expression {
        var value = value
        var isFirst = startsInline
        var length = 0
        while isFirst || take(sign: "|") {
            isFirst = false
            var filter = try name()
            while take(sign: ".") { filter += "." + (try name()) }
            value = .filter(value, filter, isAt(sign: "(") ? try arguments() : CallArguments())
            length += 1
            guard length <= Self.depthMax else { throw error("more than \(Self.depthMax) filters stand in a row") }
        }
        guard let value else { throw unexpected("a filter") }
        return value
    }

    private mutating func test(of value: Expression) throws -> Expression {
        advance()
        let isNegated = take(name: "not")
        var test = try name()
        while take(sign: ".") { test += "." + (try name()) }
        var arguments = CallArguments()
        if isAt(sign: "(") {
            arguments = try self.arguments()
        } else if isAt(name: "is") {
            throw error("a test stands right behind another")
        } else if mayBeginArgument {
            arguments.values = [try postfixes(of: try primary())]
        }
        let result = Expression.test(value, test, arguments)
        return isNegated ? .not(result) : result
    }

    private var mayBeginArgument: Bool {
        switch current.kind {
        case .name(let name): !["else", "or", "and"].contains(name)
        case .text, .integer, .number, .sign("["), .sign("{"): true
        default: false
        }
    }
}
