import Glibc

/// One run of a template. Statements and expressions are evaluated in extensions, in other files.
final class Evaluation {
    enum Flow { case goesOn, leavesLoop, nextRound }

    let now: tm
    private let limits: TemplateLimits
    private var stepsLeft: Int
    private var depth = 0
    /// The line of the current statement.
    var line = 1
    /// The output so far, or that of the captured block.
    private var output: TemplateText = ""
    private var outputLength = 0
    var scope: Scope
    /// Scopes in a reference cycle with their macros. They are emptied after the run.
    var scopesWithMacros: [Scope] = []

    init(values: TemplateDictionary, limits: TemplateLimits, now: tm) {
        self.limits = limits
        self.now = now
        stepsLeft = limits.steps
        let globals = Scope(in: nil)
        globals.values = GlobalFunction.all
        let given = Scope(in: globals)
        for (key, value) in values.pairs { if let name = key.asText { given.values[String(name)] = value } }
        scope = Scope(in: given)
    }

    func run(_ statements: [Statement]) throws -> TemplateText {
        defer { for scope in scopesWithMacros { scope.values = [:] } }
        _ = try run(body: statements)
        return output
    }

    // MARK: Limits

    /// Charges steps before the work is done.
    func spend(_ steps: Int) throws {
        stepsLeft -= steps
        guard stepsLeft >= 0 else { throw LimitReached(limit: "\(limits.steps) steps") }
    }

    /// Charges the steps for walking through a value.
    func spend(sizeOf value: TemplateValue) throws {
        let size = value.size(atMost: stepsLeft)
        guard size != .max else {
            throw LimitReached(limit: "\(limits.steps) steps, or \(TemplateValue.depthMax) levels of values")
        }
        try spend(size)
    }

    /// Charges the steps for a composed value, and returns it.
    func counted(_ value: TemplateValue) throws -> TemplateValue {
        try spend(sizeOf: value)
        return value
    }

    /// Runs work one level deeper.
    func nested<Result>(_ work: () throws -> Result) throws -> Result {
        guard depth < limits.depth else { throw LimitReached(limit: "\(limits.depth) levels") }
        depth += 1
        defer { depth -= 1 }
        return try work()
    }

    // MARK: Output

    func write(_ text: TemplateText) throws {
        try spend(text.count)
        outputLength += text.count
        guard outputLength <= limits.outputLength else {
            throw LimitReached(limit: "\(limits.outputLength) characters")
        }
        output += text
    }

    /// Captures what some work writes, so that it isn't part of the output.
    func captured(_ work: () throws -> Void) throws -> TemplateText {
        let outer = output
        output = ""
        defer { output = outer }
        try work()
        return output
    }

    /// Runs work in a new scope.
    func scoped<Result>(in parent: Scope? = nil, _ work: () throws -> Result) throws -> Result {
        let outer = scope
        scope = Scope(in: parent ?? outer)
        defer { scope = outer }
        return try work()
    }
}
