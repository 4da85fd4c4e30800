extension Evaluation {
    func run(body: [Statement]) throws -> Flow {
        for statement in body {
            line = statement.line
            try spend(1)
            let flow = try nested { try run(statement) }
            if flow != .goesOn { return flow }
        }
        return .goesOn
    }

    private func run(_ statement: Statement) throws -> Flow {
        switch statement.kind {
        case .data(let text): try write(text)
        case .write(let expression): try write(value(of: expression).written)
        case .condition(let branches, let otherwise): return try runCondition(branches, otherwise)
        case .loop(let loop): return try run(loop)
        case .assignment(let target, let expression): try assign(value(of: expression), to: target)
        case .blockAssignment(let target, let filter, let body):
            let (value, flow) = try captured(body, filter)
            if flow != .goesOn { return flow }
            try assign(value, to: target)
        case .macro(let macro): define(macro)
        case .callBlock(let call, let caller): try runCall(call, caller)
        case .generation(let macro): try write(MacroFunction(macro, in: scope).call(Arguments(), self).written)
        case .filterBlock(let filter, let body):
            let (value, flow) = try captured(body, filter)
            if flow != .goesOn { return flow }
            try write(value.written)
        case .with(let values, let body): return try runWith(values, body)
        case .leaveLoop: return .leavesLoop
        case .nextRound: return .nextRound
        }
        return .goesOn
    }

    @inline(never) private func runCondition(
        _ branches: [(condition: Expression, body: [Statement])], _ otherwise: [Statement]
    ) throws -> Flow {
        for branch in branches where try value(of: branch.condition).isTrue { return try run(body: branch.body) }
        return try run(body: otherwise)
    }

    @inline(never) private func runWith(_ values: [(Target, Expression)], _ body: Block) throws -> Flow {
        try framed(body.frame) {
            for (target, value) in values { try assign(self.value(of: value), to: target) }
            return try run(body: body.statements)
        }
    }

    /// The output of a block, filtered; unless a break or continue leaves it.
    @inline(never) private func captured(_ body: Block, _ filter: Expression?) throws -> (TemplateValue, Flow) {
        try framed(body.frame) {
            var flow = Flow.goesOn
            let text = try captured { flow = try run(body: body.statements) }
            guard let filter, flow == .goesOn else { return (.text(text), flow) }
            return (try value(of: filter, applyingTo: .text(text)), flow)
        }
    }

    // MARK: Assignments

    func assign(_ value: TemplateValue, to target: Target) throws {
        switch target {
        case .variable(let variable): scope.values[variable] = value
        case .attribute(of: let variable, let attribute): try namespace(variable, attribute).values[attribute] = value
        case .name, .namedAttribute: throw Failure("a name belongs to no block")
        case .tuple(let targets): try assign(value, toEach: targets)
        }
    }

    private func assign(_ value: TemplateValue, toEach targets: [Target]) throws {
        guard let elements = try value.elements else { throw Failure("\(value.kind) has no elements") }
        guard elements.count == targets.count else {
            throw Failure("\(elements.count) values are given to \(targets.count) names")
        }
        for (target, element) in zip(targets, elements) { try assign(element, to: target) }
    }

    private func namespace(_ variable: Variable, _ attribute: String) throws -> Namespace {
        guard case .object(let object)? = scope.value(variable), let namespace = object as? Namespace else {
            let name = variable.name
            throw Failure("\(name) is no namespace, so \(name).\(attribute) can't be given a value")
        }
        return namespace
    }

    // MARK: Loops

    @inline(never) private func run(_ loop: Loop) throws -> Flow {
        let values = try value(of: loop.values)
        guard loop.isRecursive else { return try run(loop, in: scope, over: values, depth: 0) }
        try write(text(ofRecursive: loop, in: scope, over: values, depth: 0))
        return .goesOn
    }

    /// The output of a recursive loop, which is a function.
    @inline(never) func text(
        ofRecursive loop: Loop, in scope: Scope, over values: TemplateValue, depth: Int
    ) throws -> TemplateText {
        try captured {
            try inFunction(of: scope) { _ = try run(loop, in: scope, over: values, depth: depth) }
        }
    }

    @inline(never) private func run(_ loop: Loop, in outer: Scope, over values: TemplateValue, depth: Int) throws
        -> Flow
    {
        let state = try registered(
            LoopState(loop, in: outer, self, iterator(of: values), length: values.length, depth: depth))
        noteCycle()
        var hasEndedRound = false
        defer { leave(loop.body.frame) }
        while let element = try state.next(self) {
            try assign(element, to: loop.target)
            if let variable = loop.state { scope.values[variable] = .object(state) }
            try enter(loop.body.frame)
            let flow = try run(body: loop.body.statements)
            if flow == .leavesLoop { break }
            if flow == .goesOn { hasEndedRound = true }
        }
        // jinja2 notes at a round's end that there was one, so after a break or continue there may be none.
        guard !hasEndedRound else { return .goesOn }
        return try framed(loop.otherwise.frame) { try run(body: loop.otherwise.statements) }
    }

    /// The elements of an iterable value.
    func elements(of value: TemplateValue) throws -> [TemplateValue] {
        try spend(value.length ?? 1)
        guard let elements = try value.elements else { throw Failure("\(value.kind) has no elements") }
        return elements
    }

    // MARK: Macros

    @inline(never) private func define(_ macro: Macro) {
        guard let variable = macro.variable else { return }
        scope.values[variable] = .object(MacroFunction(macro, in: scope))
        noteCycle()
    }

    @inline(never) private func runCall(_ call: Expression, _ caller: Macro) throws {
        guard case .call(let function, let arguments) = call else { return }
        var given = try self.arguments(arguments)
        given.named.append(("caller", .object(MacroFunction(caller, in: scope))))
        noteCycle()
        try write(self.call(function, given).written)
    }
}
