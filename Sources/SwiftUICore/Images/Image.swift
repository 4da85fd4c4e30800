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

    /// Whether an image's colours count, or its shape alone.
    public enum TemplateRenderingMode: Hashable, Sendable { case template, original }

    /// How smooth an image is that is drawn larger or smaller.
    public enum Interpolation: Hashable, Sendable { case none, low, medium, high }

    /// How large symbols are beside their text.
    public enum Scale: Hashable, CaseIterable, Sendable { case small, medium, large }

    let source: Source
    var label: Text?
    var isDecorative = false
    /// Nil leaves the image its own size.
    var resizing: ImageResizing?
    var templateRenderingMode: TemplateRenderingMode?
    var isPixelated = false

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

    /// An image that says nothing to assistive technology.
    public init(decorative name: String, bundle: Bundle? = nil) {
        self.init(.asset(name: name, bundle: bundle), isDecorative: true)
    }

    /// The image of an asset catalog that a generated symbol names.
    public init(_ resource: ImageResource) { self.init(resource.name, bundle: resource.bundle) }

    /// An image that says nothing to assistive technology, by a generated symbol.
    public init(decorative resource: ImageResource) { self.init(decorative: resource.name, bundle: resource.bundle) }

    /// A symbol by its name in SF Symbols, drawn from a free set with the same meanings.
    public init(systemName: String) { self.init(.symbol(name: systemName)) }

    /// Symbols have one layer here, which is drawn whole whatever the value.
    public init(systemName: String, variableValue: Double?) { self.init(systemName: systemName) }

    /// Images of a catalog have no layers that a value uncovers.
    public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) { self.init(name, bundle: bundle) }

    /// An image with a text that assistive technology reads. The value has no effect here.
    public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil, label: Text) {
        self.init(name, bundle: bundle, label: label)
    }

    /// An image that says nothing to assistive technology. The value has no effect here.
    public init(decorative name: String, variableValue: Double?, bundle: Bundle? = nil) {
        self.init(decorative: name, bundle: bundle)
    }

    /// Bytes that are registered as a resource, shown `size` points large.
    package init(resource: ResourcePath, size: CGSize, label: Text? = nil) {
        self.init(.resource(resource, size: size), label: label, isDecorative: label == nil)
    }
}

// MARK: - Changing images

extension Image {
    /// Lets the image fill whatever it is offered.
    ///
    /// - Parameters:
    ///   - capInsets: How far from its edges the image keeps its width, its height, or both.
    ///   - resizingMode: Whether what lies between is stretched, or drawn over and over.
    public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
        changing { $0.resizing = ImageResizing(caps: capInsets, mode: resizingMode) }
    }

    /// Template images are drawn in the foreground style. Nil leaves it to the asset; symbols are templates.
    public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
        changing { $0.templateRenderingMode = renderingMode }
    }

    /// Sets how smooth the image is where it is drawn larger: `none` keeps its pixels square, and all others are alike.
    public func interpolation(_ interpolation: Interpolation) -> Image {
        changing { $0.isPixelated = interpolation == .none }
    }

    /// No effect here: the edges of images are always smooth.
    public func antialiased(_ isAntialiased: Bool) -> Image { self }

    private func changing(_ change: (inout Image) -> Void) -> Image {
        var copy = self
        change(&copy)
        return copy
    }
}
