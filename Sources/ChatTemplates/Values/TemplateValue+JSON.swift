import JSONSyntax

/// Reads JSON into values whose texts are marked as coming from the conversation.
extension TemplateValue {
    /// - Returns: Nil if it isn't JSON, or is nested too deeply.
    public init?(json: String) {
        let limits = JSONLimits(depth: 100, valueCount: .max)
        guard let value: TemplateValue = try? JSONParser.parse(Array(json.utf8), within: limits) else { return nil }
        self = value
    }
}

extension TemplateValue: JSONConstructible {
    package static var jsonNull: TemplateValue { .none }
    package init(jsonBool value: Bool) { self = .boolean(value) }
    package init(jsonInteger value: Int) { self = .integer(value) }
    package init?(jsonNumber text: String) {
        guard let value = Int(text).map(TemplateValue.integer) ?? Double(text).map(TemplateValue.number) else {
            return nil
        }
        self = value
    }
    package init(jsonString text: String) { self = .text(TemplateText(text, isContent: true)) }
    package init(jsonElements elements: [TemplateValue]) { self = .list(elements) }
    package init(jsonMembers members: TemplateDictionary) { self = .dictionary(members) }

    package static var noMembers: TemplateDictionary { TemplateDictionary() }
    /// If a name occurs twice, the last member wins.
    package static func add(
        _ value: TemplateValue, named name: String, to members: inout TemplateDictionary
    ) -> Bool {
        members[.text(TemplateText(name, isContent: true))] = value
        return true
    }
}
