extension Expression {
    /// Whether the tree has at most that many levels.
    func isFlat(_ levels: Int) -> Bool {
        guard levels > 0 else { return false }
        var isFlat = true
        forEachChild { isFlat = isFlat && $0.isFlat(levels - 1) }
        return isFlat
    }

    /// Visits the expressions that this one directly consists of.
    func forEachChild(_ visit: (Expression) throws -> Void) rethrows {
        switch self {
        case .none, .boolean, .integer, .number, .text, .name, .variable, .failing: break
        case .list(let values), .tuple(let values), .joined(let values): try values.forEach(visit)
        case .dictionary(let pairs):
            for (key, value) in pairs {
                try visit(key)
                try visit(value)
            }
        case .attribute(let value, _), .not(let value), .negative(let value), .positive(let value): try visit(value)
        case .item(let left, let right), .and(let left, let right), .or(let left, let right),
            .arithmetic(let left, _, let right):
            try visit(left)
            try visit(right)
        case .slice(let value, let start, let end, let step):
            try [value, start, end, step].forEach { try $0.map(visit) }
        case .call(let value, let arguments), .test(let value, _, let arguments):
            try visit(value)
            try arguments.forEach(visit)
        case .filter(let value, _, let arguments):
            try value.map(visit)
            try arguments.forEach(visit)
        case .comparison(let left, let others):
            try visit(left)
            for (_, right) in others { try visit(right) }
        case .conditional(let condition, let then, let otherwise):
            try visit(condition)
            try visit(then)
            try otherwise.map(visit)
        }
    }

    /// The expression with others in place of those that it directly consists of.
    func mapped(_ map: (Expression) throws -> Expression) rethrows -> Expression {
        switch self {
        case .none, .boolean, .integer, .number, .text, .name, .variable, .failing: self
        case .list(let values): .list(try values.map(map))
        case .tuple(let values): .tuple(try values.map(map))
        case .joined(let values): .joined(try values.map(map))
        case .dictionary(let pairs): .dictionary(try pairs.map { (key: try map($0.key), value: try map($0.value)) })
        case .attribute(let value, let name): .attribute(try map(value), name)
        case .not(let value): .not(try map(value))
        case .negative(let value): .negative(try map(value))
        case .positive(let value): .positive(try map(value))
        case .item(let value, let index): .item(try map(value), try map(index))
        case .and(let left, let right): .and(try map(left), try map(right))
        case .or(let left, let right): .or(try map(left), try map(right))
        case .arithmetic(let left, let operation, let right): .arithmetic(try map(left), operation, try map(right))
        case .slice(let value, let start, let end, let step):
            .slice(try value.map(map), from: try start.map(map), to: try end.map(map), by: try step.map(map))
        case .call(let function, let arguments): .call(try map(function), try arguments.mapped(map))
        case .test(let value, let name, let arguments): .test(try map(value), name, try arguments.mapped(map))
        case .filter(let value, let name, let arguments):
            .filter(try value.map(map), name, try arguments.mapped(map))
        case .comparison(let left, let others): .comparison(try map(left), try others.map { ($0, try map($1)) })
        case .conditional(let condition, let then, let otherwise):
            .conditional(try map(condition), then: try map(then), otherwise: try otherwise.map(map))
        }
    }
}

extension CallArguments {
    fileprivate func forEach(_ visit: (Expression) throws -> Void) rethrows {
        try values.forEach(visit)
        for (_, value) in named { try visit(value) }
        try further.map(visit)
        try furtherNamed.map(visit)
    }

    fileprivate func mapped(_ map: (Expression) throws -> Expression) rethrows -> CallArguments {
        CallArguments(
            values: try values.map(map), named: try named.map { (name: $0, value: try map($1)) },
            further: try further.map(map), furtherNamed: try furtherNamed.map(map))
    }
}
