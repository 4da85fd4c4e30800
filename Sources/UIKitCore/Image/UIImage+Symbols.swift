import Assets
import CoreGraphics
import DisplayList
import DrawingValues
import Foundation

/// How a symbol is drawn. All symbols have one weight here.
package struct SymbolLook: Hashable, Sendable {
    /// How the symbol's layers are colored.
    package enum Coloring: Hashable, Sendable {
        /// All in one color.
        case monochrome
        /// In shades of a color.
        case hierarchy(DisplayColor)
        /// In a color for each level, of which the last one serves all further levels.
        case palette([DisplayColor])
        /// In the symbol's own colors, and the tint for layers that have none.
        case multicolor(isDark: Bool, tint: DisplayColor)
    }

    package var name: String
    /// The size of the text beside the symbol.
    package var pointSize: CGFloat = 17
    /// A scale factor.
    package var factor: CGFloat = 1
    /// The color in sRGB; nil is black, which a template replaces with its own color.
    package var color: DisplayColor?
    package var coloring = Coloring.monochrome
    /// From 0 to 1: dims the layers of a variable symbol above it; nil dims none.
    package var variableValue: Double?

    package init(name: String) { self.name = name }

    /// 1.15 times the text size, rounded to whole points, as in SwiftUI.
    var height: CGFloat { max((pointSize * 1.15 * factor).rounded(), 1) }

    /// Whether the symbol has colors of its own, so that it is no template.
    func hasOwnColors(_ symbol: Symbol) -> Bool {
        switch coloring {
        case .monochrome: false
        case .hierarchy: true
        case .palette(let colors): !colors.isEmpty
        case .multicolor:
            symbol.layers[.multicolor]?.contains { if case .color = $0.fill { true } else { false } } ?? false
        }
    }

    /// The symbol in its colors; in black, which a template replaces, if it has none.
    func file(_ symbol: Symbol) -> SymbolFile {
        let black = RGBA(code: 0)
        switch coloring {
        case .monochrome:
            return SymbolFile(symbol, in: .monochrome, value: variableValue) { _ in color ?? black }
        case .hierarchy(let color):
            return file(symbol, [1, 0.5, 0.25].map { color.opacity($0) })
        case .palette(let colors): return file(symbol, colors.isEmpty ? [black] : colors)
        case .multicolor(let isDark, let tint):
            return SymbolFile(symbol, in: .multicolor, value: variableValue) { fill in
                guard case .color(let name, let other) = fill else { return color ?? tint }
                guard let look = SystemColors.look(referredTo: name) else { return other ?? black }
                return isDark ? look.dark : look.light
            }
        }
    }

    private func file(_ symbol: Symbol, _ levels: [DisplayColor]) -> SymbolFile {
        SymbolFile(symbol, in: .hierarchical, value: variableValue) { fill in
            guard case .level(let level) = fill else { return levels[0] }
            return levels[min(level, levels.count - 1)]
        }
    }
}

/// Symbols, and how images are colored.
extension UIImage {
    /// A symbol of the system, as high as it is beside body text, in the color of what shows it. Nil, and logged, if
    /// there is none of that name.
    public convenience init?(systemName name: String) { self.init(SymbolLook(name: name)) }

    /// A symbol of the system, as high as it is beside body text. Nil, and logged, if there is none of that name.
    /// - Parameter traits: Ignored: the same symbol is used for all.
    public convenience init?(systemName name: String, compatibleWith traits: UITraitCollection?) {
        self.init(SymbolLook(name: name))
    }

    package convenience init?(_ look: SymbolLook, renderingMode: RenderingMode = .automatic) {
        guard let symbol = SymbolLibrary.symbol(named: look.name) else {
            UIKitLog.missing("symbol", look.name)
            return nil
        }
        let box = symbol.viewBox
        let size = CGSize(width: look.height * box.width / box.height, height: look.height)
        let text = look.file(symbol).svg(size: size)
        let image = ImageFiles.register(Data(text.utf8), .svg, size: size, scale: 1, isTemplate: true)
        self.init(
            resource: image.path, size: size, scale: 1, isTemplate: !look.hasOwnColors(symbol),
            renderingMode: renderingMode,
            symbol: look)
    }

    /// Whether the image is a symbol.
    public var isSymbolImage: Bool { symbol != nil }

    /// Whether an image shows its own colors, or only its shape in the color of what shows it.
    public enum RenderingMode: Int, Sendable {
        /// As the asset catalog says; symbols are templates.
        case automatic
        /// In its own colors.
        case alwaysOriginal
        /// Only its shape counts, in the color of what shows it.
        case alwaysTemplate
    }

    /// The same image, shown in its own colors or as a shape.
    public func withRenderingMode(_ mode: RenderingMode) -> UIImage { UIImage(copying: self, renderingMode: mode) }
}

extension DisplayColor {
    /// `rgb(…)`, without the opacity.
    var svgColor: String {
        let shown = bytes
        return "rgb(\(shown.red),\(shown.green),\(shown.blue))"
    }
}
