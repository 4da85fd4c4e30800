import CoreGraphics
import Foundation

/// Symbols that are made of others, as their names are: `bell.circle.fill` is a bell cut out of a disc, `folder.badge.plus` a
/// folder with a plus in its corner, `car.2` two cars.
///
/// Apple has each as a drawing of its own; here one is composed where no drawing has the whole name.
struct SymbolComposition {
    /// Finds a symbol that is drawn.
    let drawn: (String) -> Symbol?

    func symbol(named name: String) -> Symbol? { symbol(named: name, nesting: 0) }

    /// Names are short; whoever writes a long one gets no symbol.
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

/// A name in its parts, without the `fill` at its end.
struct SymbolName {
    let parts: [String]
    let isFilled: Bool

    /// The name of a part of it, filled where the whole is.
    func base(_ range: some RangeExpression<Int>) -> String {
        parts[range].joined(separator: ".") + (isFilled ? ".fill" : "")
    }

    /// The same, never filled.
    func plain(_ range: some RangeExpression<Int>) -> String { parts[range].joined(separator: ".") }

    /// The parts before and after a word, if it stands between some.
    func split(at word: String) -> Int? {
        parts.firstIndex(of: word).flatMap { (1..<parts.count - 1).contains($0) ? $0 : nil }
    }
}
