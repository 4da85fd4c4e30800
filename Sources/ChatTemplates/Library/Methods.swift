/// The methods of Python's strings, dictionaries and lists, except the mutating ones.
enum Methods {
    typealias TextMethod = @Sendable (TemplateText, Arguments) throws -> TemplateValue

    /// Whether Python's type of the value has a method of that name.
    static func has(_ name: String, _ value: TemplateValue) -> Bool {
        switch value {
        case .text(let text):
            texts[name] != nil || name == "format" || name == "format_map" || text.isMarkup && markup[name] != nil
        case .dictionary: dictionaryNames.contains(name)
        case .list: listNames.contains(name)
        case .tuple: name == "count" || name == "index"
        case .collection(let collection): collection.isRange && (name == "count" || name == "index")
        default: false
        }
    }

    /// Whether the method would change the dictionary or list that it belongs to.
    static func changes(_ name: String, _ value: TemplateValue) -> Bool {
        switch value {
        case .dictionary: dictionaryChanges.contains(name)
        case .list: listChanges.contains(name)
        default: false
        }
    }

    private static let dictionaryChanges: Set = ["clear", "pop", "popitem", "setdefault", "update"]
    private static let listChanges: Set = ["append", "clear", "extend", "insert", "pop", "remove", "reverse", "sort"]
    private static let dictionaryNames = dictionaryChanges.union(["get", "items", "keys", "values", "copy", "fromkeys"])
    private static let listNames = listChanges.union(["count", "index", "copy"])

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
        "startswith": { text, arguments in .boolean(try any(text, arguments) { $0.hasPrefix($1) }) },
        "endswith": { text, arguments in .boolean(try any(text, arguments) { $0.hasSuffix($1) }) },
        "replace": { text, arguments in
            let given = try arguments.positional("old", "new", "count")
            let count = try given[2].integer("count", or: -1)
            return try .text(
                text.replacing(given[0].text("old"), with: given[1].text("new"), max: count < 0 ? .max : count))
        },
        "upper": { text, arguments in try plain(arguments) { text.uppercased } },
        "lower": { text, arguments in try plain(arguments) { text.lowercased } },
        "casefold": { text, arguments in try plain(arguments) { text.lowercased } },
        "title": { text, arguments in try plain(arguments) { text.titled() } },
        "capitalize": { text, arguments in try plain(arguments) { text.capitalized } },
        "swapcase": { text, arguments in try plain(arguments) { text.swappedCase } },
        "isupper": { text, arguments in try holds(arguments) { text.isUppercase } },
        "islower": { text, arguments in try holds(arguments) { text.isLowercase } },
        "isspace": { text, arguments in
            try holds(arguments) { !text.isEmpty && text.units.allSatisfy(\.isSpace) }
        },
        "isdigit": { text, arguments in
            try holds(arguments) { all(text) { $0.properties.numericType == .decimal || isDigit($0) } }
        },
        "isdecimal": { text, arguments in
            try holds(arguments) { all(text) { $0.properties.numericType == .decimal } }
        },
        "isnumeric": { text, arguments in try holds(arguments) { all(text) { $0.properties.numericType != nil } } },
        "isalpha": { text, arguments in try holds(arguments) { all(text, isLetter) } },
        "isalnum": { text, arguments in
            try holds(arguments) { all(text) { isLetter($0) || $0.properties.numericType != nil } }
        },
        "isascii": { text, arguments in try holds(arguments) { text.units.allSatisfy(\.scalar.isASCII) } },
        "find": { text, arguments in .integer(try place(in: text, arguments) { $0.firstIndex(of: $1) } ?? -1) },
        "rfind": { text, arguments in .integer(try place(in: text, arguments) { $0.lastIndex(of: $1) } ?? -1) },
        "index": { text, arguments in
            .integer(try existing(place(in: text, arguments) { $0.firstIndex(of: $1) }))
        },
        "rindex": { text, arguments in
            .integer(try existing(place(in: text, arguments) { $0.lastIndex(of: $1) }))
        },
        "count": { text, arguments in
            let (part, value, _) = try searched(text, arguments)
            let wanted = try Optional(value).text("the text")
            guard let part else { return .integer(0) }
            return .integer(wanted.isEmpty ? part.count + 1 : part.split(at: wanted).count - 1)
        },
        "join": { text, arguments in
            guard let elements = try arguments.positional("the texts")[0]?.elements else {
                throw Failure("nothing to join")
            }
            return .text(text.joining(try elements.map { try Optional($0).text("an element") }))
        },
        "removeprefix": { text, arguments in
            let prefix = try arguments.positional("prefix")[0].text("the prefix")
            return .text(text.hasPrefix(prefix) ? TemplateText(units: text.units.dropFirst(prefix.count)) : text)
        },
        "removesuffix": { text, arguments in
            let suffix = try arguments.bound(to: "suffix")[0].text("the suffix")
            return .text(text.hasSuffix(suffix) ? TemplateText(units: text.units.dropLast(suffix.count)) : text)
        },
        "partition": { text, arguments in
            let separator = try arguments.positional("sep")[0].text("the separator")
            return try partition(text, separator, at: text.firstIndex(of: separator), otherwise: [text, "", ""])
        },
        "rpartition": { text, arguments in
            let separator = try arguments.positional("sep")[0].text("the separator")
            return try partition(text, separator, at: text.lastIndex(of: separator), otherwise: ["", "", text])
        },
        "ljust": { text, arguments in try justified(text, arguments) { _, _ in 0 } },
        "rjust": { text, arguments in try justified(text, arguments) { missing, _ in missing } },
        "center": { text, arguments in try justified(text, arguments, leftOfCenter) },
        "zfill": { text, arguments in
            guard let width = try arguments.positional("width")[0] else { throw Failure("zfill lacks a width") }
            let missing = try padding(Optional(width).integer("width", or: 0), text)
            let sign = text.units.prefix { $0.scalar == "-" || $0.scalar == "+" }.prefix(1)
            let zeros = TemplateText("0").repeated(missing)
            return .text(TemplateText(units: sign) + zeros + TemplateText(units: text.units.dropFirst(sign.count)))
        },
    ]

    private static func set(_ arguments: Arguments) throws -> TemplateText? {
        try arguments.positional("chars")[0].unlessNone.map { try Optional($0).text("chars") }
    }

    private static func split(
        _ text: TemplateText, _ arguments: Arguments, fromEnd: Bool
    ) throws -> TemplateValue {
        let given = try arguments.bound(to: "sep", "maxsplit")
        let limit = try given[1].integer("maxsplit", or: -1)
        let max = limit < 0 ? Int.max : limit
        let separator = given[0].unlessNone
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

    private static func holds(_ arguments: Arguments, _ result: () -> Bool) throws -> TemplateValue {
        try arguments.none()
        return .boolean(result())
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
        _ text: TemplateText, _ arguments: Arguments, _ left: (_ missing: Int, _ width: Int) -> Int
    ) throws -> TemplateValue {
        let given = try arguments.positional("width", "fillchar")
        guard let width = try given[0].map({ try Optional($0).integer("width", or: 0) }) else {
            throw Failure("a width is not given")
        }
        let fill = try given[1].text("fillchar", or: " ")
        guard fill.count == 1 else { throw Failure("a text is filled with \(fill.count) characters at once") }
        let missing = try padding(width, text), left = left(missing, width)
        return .text(fill.repeated(left) + text + fill.repeated(missing - left))
    }

    /// Odd padding goes to the left if the width is odd, as in Python.
    static func leftOfCenter(_ missing: Int, _ width: Int) -> Int { missing / 2 + (missing & width & 1) }
}
