import Foundation
import Synchronization

/// Texts that vary by a number and were returned before the number was known: `NSLocalizedString` returns their format, and
/// `String(format:_:)` receives it again, with the number.
///
/// A string can't carry additional data, so the texts are found by their characters. A text without a number, or one that is
/// formatted elsewhere, is the variation for "other" numbers.
enum LaterFormats {
    /// The limit for remembered texts, more than any app has.
    private static let countMax = 10_000
    private static let known = Mutex<[String: LocalizedText]>([:])

    /// The format of a text that varies; nil for other texts.
    static func format(of text: LocalizedText) -> String? {
        guard text.varies, let format = text.otherFormat else { return nil }
        known.withLock { known in
            if known.count >= countMax { known = [:] }
            known[format] = text
        }
        return format
    }

    /// The variation for a number; nil for a format that isn't from here.
    static func filled(_ format: String, with argument: any CVarArg, locale: Locale) -> String? {
        guard let text = known.withLock({ $0[format] }), let argument = LocalizationArgument(argument) else {
            return nil
        }
        return text.rendered(with: [argument], locale: locale)
    }
}

extension LocalizationArgument {
    fileprivate init?(_ argument: any CVarArg) {
        switch argument {
        case let number as any _FormatSpecifiable: self = number._argument.argument
        case let text as NSString: self = .string(String(describing: text))
        default: return nil
        }
    }
}

extension LocalizedText {
    /// Whether a number is needed to choose a variation.
    fileprivate var varies: Bool {
        if case .plural? = unit.variations { return true }
        return !(unit.substitutions ?? [:]).isEmpty
    }

    /// The format for "other" numbers, with its variables replaced by their own formats.
    fileprivate var otherFormat: String? {
        guard let format = Self.format(of: unit, number: nil, language: language, depth: 0) else { return nil }
        return (unit.substitutions ?? [:]).isEmpty ? format : writtenOut(format, part: nil, place: nil, depth: 0)
    }

    private func writtenOut(
        _ format: String, part: StringCatalog.Substitution?, place: Int?, depth: Int
    ) -> String {
        var takesPlain = part?.takesPlainSpecifier ?? false
        return FormatPiece.pieces(of: format).map { piece in
            guard case .specifier(var specifier) = piece else { return piece.literal.replacing("%", with: "%%") }
            switch specifier.conversion {
            case .substitution(let name): return writtenOut(variable: name, place: specifier.position, depth: depth)
            case .argument:
                specifier = part?.specifier ?? FormatSpecifier(conversion: .integer)
                specifier.position = place
            default:
                if takesPlain, specifier.position == nil { (takesPlain, specifier.position) = (false, place) }
            }
            return specifier.spelling
        }.joined()
    }

    private func writtenOut(variable name: String, place: Int?, depth: Int) -> String {
        guard depth < 4, let part = unit.substitutions?[name], let variations = part.variations,
            let format = Self.format(of: variations, number: nil, language: language, depth: 0)
        else { return "" }
        return writtenOut(format, part: part, place: part.place ?? place, depth: depth + 1)
    }
}

extension FormatPiece {
    fileprivate var literal: String { if case .literal(let text) = self { text } else { "" } }
}

extension FormatSpecifier {
    /// The specifier in the syntax of C's `printf`, for the types of Swift's arguments.
    fileprivate var spelling: String {
        let flags = (isLeftAligned ? "-" : "") + (showsPlus ? "+" : "") + (isZeroPadded ? "0" : "")
        let number = (width > 0 ? String(width) : "") + (precision.map { ".\($0)" } ?? "")
        return "%" + (position.map { "\($0 + 1)$" } ?? "") + flags + number + letters
    }

    private var letters: String {
        switch conversion {
        case .text, .substitution, .argument: "@"
        case .integer: "lld"
        case .unsigned: "llu"
        case .octal: "llo"
        case .hexadecimal(let uppercase): uppercase ? "llX" : "llx"
        case .float: "f"
        case .exponent: "e"
        case .shortest: "g"
        case .hexadecimalFloat(let uppercase): uppercase ? "A" : "a"
        case .character: "c"
        }
    }
}
