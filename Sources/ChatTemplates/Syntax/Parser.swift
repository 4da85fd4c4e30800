/// Parses a template's tokens into statements. Expressions are parsed in extensions, in other files.
struct Parser {
    /// The maximum nesting depth of expressions and blocks.
    static let depthMax = 100

    /// The maximum height of an expression's tree, which rows of operands make higher too.
    static let heightMax = 200

    private let tokens: [Token]
    private var place = 0
    private var depth = 0
    var isInExpression = false

    /// - Throws: ``TemplateError/syntax(line:reason:)``.
    static func statements(of source: String) throws -> [Statement] {
        var parser = Parser(tokens: try Lexer.tokens(of: source))
        return try parser.body(until: [])
    }

    private init(tokens: [Token]) { self.tokens = tokens }

    // MARK: Tokens

    var current: Token { tokens[place] }
    var next: Token { tokens[min(place + 1, tokens.count - 1)] }

    func error(_ reason: String) -> TemplateError { .syntax(line: current.line, reason: reason) }
    func unexpected(_ wanted: String) -> TemplateError { error("\(current) stands where \(wanted) should") }

    mutating func advance() { if place < tokens.count - 1 { place += 1 } }

    func isAt(name: String) -> Bool { current.kind == .name(name) }
    func isAt(sign: String) -> Bool { current.kind == .sign(sign) }

    /// Skips the current token if it is this name.
    mutating func take(name: String) -> Bool { take(.name(name)) }
    mutating func take(sign: String) -> Bool { take(.sign(sign)) }

    private mutating func take(_ kind: Token.Kind) -> Bool {
        guard current.kind == kind else { return false }
        advance()
        return true
    }

    mutating func expect(sign: String) throws {
        guard take(sign: sign) else { throw unexpected(sign) }
    }

    mutating func expect(name: String) throws {
        guard take(name: name) else { throw unexpected(name) }
    }

    mutating func name() throws -> String {
        guard case .name(let name) = current.kind else { throw unexpected("a name") }
        advance()
        return name
    }

    /// Runs a parse one level deeper; throws beyond `depthMax`.
    mutating func nested<Result>(_ read: (inout Parser) throws -> Result) throws -> Result {
        guard depth < Self.depthMax else { throw error("it lies more than \(Self.depthMax) levels deep") }
        depth += 1
        defer { depth -= 1 }
        return try read(&self)
    }

    // MARK: Blocks

    /// Reads the statements before a tag with one of these names, and stops there; without names, up to the template's end.
    private mutating func body(until ends: Set<String>) throws -> [Statement] {
        var statements: [Statement] = []
        while true {
            let line = current.line
            switch current.kind {
            case .data(let text):
                advance()
                statements.append(Statement(kind: .data(TemplateText(text)), line: line))
            case .expressionBegin:
                advance()
                let value = try tuple()
                guard take(.expressionEnd) else { throw unexpected("the end of the expression") }
                statements.append(Statement(kind: .write(value), line: line))
            case .statementBegin:
                advance()
                let name = try name()
                if ends.contains(name) {
                    place -= 1
                    return statements
                }
                statements += try nested { parser in try parser.statement(name, line) }
            case .end:
                guard ends.isEmpty else { throw unexpected(ends.sorted().joined(separator: " or ")) }
                return statements
            default: throw unexpected("text or a tag")
            }
        }
    }

    /// Skips a tag's end, and the colon that may stand before it as in Python.
    private mutating func beginBlock() throws {
        _ = take(sign: ":")
        try endStatement()
    }

    private mutating func endStatement() throws {
        guard take(.statementEnd) else { throw unexpected("the end of the statement") }
    }

    /// Reads a block including its end tag.
    private mutating func block(until end: String) throws -> [Statement] {
        try beginBlock()
        let body = try body(until: [end])
        try expect(name: end)
        try endStatement()
        return body
    }

    // MARK: Statements

    private mutating func statement(_ name: String, _ line: Int) throws -> [Statement] {
        let kind: Statement.Kind
        switch name {
        case "if": kind = try condition()
        case "for": kind = try loop()
        case "set": kind = try assignment()
        case "macro": kind = .macro(try macro())
        case "call": kind = try callBlock()
        case "filter":
            let filter = try filters(of: nil, startsInline: true)
            kind = .filterBlock(filter, body: Block(statements: try block(until: "endfilter")))
        case "with": kind = try with()
        // `generation` marks the replies for training.
        case "generation": kind = .generation(try macro(named: "caller", [], until: "endgeneration"))
        case "print": return try writes(line)
        case "break", "continue":
            try endStatement()
            kind = name == "break" ? .leaveLoop : .nextRound
        default: throw error("there is no statement \(name)")
        }
        return [Statement(kind: kind, line: line)]
    }

    private mutating func writes(_ line: Int) throws -> [Statement] {
        var statements: [Statement] = []
        while current.kind != .statementEnd {
            if !statements.isEmpty { try expect(sign: ",") }
            statements.append(Statement(kind: .write(try expression()), line: line))
        }
        try endStatement()
        return statements
    }

    private mutating func condition() throws -> Statement.Kind {
        var branches: [(condition: Expression, body: [Statement])] = []
        var otherwise: [Statement] = []
        repeat {
            let condition = try tuple(withCondition: false)
            try beginBlock()
            branches.append((condition, try body(until: ["elif", "else", "endif"])))
        } while take(name: "elif")
        if take(name: "else") {
            otherwise = try block(until: "endif")
        } else {
            try expect(name: "endif")
            try endStatement()
        }
        return .condition(branches, otherwise: otherwise)
    }

    private mutating func loop() throws -> Statement.Kind {
        let target = try target()
        try expect(name: "in")
        let values = try tuple(withCondition: false)
        let condition = take(name: "if") ? try expression() : nil
        let isRecursive = take(name: "recursive")
        try beginBlock()
        let body = try body(until: ["else", "endfor"])
        var otherwise: [Statement] = []
        if take(name: "else") {
            otherwise = try block(until: "endfor")
        } else {
            try expect(name: "endfor")
            try endStatement()
        }
        return .loop(
            Loop(
                target: target, values: values, condition: condition, isRecursive: isRecursive,
                body: Block(statements: body), otherwise: Block(statements: otherwise)))
    }

    private mutating func assignment() throws -> Statement.Kind {
        let target = try target(mayBeAttribute: true)
        if take(sign: "=") {
            let value = try tuple()
            try endStatement()
            return .assignment(target, value)
        }
        let filter = isAt(sign: "|") ? try filters(of: nil) : nil
        return .blockAssignment(target, filter: filter, body: Block(statements: try block(until: "endset")))
    }

    private mutating func with() throws -> Statement.Kind {
        var values: [(Target, Expression)] = []
        while current.kind != .statementEnd, !isAt(sign: ":") {
            if !values.isEmpty { try expect(sign: ",") }
            let target = try target()
            try expect(sign: "=")
            values.append((target, try expression()))
        }
        return .with(values, body: Block(statements: try block(until: "endwith")))
    }

    // MARK: Targets

    /// Reads one target, or several with commas between them.
    private mutating func target(mayBeAttribute: Bool = false) throws -> Target {
        var targets: [Target] = []
        var isTuple = false
        while !isTupleEnd {
            targets.append(try simpleTarget(mayBeAttribute: mayBeAttribute))
            guard take(sign: ",") else { break }
            isTuple = true
        }
        if isTuple { return .tuple(targets) }
        guard let target = targets.first else { throw unexpected("a name") }
        return target
    }

    private mutating func simpleTarget(mayBeAttribute: Bool = false) throws -> Target {
        if take(sign: "(") {
            let inner = isAt(sign: ")") ? .tuple([]) : try nested { parser in try parser.target() }
            try expect(sign: ")")
            return inner
        }
        let name = try name()
        try check(name)
        guard mayBeAttribute, take(sign: ".") else { return .name(name) }
        return .namedAttribute(of: name, try self.name())
    }

    private func check(_ name: String) throws {
        guard !["true", "false", "none", "True", "False", "None"].contains(name) else {
            throw error("\(name) can't be given a value")
        }
    }

    // MARK: Macros

    private mutating func macro() throws -> Macro {
        let name = try name()
        try check(name)
        return try macro(named: name, parameters(), until: "endmacro")
    }

    private mutating func macro(
        named name: String, _ parameters: [Macro.Parameter], until end: String
    ) throws -> Macro {
        Macro(name: name, parameters: parameters, body: Block(statements: try block(until: end)))
    }

    private mutating func parameters() throws -> [Macro.Parameter] {
        var parameters: [Macro.Parameter] = []
        try expect(sign: "(")
        while !isAt(sign: ")") {
            if !parameters.isEmpty { try expect(sign: ",") }
            let name = try name()
            try check(name)
            let standard = take(sign: "=") ? try expression() : nil
            if standard == nil, parameters.last?.standard != nil { throw error("\(name) lacks a standard value") }
            parameters.append(Macro.Parameter(name: name, standard: standard))
        }
        try expect(sign: ")")
        return parameters
    }

    private mutating func callBlock() throws -> Statement.Kind {
        let parameters = isAt(sign: "(") ? try parameters() : []
        let call = try expression()
        guard case .call = call else { throw error("a call block calls nothing") }
        return .callBlock(call, caller: try macro(named: "caller", parameters, until: "endcall"))
    }
}
