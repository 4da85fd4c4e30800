import Glibc

/// One run of a template. Statements and expressions are evaluated in files of their own.
final class Evaluation {
    enum Flow { case goesOn, leavesLoop, nextRound }

    let now: tm
    private let limits: TemplateLimits
    private var stepsLeft: Int
    private var depth = 0
    /// The line of the statement that is run.
    var line = 1
    /// What has been written so far, in the block that is captured if there is one.
    private var output: TemplateText = ""
    private var outputLength = 0
    var scope: Scope
    /// Scopes that are held by macros which they hold themselves.
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

    /// Counts work before it is done.
    func spend(_ steps: Int) throws {
        stepsLeft -= steps
        guard stepsLeft >= 0 else { throw LimitReached(limit: "\(limits.steps) steps") }
    }

    /// Counts walking through a value.
    func spend(sizeOf value: TemplateValue) throws {
        let size = value.size(atMost: stepsLeft)
        guard size != .max else {
            throw LimitReached(limit: "\(limits.steps) steps, or \(TemplateValue.depthMax) levels of values")
        }
        try spend(size)
    }

    /// A value that was made of others, counted.
    func counted(_ value: TemplateValue) throws -> TemplateValue {
        try spend(sizeOf: value)
        return value
    }

    /// Goes one level deeper.
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

    /// What some work writes, which isn't part of the output.
    func captured(_ work: () throws -> Void) throws -> TemplateText {
        let outer = output
        output = ""
        defer { output = outer }
        try work()
        return output
    }

    /// Does something in a scope of its own.
    func scoped<Result>(in parent: Scope? = nil, _ work: () throws -> Result) throws -> Result {
        let outer = scope
        scope = Scope(in: parent ?? outer)
        defer { scope = outer }
        return try work()
    }
}
