/// A template that is ready to run.
struct Program: Sendable {
    let statements: [Statement]
    let frame: Frame
}

/// Makes a parsed template ready to run: finds the variable of each name, computes what is constant, and checks what jinja2 checks
/// when it compiles a template.
struct Resolver {
    /// The maximum depth of the expressions and blocks together.
    private static let depthMax = 300

    var folding = Folding()
    var names: Names
    /// Whether the code belongs to a condition, or to a part of one. There, filters and tests that don't exist only fail when they run.
    var isConditional = false
    /// Whether a loop of the same function surrounds the code.
    private var isInLoop = false
    /// Whether any loop surrounds the code.
    private var isBelowLoop = false
    private var depth = 0
    private var line = 1

    /// - Throws: ``TemplateError/syntax(line:reason:)``.
    static func program(of statements: [Statement]) throws -> Program {
        var resolver = Resolver(names: Names(in: nil))
        do {
            try resolver.names.visit(statements)
            let resolved = try resolver.resolved(statements)
            return Program(statements: resolved, frame: resolver.names.frame)
        } catch let limit as NamesLimit {
            throw resolver.error("a block uses more than \(limit.count) names")
        }
    }

    private init(names: Names) { self.names = names }

    func error(_ reason: String) -> TemplateError { .syntax(line: line, reason: reason) }

    mutating func nested<Result>(_ work: (inout Resolver) throws -> Result) throws -> Result {
        guard depth < Self.depthMax else { throw error("it lies more than \(Self.depthMax) levels deep") }
        depth += 1
        defer { depth -= 1 }
        return try work(&self)
    }

    func variable(_ name: String) throws -> Variable {
        guard let variable = names.variable(name) else { throw error("\(name) isn't known where it is used") }
        return variable
    }

    // MARK: Blocks

    /// Resolves what has its own frame.
    private mutating func framed<Result>(
        _ inner: Names, inNewFunction: Bool = false, _ work: (inout Resolver) throws -> Result
    ) throws -> Result {
        let outer = (names, isConditional, isInLoop)
        (names, isConditional, isInLoop) = (inner, false, isInLoop && !inNewFunction)
        defer { (names, isConditional, isInLoop) = outer }
        return try work(&self)
    }

    @inline(never) private mutating func block(_ block: Block, declaring targets: [Target] = []) throws -> (
        Block, Names
    ) {
        let inner = Names(in: names)
        for target in targets { try inner.declare(target) }
        try inner.visit(block.statements)
        let statements = try framed(inner) { try $0.resolved(block.statements) }
        return (Block(statements: statements, frame: inner.frame), inner)
    }

    private mutating func resolved(_ statements: [Statement]) throws -> [Statement] {
        try statements.map { statement in
            line = statement.line
            return Statement(kind: try nested { try $0.resolved(statement.kind) }, line: statement.line)
        }
    }

    // MARK: Statements

    @inline(never) private mutating func resolved(_ kind: Statement.Kind) throws -> Statement.Kind {
        switch kind {
        case .data: return kind
        case .write(let expression):
            if let constant = folding.value(of: expression) { return .data(constant.written) }
            return .write(try resolved(expression))
        case .condition(let branches, let otherwise): return try condition(branches, otherwise)
        case .loop(let loop): return try loopStatement(loop)
        case .assignment(let target, let value): return .assignment(try resolved(target), try resolved(value))
        case .blockAssignment(let target, let filter, let body): return try blockAssignment(target, filter, body)
        case .macro, .callBlock, .generation: return try macro(kind)
        case .filterBlock(let filter, let body): return try filterBlock(filter, body)
        case .with(let values, let body): return try with(values, body)
        case .leaveLoop, .nextRound:
            guard isInLoop else { throw error("no loop surrounds a break or continue") }
            return kind
        }
    }

    @inline(never) private mutating func condition(
        _ branches: [(condition: Expression, body: [Statement])], _ otherwise: [Statement]
    ) throws -> Statement.Kind {
        let outer = isConditional
        isConditional = true
        defer { isConditional = outer }
        return .condition(
            try branches.map { (condition: try resolved($0.condition), body: try resolved($0.body)) },
            otherwise: try resolved(otherwise))
    }

    @inline(never) private mutating func loopStatement(_ loop: Loop) throws -> Statement.Kind {
        .loop(try resolved(loop))
    }

    @inline(never) private mutating func blockAssignment(
        _ target: Target, _ filter: Expression?, _ body: Block
    ) throws -> Statement.Kind {
        let (body, inner) = try block(body)
        let filter = try filter.map { filter in try framed(inner) { try $0.resolved(filter) } }
        return .blockAssignment(try resolved(target), filter: filter, body: body)
    }

    @inline(never) private mutating func macro(_ kind: Statement.Kind) throws -> Statement.Kind {
        switch kind {
        case .macro(var macro):
            macro.variable = try variable(macro.name)
            return .macro(try resolved(macro))
        case .callBlock(let call, let caller):
            let caller = try resolved(caller)
            return .callBlock(try resolved(call), caller: caller)
        case .generation(let macro): return .generation(try resolved(macro))
        default: return kind
        }
    }

    @inline(never) private mutating func filterBlock(_ filter: Expression, _ body: Block) throws -> Statement.Kind {
        let inner = Names(in: names)
        try inner.visit(body.statements)
        try inner.visit(filter)
        return try framed(inner) { resolver in
            let statements = try resolver.resolved(body.statements)
            let block = Block(statements: statements, frame: inner.frame)
            return .filterBlock(try resolver.resolved(filter), body: block)
        }
    }

    @inline(never) private mutating func with(_ values: [(Target, Expression)], _ body: Block) throws -> Statement.Kind
    {
        let (body, inner) = try block(body, declaring: values.map(\.0))
        return .with(
            try values.map { target, value in
                (try framed(inner) { try $0.resolved(target, isParameter: true) }, try resolved(value))
            }, body: body)
    }

    private func resolved(_ target: Target, isParameter: Bool = false) throws -> Target {
        switch target {
        case .name(let name):
            guard name != "loop" || !isBelowLoop || isParameter else {
                throw error("a loop's 'loop' can't be given a value")
            }
            return .variable(try variable(name))
        case .namedAttribute(of: let name, let attribute): return .attribute(of: try variable(name), attribute)
        case .tuple(let targets): return .tuple(try targets.map { try resolved($0, isParameter: isParameter) })
        case .variable, .attribute: return target
        }
    }

    // MARK: Loops

    @inline(never) private mutating func resolved(_ loop: Loop) throws -> Loop {
        var result = loop
        result.values = try resolved(loop.values)
        let outer = isBelowLoop
        isBelowLoop = true
        defer { isBelowLoop = outer }
        let inner = Names(in: names)
        if loop.isRecursive || !UndeclaredNames(["loop"], in: loop.body.statements).found.isEmpty {
            result.state = try inner.declare("loop")
        }
        try inner.declare(loop.target)
        try inner.visit(loop.body.statements)
        result.target = try framed(inner) { try $0.resolved(loop.target) }
        result.condition = try condition(of: loop, &result.conditionFrame)
        result.body.statements = try framed(inner) { resolver in
            resolver.isInLoop = true
            return try resolver.resolved(loop.body.statements)
        }
        result.body.frame = inner.frame
        result.otherwise = try otherwise(of: loop)
        return result
    }

    private mutating func condition(of loop: Loop, _ frame: inout Frame) throws -> Expression? {
        guard let condition = loop.condition else { return nil }
        let inner = Names(in: names)
        try inner.declare(loop.target)
        try inner.visit(condition)
        frame = inner.frame
        return try framed(inner) { try $0.resolved(condition) }
    }

    /// A recursive loop is a function of its own, with all of its parts.
    private mutating func otherwise(of loop: Loop) throws -> Block {
        let outer = isInLoop
        if loop.isRecursive { isInLoop = false }
        defer { isInLoop = outer }
        return try block(loop.otherwise).0
    }

    // MARK: Macros

    @inline(never) private mutating func resolved(_ macro: Macro) throws -> Macro {
        let names = macro.parameters.map(\.name)
        guard Set(names).count == names.count else { throw error("a macro names two parameters alike") }
        var result = macro
        let inner = Names(in: self.names)
        try inner.visit(macro)
        let used = UndeclaredNames(["caller", "varargs", "kwargs"], in: macro.body.statements).found
        if used.contains("caller") {
            if let parameter = macro.parameters.first(where: { $0.name == "caller" }) {
                guard parameter.standard != nil else { throw error("the parameter caller lacks a standard value") }
            }
            result.caller = try inner.declare("caller")
        }
        if used.contains("kwargs"), !names.contains("kwargs") { result.furtherNamed = try inner.declare("kwargs") }
        if used.contains("varargs"), !names.contains("varargs") { result.further = try inner.declare("varargs") }
        try inner.visit(macro)
        return try framed(inner, inNewFunction: true) { resolver in
            for index in result.parameters.indices {
                result.parameters[index].variable = try resolver.variable(names[index])
                result.parameters[index].standard = try macro.parameters[index].standard.map {
                    try resolver.resolved($0)
                }
            }
            result.body = Block(statements: try resolver.resolved(macro.body.statements), frame: inner.frame)
            return result
        }
    }
}
