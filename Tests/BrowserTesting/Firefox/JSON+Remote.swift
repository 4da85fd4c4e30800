extension JSON {
    /// A value of a page as BiDi writes it. What isn't data (a node, a function) is an empty object, which is true.
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
    /// Notes an event of WebDriver BiDi.
    mutating func noteBiDi(_ method: String, _ parameters: JSON) {
        guard method == "log.entryAdded" else { return }
        let text = parameters["text"].string ?? ""
        if parameters["level"].string == "error" { noteProblem(text) } else { log.append(text) }
    }
}
