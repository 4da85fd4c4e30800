extension JSON {
    /// Converts a page's value from BiDi's format. Values that aren't data (a node, a function) become an empty object, which is
    /// truthy.
    init(remote value: JSON) {
        switch value["type"].string {
        case nil, "undefined", "null": self = .null
        case "string", "boolean": self = value["value"]
        case "number": self = value["value"].double == nil ? .null : value["value"]
        case "array": self = .array((value["value"].array ?? []).map(JSON.init(remote:)))
        case "object":
            let members = (value["value"].array ?? []).map { ($0[0].string ?? "", JSON(remote: $0[1])) }
            self = .object(Dictionary(members, uniquingKeysWith: { $1 }))
        default: self = .object([:])
        }
    }
}

extension PageRecord {
    /// Records an event of WebDriver BiDi.
    mutating func noteBiDi(_ method: String, _ parameters: JSON) {
        guard method == "log.entryAdded" else { return }
        let text = parameters["text"].string ?? ""
        if parameters["level"].string == "error" { noteProblem(text) } else { log.append(text) }
    }
}
