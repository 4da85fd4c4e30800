import Assets
import Foundation

/// Symbols, and how images are coloured.
extension UIImage {
    /// A symbol of the system's, as high as it is beside body text, in the colour of what shows it. Nil, and logged, where
    /// there is none of that name.
    public convenience init?(systemName name: String) {
        guard let symbol = SymbolLibrary.symbol(named: name) else {
            UIKitLog.missing("symbol", name)
            return nil
        }
        let box = symbol.viewBox
        let size = CGSize(width: Self.symbolHeight * box.width / box.height, height: Self.symbolHeight)
        let rule = symbol.usesEvenOddRule ? "evenodd" : "nonzero"
        let text = """
            <svg xmlns="http://www.w3.org/2000/svg" width="\(size.width)" height="\(size.height)" \
            viewBox="\(box.x) \(box.y) \(box.width) \(box.height)"><path fill-rule="\(rule)" d="\(symbol.path)"/></svg>
            """
        let image = ImageFiles.register(Data(text.utf8), .svg, size: size, scale: 1, isTemplate: true)
        self.init(resource: image.path, size: size, scale: 1, isTemplate: true)
    }

    /// In points: 1.15 times body text, as in SwiftUI.
    private static let symbolHeight: Double = 20

    /// Whether an image shows its own colours, or only its shape in the colour of what shows it.
    public enum RenderingMode: Int, Sendable {
        /// As the asset catalog says; symbols are templates.
        case automatic
        case alwaysOriginal
        case alwaysTemplate
    }

    public var renderingMode: RenderingMode { isTemplate ? .alwaysTemplate : .automatic }

    public func withRenderingMode(_ mode: RenderingMode) -> UIImage {
        let isTemplate = mode == .automatic ? isTemplate : mode == .alwaysTemplate
        return UIImage(resource: resource, size: size, scale: scale, isTemplate: isTemplate)
    }
}
