import Foundation

/// Chooses a variation and inserts the arguments.
extension LocalizedText {
    /// The text with its arguments; nil if no variation matches.
    func rendered(
        with arguments: [LocalizationArgument], locale: Locale, isolation: ArgumentIsolation? = nil
    ) -> String? {
        let number = firstNumber(of: arguments)
        guard let format = Self.format(of: unit, number: number, language: language, depth: 0) else { return nil }
        if arguments.isEmpty && (unit.substitutions ?? [:]).isEmpty { return format }
        var composition = Composition(text: self, arguments: arguments, locale: locale, isolation: isolation)
        return composition.filled(format, own: nil, depth: 0)
    }

    /// A text that varies as a whole depends on its first number, as it is formatted.
    private func firstNumber(of arguments: [LocalizationArgument]) -> PluralOperands? {
        guard unit.variations != nil,
            let place = arguments.firstIndex(where: { $0.operands(decimals: nil) != nil })
        else { return nil }
        return arguments[place].operands(decimals: specifier(ofArgument: place)?.decimals)
    }

    /// The specifier of an argument, before a category is chosen.
    private func specifier(ofArgument place: Int) -> FormatSpecifier? {
        var next = 0
        let format = Self.format(of: unit, number: nil, language: language, depth: 0) ?? ""
        for case .specifier(let specifier) in FormatPiece.pieces(of: format) {
            if (specifier.position ?? next) == place { return specifier }
            if specifier.position == nil { next += 1 }
        }
        return nil
    }

    /// Inserts arguments into a plain format, such as a default value.
    static func filled(
        _ format: String, with arguments: [LocalizationArgument], locale: Locale, isolation: ArgumentIsolation? = nil
    ) -> String {
        let empty = StringCatalog.Localization(stringUnit: nil, variations: nil, substitutions: nil)
        var composition = Composition(
            text: LocalizedText(empty, language: ""), arguments: arguments, locale: locale, isolation: isolation)
        return composition.filled(format, own: nil, depth: 0)
    }

    static func format(
        of unit: StringCatalog.Localization, number: PluralOperands?, language: String, depth: Int
    ) -> String? {
        if let value = unit.stringUnit?.value { return value }
        guard let variations = unit.variations, depth < 8 else { return nil }
        return format(of: variations, number: number, language: language, depth: depth + 1)
    }

    static func format(
        of variations: StringCatalog.Variations, number: PluralOperands?, language: String, depth: Int
    ) -> String? {
        let chosen: StringCatalog.Localization?
        switch variations {
        case .device(let texts):
            chosen = texts["other"] ?? texts["mac"] ?? texts.min { $0.key < $1.key }?.value
        case .plural(let texts):
            chosen = number.flatMap { plural(texts, $0, language: language) } ?? texts["other"]
        }
        return chosen.flatMap { format(of: $0, number: number, language: language, depth: depth) }
    }

    /// A variation for zero is used in every language, as on Apple's systems; otherwise the rule's category decides.
    private static func plural(
        _ texts: [String: StringCatalog.Localization], _ number: PluralOperands, language: String
    ) -> StringCatalog.Localization? {
        if number.isInteger(0), let zero = texts["zero"] { return zero }
        return texts[PluralCategory(number, language: language).rawValue]
    }
}

/// The composition of one text, which counts the arguments across its parts.
private struct Composition {
    let text: LocalizedText
    let arguments: [LocalizationArgument]
    let locale: Locale
    let isolation: ArgumentIsolation?
    private var next = 0

    init(text: LocalizedText, arguments: [LocalizationArgument], locale: Locale, isolation: ArgumentIsolation?) {
        (self.text, self.arguments, self.locale, self.isolation) = (text, arguments, locale, isolation)
    }

    /// The argument of `%arg`, and its format.
    struct Own {
        let argument: LocalizationArgument
        let specifier: FormatSpecifier
        /// Whether the next plain specifier refers to it, too.
        var takesPlainSpecifier: Bool

        mutating func takes(_ specifier: FormatSpecifier) -> Bool {
            guard takesPlainSpecifier, specifier.isPlain else { return false }
            takesPlainSpecifier = false
            return true
        }
    }

    mutating func filled(_ format: String, own: Own?, depth: Int) -> String {
        var (result, own) = ("", own)
        for piece in FormatPiece.pieces(of: format) {
            switch piece {
            case .literal(let literal): result += literal
            case .specifier(let specifier):
                if let argument = own?.argument, own?.takes(specifier) == true {
                    result += text(for: argument, specifier)
                } else {
                    result += filled(specifier, own: own, depth: depth)
                }
            }
        }
        return result
    }

    private mutating func filled(_ specifier: FormatSpecifier, own: Own?, depth: Int) -> String {
        switch specifier.conversion {
        case .substitution(let name):
            return substituted(name, position: specifier.position, depth: depth)
        case .argument:
            return own.map { text(for: $0.argument, $0.specifier) } ?? "%arg"
        default:
            return argument(at: specifier.position).map { text(for: $0, specifier) } ?? ""
        }
    }

    private func text(for argument: LocalizationArgument, _ specifier: FormatSpecifier) -> String {
        let text = specifier.text(for: argument, locale: locale)
        return isolation?.isolate(text) ?? text
    }

    /// The argument at a position, or the next one.
    private mutating func argument(at position: Int?) -> LocalizationArgument? {
        let index = position ?? next
        if position == nil { next += 1 }
        return arguments.indices.contains(index) ? arguments[index] : nil
    }

    private mutating func substituted(_ name: String, position: Int?, depth: Int) -> String {
        guard depth < 8, let part = text.unit.substitutions?[name], let variations = part.variations else { return "" }
        let place = part.place ?? position
        let argument = argument(at: place)
        let nextOutside = next
        defer { if place != nil { next = nextOutside } }
        if let place, part.takesPlainSpecifier { next = place + 1 }
        let format = LocalizedText.format(
            of: variations, number: argument?.operands(decimals: part.specifier?.decimals), language: text.language,
            depth: 0)
        let own = argument.map {
            Own(
                argument: $0, specifier: part.specifier ?? FormatSpecifier(conversion: $0.plainConversion),
                takesPlainSpecifier: part.takesPlainSpecifier)
        }
        return format.map { filled($0, own: own, depth: depth + 1) } ?? ""
    }
}

extension LocalizationArgument {
    fileprivate var plainConversion: FormatSpecifier.Conversion {
        switch self {
        case .string, .resource: .text
        case .integer: .integer
        case .unsigned: .unsigned
        case .double: .shortest
        }
    }
}
