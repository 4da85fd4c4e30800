import SwiftSyntax

/// A case of an enumeration.
struct Choice {
    /// The name in code, with backticks if necessary.
    let name: String
    /// The text that represents the case in content: the raw value if that is a string, otherwise the name.
    let text: String
    let payload: [ContentProperty]
    /// The label of each associated value, for calling the case.
    let labels: [String?]

    var plainName: String { name.withoutBackticks }

    /// The cases of an enumeration, in the order of their declaration.
    static func all(in enumeration: EnumDeclSyntax, _ problems: inout Problems) -> [Choice] {
        var choices: [Choice] = []
        for member in enumeration.memberBlock.members.declarations {
            if let line = member.as(EnumCaseDeclSyntax.self) {
                choices += line.elements.map { Choice($0, hasTextRawValues: enumeration.hasTextRawValues, &problems) }
            } else if let conditional = member.as(IfConfigDeclSyntax.self), conditional.holdsCases {
                problems.report(.conditionalCases, at: conditional)
            }
        }
        if choices.isEmpty { problems.report(.noCases(enumeration.name.text), at: enumeration.name) }
        return choices
    }

    private init(_ element: EnumCaseElementSyntax, hasTextRawValues: Bool, _ problems: inout Problems) {
        name = element.name.text
        let rawText = hasTextRawValues ? element.rawValue?.value.trimmedDescription : nil
        text = rawText ?? name.withoutBackticks.literal
        let parameters = element.parameterClause?.parameters.map { $0 } ?? []
        labels = parameters.map { $0.label }
        let keys = Self.keys(of: parameters)
        for parameter in parameters {
            guard let refusal = parameter.type.refusal else { continue }
            problems.report(.wrongType(refusal, of: name), at: parameter.type)
        }
        payload = zip(parameters, keys).map { parameter, key in
            ContentProperty(name: key, key: key.withoutBackticks, type: parameter.type.trimmed)
        }
    }

    /// The parameters' names or labels; the others are named `value`, `value1`, `value2` …
    private static func keys(of parameters: [EnumCaseParameterSyntax]) -> [String] {
        let names = parameters.map { $0.secondName?.text ?? $0.label }
        var taken = names.compactMap(\.self)
        var count = 0
        return names.map { name in
            if let name { return name }
            var key = count == 0 ? "value" : "value\(count)"
            count += 1
            while taken.contains(key) { key += "_" }
            taken.append(key)
            return key
        }
    }
}

extension EnumCaseParameterSyntax {
    fileprivate var label: String? {
        guard let name = firstName?.text, name != "_" else { return nil }
        // A keyword needs no backticks as a label, and the compiler warns about them, except for these three.
        let bare = name.withoutBackticks
        let isPlain = bare.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
        return isPlain && !["inout", "var", "let"].contains(bare) ? bare : name
    }
}

extension EnumDeclSyntax {
    /// Whether the raw values are strings. The raw type comes first; if it isn't named `String`, a string literal as
    /// raw value shows it.
    fileprivate var hasTextRawValues: Bool {
        if let first = inheritanceClause?.inheritedTypes.first?.type.trimmedDescription,
            ["String", "Swift.String"].contains(first)
        {
            return true
        }
        let cases = memberBlock.members.declarations.compactMap { $0.as(EnumCaseDeclSyntax.self) }
        let elements = cases.flatMap(\.elements)
        return elements.contains { $0.rawValue?.value.is(StringLiteralExprSyntax.self) == true }
    }
}

extension IfConfigDeclSyntax {
    fileprivate var holdsCases: Bool { members.contains { $0.is(EnumCaseDeclSyntax.self) } }
}
