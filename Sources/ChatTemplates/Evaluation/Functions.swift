/// A namespace: the only mutable value.
final class Namespace: TemplateObject {
    var values: [String: TemplateValue] = [:]

    init() { super.init(kind: "namespace") }

    override func attribute(_ name: String) -> TemplateValue? { values[name] }
}

/// A method that was looked up as an attribute and not called yet.
final class BoundMethod: TemplateObject {
    private let name: String
    private let value: TemplateValue

    init(_ name: String, of value: TemplateValue) {
        (self.name, self.value) = (name, value)
        super.init(kind: "method \(name)")
    }

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

    override var isCallable: Bool { true }

    override func attribute(_ name: String) -> TemplateValue? {
        switch name {
        case "name": .text(macro.name)
        case "arguments": .tuple(macro.parameters.map { .text($0.name) })
        default: nil
        }
    }

    override func call(_ arguments: Arguments, _ evaluation: Evaluation) throws -> TemplateValue {
        let line = evaluation.line
        let text = try evaluation.captured {
            try evaluation.scoped(in: scope) {
                try bind(arguments, evaluation)
                _ = try evaluation.run(body: macro.body)
            }
        }
        evaluation.line = line
        return .text(text)
    }

    private func bind(_ arguments: Arguments, _ evaluation: Evaluation) throws {
        var named = arguments.named
        let further = Array(arguments.values.dropFirst(macro.parameters.count))
        for (index, parameter) in macro.parameters.enumerated() {
            let value: TemplateValue
            if index < arguments.values.count {
                value = arguments.values[index]
            } else if let place = named.firstIndex(where: { $0.name == parameter.name }) {
                value = named.remove(at: place).value
            } else {
                value = try parameter.standard.map(evaluation.value(of:)) ?? .undefined(name: parameter.name)
            }
            evaluation.scope.values[parameter.name] = value
        }
        if let place = named.firstIndex(where: { $0.name == "caller" }) {
            evaluation.scope.values["caller"] = named.remove(at: place).value
        } else if evaluation.scope.values["caller"] == nil {
            evaluation.scope.values["caller"] = .undefined(name: "caller")
        }
        try bindFurther(further, named, evaluation)
    }

    private func bindFurther(
        _ further: [TemplateValue], _ named: [(name: String, value: TemplateValue)], _ evaluation: Evaluation
    ) throws {
        guard further.isEmpty || macro.takesFurther else {
            throw Failure("the macro \(macro.name) takes \(macro.parameters.count) arguments")
        }
        guard named.isEmpty || macro.takesFurtherNamed else {
            throw Failure("the macro \(macro.name) takes no argument \(named[0].name)")
        }
        if macro.takesFurther { evaluation.scope.values["varargs"] = .tuple(further) }
        guard macro.takesFurtherNamed else { return }
        evaluation.scope.values["kwargs"] = .dictionary(TemplateDictionary(named.map { ($0.name, $0.value) }))
    }
}

/// The `loop` variable.
final class LoopState: TemplateObject {
    private let loop: Loop
    private let elements: [TemplateValue]
    private let depth: Int
    var index = 0
    private var lastSeen: [TemplateValue]?

    init(_ loop: Loop, _ elements: [TemplateValue], depth: Int) {
        (self.loop, self.elements, self.depth) = (loop, elements, depth)
        super.init(kind: "loop")
    }

    override var isCallable: Bool { true }

    override func attribute(_ name: String) -> TemplateValue? {
        switch name {
        case "index": .integer(index + 1)
        case "index0": .integer(index)
        case "revindex": .integer(elements.count - index)
        case "revindex0": .integer(elements.count - index - 1)
        case "first": .boolean(index == 0)
        case "last": .boolean(index == elements.count - 1)
        case "length": .integer(elements.count)
        case "depth": .integer(depth + 1)
        case "depth0": .integer(depth)
        case "previtem": index > 0 ? elements[index - 1] : .undefined(name: "there is no previous item")
        case "nextitem":
            index + 1 < elements.count ? elements[index + 1] : .undefined(name: "there is no next item")
        case "cycle": .object(GlobalFunction("cycle") { [self] arguments, _ in try cycle(arguments) })
        case "changed": .object(GlobalFunction("changed") { [self] arguments, _ in changed(arguments) })
        default: nil
        }
    }

    private func cycle(_ arguments: Arguments) throws -> TemplateValue {
        guard !arguments.values.isEmpty else { throw Failure("a cycle has no items") }
        return arguments.values[index % arguments.values.count]
    }

    private func changed(_ arguments: Arguments) -> TemplateValue {
        defer { lastSeen = arguments.values }
        return .boolean(lastSeen != arguments.values)
    }

    /// Runs a recursive loop over further elements, one level deeper.
    override func call(_ arguments: Arguments, _ evaluation: Evaluation) throws -> TemplateValue {
        guard loop.isRecursive else { throw Failure("a loop is called that isn't recursive") }
        let elements = try arguments.only("the elements")
        return .text(try evaluation.captured { try evaluation.run(loop, over: elements, depth: depth + 1) })
    }
}
