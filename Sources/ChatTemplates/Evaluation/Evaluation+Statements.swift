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
        case .loop(let loop): try run(loop)
        case .assignment(let target, let expression): try assign(value(of: expression), to: target)
        case .blockAssignment(let target, let filter, let body): try assignBlock(target, filter, body)
        case .macro(let macro): define(macro)
        case .callBlock(let call, let caller): try runCall(call, caller)
        case .filterBlock(let filter, let body): try write(filtered(body, by: filter).written)
        case .with(let values, let body): return try runWith(values, body)
        case .leaveLoop: return .leavesLoop
        case .nextRound: return .nextRound
        }
        return .goesOn
    }

    private func runCondition(
        _ branches: [(condition: Expression, body: [Statement])], _ otherwise: [Statement]
    ) throws -> Flow {
        for branch in branches where try value(of: branch.condition).isTrue { return try run(body: branch.body) }
        return try run(body: otherwise)
    }

    private func runWith(_ values: [(Target, Expression)], _ body: [Statement]) throws -> Flow {
        let given = try values.map { ($0, try value(of: $1)) }
        return try scoped {
            for (target, value) in given { try assign(value, to: target) }
            return try run(body: body)
        }
    }

    // MARK: Assignments

    func assign(_ value: TemplateValue, to target: Target) throws {
        switch target {
        case .name(let name): scope.values[name] = value
        case .attribute(let name, let attribute):
            guard case .object(let object)? = scope.value(name), let namespace = object as? Namespace else {
                throw Failure("\(name) is no namespace, so \(name).\(attribute) can't be given a value")
            }
            namespace.values[attribute] = value
        case .tuple(let targets): try assign(value, toEach: targets)
        }
    }

    private func assign(_ value: TemplateValue, toEach targets: [Target]) throws {
        guard let elements = value.elements else { throw Failure("\(value.kind) has no elements") }
        guard elements.count == targets.count else {
            throw Failure("\(elements.count) values are given to \(targets.count) names")
        }
        for (target, element) in zip(targets, elements) { try assign(element, to: target) }
    }

    private func assignBlock(_ target: Target, _ filter: Expression?, _ body: [Statement]) throws {
        let value: TemplateValue
        if let filter {
            value = try filtered(body, by: filter)
        } else {
            value = .text(try captured(body))
        }
        try assign(value, to: target)
    }

    func captured(_ body: [Statement]) throws -> TemplateText {
        try captured { try scoped { _ = try run(body: body) } }
    }

    private func filtered(_ body: [Statement], by filter: Expression) throws -> TemplateValue {
        let text = try captured(body)
        return try value(of: filter, applyingTo: .text(text))
    }

    // MARK: Loops

    private func run(_ loop: Loop) throws {
        try run(loop, over: value(of: loop.values), depth: 0)
    }

    func run(_ loop: Loop, over value: TemplateValue, depth: Int) throws {
        let elements = try selected(loop, of: try self.elements(of: value))
        let state = LoopState(loop, elements, depth: depth)
        let outer = scope
        for (index, element) in elements.enumerated() {
            try spend(1)
            state.index = index
            let flow = try scoped(in: outer) {
                scope.values["loop"] = .object(state)
                try assign(element, to: loop.target)
                return try run(body: loop.body)
            }
            if flow == .leavesLoop { break }
        }
        if elements.isEmpty { _ = try scoped { try run(body: loop.otherwise) } }
    }

    private func selected(_ loop: Loop, of elements: [TemplateValue]) throws -> [TemplateValue] {
        guard let condition = loop.condition else { return elements }
        return try elements.filter { element in
            try scoped {
                try assign(element, to: loop.target)
                return try value(of: condition).isTrue
            }
        }
    }

    /// The elements of an iterable value.
    func elements(of value: TemplateValue) throws -> [TemplateValue] {
        try spend(value.length ?? 1)
        guard let elements = value.elements else { throw Failure("\(value.kind) has no elements") }
        return elements
    }

    // MARK: Macros

    private func define(_ macro: Macro) {
        scope.values[macro.name] = .object(MacroFunction(macro, in: scope))
        scopesWithMacros.append(scope)
    }

    private func runCall(_ call: Expression, _ caller: Macro) throws {
        guard case .call(let function, let arguments) = call else { return }
        var given = try self.arguments(arguments)
        given.named.append(("caller", .object(MacroFunction(caller, in: scope))))
        try write(self.call(function, given).written)
    }
}
