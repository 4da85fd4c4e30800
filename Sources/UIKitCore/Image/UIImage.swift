import Assets
import DeveloperToolsSupport
import DisplayList
import Foundation

/// An image from the app's resources or from bytes. The browser decodes it.
///
/// See [UIImage](https://developer.apple.com/documentation/uikit/uiimage).
public final class UIImage: NSObject, @unchecked Sendable {
    // @unchecked: all its properties are constants.
    /// The size, in points.
    public let size: CGSize
    /// Pixels per point.
    public let scale: CGFloat
    /// Where the page finds the image.
    package let resource: ResourcePath
    /// Whether the image shows its own colors, or only its shape.
    public let renderingMode: RenderingMode
    /// Whether the image is a template by default.
    let isTemplateItself: Bool
    /// The symbol that the image was drawn from, if any.
    package let symbol: SymbolLook?

    package init(
        resource: ResourcePath, size: CGSize, scale: CGFloat, isTemplate: Bool = false,
        renderingMode: RenderingMode = .automatic, symbol: SymbolLook? = nil
    ) {
        self.resource = resource
        self.size = size
        self.scale = scale
        isTemplateItself = isTemplate
        self.renderingMode = renderingMode
        self.symbol = symbol
        super.init()
    }

    convenience init(copying image: UIImage, size: CGSize? = nil, renderingMode: RenderingMode? = nil) {
        self.init(
            resource: image.resource, size: size ?? image.size, scale: image.scale,
            isTemplate: image.isTemplateItself, renderingMode: renderingMode ?? image.renderingMode,
            symbol: image.symbol)
    }

    /// Whether only the shape counts.
    package var isTemplate: Bool {
        renderingMode == .automatic ? isTemplateItself : renderingMode == .alwaysTemplate
    }

    /// The image of that name: in the bundle's asset catalogs, or else a file among its resources (`.png` if the name
    /// has no extension). Nil, and logged, if there is none.
    /// - Parameter traits: Ignored: the same image is used for all.
    public convenience init?(
        named name: String, in bundle: Bundle? = nil, compatibleWith traits: UITraitCollection? = nil
    ) {
        guard let image = ImageFiles.image(named: name, in: bundle ?? .main) else {
            UIKitLog.missing("image", name)
            return nil
        }
        self.init(image)
    }

    /// The image of a file: PNG, JPEG, HEIC or SVG with a size. A name that ends with `@2x` or `@3x` has two or three pixels
    /// per point. Nil if there is none.
    public convenience init?(contentsOfFile path: String) {
        guard let image = ImageFiles.image(foundAt: URL(fileURLWithPath: path)) else { return nil }
        self.init(image)
    }

    /// An image of a file's bytes: PNG, JPEG, HEIC or SVG with a size; nil for anything else, so for PDF. HEIC is converted
    /// when a page first shows it.
    /// - Parameter scale: Pixels per point.
    public convenience init?(data: Data, scale: CGFloat = 1) {
        guard let image = ImageFiles.image(data, scale: scale) else { return nil }
        self.init(image)
    }

    /// An empty image without a size.
    public convenience override init() { self.init(resource: ResourcePath(""), size: .zero, scale: 1) }

    /// The image of an asset catalog that a generated symbol names; empty, and logged, if there is none.
    public convenience init(resource: ImageResource) {
        self.init(copying: UIImage(named: resource.name, in: resource.bundle) ?? UIImage())
    }

    private convenience init(_ image: ImageFiles.Image) {
        self.init(resource: image.path, size: image.size, scale: image.scale, isTemplate: image.isTemplate)
    }

    /// Whether both show the same file in the same size, density and rendering mode.
    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIImage else { return false }
        return resource == other.resource && size == other.size && scale == other.scale
            && renderingMode == other.renderingMode
    }

    /// A hash of the file's address.
    public override var hash: Int { resource.hashValue }
}
