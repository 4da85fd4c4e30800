import CoreGraphics
import DrawingValues

/// A symbol in its colors as an SVG file of its own.
package struct SymbolFile {
    package struct Layer {
        private let path: PathGeometry
        private let usesEvenOddRule: Bool
        /// Nil for a layer that only cuts out its shape.
        fileprivate let color: RGBA?
        fileprivate let clearsBehind: Bool

        package init(path: PathGeometry, usesEvenOddRule: Bool, color: RGBA?, clearsBehind: Bool) {
            self.path = path
            self.usesEvenOddRule = usesEvenOddRule
            self.color = color
            self.clearsBehind = clearsBehind
        }

        fileprivate func element(_ color: RGBA) -> String {
            let (red, green, blue, alpha) = color.bytes
            let opacity = alpha == 255 ? "" : #" fill-opacity="\#(color.alpha)""#
            let rule = usesEvenOddRule ? "evenodd" : "nonzero"
            return
                #"<path fill="rgb(\#(red),\#(green),\#(blue))"\#(opacity) fill-rule="\#(rule)" d="\#(path.svgPathData)"/>"#
        }
    }

    private let viewBox: CGRect
    private let layers: [Layer]

    package init(viewBox: CGRect, layers: [Layer]) {
        self.viewBox = viewBox
        self.layers = layers
    }

    /// A symbol's layers in the colors that `color` has for them, times their opacity.
    package init(
        _ symbol: Symbol, in mode: SymbolMode, value: Double? = nil, color: (SymbolLayer.Fill) -> RGBA
    ) {
        viewBox = CGRect(symbol.viewBox)
        layers = symbol.layers(in: mode).map { layer in
            let color = color(layer.fill).opacity(layer.opacity(at: value))
            return Layer(
                path: layer.path, usesEvenOddRule: layer.usesEvenOddRule, color: color.alpha > 0 ? color : nil,
                clearsBehind: layer.clearsBehind)
        }
    }

    /// What a layer cuts is a group with a mask: white all around, and the layer's shape in black.
    package func svg(size: CGSize) -> String {
        var content = ""
        for (index, layer) in layers.enumerated() {
            if layer.clearsBehind {
                let mask = area + layer.element(RGBA(code: 0))
                content =
                    #"<mask id="m\#(index)" maskUnits="userSpaceOnUse"\#(place)>\#(mask)</mask>"#
                    + #"<g mask="url(#m\#(index))">\#(content)</g>"#
            }
            if let color = layer.color { content += layer.element(color) }
        }
        return """
            <svg xmlns="http://www.w3.org/2000/svg" width="\(size.width)" height="\(size.height)" \
            viewBox="\(viewBox.minX) \(viewBox.minY) \(viewBox.width) \(viewBox.height)">\(content)</svg>
            """
    }

    private var area: String { #"<rect fill="white"\#(place)/>"# }

    private var place: String {
        #" x="\#(viewBox.minX)" y="\#(viewBox.minY)" width="\#(viewBox.width)" height="\#(viewBox.height)""#
    }
}
