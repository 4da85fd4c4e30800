import JSONSyntax

/// Writes values as JSON, as Python's `json.dumps` does.
struct JSONWriting {
    var escapesAll = false
    var sortsKeys = false
    /// The indentation of one level; nil to write everything on one line.
    var indentation: TemplateText?
    var itemSeparator: TemplateText = ", "
    var keySeparator: TemplateText = ": "

    func text(of value: TemplateValue, level: Int = 0) throws -> TemplateText {
        guard level < 100 else { throw LimitReached(limit: "100 levels of JSON") }
        switch value {
        case .none: return "null"
        case .boolean(let value): return value ? "true" : "false"
        case .integer(let value): return TemplateText(String(value))
        case .number(let value): return TemplateText(number(value))
        case .text(let text): return quoted(text)
        case .list(let values), .tuple(let values):
            return block("[", try values.map { try text(of: $0, level: level + 1) }, "]", level)
        case .dictionary(let dictionary):
            return block("{", try sorted(dictionary).map { try pair($0, $1, level) }, "}", level)
        case .undefined, .sequence, .collection, .object: throw Failure("\(value.kind) can't be written as JSON")
        }
    }

    private func number(_ value: Double) -> String {
        if value.isNaN { return "NaN" }
        return value.isFinite ? value.description : value > 0 ? "Infinity" : "-Infinity"
    }

    private func sorted(_ dictionary: TemplateDictionary) throws -> [(key: TemplateValue, value: TemplateValue)] {
        sortsKeys ? try dictionary.pairs.sorted { try $0.key.isLess(than: $1.key) } : dictionary.pairs
    }

    private func pair(_ key: TemplateValue, _ value: TemplateValue, _ level: Int) throws -> TemplateText {
        let name: TemplateText
        switch key {
        case .text(let text): name = text
        case .none, .boolean, .integer, .number: name = try text(of: key)
        default: throw Failure("\(key.kind) can't be a key of JSON")
        }
        return quoted(name) + keySeparator + (try text(of: value, level: level + 1))
    }

    private func block(
        _ opening: TemplateText, _ parts: [TemplateText], _ closing: TemplateText, _ level: Int
    ) -> TemplateText {
        guard let indentation, !parts.isEmpty else {
            return opening + .joined(parts, by: itemSeparator) + closing
        }
        let outer = "\n" + indentation.repeated(level), inner = outer + indentation
        return opening + inner + .joined(parts, by: itemSeparator + inner) + outer + closing
    }

    // MARK: Texts

    private func quoted(_ text: TemplateText) -> TemplateText {
        "\"" + TemplateText(units: text.units.flatMap(spelling)) + "\""
    }

    private func spelling(_ unit: TemplateText.Unit) -> [TemplateText.Unit] {
        guard let text = escape(unit.scalar) else { return [unit] }
        return text.unicodeScalars.map { TemplateText.Unit($0, isContent: unit.isContent) }
    }

    private func escape(_ scalar: Unicode.Scalar) -> String? {
        if let byte = UInt8(exactly: scalar.value), JSONEscape.isNeeded(for: byte) {
            return JSONEscape.text(UInt16(byte))
        }
        // A character beyond the Basic Multilingual Plane is escaped as two surrogates.
        return escapesAll && scalar.value > 0x7E ? String(scalar).utf16.map(JSONEscape.text).joined() : nil
    }
}

extension JSONWriting {
    /// Reads the options from the arguments of `tojson`.
    init(_ arguments: Arguments) throws {
        let given = try arguments.bound(to: "ensure_ascii", "indent", "separators", "sort_keys")
        escapesAll = given[0].isTrue(or: false)
        sortsKeys = given[3].isTrue(or: false)
        switch given[1] {
        case nil, .some(.none): break
        case .text(let text)?: indentation = text
        default: indentation = TemplateText(" ").repeated(min(64, try given[1].integer("indent", or: 0)))
        }
        if indentation != nil { itemSeparator = "," }
        guard let separators = given[2] else { return }
        if case .none = separators { return }
        guard let pair = try separators.elements, pair.count == 2 else { throw Failure("separators are two texts") }
        itemSeparator = try Optional(pair[0]).text("a separator")
        keySeparator = try Optional(pair[1]).text("a separator")
    }
}
