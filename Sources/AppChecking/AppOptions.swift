/// The compiler's options with which sources for Apple's systems compile unchanged.
public enum AppOptions {
    /// On Apple's systems `import Foundation` alone includes these; here they are separate modules.
    public static let implicitModules = ["Combine", "CoreGraphics", "FoundationAdditions", "Observation"]

    /// For the target's `swiftSettings: [.unsafeFlags(…)]`.
    public static let compiler = implicitModules.flatMap { ["-Xfrontend", "-import-module", "-Xfrontend", $0] }
}
