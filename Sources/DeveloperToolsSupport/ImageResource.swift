import Foundation

/// Names an image of an asset catalog. The `AssetSymbols` plugin generates one for each image, as Xcode does.
public struct ImageResource: Hashable, Sendable {
    /// The image's name, with its namespaces: `Menu/cloud`.
    package let name: String
    /// The bundle whose asset catalog contains the image.
    package let bundle: Bundle

    /// Creates a resource from an image's name, with its namespaces, and the bundle whose catalog contains it.
    public init(name: String, bundle: Bundle) {
        self.name = name
        self.bundle = bundle
    }
}
