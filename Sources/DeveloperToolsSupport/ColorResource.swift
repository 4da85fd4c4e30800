import Foundation

/// Names a color of an asset catalog. The `AssetSymbols` plugin generates one for each color, as Xcode does.
///
/// It isn't the color itself, which depends on the light or dark appearance where it is shown.
public struct ColorResource: Hashable, Sendable {
    /// The color's name, with its namespaces: `Menu/title`.
    package let name: String
    /// The bundle whose asset catalog contains the color.
    package let bundle: Bundle

    /// Creates a resource from a color's name, with its namespaces, and the bundle whose catalog contains it.
    public init(name: String, bundle: Bundle) {
        self.name = name
        self.bundle = bundle
    }
}
