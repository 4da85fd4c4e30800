/// The methods of Python's strings, dictionaries and lists, except the mutating ones.
enum Methods {
    typealias TextMethod = @Sendable (TemplateText, Arguments) throws -> TemplateValue

    /// Whether Python's type of the value has a method of that name.
    static func has(_ name: String, _ value: TemplateValue) -> Bool {
        switch value {
        case .text: texts[name] != nil || name == "format"
        case .dictionary: dictionaryNames.contains(name)
        case .list: listNames.contains(name)
        case .tuple: name == "count" || name == "index"
        default: false
        }
    }

    private static let dictionaryNames: Set = [
        "get", "items", "keys", "values", "copy", "clear", "fromkeys", "pop", "popitem", "setdefault", "update",
    ]
    private static let listNames: Set = [
        "count", "index", "copy", "append", "clear", "extend", "insert", "pop", "remove", "reverse", "sort",
    ]

    static let texts: [String: TextMethod] = [
        "strip": { try .text($0.stripped(.both, of: set($1))) },
        "lstrip": { try .text($0.stripped(.left, of: set($1))) },
        "rstrip": { try .text($0.stripped(.right, of: set($1))) },
        "split": { text, arguments in try split(text, arguments, fromEnd: false) },
        "rsplit": { text, arguments in try split(text, arguments, fromEnd: true) },
        "splitlines": { text, arguments in
            let keepsEnds = try arguments.bound(to: "keepends")[0].isTrue(or: false)
            return .list(text.lines(keepingEnds: keepsEnds).map { .text($0) })
        },
        "startswith": { text, arguments in .boolean(try any(arguments, text) { $0.hasPrefix($1) }) },
        "endswith": { text, arguments in .boolean(try any(arguments, text) { $0.hasSuffix($1) }) },
        "replace": { text, arguments in
            let given = try arguments.bound(to: "old", "new", "count")
            let count = try given[2].integer("count", or: -1)
            return try .text(
                text.replacing(given[0].text("old"), with: given[1].text("new"), max: count < 0 ? .max : count))
        },
        "upper": { text, arguments in try plain(arguments) { text.uppercased } },
        "lower": { text, arguments in try plain(arguments) { text.lowercased } },
        "casefold": { text, arguments in try plain(arguments) { text.lowercased } },
        "title": { text, arguments in try plain(arguments) { text.titled() } },
        "capitalize": { text, arguments in try plain(arguments) { text.capitalized } },
        "isupper": { text, arguments in .boolean(text.isUppercase) },
        "islower": { text, arguments in .boolean(text.isLowercase) },
        "isspace": { text, arguments in .boolean(!text.isEmpty && text.units.allSatisfy(\.isSpace)) },
        "isdigit": { text, arguments in .boolean(all(text) { $0.properties.numericType == .decimal || isDigit($0) }) },
        "isdecimal": { text, arguments in .boolean(all(text) { $0.properties.numericType == .decimal }) },
        "isnumeric": { text, arguments in .boolean(all(text) { $0.properties.numericType != nil }) },
        "isalpha": { text, arguments in .boolean(all(text, isLetter)) },
        "isalnum": { text, arguments in
            .boolean(all(text) { isLetter($0) || $0.properties.numericType != nil })
        },
        "find": { text, arguments in
            .integer(try text.firstIndex(of: arguments.values.first.text("the text")) ?? -1)
        },
        "rfind": { text, arguments in
            .integer(try text.lastIndex(of: arguments.values.first.text("the text")) ?? -1)
        },
        "index": { text, arguments in
            guard let index = try text.firstIndex(of: arguments.values.first.text("the text")) else {
                throw Failure("a text is looked for that isn't there")
            }
            return .integer(index)
        },
        "count": { text, arguments in
            let part = try arguments.only("the text")
            guard let part = part.asText else { throw Failure("\(part.kind) is counted in a text") }
            return .integer(part.isEmpty ? text.count + 1 : text.split(at: part).count - 1)
        },
        "join": { text, arguments in
            guard let elements = try arguments.only("the texts").elements else { throw Failure("nothing to join") }
            return .text(.joined(try elements.map { try Optional($0).text("an element") }, by: text))
        },
        "removeprefix": { text, arguments in
            let prefix = try arguments.values.first.text("the prefix")
            return .text(text.hasPrefix(prefix) ? TemplateText(units: text.units.dropFirst(prefix.count)) : text)
        },
        "removesuffix": { text, arguments in
            let suffix = try arguments.values.first.text("the suffix")
            return .text(text.hasSuffix(suffix) ? TemplateText(units: text.units.dropLast(suffix.count)) : text)
        },
        "partition": { text, arguments in
            let separator = try arguments.values.first.text("the separator")
            return try partition(text, separator, at: text.firstIndex(of: separator), otherwise: [text, "", ""])
        },
        "rpartition": { text, arguments in
            let separator = try arguments.values.first.text("the separator")
            return try partition(text, separator, at: text.lastIndex(of: separator), otherwise: ["", "", text])
        },
        "ljust": { text, arguments in try justified(text, arguments) { $0 + $1 } },
        "rjust": { text, arguments in try justified(text, arguments) { $1 + $0 } },
        "zfill": { text, arguments in
            let width = try padding(Optional(arguments.only("width")).integer("width", or: 0), text)
            let sign = text.units.prefix { $0.scalar == "-" || $0.scalar == "+" }.prefix(1)
            let zeros = TemplateText("0").repeated(width)
            return .text(TemplateText(units: sign) + zeros + TemplateText(units: text.units.dropFirst(sign.count)))
        },
    ]

    private static func set(_ arguments: Arguments) throws -> TemplateText? {
        guard let set = try arguments.bound(to: "chars")[0] else { return nil }
        if case .none = set { return nil }
        return try Optional(set).text("chars")
    }

    private static func split(
        _ text: TemplateText, _ arguments: Arguments, fromEnd: Bool
    ) throws -> TemplateValue {
        let given = try arguments.bound(to: "sep", "maxsplit")
        let limit = try given[1].integer("maxsplit", or: -1)
        let max = limit < 0 ? Int.max : limit
        var separator = given[0]
        if case .some(.none) = separator { separator = nil }
        guard separator != nil else {
            return .list((fromEnd ? wordsFromEnd(text, max) : text.words(max: max)).map { .text($0) })
        }
        let mark = try separator.text("sep")
        guard !mark.isEmpty else { throw Failure("a text is split at nothing") }
        let pieces = fromEnd ? text.splitFromEnd(at: mark, max: max) : text.split(at: mark, max: max)
        return .list(pieces.map { .text($0) })
    }

    private static func wordsFromEnd(_ text: TemplateText, _ max: Int) -> [TemplateText] {
        TemplateText(units: text.units.reversed()).words(max: max).reversed()
            .map { TemplateText(units: $0.units.reversed()) }
    }

    private static func any(
        _ arguments: Arguments, _ text: TemplateText, _ matches: (TemplateText, TemplateText) -> Bool
    ) throws -> Bool {
        guard let value = arguments.values.first, arguments.named.isEmpty, arguments.values.count == 1 else {
            throw Failure("one text is compared with, and here stand \(arguments.values.count)")
        }
        guard case .tuple(let texts) = value else { return matches(text, try Optional(value).text("the text")) }
        return try texts.contains { matches(text, try Optional($0).text("the text")) }
    }

    private static func plain(_ arguments: Arguments, _ result: () -> TemplateText) throws -> TemplateValue {
        try arguments.none()
        return .text(result())
    }

    private static func all(_ text: TemplateText, _ isOne: (Unicode.Scalar) -> Bool) -> Bool {
        !text.isEmpty && text.units.allSatisfy { isOne($0.scalar) }
    }

    private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.numericType == .digit }

    private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter: true
        default: false
        }
    }

    private static func partition(
        _ text: TemplateText, _ separator: TemplateText, at index: Int?, otherwise: [TemplateText]
    ) throws -> TemplateValue {
        guard !separator.isEmpty else { throw Failure("a text is cut at nothing") }
        guard let index else { return .tuple(otherwise.map { .text($0) }) }
        let end = index + separator.count
        return .tuple([
            .text(TemplateText(units: text.units[..<index])), .text(TemplateText(units: text.units[index..<end])),
            .text(TemplateText(units: text.units[end...])),
        ])
    }

    /// How many units of padding a text needs to reach a width.
    static func padding(_ width: Int, _ text: TemplateText) throws -> Int {
        guard width < 1 << 20 else { throw LimitReached(limit: "\(1 << 20) characters in a line") }
        return max(0, width - text.count)
    }

    private static func justified(
        _ text: TemplateText, _ arguments: Arguments, _ join: (TemplateText, TemplateText) -> TemplateText
    ) throws -> TemplateValue {
        let given = try arguments.bound(to: "width", "fillchar")
        let padding = try padding(given[0].integer("width", or: 0), text)
        return .text(join(text, try given[1].text("fillchar", or: " ").repeated(padding)))
    }
}
