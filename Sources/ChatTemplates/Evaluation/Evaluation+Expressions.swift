/// The operations are not inlined, so that the evaluation of deep expressions needs little of a small stack.
extension Evaluation {
    @inline(never) func value(of expression: Expression) throws -> TemplateValue {
        try spend(1)
        return try nested { try evaluate(expression, applyingTo: nil) }
    }

    /// The value of a chain of filters, the first of which is applied to the text of a block.
    func value(of filter: Expression, applyingTo text: TemplateValue) throws -> TemplateValue {
        try nested { try evaluate(filter, applyingTo: text) }
    }

    private func evaluate(_ expression: Expression, applyingTo block: TemplateValue?) throws -> TemplateValue {
        switch expression {
        case .none: .none
        case .boolean(let value): .boolean(value)
        case .integer(let value): .integer(value)
        case .number(let value): .number(value)
        case .text(let text): .text(text)
        case .name: throw NotConstant()
        case .variable(let variable): scope.value(variable) ?? .undefined(name: variable.name)
        case .failing(let reason): throw Failure(reason)
        case .list(let values): try counted(.list(values.map(value(of:))))
        case .tuple(let values): try counted(.tuple(values.map(value(of:))))
        case .dictionary(let pairs): try dictionary(pairs)
        case .attribute(let object, let name): try attribute(name, of: value(of: object))
        case .item(let object, let index): try item(value(of: index), of: value(of: object))
        case .slice(let object, let start, let end, let step): try slice(object, start, end, step)
        case .call where isFolding: throw NotConstant()
        case .call(let function, let arguments): try call(function, self.arguments(arguments))
        case .filter(let value, let name, let arguments): try filter(value, name, arguments, applyingTo: block)
        case .test(let value, let name, let arguments): try test(value, name, arguments)
        case .not(let value): .boolean(try !self.value(of: value).isTrue)
        case .negative(let value): try self.value(of: value).negated
        case .positive(let value): try self.value(of: value).positive
        case .and(let left, let right): try either(left, right, ifTrue: false)
        case .or(let left, let right): try either(left, right, ifTrue: true)
        case .arithmetic(let left, let operation, let right): try compute(left, operation, right)
        case .joined(let values): .text(try joined(values))
        case .comparison(let left, let comparisons): .boolean(try compare(left, comparisons))
        case .conditional(let condition, let then, let otherwise): try choose(condition, then, otherwise)
        }
    }

    @inline(never) private func dictionary(_ pairs: [(key: Expression, value: Expression)]) throws -> TemplateValue {
        var dictionary = TemplateDictionary()
        for (key, value) in pairs {
            let key = try self.value(of: key), value = try self.value(of: value)
            guard key.isHashable else { throw Failure("\(key.kind) can't be a key") }
            dictionary[key] = value
        }
        return try counted(.dictionary(dictionary))
    }

    /// Short-circuits `and` and `or`: the left value if it decides the result, else the right one.
    @inline(never) private func either(_ left: Expression, _ right: Expression, ifTrue: Bool) throws -> TemplateValue {
        let value = try self.value(of: left)
        return value.isTrue == ifTrue ? value : try self.value(of: right)
    }

    @inline(never) private func choose(
        _ condition: Expression, _ then: Expression, _ otherwise: Expression?
    ) throws -> TemplateValue {
        if try value(of: condition).isTrue { return try value(of: then) }
        if let otherwise { return try value(of: otherwise) }
        guard !isFolding else { throw NotConstant() }
        return .undefined(name: "a condition's other case")
    }

    @inline(never) private func joined(_ values: [Expression]) throws -> TemplateText {
        var text: TemplateText = ""
        for expression in values {
            let part = try value(of: expression).written
            try spend(part.count + text.count / 8)
            text += part
        }
        return text
    }

    // MARK: Operators

    @inline(never) private func compute(_ left: Expression, _ operation: Arithmetic, _ right: Expression) throws
        -> TemplateValue
    {
        let left = try value(of: left), right = try value(of: right)
        let result = try left.computed(operation, right) { steps in try spend(steps) }
        return try counted(result)
    }

    @inline(never) private func compare(_ left: Expression, _ comparisons: [(Comparison, Expression)]) throws -> Bool {
        var left = try value(of: left)
        for (comparison, right) in comparisons {
            let right = try value(of: right)
            try spend(sizeOf: left)
            try spend(sizeOf: right)
            guard try left.compares(comparison, to: right) else { return false }
            left = right
        }
        return true
    }

    // MARK: Calls

    @inline(never) func arguments(_ arguments: CallArguments) throws -> Arguments {
        var result = Arguments(values: try arguments.values.map(value(of:)))
        for (name, expression) in arguments.named { add(try value(of: expression), named: name, to: &result) }
        if let further = arguments.further { result.values += try elements(of: value(of: further)) }
        if let furtherNamed = arguments.furtherNamed {
            guard case .dictionary(let dictionary) = try value(of: furtherNamed) else {
                throw Failure("what stands behind ** is no dictionary")
            }
            for (key, value) in dictionary.pairs { add(value, named: String(key.written), to: &result) }
        }
        return result
    }

    /// In a constant, the last of the arguments with one name counts; elsewhere there may be only one.
    private func add(_ value: TemplateValue, named name: String, to arguments: inout Arguments) {
        if isFolding { arguments.named.removeAll { $0.name == name } }
        arguments.named.append((name, value))
    }

    @inline(never) func call(_ function: Expression, _ arguments: Arguments) throws -> TemplateValue {
        try spend(1)
        if case .attribute(let object, let name) = function {
            let object = try value(of: object)
            if let result = try callMethod(name, of: object, arguments) { return result }
            return try call(attribute(name, of: object), arguments)
        }
        return try call(value(of: function), arguments)
    }

    func call(_ function: TemplateValue, _ arguments: Arguments) throws -> TemplateValue {
        guard case .object(let object) = function else { throw Failure("\(function.kind) can't be called") }
        return try nested { try object.call(arguments, self) }
    }

    @inline(never) private func filter(
        _ value: Expression?, _ name: String, _ arguments: CallArguments, applyingTo block: TemplateValue?
    ) throws -> TemplateValue {
        let input: TemplateValue
        if let value {
            input = try nested { try evaluate(value, applyingTo: block) }
        } else {
            guard let block else { throw NotConstant() }
            input = block
        }
        if isFolding, Filters.needsVariables(name) { throw NotConstant() }
        return try filter(input, name, self.arguments(arguments))
    }

    func filter(_ value: TemplateValue, _ name: String, _ arguments: Arguments) throws -> TemplateValue {
        guard let filter = Filters.all[name] else { throw Failure("there is no filter \(name)") }
        try spend(sizeOf: value)
        return try counted(filter(value, arguments, self))
    }

    @inline(never) private func test(_ value: Expression, _ name: String, _ arguments: CallArguments) throws
        -> TemplateValue
    {
        .boolean(try test(self.value(of: value), name, self.arguments(arguments)))
    }

    func test(_ value: TemplateValue, _ name: String, _ arguments: Arguments) throws -> Bool {
        guard let test = Tests.all[name] else { throw Failure("there is no test \(name)") }
        try spend(1)
        return try test(value, arguments)
    }
}
