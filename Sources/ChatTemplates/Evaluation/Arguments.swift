/// The evaluated arguments of a call.
struct Arguments {
    var values: [TemplateValue] = []
    var named: [(name: String, value: TemplateValue)] = []

    /// The values of the named parameters; nil for those without an argument.
    func bound(to names: String...) throws -> [TemplateValue?] { try bound(to: names) }

    func bound(to names: [String]) throws -> [TemplateValue?] {
        guard values.count <= names.count else {
            throw Failure("\(values.count) arguments are given where \(names.count) are taken")
        }
        var result = values.map(Optional.some) + Array(repeating: nil, count: names.count - values.count)
        for (name, value) in named {
            guard let index = names.firstIndex(of: name), result[index] == nil else {
                throw Failure("an argument \(name) is not taken")
            }
            result[index] = value
        }
        return result
    }

    /// The value of the only parameter.
    func only(_ name: String) throws -> TemplateValue {
        guard let value = try bound(to: name)[0] else { throw Failure("\(name) is not given") }
        return value
    }

    func none() throws { _ = try bound(to: []) }
}

extension TemplateValue? {
    func text(_ name: String, or standard: TemplateText? = nil) throws -> TemplateText {
        if let text = self?.asText { return text }
        guard self == nil, let standard else { throw Failure("\(name) is \(self?.kind ?? "not given"), no text") }
        return standard
    }

    func integer(_ name: String, or standard: Int) throws -> Int {
        guard let value = self else { return standard }
        guard let integer = value.asInteger else { throw Failure("\(name) is \(value.kind), no integer") }
        return integer
    }

    func isTrue(or standard: Bool) -> Bool { self?.isTrue ?? standard }
}
