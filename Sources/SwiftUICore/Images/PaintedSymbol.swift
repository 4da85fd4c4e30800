import Assets
import DisplayList
import DrawingValues
import Foundation

/// A symbol's layers as they are painted in an environment, from the back to the front. A symbol has one at least, unless
/// its template hides all of them.
struct PaintedSymbol: Equatable {
    let viewBox: CGRect
    private(set) var layers: [PathContent.Layer] = []

    /// The only layer, for a symbol in one color.
    var outline: PathContent.Layer? { layers.count == 1 ? layers[0] : nil }

    /// - Parameter bundle: Where the symbol's template looks for colors; nil is the app's own.
    init(_ symbol: Symbol, _ options: SymbolOptions, bundle: Bundle? = nil, in environment: EnvironmentValues) {
        viewBox = CGRect(symbol.viewBox)
        let palette = SymbolPalette(options, preferredMode: symbol.preferredMode, bundle: bundle, in: environment)
        for layer in symbol.layers(in: palette.layers) { add(layer, palette) }
    }

    private mutating func add(_ layer: SymbolLayer, _ palette: SymbolPalette) {
        // Nothing is cut out of what is empty.
        let clearsBehind = layer.clearsBehind && !layers.isEmpty
        let paint = palette.paint(of: layer)
        guard paint != nil || clearsBehind else { return }
        if palette.joinsLayers, !clearsBehind, let last = layers.last, last.fill == paint,
            last.usesEvenOddRule == layer.usesEvenOddRule
        {
            layers[layers.count - 1].path.append(layer.path)
        } else {
            layers.append(
                PathContent.Layer(
                    path: layer.path, fill: paint, usesEvenOddRule: layer.usesEvenOddRule, clearsBehind: clearsBehind))
        }
    }

    /// The symbol as an element's content.
    var content: PathContent {
        guard let first = layers.first else { return PathContent(path: PathGeometry(), viewBox: viewBox) }
        return PathContent(
            path: first.path, viewBox: viewBox, fill: first.fill, usesEvenOddRule: first.usesEvenOddRule,
            layers: Array(layers.dropFirst()))
    }

    /// The symbol in its colors as a file that a page can load.
    func registeredFile(size: CGSize) -> ResourcePath {
        let file = SymbolFile(
            viewBox: viewBox,
            layers: layers.map {
                SymbolFile.Layer(
                    path: $0.path, usesEvenOddRule: $0.usesEvenOddRule, color: $0.fill?.color,
                    clearsBehind: $0.clearsBehind)
            })
        return ResourceStore.shared.hold(
            Data(file.svg(size: size).utf8), contentType: "image/svg+xml", pathExtension: "svg")
    }
}

/// The paints of a symbol's layers in an environment.
private struct SymbolPalette {
    private let mode: SymbolRenderingMode
    private let isGradient: Bool
    private let value: Double?
    private let bundle: Bundle?
    private let environment: EnvironmentValues

    init(
        _ options: SymbolOptions, preferredMode: SymbolMode?, bundle: Bundle?, in environment: EnvironmentValues
    ) {
        self.environment = environment
        self.bundle = bundle
        let automatic = environment.foregroundLevels.count > 1 ? .palette : SymbolRenderingMode(preferredMode)
        mode = options.renderingMode ?? environment.symbolRenderingMode ?? automatic
        isGradient = (options.colorRenderingMode ?? environment.symbolColorRenderingMode) == .gradient
        value = options.variableValue
    }

    /// Whose layers are drawn.
    var layers: SymbolMode {
        switch mode {
        case .hierarchical, .palette: .hierarchical
        case .multicolor: .multicolor
        default: .monochrome
        }
    }

    /// Whether neighboring layers in one color are filled as one path, as a symbol without layers is.
    var joinsLayers: Bool { mode == .monochrome }

    /// Nil for a layer that is invisible.
    func paint(of layer: SymbolLayer) -> Paint? {
        let opacity = layer.opacity(at: value)
        guard opacity > 0 else { return nil }
        let paint = paint(of: layer.fill).opacity(opacity)
        guard isGradient, case .color(let color) = paint else { return paint }
        return Color(Color.Resolved(color)).gradient.paint(level: 0, in: environment)
    }

    private func paint(of fill: SymbolLayer.Fill) -> Paint {
        switch fill {
        case .level(let level): foreground(level)
        case .color(let name, let other): (color(name) ?? other?.clamped).map { .color($0) } ?? foreground(0)
        }
    }

    private func foreground(_ level: Int) -> Paint {
        let count = environment.foregroundLevels.count
        let level = mode == .palette && count > 1 ? min(level, count - 1) : level
        return environment.foregroundLevels.paint(level: level, in: environment)
    }

    private func color(_ name: String) -> DisplayColor? {
        if let look = SystemColors.look(referredTo: name) {
            return look.color(isDark: environment.colorScheme == .dark, isRaised: environment.isRaised)
        }
        return AssetColors.color(AssetColors.Name(name: name, bundle: bundle), in: environment, isOptional: true)
    }
}

extension SymbolRenderingMode {
    fileprivate init(_ mode: SymbolMode?) {
        self =
            switch mode {
            case .hierarchical: .hierarchical
            case .multicolor: .multicolor
            case .monochrome, nil: .monochrome
            }
    }
}
