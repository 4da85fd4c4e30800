import Foundation

/// An error in an entry of a `.stringsdict` file.
struct PluralEntryFault: Error {
    let what: String
    init(_ what: String) { self.what = what }
}

/// Entries of `.stringsdict` files: a format with variables (`%#@cups@`), each of which has variations for its number. See
/// Apple's Stringsdict File Format.
extension StringCatalog.Localization {
    private static let formatKey = "NSStringLocalizedFormatKey", widthKey = "NSStringVariableWidthRuleType"
    private static let deviceKey = "NSStringDeviceSpecificRuleType"
    private static let depthMax = 4

    /// A text that doesn't vary.
    init(text: String) {
        self.init(stringUnit: .init(state: nil, value: text), variations: nil, substitutions: nil)
    }

    /// A text, or a dictionary of variations. Of variations by device the one for "other" is used, of those by width the longest.
    init(pluralEntry entry: Any, depth: Int = 0) throws(PluralEntryFault) {
        if let text = entry as? String, depth > 0 {
            self.init(text: text)
        } else if let entry = entry as? [String: Any], depth < Self.depthMax {
            try self.init(varying: entry, depth: depth)
        } else {
            throw PluralEntryFault("no dictionary")
        }
    }

    private init(varying entry: [String: Any], depth: Int) throws(PluralEntryFault) {
        if let format = entry[Self.formatKey] as? String {
            try self.init(format: format, variables: entry.filter { $0.key != Self.formatKey })
        } else if let devices = entry[Self.deviceKey] as? [String: Any],
            let chosen = devices["other"] ?? devices["mac"] ?? devices.min(by: { $0.key < $1.key })?.value
        {
            try self.init(pluralEntry: chosen, depth: depth + 1)
        } else if let widths = entry[Self.widthKey] as? [String: Any],
            let widest = widths.max(by: { (Int($0.key) ?? 0) < (Int($1.key) ?? 0) })?.value
        {
            try self.init(pluralEntry: widest, depth: depth + 1)
        } else {
            throw PluralEntryFault("\(Self.formatKey) is missing")
        }
    }

    private init(format: String, variables: [String: Any]) throws(PluralEntryFault) {
        var parts: [String: StringCatalog.Substitution] = [:]
        for (name, rule) in variables {
            // Values of other types are notes of some tool's.
            if let rule = rule as? [String: Any] { parts[name] = try .init(pluralRule: rule, name: name) }
        }
        let texts = [format] + parts.values.flatMap(\.texts)
        if let missing = texts.lazy.flatMap(FormatPiece.variables(of:)).first(where: { parts[$0] == nil }) {
            throw PluralEntryFault("there is no variable \(missing)")
        }
        self.init(stringUnit: .init(state: nil, value: format), variations: nil, substitutions: parts)
    }
}

extension StringCatalog.Substitution {
    fileprivate init(pluralRule rule: [String: Any], name: String) throws(PluralEntryFault) {
        let kind = rule["NSStringFormatSpecTypeKey"] as? String ?? "NSStringPluralRuleType"
        guard kind == "NSStringPluralRuleType" else { throw PluralEntryFault("\(name): \(kind) is not known") }
        var texts: [String: StringCatalog.Localization] = [:]
        for category in PluralCategory.allCases.map(\.rawValue) {
            guard let text = rule[category] else { continue }
            guard let text = text as? String else { throw PluralEntryFault("\(name): \(category) is no text") }
            texts[category] = .init(text: text)
        }
        guard texts["other"] != nil else { throw PluralEntryFault("\(name): other is missing") }
        self.init(
            argNum: nil, formatSpecifier: rule["NSStringFormatValueTypeKey"] as? String, variations: .plural(texts),
            takesPlainSpecifier: true)
    }

    fileprivate var texts: [String] {
        guard case .plural(let texts)? = variations else { return [] }
        return texts.values.compactMap { $0.stringUnit?.value }
    }
}

extension FormatPiece {
    /// The variables in a format.
    fileprivate static func variables(of format: String) -> [String] {
        pieces(of: format).compactMap { piece in
            guard case .specifier(let specifier) = piece, case .substitution(let name) = specifier.conversion else {
                return nil
            }
            return name
        }
    }
}
