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

    /// The values of parameters that can't be named.
    func positional(_ names: String...) throws -> [TemplateValue?] {
        if let (name, _) = named.first { throw Failure("an argument \(name) is not taken") }
        return try bound(to: names)
    }

    /// The value of the only parameter.
    func only(_ name: String) throws -> TemplateValue {
        guard let value = try bound(to: name)[0] else { throw Failure("\(name) is not given") }
        return value
    }

    /// The named arguments that the only one, a dictionary, holds.
    func ofMapping() throws -> Arguments {
        guard case .dictionary(let dictionary)? = try positional("mapping")[0] else {
            throw Failure("no dictionary is given")
        }
        return Arguments(named: dictionary.pairs.map { (String($0.key.written), $0.value) })
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

    /// Nil for `none` too.
    var unlessNone: TemplateValue? { if case .some(.none) = self { nil } else { self } }

    func isTrue(or standard: Bool) -> Bool { self?.isTrue ?? standard }
}
