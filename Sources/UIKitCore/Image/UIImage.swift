import Assets
import DisplayList
import Foundation

/// An image as the app's resources or its own bytes have it. Nothing is decoded: that is the browser's task.
///
/// See [UIImage](https://developer.apple.com/documentation/uikit/uiimage).
public final class UIImage: NSObject, @unchecked Sendable {
    // @unchecked: all its properties are constants.
    /// In points.
    public let size: CGSize
    /// Pixels a point.
    public let scale: CGFloat
    /// Where the page finds the image.
    package let resource: ResourcePath
    /// Whether only the shape counts.
    package let isTemplate: Bool

    package init(resource: ResourcePath, size: CGSize, scale: CGFloat, isTemplate: Bool = false) {
        self.resource = resource
        self.size = size
        self.scale = scale
        self.isTemplate = isTemplate
        super.init()
    }

    /// The image of that name: in the bundle's asset catalogs, or else a file among its resources (`.png` where the name
    /// has no extension). Nil, and logged, where there is none.
    public convenience init?(named name: String, in bundle: Bundle? = nil) {
        guard let image = ImageFiles.image(named: name, in: bundle ?? .main) else {
            UIKitLog.missing("image", name)
            return nil
        }
        self.init(image)
    }

    public convenience init?(contentsOfFile path: String) {
        guard let image = ImageFiles.image(at: URL(fileURLWithPath: path)) else { return nil }
        self.init(image)
    }

    /// PNG, JPEG or SVG with a size; nil for anything else.
    public convenience init?(data: Data, scale: CGFloat = 1) {
        guard let image = ImageFiles.image(data, scale: scale) else { return nil }
        self.init(image)
    }

    /// Empty, and without a size.
    public convenience override init() { self.init(resource: ResourcePath(""), size: .zero, scale: 1) }

    private convenience init(_ image: ImageFiles.Image) {
        self.init(resource: image.path, size: image.size, scale: image.scale, isTemplate: image.isTemplate)
    }

    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIImage else { return false }
        return resource == other.resource && scale == other.scale
    }

    public override var hash: Int { resource.hashValue }
}
