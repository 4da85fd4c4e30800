extension Filters {
    static let textFilters: [String: Filter] = [
        "upper": { value, _, _ in .text(value.written.uppercased) },
        "lower": { value, _, _ in .text(value.written.lowercased) },
        "capitalize": { value, _, _ in .text(value.written.capitalized) },
        "title": { value, _, _ in .text(title(value.written)) },
        "trim": { value, arguments, _ in
            let set = try arguments.bound(to: "chars")[0]
            return .text(value.written.stripped(.both, of: try set.map { try Optional($0).text("chars") }))
        },
        "replace": { value, arguments, evaluation in
            let given = try arguments.bound(to: "old", "new", "count")
            let old = given[0]?.written ?? "", new = given[1]?.written ?? "", text = value.written
            try evaluation.spend((text.count / max(1, old.count) + 1) * max(1, new.count))
            var count = Int.max
            if let limit = given[2], limit.asInteger.map({ $0 >= 0 }) ?? false {
                count = try Optional(limit).integer("count", or: 0)
            }
            return .text(text.replacing(old, with: new, max: count))
        },
        "indent": indented,
        "center": { value, arguments, _ in
            let text = value.written
            let width = try arguments.bound(to: "width")[0].integer("width", or: 80)
            let missing = try Methods.padding(width, text)
            // Odd padding goes to the left if the width is odd, as in Python.
            let left = missing / 2 + (missing & width & 1)
            let space: TemplateText = " "
            return .text(space.repeated(left) + text + space.repeated(missing - left))
        },
        "truncate": truncated,
        "wordcount": { value, _, _ in
            let isOfWord = { (unit: TemplateText.Unit) in
                unit.scalar == "_" || unit.scalar.properties.isAlphabetic || unit.scalar.properties.numericType != nil
            }
            return .integer(value.written.units.split(whereSeparator: { !isOfWord($0) }).count)
        },
        "escape": { value, _, _ in .text(escaped(value.written)) },
        "e": { value, _, _ in .text(escaped(value.written)) },
        "forceescape": { value, _, _ in .text(escaped(value.written)) },
        "urlencode": { value, _, _ in
            if value.asText == nil, value.elements != nil { throw Failure("\(value.kind) is put into an address") }
            return .text(addressed(value.written))
        },
        "format": { value, arguments, _ in
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
        let text = try Optional(value).text("what is indented")
        let indentation =
            try given[0]?.asText
            ?? TemplateText(" ").repeated(Methods.padding(given[0].integer("width", or: 4), ""))
        var lines = (text + "\n").lines()
        try evaluation.spend(lines.count * (indentation.count + 1))
        let indentsBlank = given[2].isTrue(or: false)
        for index in lines.indices.dropFirst() where indentsBlank || !lines[index].isEmpty {
            lines[index] = indentation + lines[index]
        }
        let result = TemplateText.joined(lines, by: "\n")
        return .text(given[1].isTrue(or: false) ? indentation + result : result)
    }

    private static let truncated: Filter = { value, arguments, _ in
        let given = try arguments.bound(to: "length", "killwords", "end", "leeway")
        let end = try given[2].text("end", or: "...")
        let length = try given[0].integer("length", or: 255), leeway = try given[3].integer("leeway", or: 5)
        guard length >= end.count, leeway >= 0, length < 1 << 30, leeway < 1 << 30 else {
            throw Failure("a text can't be cut to \(length)")
        }
        guard let count = value.length else { throw Failure("\(value.kind) can't be cut") }
        guard count > length + leeway else { return value }
        let text = try Optional(value).text("what is cut")
        let start = TemplateText(units: text.units.prefix(length - end.count))
        if given[1].isTrue(or: false) { return .text(start + end) }
        let space = start.units.lastIndex { $0.scalar == " " } ?? start.count
        return .text(TemplateText(units: start.units[..<space]) + end)
    }

    private static func escaped(_ text: TemplateText) -> TemplateText {
        let names: [Unicode.Scalar: String] = ["&": "&amp;", "<": "&lt;", ">": "&gt;", "\"": "&#34;", "'": "&#39;"]
        return TemplateText(
            units: text.units.flatMap { unit in
                names[unit.scalar].map { TemplateText($0, isContent: unit.isContent).units } ?? [unit]
            })
    }

    private static func addressed(_ text: TemplateText) -> TemplateText {
        let plain = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_.-~/".utf8)
        let digits = Array("0123456789ABCDEF")
        return TemplateText(
            String(text).utf8.map { byte in
                plain.contains(byte)
                    ? String(UnicodeScalar(byte)) : "%\(digits[Int(byte >> 4)])\(digits[Int(byte & 15)])"
            }.joined())
    }
}
