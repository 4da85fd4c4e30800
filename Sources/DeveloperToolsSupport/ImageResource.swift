import Foundation

/// Names an image of an asset catalog. The `AssetSymbols` plugin generates one for each image, as Xcode does.
public struct ImageResource: Hashable, Sendable {
    /// The image's name, with the namespaces that it lies in: `Menu/cloud`.
    package let name: String
    /// The bundle whose asset catalog has the image.
    package let bundle: Bundle

    /// Names an image, with the namespaces that it lies in, and the bundle whose catalog has it.
    public init(name: String, bundle: Bundle) {
        self.name = name
        self.bundle = bundle
    }
}
