/// Values as text: Python's `str` and `repr`.
extension TemplateValue {
    /// Python's `str`: how the value is written into the output.
    var written: TemplateText {
        switch self {
        case .undefined: ""
        case .text(let text): text
        default: represented
        }
    }

    /// Python's `repr`: how the value is written within a list.
    var represented: TemplateText {
        switch self {
        case .undefined: "Undefined"
        case .none: "None"
        case .boolean(let value): value ? "True" : "False"
        case .integer(let value): TemplateText(String(value))
        case .number(let value): TemplateText(value.description)
        case .text(let text): text.isMarkup ? "Markup(" + text.quoted + ")" : text.quoted
        case .list(let values): "[" + Self.listed(values) + "]"
        case .tuple(let values): "(" + Self.listed(values) + (values.count == 1 ? ",)" : ")")
        case .dictionary(let dictionary):
            "{" + .joined(dictionary.pairs.map { $0.key.represented + ": " + $0.value.represented }, by: ", ") + "}"
        case .sequence(let sequence): sequence.represented
        case .collection(let collection): collection.represented
        case .object(let object): object.represented
        }
    }

    private static func listed(_ values: [TemplateValue]) -> TemplateText {
        .joined(values.map(\.represented), by: ", ")
    }

    /// The value's type, for messages.
    var kind: String {
        switch self {
        case .undefined(let name): "'\(name)', which is undefined,"
        case .none: "none"
        case .boolean: "a boolean"
        case .integer: "an integer"
        case .number: "a number"
        case .text: "a text"
        case .list: "a list"
        case .tuple: "a tuple"
        case .dictionary: "a dictionary"
        case .sequence: "a generator"
        case .collection(let collection): collection.isRange ? "a range" : "a view of a dictionary"
        case .object(let object): "a \(object.kind)"
        }
    }
}

extension TemplateText {
    /// The text in single quotes, or in double ones if it contains single quotes only.
    fileprivate var quoted: TemplateText {
        let quote: Unicode.Scalar = contains("'") && !contains("\"") ? "\"" : "'"
        let mark = TemplateText(units: [Unit(quote)])
        return mark + TemplateText(units: units.flatMap { Self.escaped($0, quote) }) + mark
    }

    private static func escaped(_ unit: Unit, _ quote: Unicode.Scalar) -> [Unit] {
        let text: String
        switch unit.scalar {
        case quote, "\\": return [Unit("\\"), unit]
        case "\n": text = "\\n"
        case "\r": text = "\\r"
        case "\t": text = "\\t"
        default:
            guard !isPrintable(unit.scalar) else { return [unit] }
            let (mark, width) = unit.value < 0x100 ? ("x", 2) : unit.value < 0x10000 ? ("u", 4) : ("U", 8)
            let digits = String(unit.value, radix: 16)
            text = "\\\(mark)" + String(repeating: "0", count: width - digits.count) + digits
        }
        return text.unicodeScalars.map { Unit($0, isContent: unit.isContent) }
    }

    private static func isPrintable(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator: false
        case .spaceSeparator: scalar == " "
        default: true
        }
    }
}
