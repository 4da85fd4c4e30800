import CoreGraphics
import Foundation

/// Composes symbols from others, as their names are composed: `bell.circle.fill` is a bell cut out of a disc, `folder.badge.plus`
/// a folder with a plus in its corner, `car.2` two cars.
///
/// Apple draws each of them separately; here a symbol is composed if there is no drawing with its full name.
struct SymbolComposition {
    /// Looks up a symbol with a drawing.
    let drawn: (String) -> Symbol?

    func symbol(named name: String) -> Symbol? { symbol(named: name, nesting: 0) }

    /// Symbol names are short; longer ones are refused.
    private static let nestingMax = 6

    private func symbol(named name: String, nesting: Int) -> Symbol? {
        guard nesting < Self.nestingMax else { return nil }
        var parts = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        guard !parts.contains("") else { return nil }
        let isFilled = parts.count > 1 && parts.last == "fill"
        if isFilled { parts.removeLast() }
        let name = SymbolName(parts: parts, isFilled: isFilled)
        let find: (String) -> Symbol? = { drawn($0) ?? symbol(named: $0, nesting: nesting + 1) }
        for rule in SymbolRule.all {
            if let symbol = rule(name, find) { return symbol }
        }
        return nil
    }
}

/// A name split at its dots, without the `fill` at its end.
struct SymbolName {
    let parts: [String]
    let isFilled: Bool

    /// The name of some of the parts, filled if the whole name is.
    func base(_ range: some RangeExpression<Int>) -> String {
        parts[range].joined(separator: ".") + (isFilled ? ".fill" : "")
    }

    /// The name of some of the parts, never filled.
    func plain(_ range: some RangeExpression<Int>) -> String { parts[range].joined(separator: ".") }

    /// The index of a word that has parts before and after it; nil if there is none.
    func split(at word: String) -> Int? {
        parts.firstIndex(of: word).flatMap { $0 > 0 && $0 < parts.count - 1 ? $0 : nil }
    }
}
