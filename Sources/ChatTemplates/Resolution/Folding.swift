/// Computes constant expressions before the template runs, as jinja2's optimizer does. This can be seen: a part that a constant
/// condition leaves out may name filters that don't exist.
///
/// The work for a whole template is limited; beyond that, what is constant is computed when it runs.
struct Folding {
    private let evaluation = Evaluation(
        folding: TemplateLimits(steps: 200_000, depth: 100, outputLength: 1))

    /// The value of a constant expression; nil if it isn't constant, or can't be computed.
    func value(of expression: Expression) -> TemplateValue? {
        try? evaluation.value(of: expression)
    }

    /// The expression with constants in place of its constant parts.
    ///
    /// - Throws: ``Failure`` if a constant dictionary is impossible.
    func folded(_ expression: Expression) throws -> Expression {
        let parts = try expression.mapped(folded)
        if case .dictionary(let pairs) = parts { try check(pairs) }
        switch parts {
        case .none, .boolean, .integer, .number, .text, .name, .slice(nil, _, _, _): return parts
        default: return value(of: parts).flatMap(Expression.init(constant:)) ?? parts
        }
    }

    private func check(_ pairs: [(key: Expression, value: Expression)]) throws {
        for (key, value) in pairs {
            guard let key = self.value(of: key), self.value(of: value) != nil else { return }
            guard key.isHashable else { throw Failure("\(key.kind) can't be a key") }
        }
    }
}

/// An expression that isn't constant.
struct NotConstant: Error {}

extension Expression {
    /// Nil for values that can't be written as a constant.
    fileprivate init?(constant value: TemplateValue) {
        switch value {
        case .none: self = .none
        case .boolean(let value): self = .boolean(value)
        case .integer(let value): self = .integer(value)
        case .number(let value): self = .number(value)
        case .text(let text): self = .text(text)
        case .list(let values):
            guard let values = Self.constants(values) else { return nil }
            self = .list(values)
        case .tuple(let values):
            guard let values = Self.constants(values) else { return nil }
            self = .tuple(values)
        case .dictionary(let dictionary):
            guard let keys = Self.constants(dictionary.keys), let values = Self.constants(dictionary.values) else {
                return nil
            }
            self = .dictionary(Array(zip(keys, values)).map { (key: $0, value: $1) })
        case .undefined, .sequence, .collection, .object: return nil
        }
    }

    private static func constants(_ values: [TemplateValue]) -> [Expression]? {
        let constants = values.compactMap(Expression.init(constant:))
        return constants.count == values.count ? constants : nil
    }
}
