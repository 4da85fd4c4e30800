import Glibc

/// `'%s is %d' % (name, number)`. Markup escapes its values.
enum PercentFormat {
    static func text(_ format: TemplateText, _ value: TemplateValue) throws -> TemplateText {
        var values: [TemplateValue] = [value]
        if case .tuple(let several) = value { values = several }
        var rest = values[...]
        let result = try text(format) { name in
            if let name {
                guard case .dictionary(let dictionary) = value, let named = dictionary[name] else {
                    throw Failure("the format lacks \(name)")
                }
                rest = []
                return named
            }
            guard let next = rest.popFirst() else { throw Failure("the format asks for more values") }
            return next
        }
        // Like Python, don't complain about unused values of a collection.
        switch value {
        case .dictionary, .list, .undefined: rest = []
        default: break
        }
        guard rest.isEmpty else { throw Failure("the format asks for fewer values") }
        return result.marked(as: format)
    }

    private static func text(
        _ format: TemplateText, _ next: (String?) throws -> TemplateValue
    ) throws -> TemplateText {
        var result: TemplateText = ""
        var rest = format.units[...]
        while let unit = rest.popFirst() {
            guard unit.scalar == "%" else {
                result.units.append(unit)
                continue
            }
            var name: String?
            if rest.first?.scalar == "(" {
                let inside = rest.dropFirst().prefix { $0.scalar != ")" }
                name = String(inside)
                rest = rest.dropFirst(inside.count + 2)
            }
            let flags = rest.prefix { "-+ 0#".unicodeScalars.contains($0.scalar) }
            rest = rest.dropFirst(flags.count)
            let width = number(&rest)
            var precision: Int?
            if rest.first?.scalar == "." {
                rest.removeFirst()
                precision = number(&rest)
            }
            guard let kind = rest.popFirst()?.scalar else { throw Failure("a format ends within a sign") }
            if kind == "%" {
                result += "%"
                continue
            }
            let text = try self.text(
                next(name), kind, precision, plus: flags.contains { $0.scalar == "+" }, escapes: format.isMarkup)
            result += padded(text, width, String(flags), isNumber: kind != "s" && kind != "r")
        }
        return result
    }

    /// Markup's `%` reads texts as numbers where it writes numbers.
    private static func read(_ value: TemplateValue, _ kind: Unicode.Scalar) throws -> TemplateValue {
        guard let digits = value.asText.map({ String($0.stripped()) }) else { return value }
        let isWhole = kind == "d" || kind == "i"
        return (isWhole ? Int(digits).map { .integer($0) } : Filters.number(value).map { .number($0) }) ?? value
    }

    private static func number(_ rest: inout ArraySlice<TemplateText.Unit>) -> Int {
        let digits = rest.prefix { ("0"..."9").contains($0.scalar) }
        rest = rest.dropFirst(digits.count)
        return min(Int(String(digits)) ?? 0, 1000)
    }

    private static func text(
        _ value: TemplateValue, _ kind: Unicode.Scalar, _ precision: Int?, plus: Bool, escapes: Bool
    ) throws -> TemplateText {
        if kind == "s" || kind == "r" {
            let text = kind == "s" ? value.written : value.represented
            return TemplateText(units: (escapes ? text.escaped : text).units.prefix(precision ?? .max))
        }
        let value = escapes ? try read(value, kind) : value
        switch kind {
        case "d", "i":
            let number: Int? =
                if case .number(let value) = value { Int(exactly: value.rounded(.towardZero)) } else { value.asInteger }
            guard let number else { throw Failure("\(value.kind) is no number for a format") }
            return TemplateText((plus && number >= 0 ? "+" : "") + String(number))
        case "x", "X":
            guard let number = value.asInteger, !escapes else {
                throw Failure("\(value.kind) is no integer for a format")
            }
            return TemplateText(String(number, radix: 16, uppercase: kind == "X"))
        case "f", "F":
            guard let number = value.asNumber else { throw Failure("\(value.kind) is no number for a format") }
            return TemplateText((plus && number >= 0 ? "+" : "") + fixed(number, precision ?? 6))
        default: throw Failure("%\(kind) is no format")
        }
    }

    /// A number with a fixed number of fraction digits.
    static func fixed(_ value: Double, _ digits: Int) -> String {
        let capacity = 400 + digits
        return String(unsafeUninitializedCapacity: capacity) { buffer in
            buffer.withMemoryRebound(to: CChar.self) { buffer in
                withVaList([Int32(digits), value]) { Int(vsnprintf(buffer.baseAddress!, capacity, "%.*f", $0)) }
            }
        }
    }

    private static func padded(_ text: TemplateText, _ width: Int, _ flags: String, isNumber: Bool) -> TemplateText {
        let missing = max(0, width - text.count)
        if flags.contains("-") { return text + TemplateText(" ").repeated(missing) }
        guard isNumber, flags.contains("0") else { return TemplateText(" ").repeated(missing) + text }
        let sign = text.units.prefix { $0.scalar == "-" || $0.scalar == "+" }
        return TemplateText(units: sign) + TemplateText("0").repeated(missing)
            + TemplateText(units: text.units.dropFirst(sign.count))
    }
}

/// `'{} is {name}'.format(…)`. Markup escapes its values.
enum BraceFormat {
    static func text(_ format: TemplateText, _ arguments: Arguments) throws -> TemplateText {
        var result = TemplateText("").marked(as: format)
        var rest = format.units[...], counting = Counting.undecided
        while let unit = rest.popFirst() {
            let isDoubled = rest.first == unit
            guard unit.scalar == "{" || unit.scalar == "}" else {
                result.units.append(unit)
                continue
            }
            if isDoubled {
                result.units.append(unit)
                rest.removeFirst()
                continue
            }
            guard unit.scalar == "{" else { throw Failure("a format has a brace alone") }
            let field = rest.prefix { $0.scalar != "}" }
            guard field.count < rest.count else { throw Failure("a format has a brace alone") }
            rest = rest.dropFirst(field.count + 1)
            let text = try value(named: String(field), arguments, &counting).written
            result.units += format.isMarkup ? text.escaped.units : text.units
        }
        return result
    }

    /// Fields have numbers, or are counted, but not both in one text.
    private enum Counting {
        case undecided, numbered
        case counted(Int)
    }

    private static func value(
        named name: String, _ arguments: Arguments, _ counting: inout Counting
    ) throws -> TemplateValue {
        let index: Int
        switch (name.isEmpty, counting) {
        case (true, .undecided): index = 0
        case (true, .counted(let last)): index = last + 1
        case (true, .numbered): throw Failure("a format numbers some of its fields only")
        case (false, _):
            guard let number = Int(name) else {
                guard let named = arguments.named.first(where: { $0.name == name }) else {
                    throw Failure("a format asks for {\(name)}")
                }
                return named.value
            }
            if case .counted = counting { throw Failure("a format numbers some of its fields only") }
            index = number
        }
        counting = name.isEmpty ? .counted(index) : .numbered
        guard arguments.values.indices.contains(index) else { throw Failure("a format asks for {\(name)}") }
        return arguments.values[index]
    }
}
