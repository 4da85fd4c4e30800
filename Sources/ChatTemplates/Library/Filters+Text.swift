extension Filters {
    /// The filters of a text without arguments. Those that keep markup are methods of Python's text.
    static let textsAlone: [String: @Sendable (TemplateText) throws -> TemplateText] = [
        "upper": { $0.uppercased.marked(as: $0) },
        "lower": { $0.lowercased.marked(as: $0) },
        "capitalize": { $0.capitalized.marked(as: $0) },
        "title": { title($0) },
        "string": { $0 },
        "safe": { $0.asMarkup },
        "escape": { $0.escaped },
        "e": { $0.escaped },
        "forceescape": { $0.escapedAlways },
        "striptags": { try $0.withoutTags() },
    ]

    static let textFilters: [String: Filter] = [
        "trim": { value, arguments, _ in
            let set = try arguments.bound(to: "chars")[0].unlessNone.map { try Optional($0).text("chars") }
            let text = value.written
            return .text(text.stripped(.both, of: set).marked(as: text))
        },
        "replace": { value, arguments, evaluation in
            let given = try arguments.bound(to: "old", "new", "count")
            guard let old = given[0]?.written, let new = given[1]?.written else {
                throw Failure("replace lacks a text")
            }
            let text = value.written
            try evaluation.spend((text.count / max(1, old.count) + 1) * max(1, new.count))
            let count = try given[2].unlessNone.integer("count", or: -1)
            return .text(text.replacing(old, with: new, max: count < 0 ? .max : count))
        },
        "indent": indented,
        "center": { value, arguments, _ in
            let text = value.written
            let width = try arguments.bound(to: "width")[0].integer("width", or: 80)
            let missing = try Methods.padding(width, text), left = Methods.leftOfCenter(missing, width)
            let space: TemplateText = " "
            return .text((space.repeated(left) + text + space.repeated(missing - left)).marked(as: text))
        },
        "truncate": truncated,
        "wordcount": { value, arguments, _ in
            try arguments.none()
            let isOfWord = { (unit: TemplateText.Unit) in
                unit.scalar == "_" || unit.scalar.properties.isAlphabetic || unit.scalar.properties.numericType != nil
            }
            return .integer(value.written.units.split(whereSeparator: { !isOfWord($0) }).count)
        },
        "urlencode": { value, arguments, evaluation in
            try arguments.none()
            guard value.asText == nil, value.isIterable else { return .text(addressed(value.written)) }
            var pairs = try evaluation.elements(of: value)
            if case .dictionary(let dictionary) = value { pairs = dictionary.pairs.map { .tuple([$0.key, $0.value]) } }
            return .text(.joined(try pairs.map(queried), by: "&"))
        },
        "format": { value, arguments, _ in
            guard arguments.values.isEmpty || arguments.named.isEmpty else {
                throw Failure("a format has values of two kinds")
            }
            let given: TemplateValue =
                arguments.named.isEmpty
                ? .tuple(arguments.values)
                : .dictionary(TemplateDictionary(arguments.named.map { ($0.name, $0.value) }))
            return .text(try PercentFormat.text(value.written, given))
        },
    ]

    private static func title(_ text: TemplateText) -> TemplateText {
        var result: TemplateText = "", isInside = false
        for unit in text.units {
            let one = TemplateText(units: [unit])
            let isBorder = unit.isSpace || "-({[<".unicodeScalars.contains(unit.scalar)
            result += isBorder ? one : isInside ? one.lowercased : one.uppercased
            isInside = !isBorder
        }
        return result
    }

    private static let indented: Filter = { value, arguments, evaluation in
        let given = try arguments.bound(to: "width", "first", "blank")
        var text = try Optional(value).text("what is indented")
        var indentation =
            try given[0]?.asText
            ?? TemplateText(" ").repeated(Methods.padding(given[0].integer("width", or: 4), ""))
        var lineBreak: TemplateText = "\n"
        if text.isMarkup { (indentation, lineBreak) = (indentation.asMarkup, lineBreak.asMarkup) }
        text = text.adding(lineBreak)
        var lines = text.lines().map { $0.marked(as: text) }
        try evaluation.spend(text.count * 5 + lines.count * (indentation.count + 1) * 5)
        var result: TemplateText
        if given[2].isTrue(or: false) {
            result = lineBreak.adding(indentation).joining(lines)
        } else {
            result = lines.removeFirst()
            if !lines.isEmpty {
                lines = lines.map { $0.isEmpty ? $0 : indentation.adding($0) }
                result = result.adding(lineBreak.adding(lineBreak.joining(lines)))
            }
        }
        return .text(given[1].isTrue(or: false) ? indentation.adding(result) : result)
    }

    private static let truncated: Filter = { value, arguments, _ in
        let given = try arguments.bound(to: "length", "killwords", "end", "leeway")
        let end = try given[2].text("end", or: "...")
        let length = try given[0].integer("length", or: 255)
        let leeway = try given[3].unlessNone.integer("leeway", or: 5)
        guard length >= end.count, leeway >= 0, length < 1 << 30, leeway < 1 << 30 else {
            throw Failure("a text can't be cut to \(length)")
        }
        guard let count = value.length else { throw Failure("\(value.kind) can't be cut") }
        guard count > length + leeway else { return value }
        let text = try Optional(value).text("what is cut")
        let start = TemplateText(units: text.units.prefix(length - end.count)).marked(as: text)
        if given[1].isTrue(or: false) { return .text(start.adding(end)) }
        let space = start.units.lastIndex { $0.scalar == " " } ?? start.count
        return .text(TemplateText(units: start.units[..<space]).marked(as: text).adding(end))
    }

    /// A name and its value, for an address' query.
    private static func queried(_ pair: TemplateValue) throws -> TemplateText {
        guard let parts = try pair.elements, parts.count == 2 else {
            throw Failure("\(pair.kind) is no name with a value")
        }
        let (name, value) = (addressed(parts[0].written, isQuery: true), addressed(parts[1].written, isQuery: true))
        return name + "=" + value
    }

    private static let plainInAddresses = Set(
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_.-~".utf8)

    private static func addressed(_ text: TemplateText, isQuery: Bool = false) -> TemplateText {
        let digits = Array("0123456789ABCDEF")
        return TemplateText(
            String(text).utf8.map { byte in
                switch byte {
                case _ where plainInAddresses.contains(byte): String(UnicodeScalar(byte))
                case UInt8(ascii: "/") where !isQuery: "/"
                case UInt8(ascii: " ") where isQuery: "+"
                default: "%\(digits[Int(byte >> 4)])\(digits[Int(byte & 15)])"
                }
            }.joined())
    }
}
