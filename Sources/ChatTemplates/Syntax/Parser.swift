/// Parses a template's tokens into statements. Expressions are parsed in extensions, in other files.
struct Parser {
    /// The maximum nesting depth of expressions and blocks.
    static let depthMax = 100

    private let tokens: [Token]
    private var place = 0
    private var depth = 0
    /// `varargs` and `kwargs`, if the code read so far uses them: macros that do so accept extra arguments.
    private var specialNames: Set<String> = []
    /// The filters and tests that were named but don't exist, in the current frame.
    private var unknownNames: [TemplateError] = []

    /// - Throws: ``TemplateError/syntax(line:reason:)``.
    static func statements(of source: String) throws -> [Statement] {
        var parser = Parser(tokens: try Lexer.tokens(of: source))
        return try parser.framed { parser in try parser.body(until: []) }
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

    mutating func note(_ name: String) {
        if name == "varargs" || name == "kwargs" { specialNames.insert(name) }
    }

    // MARK: Names of filters and tests

    mutating func noteUnknown(_ kind: String, _ name: String) {
        unknownNames.append(error("there is no \(kind) \(name)"))
    }

    /// Reads what has a scope of its own. In it, every filter and test must exist, even in a part that never runs.
    mutating func framed<Result>(_ read: (inout Parser) throws -> Result) throws -> Result {
        let outer = unknownNames
        unknownNames = []
        let result = try read(&self)
        if let unknown = unknownNames.first { throw unknown }
        unknownNames = outer
        return result
    }

    var unknownCount: Int { unknownNames.count }

    /// Drops what was noted after the first `count`: parts of a condition may name what doesn't exist, as long as they don't run.
    mutating func dropUnknown(after count: Int) { unknownNames.removeLast(unknownNames.count - count) }

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

    private mutating func endStatement() throws {
        guard take(.statementEnd) else { throw unexpected("the end of the statement") }
    }

    /// Reads a block including its end tag.
    private mutating func block(until end: String) throws -> [Statement] {
        try endStatement()
        let body = try body(until: [end])
        try expect(name: end)
        try endStatement()
        return body
    }

    private mutating func framedBlock(until end: String) throws -> [Statement] {
        try framed { parser in try parser.block(until: end) }
    }

    // MARK: Statements

    private mutating func statement(_ name: String, _ line: Int) throws -> [Statement] {
        let kind: Statement.Kind
        switch name {
        case "if":
            let count = unknownCount
            kind = try condition()
            dropUnknown(after: count)
        case "for": kind = try loop()
        case "set": kind = try assignment()
        case "macro": kind = .macro(try macro())
        case "call": kind = try callBlock()
        case "filter":
            let filter = try framed { parser in try parser.filters(of: nil, startsInline: true) }
            kind = .filterBlock(filter, body: try framedBlock(until: "endfilter"))
        case "with": kind = try with()
        // `generation` marks the replies for training. It has its own scope.
        case "generation": kind = .with([], body: try framedBlock(until: "endgeneration"))
        case "break", "continue":
            try endStatement()
            kind = name == "break" ? .leaveLoop : .nextRound
        default: throw error("there is no statement \(name)")
        }
        return [Statement(kind: kind, line: line)]
    }

    private mutating func condition() throws -> Statement.Kind {
        var branches: [(condition: Expression, body: [Statement])] = []
        var otherwise: [Statement] = []
        repeat {
            let condition = try tuple(withCondition: false)
            try endStatement()
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
        let target = try target(of: ["in"])
        try expect(name: "in")
        let values = try tuple(withCondition: false)
        let condition = take(name: "if") ? try framed { parser in try parser.expression() } : nil
        let isRecursive = take(name: "recursive")
        try endStatement()
        let body = try framed { parser in try parser.body(until: ["else", "endfor"]) }
        var otherwise: [Statement] = []
        if take(name: "else") {
            otherwise = try framedBlock(until: "endfor")
        } else {
            try expect(name: "endfor")
            try endStatement()
        }
        return .loop(
            Loop(
                target: target, values: values, condition: condition, isRecursive: isRecursive, body: body,
                otherwise: otherwise))
    }

    private mutating func assignment() throws -> Statement.Kind {
        let target = try target(of: [])
        if take(sign: "=") {
            let value = try tuple()
            try endStatement()
            return .assignment(target, value)
        }
        let filter = isAt(sign: "|") ? try framed { parser in try parser.filters(of: nil) } : nil
        return .blockAssignment(target, filter: filter, body: try framedBlock(until: "endset"))
    }

    private mutating func with() throws -> Statement.Kind {
        var values: [(Target, Expression)] = []
        while current.kind != .statementEnd {
            if !values.isEmpty { try expect(sign: ",") }
            let target = try simpleTarget()
            try expect(sign: "=")
            values.append((target, try expression()))
        }
        return .with(values, body: try framedBlock(until: "endwith"))
    }

    // MARK: Targets

    private mutating func target(of ends: Set<String>) throws -> Target {
        var targets: [Target] = []
        var isTuple = false
        while true {
            if case .name(let name) = current.kind, ends.contains(name), isTuple { break }
            if isAt(sign: "="), isTuple { break }
            targets.append(try simpleTarget())
            guard take(sign: ",") else { break }
            isTuple = true
        }
        return isTuple ? .tuple(targets) : targets[0]
    }

    private mutating func simpleTarget() throws -> Target {
        if take(sign: "(") {
            let inner = try nested { parser in try parser.target(of: []) }
            try expect(sign: ")")
            return inner
        }
        let name = try name()
        guard !["true", "false", "none", "True", "False", "None"].contains(name) else {
            throw error("\(name) can't be given a value")
        }
        return take(sign: ".") ? .attribute(of: name, try self.name()) : .name(name)
    }

    // MARK: Macros

    private mutating func macro() throws -> Macro {
        let name = try name()
        guard isAt(sign: "(") else { throw unexpected("(") }
        return try macro(named: name, until: "endmacro")
    }

    private mutating func macro(named name: String, until end: String) throws -> Macro {
        let parameters = try framed { parser in parser.isAt(sign: "(") ? try parser.parameters() : [] }
        return try macro(named: name, parameters, until: end)
    }

    private mutating func macro(
        named name: String, _ parameters: [(name: String, standard: Expression?)], until end: String
    ) throws -> Macro {
        let outer = specialNames
        specialNames = []
        defer { specialNames.formUnion(outer) }
        let body = try framedBlock(until: end)
        return Macro(
            name: name, parameters: parameters, body: body, takesFurther: specialNames.contains("varargs"),
            takesFurtherNamed: specialNames.contains("kwargs"))
    }

    private mutating func parameters() throws -> [(name: String, standard: Expression?)] {
        var parameters: [(name: String, standard: Expression?)] = []
        try expect(sign: "(")
        while !isAt(sign: ")") {
            if !parameters.isEmpty { try expect(sign: ",") }
            let name = try name()
            let standard = take(sign: "=") ? try expression() : nil
            if standard == nil, parameters.last?.standard != nil { throw error("\(name) lacks a standard value") }
            parameters.append((name, standard))
        }
        try expect(sign: ")")
        return parameters
    }

    private mutating func callBlock() throws -> Statement.Kind {
        let parameters = try framed { parser in parser.isAt(sign: "(") ? try parser.parameters() : [] }
        let call = try expression()
        guard case .call = call else { throw error("a call block calls nothing") }
        return .callBlock(call, caller: try macro(named: "caller", parameters, until: "endcall"))
    }
}
