import Assets
import DisplayList
import Foundation
import TextLayout

/// An image resolved in an environment: its drawing and its own size.
struct ResolvedImage: Equatable {
    enum Drawing: Equatable {
        case bitmap(ResourcePath, isTemplate: Bool)
        case symbol(PaintedSymbol)
    }

    /// The drawing; nil if the image is missing, in which case nothing is shown and the size is zero.
    var drawing: Drawing?
    /// The size in points.
    var size = CGSize.zero
    /// The slicing from the catalog; nil if the image is resized as a whole.
    var slicing: ImageResizing?
    /// A symbol's baseline, from the top.
    var baseline: CGFloat?
    /// The accessibility label; nil if the image is decorative.
    var label: String?

    var isSymbol: Bool { if case .symbol? = drawing { true } else { false } }
}

extension Image {
    /// The nonisolated form of `resolve(in:)`. Everything that resolves views runs on the main actor, but some callers
    /// can't express it.
    func resolved(in environment: EnvironmentValues) -> ResolvedImage {
        nonisolated(unsafe) let environment = environment
        nonisolated(unsafe) var resolved = ResolvedImage()
        MainActor.assumeIsolated { resolved = resolve(in: environment) }
        return resolved
    }

    @MainActor
    func resolve(in environment: EnvironmentValues) -> ResolvedImage {
        var image = resolveDrawing(in: environment)
        if image.drawing != nil, !isDecorative {
            image.label = label?.plainText(in: environment) ?? symbolDescription
        }
        return image
    }

    @MainActor
    private func resolveDrawing(in environment: EnvironmentValues) -> ResolvedImage {
        switch source {
        case .asset(let name, let bundle):
            if let symbol = CatalogSymbols.symbol(named: name, in: bundle, environment) {
                return resolve(symbol, bundle, in: environment)
            }
            guard let asset = AssetImages.image(named: name, in: bundle, environment) else { return ResolvedImage() }
            let isTemplate = templateRenderingMode.map { $0 == .template } ?? asset.isTemplate
            return ResolvedImage(
                drawing: .bitmap(asset.path, isTemplate: isTemplate), size: asset.size, slicing: asset.slicing)
        case .resource(let path, let size):
            return ResolvedImage(
                drawing: .bitmap(path, isTemplate: templateRenderingMode == .template), size: size)
        case .drawn(let drawn):
            guard let path = drawn.resource(in: environment) else { return ResolvedImage() }
            return ResolvedImage(
                drawing: .bitmap(path, isTemplate: templateRenderingMode == .template), size: drawn.size)
        case .symbol(let name):
            let name = environment.symbolVariants.name(of: name)
            guard let symbol = SymbolLibrary.symbol(named: name) else { return ResolvedImage() }
            return resolve(symbol, nil, in: environment)
        }
    }

    @MainActor
    private func resolve(_ symbol: Symbol, _ bundle: Bundle?, in environment: EnvironmentValues) -> ResolvedImage {
        let measures = SymbolMeasures(symbol, in: environment)
        var options = symbolOptions
        if templateRenderingMode == .original, options.renderingMode == nil { options.renderingMode = .multicolor }
        let resolved = PaintedSymbol(symbol, options, bundle: bundle, in: environment)
        return ResolvedImage(drawing: .symbol(resolved), size: measures.size, baseline: measures.baseline)
    }

    /// `cup.and.saucer.fill` is read as "cup and saucer".
    private var symbolDescription: String? {
        guard case .symbol(let name) = source else { return nil }
        return name.split(separator: ".").filter { $0 != "fill" }.joined(separator: " ")
    }
}

/// The size of a symbol beside text.
///
/// The capital letters are centered on the symbol's height.
struct SymbolMeasures {
    let size: CGSize
    /// From the top of the box.
    let baseline: CGFloat

    @MainActor
    init(_ symbol: Symbol, in environment: EnvironmentValues) {
        let font = environment.textFont
        let height = (CGFloat(font.size * symbol.height) * environment.imageScale.factor).rounded()
        let width = height * CGFloat(symbol.viewBox.width / symbol.viewBox.height)
        size = CGSize(width: width, height: height)
        baseline = (height + CGFloat(TextEngine.metrics(for: font).capHeight)) / 2
    }
}

extension Image.Scale {
    fileprivate var factor: CGFloat {
        switch self {
        case .small: 0.8
        case .medium: 1
        case .large: 1.28
        }
    }
}
