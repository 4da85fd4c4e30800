import Foundation

/// Names a colour of an asset catalog. The `AssetSymbols` plugin generates one for each colour, as Xcode does.
///
/// Not the colour itself: which one it is depends on the light or dark appearance where it is shown.
public struct ColorResource: Hashable, Sendable {
    /// The colour's name, with the namespaces that it lies in: `Menu/title`.
    package let name: String
    /// The bundle whose asset catalog has the colour.
    package let bundle: Bundle

    /// Names a colour, with the namespaces that it lies in, and the bundle whose catalog has it.
    public init(name: String, bundle: Bundle) {
        self.name = name
        self.bundle = bundle
    }
}
