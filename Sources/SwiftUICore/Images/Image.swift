import Assets
import DeveloperToolsSupport
import DisplayList
import Foundation

/// A picture: of an asset catalog, or a symbol that is drawn in the foreground style at the size of the text around it.
///
/// See [Image](https://developer.apple.com/documentation/swiftui/image).
public struct Image: Equatable, Sendable {
    enum Source: Equatable, Sendable {
        /// Nil is the main bundle.
        case asset(name: String, bundle: Bundle?)
        case symbol(name: String)
        case resource(ResourcePath, size: CGSize)
        case drawn(DrawnImage)
    }

    /// How an image is scaled to a frame that is not its own size.
    public enum ResizingMode: Hashable, Sendable { case tile, stretch }

    /// Whether an image is drawn with its own colors, or as a template whose shape is filled.
    public enum TemplateRenderingMode: Hashable, Sendable { case template, original }

    /// How smoothly an image is scaled.
    public enum Interpolation: Hashable, Sendable { case none, low, medium, high }

    /// The size of symbols relative to the text beside them.
    public enum Scale: Hashable, CaseIterable, Sendable { case small, medium, large }

    let source: Source
    var label: Text?
    var isDecorative = false
    /// How the image is resized; nil keeps its own size.
    var resizing: ImageResizing?
    var templateRenderingMode: TemplateRenderingMode?
    var isPixelated = false
    var symbolOptions = SymbolOptions()

    var isResizable: Bool { resizing != nil }

    init(_ source: Source, label: Text? = nil, isDecorative: Bool = false) {
        self.source = source
        self.label = label
        self.isDecorative = isDecorative
    }
}

// MARK: - Making images

extension Image {
    /// An image of an asset catalog; assistive technology reads its name, looked up as a text.
    public init(_ name: String, bundle: Bundle? = nil) {
        self.init(.asset(name: name, bundle: bundle), label: Text(LocalizedStringKey(name), bundle: bundle))
    }

    /// An image of an asset catalog, with a text that assistive technology reads.
    public init(_ name: String, bundle: Bundle? = nil, label: Text) {
        self.init(.asset(name: name, bundle: bundle), label: label)
    }

    /// An image that assistive technology ignores.
    public init(decorative name: String, bundle: Bundle? = nil) {
        self.init(.asset(name: name, bundle: bundle), isDecorative: true)
    }

    /// The image of an asset catalog that a generated symbol names.
    public init(_ resource: ImageResource) { self.init(resource.name, bundle: resource.bundle) }

    /// An image that assistive technology ignores, by a generated symbol.
    public init(decorative resource: ImageResource) { self.init(decorative: resource.name, bundle: resource.bundle) }

    /// A symbol by its name in SF Symbols, drawn from a free set with the same meanings.
    public init(systemName: String) { self.init(.symbol(name: systemName)) }

    /// A symbol by its name in SF Symbols. The value, from 0 to 1, tells which layers of a variable symbol are dimmed.
    public init(systemName: String, variableValue: Double?) {
        self.init(systemName: systemName)
        symbolOptions.variableValue = variableValue
    }

    /// A symbol of an asset catalog. The value, from 0 to 1, tells which layers of a variable symbol are dimmed.
    public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
        self.init(name, bundle: bundle)
        symbolOptions.variableValue = variableValue
    }

    /// A symbol of an asset catalog with a text that assistive technology reads. The value, from 0 to 1, tells which layers
    /// of a variable symbol are dimmed.
    public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil, label: Text) {
        self.init(name, bundle: bundle, label: label)
        symbolOptions.variableValue = variableValue
    }

    /// A symbol of an asset catalog that assistive technology ignores. The value, from 0 to 1, tells which layers of a
    /// variable symbol are dimmed.
    public init(decorative name: String, variableValue: Double?, bundle: Bundle? = nil) {
        self.init(decorative: name, bundle: bundle)
        symbolOptions.variableValue = variableValue
    }

    /// An image from a registered resource, with a size in points.
    package init(resource: ResourcePath, size: CGSize, label: Text? = nil) {
        self.init(.resource(resource, size: size), label: label, isDecorative: label == nil)
    }
}

// MARK: - Changing images

extension Image {
    /// Lets the image fill its proposed size.
    ///
    /// - Parameters:
    ///   - capInsets: The margins, in points, that aren't scaled: the left and right ones keep their width, the top and
    ///     bottom ones their height.
    ///   - resizingMode: Whether the area between the margins is stretched or tiled.
    public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
        changing { $0.resizing = ImageResizing(caps: capInsets, mode: resizingMode) }
    }

    /// Sets whether the image is a template, which is drawn in the foreground style. With nil the asset decides;
    /// symbols are templates. In the original mode a symbol has its own colors, as with `SymbolRenderingMode.multicolor`.
    public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
        changing { $0.templateRenderingMode = renderingMode }
    }

    /// Sets how smoothly the image is scaled: `none` keeps its pixels square; all others have the same effect.
    public func interpolation(_ interpolation: Interpolation) -> Image {
        changing { $0.isPixelated = interpolation == .none }
    }

    /// No effect here: the edges of images are always smooth.
    public func antialiased(_ isAntialiased: Bool) -> Image { self }

    func changing(_ change: (inout Image) -> Void) -> Image {
        var copy = self
        change(&copy)
        return copy
    }
}
