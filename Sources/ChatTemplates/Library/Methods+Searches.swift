/// The methods that search a text, or a part of it: `find(text, start, end)` and the like.
extension Methods {
    /// The part of the text to search, nil if it begins beyond the end; what is searched for; and where the part begins.
    static func searched(
        _ text: TemplateText, _ arguments: Arguments
    ) throws -> (part: TemplateText?, wanted: TemplateValue, start: Int) {
        let given = try arguments.positional("the text", "start", "end")
        guard let wanted = given[0] else { throw Failure("nothing is searched for") }
        func place(_ value: TemplateValue?, or standard: Int) throws -> Int {
            let place = try value.unlessNone.integer("a place", or: standard)
            return place < 0 ? max(0, max(place, -text.count) + text.count) : place
        }
        let start = try place(given[1], or: 0), end = min(try place(given[2], or: text.count), text.count)
        guard start <= end else { return (nil, wanted, start) }
        return (TemplateText(units: text.units[start..<end]), wanted, start)
    }

    static func place(
        in text: TemplateText, _ arguments: Arguments, _ search: (TemplateText, TemplateText) -> Int?
    ) throws -> Int? {
        let (part, value, start) = try searched(text, arguments)
        let wanted = try Optional(value).text("the text")
        return part.flatMap { search($0, wanted) }.map { $0 + start }
    }

    static func existing(_ place: Int?) throws -> Int {
        guard let place else { throw Failure("a text is looked for that isn't there") }
        return place
    }

    /// Whether one of several texts is where `matches` looks for it.
    static func any(
        _ text: TemplateText, _ arguments: Arguments, _ matches: (TemplateText, TemplateText) -> Bool
    ) throws -> Bool {
        let (part, value, _) = try searched(text, arguments)
        var wanted = [value]
        if case .tuple(let several) = value { wanted = several }
        return try wanted.contains { value in
            let text = try Optional(value).text("the text")
            return part.map { matches($0, text) } ?? false
        }
    }
}
