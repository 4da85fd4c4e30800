/// The compiler's options with which sources for Apple's systems compile unchanged.
public enum AppOptions {
    /// On Apple's systems `import Foundation` alone includes these; here they are separate modules. FoundationCombine has
    /// `ObservableObject` and `Published`, the only names of Combine's that Foundation has there.
    public static let implicitModules = ["CoreGraphics", "FoundationAdditions", "FoundationCombine", "Observation"]

    /// For the target's `swiftSettings: [.unsafeFlags(…)]`.
    public static let compiler = implicitModules.flatMap { ["-Xfrontend", "-import-module", "-Xfrontend", $0] }
}
