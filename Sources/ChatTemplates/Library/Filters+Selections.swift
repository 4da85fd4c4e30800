extension Filters {
    /// Filters that apply a test or another filter to each element.
    static let selections: [String: Filter] = [
        "select": { value, arguments, evaluation in try select(value, arguments, evaluation, wanted: true) },
        "reject": { value, arguments, evaluation in try select(value, arguments, evaluation, wanted: false) },
        "selectattr": { value, arguments, evaluation in
            try select(value, arguments, evaluation, wanted: true, byAttribute: true)
        },
        "rejectattr": { value, arguments, evaluation in
            try select(value, arguments, evaluation, wanted: false, byAttribute: true)
        },
        "map": { value, arguments, evaluation in
            return try evaluation.sequence { [unowned evaluation] in
                guard value.isTrue else { return { nil } }
                let map = try mapping(arguments, evaluation), next = try evaluation.iterator(of: value)
                return { try next().map(map) }
            }
        },
    ]

    private static func select(
        _ value: TemplateValue, _ arguments: Arguments, _ evaluation: Evaluation, wanted: Bool,
        byAttribute: Bool = false
    ) throws -> TemplateValue {
        try evaluation.sequence { [unowned evaluation] in
            guard value.isTrue else { return { nil } }
            let holds = try condition(arguments, evaluation, byAttribute)
            let next = try evaluation.iterator(of: value)
            return {
                while let element = try next() { if try holds(element) == wanted { return element } }
                return nil
            }
        }
    }

    /// What is asked of each element.
    private static func condition(
        _ arguments: Arguments, _ evaluation: Evaluation, _ byAttribute: Bool
    ) throws -> (TemplateValue) throws -> Bool {
        var rest = arguments
        var read: Reading = { $0 }
        if byAttribute {
            guard let name = rest.values.first else { throw Failure("elements are chosen by no attribute") }
            read = try attribute(name, evaluation)
            rest.values.removeFirst()
        }
        var test: String?
        if let name = rest.values.first {
            test = String(try Optional(name).text("the test"))
            rest.values.removeFirst()
        }
        return { [rest, read, test, unowned evaluation] element in
            let value = try read(element)
            return try test.map { try evaluation.test(value, $0, rest) } ?? value.isTrue
        }
    }

    private static func mapping(_ arguments: Arguments, _ evaluation: Evaluation) throws -> Reading {
        if arguments.values.isEmpty, let name = arguments.named.first(where: { $0.name == "attribute" }) {
            let standard = arguments.named.first { $0.name == "default" }?.value
            return try attribute(name.value, standard: standard, evaluation)
        }
        var rest = arguments
        guard let name = rest.values.first else { throw Failure("map is given no filter") }
        rest.values.removeFirst()
        let filter = String(try Optional(name).text("the filter"))
        return { [rest, unowned evaluation] element in try evaluation.filter(element, filter, rest) }
    }
}
