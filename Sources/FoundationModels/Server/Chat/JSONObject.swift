/// A builder for a JSON object whose members keep the order in which they are added.
package struct JSONObject {
    private var members: [(String, any ConvertibleToGeneratedContent)] = []

    /// An object without members.
    package init() {}

    /// Adds a member; nil is omitted.
    package mutating func add(_ name: String, _ value: (any ConvertibleToGeneratedContent)?) {
        if let value { members.append((name, value)) }
    }

    package var content: GeneratedContent {
        GeneratedContent(properties: members, uniquingKeysWith: { _, last in last })
    }
}

extension GeneratedContent {
    /// An object with these members; nil is omitted.
    package static func object(_ members: KeyValuePairs<String, (any ConvertibleToGeneratedContent)?>)
        -> GeneratedContent
    {
        var object = JSONObject()
        for (name, value) in members { object.add(name, value) }
        return object.content
    }

    package static func list(_ elements: [GeneratedContent]) -> GeneratedContent {
        GeneratedContent(kind: .array(elements))
    }
}
