import DrawingValues
import Foundation

/// The annotations of a symbol template: which path belongs to which layer of which mode, and what the layers look like.
///
/// A path's classes name its layers (`monochrome-0 multicolor-1:systemRedColor hierarchical-0:secondary`), the rules of the
/// template's style sheet tell what they look like (`.multicolor-1:custom {fill:#437B48; opacity:0.5}`). Properties of
/// animations are left out.
///
/// See [Annotating custom
/// symbols](https://developer.apple.com/documentation/technologyoverviews/annotating-sf-symbols).
struct SymbolAnnotations {
    /// A class of a path, such as `hierarchical-1:secondary`.
    private struct LayerName {
        let mode: SymbolMode
        let index: Int
        let color: Substring?

        /// Nil for other classes, such as those that drawing programs show a template by.
        init?(_ name: Substring) {
            let parts = name.split(separator: ":", maxSplits: 1)
            guard let words = parts.first?.split(separator: "-", omittingEmptySubsequences: false), words.count == 2,
                let mode = SymbolMode(rawValue: String(words[0])), let index = Int(words[1]),
                (0..<SymbolAnnotations.layerCountMax).contains(index)
            else { return nil }
            (self.mode, self.index, color) = (mode, index, parts.count > 1 ? parts[1] : nil)
        }
    }

    /// More than the layers of Apple's most detailed symbols.
    private static let layerCountMax = 100

    private let styles: SymbolStyles

    init(styles: SymbolStyles) { self.styles = styles }

    /// The layers of each mode that is annotated; empty if a single color without layers looks the same in all of them.
    func layers(of outlines: [SymbolOutline]) -> [SymbolMode: [SymbolLayer]] {
        var layers: [SymbolMode: [Int: SymbolLayer]] = [:]
        for outline in outlines {
            for name in outline.classes {
                guard let layer = LayerName(name) else { continue }
                layers[layer.mode, default: [:]][layer.index, default: self.layer(layer, styles[name])]
                    .add(outline.path, usesEvenOddRule: outline.usesEvenOddRule)
            }
        }
        let sorted = layers.mapValues { $0.sorted { $0.key < $1.key }.map(\.value) }
        let length = outlines.reduce(0) { $0 + $1.path.elements.count }
        let isPlain = sorted.values.allSatisfy { layers in
            layers.allSatisfy(\.isPlain) && layers.reduce(0) { $0 + $1.path.elements.count } == length
        }
        return isPlain ? [:] : sorted
    }

    private func layer(_ name: LayerName, _ style: SymbolStyles.Rule) -> SymbolLayer {
        SymbolLayer(
            fill: fill(name, style), opacity: style.opacity, clearsBehind: style.clearsBehind,
            threshold: style.threshold)
    }

    private func fill(_ name: LayerName, _ style: SymbolStyles.Rule) -> SymbolLayer.Fill {
        switch (name.mode, name.color) {
        case (.hierarchical, "secondary"): .level(1)
        case (.hierarchical, "tertiary"): .level(2)
        case (.multicolor, let color?) where color != "tintColor": .color(name: String(color), style.fill)
        default: .level(0)
        }
    }
}

/// The style sheet of a symbol template.
struct SymbolStyles {
    struct Rule: Equatable {
        var fill: RGBA?
        var opacity = 1.0
        var clearsBehind = false
        var threshold: Double?
    }

    private var rules: [Substring: Rule] = [:]

    init() {}

    /// Adds the rules of a style sheet. Selectors are class names; colons needn't be escaped in them.
    mutating func read(_ sheet: String) {
        let sheet = sheet.replacing(/\/\*.*?\*\//.dotMatchesNewlines(), with: "").replacing("\\:", with: ":")
        for block in sheet.split(separator: "}") {
            let parts = block.split(separator: "{", maxSplits: 1)
            guard parts.count == 2 else { continue }
            for selector in parts[0].split(separator: ",") {
                let name = selector.trimming { $0.isWhitespace || $0 == "." }
                for declaration in parts[1].split(separator: ";") { rules[name, default: Rule()].read(declaration) }
            }
        }
    }

    /// The style of a class; one without a rule is opaque.
    subscript(name: Substring) -> Rule { rules[name] ?? Rule() }
}

extension SymbolStyles.Rule {
    fileprivate mutating func read(_ declaration: Substring) {
        let parts = declaration.split(separator: ":", maxSplits: 1).map { $0.trimming(\.isWhitespace) }
        guard parts.count == 2 else { return }
        let number = Double(parts[1]).flatMap { $0.isFinite ? min(max($0, 0), 1) : nil }
        switch parts[0] {
        case "fill": fill = RGBA(hexadecimal: parts[1])
        case "opacity": opacity = number ?? 1
        case "-sfsymbols-clear-behind": clearsBehind = parts[1] == "true"
        case "-sfsymbols-variable-threshold": threshold = number
        default: break
        }
    }
}

extension RGBA {
    /// `#rrggbb` or `#rgb`.
    fileprivate init?(hexadecimal text: Substring) {
        let digits = text.dropFirst()
        guard text.first == "#", digits.allSatisfy(\.isHexDigit), let code = Int(digits, radix: 16) else { return nil }
        switch digits.count {
        case 6: self.init(code: code, alpha: 1)
        case 3:
            let (red, green, blue) = (code >> 8, code >> 4 & 15, code & 15)
            self.init(code: red * 0x110000 + green * 0x1100 + blue * 0x11, alpha: 1)
        default: return nil
        }
    }
}

extension Substring {
    fileprivate func trimming(_ isNeedless: (Character) -> Bool) -> Substring {
        let start = drop(while: isNeedless)
        guard let end = start.lastIndex(where: { !isNeedless($0) }) else { return start }
        return start[...end]
    }
}
