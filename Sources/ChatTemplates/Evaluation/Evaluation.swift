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
    private let given: [String: TemplateValue]
    /// Whether only constants have values.
    let isFolding: Bool
    /// Scopes in a reference cycle with their macros or loops. They are emptied after the run.
    private var scopesInCycles: [Scope] = []
    /// The objects that keep values.
    private var objects: [TemplateObject] = []

    init(values: TemplateDictionary, limits: TemplateLimits, now: tm) {
        self.limits = limits
        self.now = now
        stepsLeft = limits.steps
        var given = GlobalFunction.all
        for (key, value) in values.pairs { if let name = key.asText { given[String(name)] = value } }
        (self.given, scope, isFolding) = (given, Scope(in: nil), false)
    }

    /// Evaluates constants.
    init(folding limits: TemplateLimits) {
        (self.limits, stepsLeft, now) = (limits, limits.steps, tm())
        (given, scope, isFolding) = ([:], Scope(in: nil), true)
    }

    func run(_ program: Program) throws -> TemplateText {
        defer { releaseAll() }
        try enter(program.frame)
        _ = try run(body: program.statements)
        return output
    }

    /// Notes that the current scope keeps an object that keeps the scope.
    func noteCycle() { scopesInCycles.append(scope) }

    /// Notes an object that keeps values, so that long chains of them can be freed one by one.
    func registered<Object: TemplateObject>(_ object: Object) throws -> Object {
        try spend(8)
        objects.append(object)
        return object
    }

    private func releaseAll() {
        for scope in scopesInCycles { scope.values = [:] }
        for object in objects { object.release() }
        objects = []
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

    // MARK: Variables

    /// Runs work as the body of a function.
    func inFunction<Result>(of parent: Scope, _ work: () throws -> Result) throws -> Result {
        let outer = scope
        scope = Scope(in: parent)
        defer { scope = outer }
        return try work()
    }

    /// Begins a block.
    func enter(_ frame: Frame) throws {
        try spend(frame.count)
        for variable in frame.given { scope.values[variable] = given[variable.name] }
        for (variable, outer) in frame.aliases { scope.values[variable] = scope.value(outer) }
        for variable in frame.unset { scope.values[variable] = nil }
    }

    /// Ends a block, and removes its variables.
    func leave(_ frame: Frame) {
        for variable in frame.given + frame.unset + frame.parameters { scope.values[variable] = nil }
        for (variable, _) in frame.aliases { scope.values[variable] = nil }
    }

    /// Runs work in a block.
    func framed<Result>(_ frame: Frame, _ work: () throws -> Result) throws -> Result {
        try enter(frame)
        defer { leave(frame) }
        return try work()
    }
}
