import Assets
import CoreGraphics
import DisplayList
import DrawingValues
import Foundation

/// How a symbol is drawn. All symbols have one weight and one layer here.
package struct SymbolLook: Hashable, Sendable {
    package var name: String
    /// The size of the text beside the symbol.
    package var pointSize: CGFloat = 17
    /// A scale factor.
    package var factor: CGFloat = 1
    /// The color in sRGB; nil is black, which a template replaces with its own color.
    package var color: DisplayColor?
    /// Whether `color` was set in a way that makes the symbol no template.
    package var hasOwnColor = false

    package init(name: String) { self.name = name }

    /// 1.15 times the text size, rounded to whole points, as in SwiftUI.
    var height: CGFloat { max((pointSize * 1.15 * factor).rounded(), 1) }
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
        let rule = symbol.usesEvenOddRule ? "evenodd" : "nonzero"
        let text = """
            <svg xmlns="http://www.w3.org/2000/svg" width="\(size.width)" height="\(size.height)" \
            viewBox="\(box.x) \(box.y) \(box.width) \(box.height)"><path\(look.color?.fill ?? "") \
            fill-rule="\(rule)" d="\(symbol.path.svgPathData)"/></svg>
            """
        let image = ImageFiles.register(Data(text.utf8), .svg, size: size, scale: 1, isTemplate: true)
        self.init(
            resource: image.path, size: size, scale: 1, isTemplate: !look.hasOwnColor, renderingMode: renderingMode,
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
    /// SVG attributes for the fill.
    fileprivate var fill: String { " fill=\"\(svgColor)\" fill-opacity=\"\(alpha)\"" }

    /// `rgb(…)`, without the opacity.
    var svgColor: String {
        let shown = bytes
        return "rgb(\(shown.red),\(shown.green),\(shown.blue))"
    }
}
