/// Finds which special names a block uses before it gives them a value, at any depth: `loop`, `caller`, `varargs` and `kwargs` only
/// exist where they are used.
struct UndeclaredNames {
    private var open: Set<String>
    private(set) var found: Set<String> = []

    init(_ names: Set<String>, in statements: [Statement]) {
        open = names
        visit(statements)
    }

    private var isDone: Bool { open.isSubset(of: found) }

    private mutating func use(_ expression: Expression?) {
        guard let expression, !isDone else { return }
        if case .name(let name) = expression {
            if open.contains(name) { found.insert(name) }
        } else {
            expression.forEachChild { use($0) }
        }
    }

    private mutating func set(_ target: Target) {
        switch target {
        case .name(let name): open.remove(name)
        case .tuple(let targets): for target in targets { set(target) }
        case .variable, .attribute, .namedAttribute: break
        }
    }

    private mutating func visit(_ statements: [Statement]) {
        for statement in statements where !isDone { visit(statement) }
    }

    private mutating func visit(_ statement: Statement) {
        switch statement.kind {
        case .data, .leaveLoop, .nextRound: break
        case .write(let expression): use(expression)
        case .condition(let branches, let otherwise):
            for (condition, body) in branches {
                use(condition)
                visit(body)
            }
            visit(otherwise)
        case .loop(let loop):
            set(loop.target)
            use(loop.values)
            visit(loop.body.statements)
            visit(loop.otherwise.statements)
            use(loop.condition)
        case .assignment(let target, let value):
            set(target)
            use(value)
        case .blockAssignment(let target, let filter, let body):
            set(target)
            use(filter)
            visit(body.statements)
        case .macro(let macro), .generation(let macro): visit(macro)
        case .callBlock(let call, let caller):
            use(call)
            visit(caller)
        case .filterBlock(let filter, let body):
            visit(body.statements)
            use(filter)
        case .with(let values, let body):
            for (target, _) in values { set(target) }
            for (_, value) in values { use(value) }
            visit(body.statements)
        }
    }

    private mutating func visit(_ macro: Macro) {
        for parameter in macro.parameters { open.remove(parameter.name) }
        for parameter in macro.parameters { use(parameter.standard) }
        visit(macro.body.statements)
    }
}
