import Foundation

/// Chooses among variations and puts the arguments in.
extension LocalizedText {
    /// The text with its arguments, nil where no variation fits.
    func rendered(
        with arguments: [LocalizationArgument], locale: Locale, isolation: ArgumentIsolation? = nil
    ) -> String? {
        // A text that varies as a whole varies with its first number.
        let number = arguments.lazy.compactMap { $0.operands(decimals: nil) }.first
        guard let format = Self.format(of: unit, number: number, language: language, depth: 0) else { return nil }
        if arguments.isEmpty && (unit.substitutions ?? [:]).isEmpty { return format }
        var composition = Composition(text: self, arguments: arguments, locale: locale, isolation: isolation)
        return composition.filled(format, own: nil, depth: 0)
    }

    /// A format alone, as a default value has it.
    static func filled(
        _ format: String, with arguments: [LocalizationArgument], locale: Locale, isolation: ArgumentIsolation? = nil
    ) -> String {
        let empty = StringCatalog.Localization(stringUnit: nil, variations: nil, substitutions: nil)
        var composition = Composition(
            text: LocalizedText(empty, language: ""), arguments: arguments, locale: locale, isolation: isolation)
        return composition.filled(format, own: nil, depth: 0)
    }

    fileprivate static func format(
        of unit: StringCatalog.Localization, number: PluralOperands?, language: String, depth: Int
    ) -> String? {
        if let value = unit.stringUnit?.value { return value }
        guard let variations = unit.variations, depth < 8 else { return nil }
        return format(of: variations, number: number, language: language, depth: depth + 1)
    }

    fileprivate static func format(
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

    /// A text for zero is taken for zero in every language, as Apple does, and the rule's category otherwise.
    private static func plural(
        _ texts: [String: StringCatalog.Localization], _ number: PluralOperands, language: String
    ) -> StringCatalog.Localization? {
        if number.isInteger(0), let zero = texts["zero"] { return zero }
        return texts[PluralCategory(number, language: language).rawValue]
    }
}

/// One text being put together: which argument comes next is counted across its parts.
private struct Composition {
    let text: LocalizedText
    let arguments: [LocalizationArgument]
    let locale: Locale
    let isolation: ArgumentIsolation?
    private var next = 0

    init(text: LocalizedText, arguments: [LocalizationArgument], locale: Locale, isolation: ArgumentIsolation?) {
        (self.text, self.arguments, self.locale, self.isolation) = (text, arguments, locale, isolation)
    }

    /// `own` is the argument that `%arg` means.
    mutating func filled(_ format: String, own: LocalizationArgument?, depth: Int) -> String {
        var result = ""
        for piece in FormatPiece.pieces(of: format) {
            switch piece {
            case .literal(let literal): result += literal
            case .specifier(let specifier): result += filled(specifier, own: own, depth: depth)
            }
        }
        return result
    }

    private mutating func filled(_ specifier: FormatSpecifier, own: LocalizationArgument?, depth: Int) -> String {
        switch specifier.conversion {
        case .substitution(let name):
            return substituted(name, position: specifier.position, depth: depth)
        case .argument:
            guard let own else { return "%arg" }
            var specifier = specifier
            specifier.conversion = own.plainConversion
            return text(for: own, specifier)
        default:
            return argument(at: specifier.position).map { text(for: $0, specifier) } ?? ""
        }
    }

    private func text(for argument: LocalizationArgument, _ specifier: FormatSpecifier) -> String {
        let text = specifier.text(for: argument, locale: locale)
        return isolation?.isolate(text) ?? text
    }

    /// The argument at a position, or the one after the last.
    private mutating func argument(at position: Int?) -> LocalizationArgument? {
        let index = position ?? next
        if position == nil { next += 1 }
        return arguments.indices.contains(index) ? arguments[index] : nil
    }

    private mutating func substituted(_ name: String, position: Int?, depth: Int) -> String {
        guard depth < 8, let part = text.unit.substitutions?[name], let variations = part.variations else { return "" }
        let own = argument(at: part.argNum.map { $0 - 1 } ?? position)
        let format = LocalizedText.format(
            of: variations, number: own?.operands(decimals: nil), language: text.language, depth: 0)
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
