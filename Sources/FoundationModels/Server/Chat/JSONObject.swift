/// A JSON object under construction; its members keep the order in which they are added.
struct JSONObject {
    private var members: [(String, any ConvertibleToGeneratedContent)] = []

    /// Adds a member; nil is left out.
    mutating func add(_ name: String, _ value: (any ConvertibleToGeneratedContent)?) {
        if let value { members.append((name, value)) }
    }

    var content: GeneratedContent {
        GeneratedContent(properties: members, uniquingKeysWith: { _, last in last })
    }
}

extension GeneratedContent {
    /// An object with these members; nil is left out.
    static func object(_ members: KeyValuePairs<String, (any ConvertibleToGeneratedContent)?>) -> GeneratedContent {
        var object = JSONObject()
        for (name, value) in members { object.add(name, value) }
        return object.content
    }

    static func list(_ elements: [GeneratedContent]) -> GeneratedContent {
        GeneratedContent(kind: .array(elements))
    }
}
