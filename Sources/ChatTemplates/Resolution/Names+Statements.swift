/// Collects the names of a block. Inner blocks have their own, so only what is evaluated outside of them counts here.
extension Names {
    func visit(_ statements: [Statement]) throws {
        for statement in statements { try visit(statement) }
    }

    private func visit(_ statement: Statement) throws {
        switch statement.kind {
        case .data, .leaveLoop, .nextRound, .generation: break
        case .write(let expression): try visit(expression)
        case .condition(let branches, let otherwise):
            guard let first = branches.first else { break }
            try visit(first, else: branches.dropFirst(), otherwise)
        case .loop(let loop): try visit(loop.values)
        case .assignment(let target, let value):
            try visit(value)
            try visit(target)
        case .blockAssignment(let target, _, _): try visit(target)
        case .macro(let macro): try set(macro.name)
        case .callBlock(let call, _): try visit(call)
        case .filterBlock(let filter, _): try visit(filter)
        case .with(let values, _): for (_, value) in values { try visit(value) }
        }
    }

    private typealias Branch = (condition: Expression, body: [Statement])

    private func visit(_ first: Branch, else others: ArraySlice<Branch>, _ otherwise: [Statement]) throws {
        try visit(first.condition)
        try branch([
            { names in try names.visit(first.body) },
            { names in for other in others { try names.visit(other, else: [], []) } },
            { names in try names.visit(otherwise) },
        ])
    }

    func visit(_ expression: Expression) throws {
        if case .name(let name) = expression { return try use(name) }
        try expression.forEachChild(visit)
    }

    private func visit(_ target: Target) throws {
        switch target {
        case .name(let name): try set(name)
        case .namedAttribute(of: let name, _): try use(name)
        case .tuple(let targets): for target in targets { try visit(target) }
        case .variable, .attribute: break
        }
    }

    /// Declares what gets its value before the block begins.
    func declare(_ target: Target) throws {
        switch target {
        case .name(let name): try declare(name)
        case .tuple(let targets): for target in targets { try declare(target) }
        case .variable, .attribute, .namedAttribute: break
        }
    }

    func visit(_ macro: Macro) throws {
        for parameter in macro.parameters { try declare(parameter.name) }
        for parameter in macro.parameters { try parameter.standard.map(visit) }
        try visit(macro.body.statements)
    }
}
