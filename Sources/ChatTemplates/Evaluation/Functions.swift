/// A namespace: the only mutable value.
final class Namespace: TemplateObject {
    var values: [String: TemplateValue] = [:]

    init() { super.init(kind: "namespace") }

    override func release() { values = [:] }

    override func attribute(_ name: String, _ evaluation: Evaluation) -> TemplateValue? { values[name] }
}

/// A method that was looked up as an attribute and not called yet.
final class BoundMethod: TemplateObject {
    private let name: String
    private var value: TemplateValue

    init(_ name: String, of value: TemplateValue) {
        (self.name, self.value) = (name, value)
        super.init(kind: "method \(name)")
    }

    override func release() { value = .none }

    override var isCallable: Bool { true }

    override func call(_ arguments: Arguments, _ evaluation: Evaluation) throws -> TemplateValue {
        guard let result = try evaluation.callMethod(name, of: value, arguments) else {
            throw Failure("\(value.kind) has no method \(name)")
        }
        return result
    }
}

/// A macro with the scope that it captures.
final class MacroFunction: TemplateObject {
    private let macro: Macro
    private let scope: Scope

    init(_ macro: Macro, in scope: Scope) {
        (self.macro, self.scope) = (macro, scope)
        super.init(kind: "macro \(macro.name)")
    }

    override var represented: TemplateText {
        macro.variable == nil ? "<Macro anonymous>" : "<Macro " + TemplateValue.text(macro.name).represented + ">"
    }

    override var isCallable: Bool { true }

    override func attribute(_ name: String, _ evaluation: Evaluation) -> TemplateValue? {
        switch name {
        case "name": .text(macro.name)
        case "arguments": .tuple(macro.parameters.map { .text($0.name) })
        case "caller": .boolean(macro.caller != nil)
        case "catch_varargs": .boolean(macro.further != nil)
        case "catch_kwargs": .boolean(macro.furtherNamed != nil)
        case "explicit_caller": .boolean(macro.parameters.contains { $0.name == "caller" })
        default: nil
        }
    }

    override func call(_ arguments: Arguments, _ evaluation: Evaluation) throws -> TemplateValue {
        let line = evaluation.line
        let text = try evaluation.captured {
            try evaluation.inFunction(of: scope) {
                try bind(arguments, evaluation)
                _ = try evaluation.run(body: macro.body.statements)
            }
        }
        evaluation.line = line
        return .text(text)
    }

    private func bind(_ arguments: Arguments, _ evaluation: Evaluation) throws {
        var named = arguments.named
        let further = Array(arguments.values.dropFirst(macro.parameters.count))
        var values: [TemplateValue?] = arguments.values.prefix(macro.parameters.count).map { $0 }
        for parameter in macro.parameters.dropFirst(values.count) {
            values.append(named.firstIndex { $0.name == parameter.name }.map { named.remove(at: $0).value })
        }
        let scope = evaluation.scope
        if let caller = macro.caller, !macro.parameters.contains(where: { $0.name == "caller" }) {
            let given = named.firstIndex { $0.name == "caller" }.map { named.remove(at: $0).value }
            scope.values[caller] = given.unlessNone ?? .undefined(name: "caller")
        }
        try bindFurther(further, named, scope)
        for (parameter, value) in zip(macro.parameters, values) { scope.values[parameter.variable!] = value }
        try evaluation.enter(macro.body.frame)
        // Default values may refer to the other parameters.
        for (parameter, value) in zip(macro.parameters, values) where value == nil {
            scope.values[parameter.variable!] =
                try parameter.standard.map(evaluation.value(of:)) ?? .undefined(name: parameter.name)
        }
    }

    private func bindFurther(
        _ further: [TemplateValue], _ named: [(name: String, value: TemplateValue)], _ scope: Scope
    ) throws {
        if let variable = macro.furtherNamed {
            scope.values[variable] = .dictionary(TemplateDictionary(named.map { ($0.name, $0.value) }))
        } else if let (name, _) = named.first {
            throw Failure("the macro \(macro.name) takes no argument \(name)")
        }
        if let variable = macro.further {
            scope.values[variable] = .tuple(further)
        } else if !further.isEmpty {
            throw Failure("the macro \(macro.name) takes \(macro.parameters.count) arguments")
        }
    }
}
