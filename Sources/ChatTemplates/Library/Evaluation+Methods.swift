extension Evaluation {
    /// Calls a method; nil if the value has no method of that name.
    func callMethod(_ name: String, of value: TemplateValue, _ arguments: Arguments) throws -> TemplateValue? {
        try spend(value.length ?? 1)
        let result: TemplateValue?
        switch value {
        case .text(let text): result = try callMethod(name, of: text, arguments)
        case .dictionary(let dictionary): result = try callMethod(name, of: dictionary, arguments)
        case .list(let values): result = try callMethod(name, ofElements: values, arguments)
        case .tuple(let values) where Methods.has(name, value):
            result = try callMethod(name, ofElements: values, arguments)
        case .collection(let collection) where Methods.has(name, value):
            result = try callMethod(name, ofElements: collection.elements, arguments)
        default: return nil
        }
        return try result.map(counted)
    }

    private func callMethod(_ name: String, of text: TemplateText, _ arguments: Arguments) throws -> TemplateValue? {
        if name == "format" { return .text(try BraceFormat.text(text, arguments)) }
        if name == "format_map" { return .text(try BraceFormat.text(text, arguments.ofMapping())) }
        if text.isMarkup, let method = Methods.markup[name] { return try method(text, arguments) }
        guard let method = Methods.texts[name] else { return nil }
        var arguments = arguments
        if name == "join", case .sequence(let sequence)? = arguments.values.first {
            arguments.values[0] = .list(try sequence.rest())
        }
        if text.isMarkup { arguments = try Methods.escaped(arguments, of: name) }
        // The result may be longer than the text, so its size is charged as well.
        if name == "replace" || name == "join" { try spendGrowth(of: text, name, arguments) }
        let result = try method(text, arguments)
        return text.isMarkup ? result.asMarkup : result
    }

    private func spendGrowth(of text: TemplateText, _ name: String, _ arguments: Arguments) throws {
        if name == "join" {
            let elements = try arguments.values.first?.elements ?? []
            try spend(elements.reduce(0) { $0 + ($1.length ?? 0) + text.count })
        } else {
            let old = arguments.values.first?.length ?? 0, new = arguments.values.dropFirst().first?.length ?? 0
            try spend((text.count / max(1, old) + 1) * max(1, min(new, 1 << 24)))
        }
    }

    private func callMethod(
        _ name: String, of dictionary: TemplateDictionary, _ arguments: Arguments
    ) throws -> TemplateValue? {
        switch name {
        case "get":
            let given = try arguments.bound(to: "key", "default")
            guard let key = given[0], key.isHashable else { throw Failure("get is asked for what is no key") }
            return dictionary[key] ?? given[1] ?? TemplateValue.none
        case "items": return .collection(.init(.items, dictionary.pairs.map { .tuple([$0.key, $0.value]) }))
        case "keys": return .collection(.init(.keys, dictionary.keys))
        case "values": return .collection(.init(.values, dictionary.values))
        case "copy": return .dictionary(dictionary)
        default:
            guard Methods.has(name, .dictionary(dictionary)) else { return nil }
            throw Failure("\(name) would change a dictionary")
        }
    }

    private func callMethod(
        _ name: String, ofElements values: [TemplateValue], _ arguments: Arguments
    ) throws -> TemplateValue? {
        switch name {
        case "count":
            let value = try arguments.only("the element")
            return .integer(values.count { $0 == value })
        case "index":
            let value = try arguments.only("the element")
            guard let index = values.firstIndex(of: value) else { throw Failure("a list lacks what is looked for") }
            return .integer(index)
        case "copy": return .list(values)
        default:
            guard Methods.has(name, .list(values)) else { return nil }
            throw Failure("\(name) would change a list")
        }
    }
}
