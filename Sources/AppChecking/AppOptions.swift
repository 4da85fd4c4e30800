/// The compiler's options with which sources for Apple's systems compile as they are.
public enum AppOptions {
    /// On Apple's systems `import Foundation` alone brings these along; here they are modules of their own.
    public static let implicitModules = ["Combine", "CoreGraphics", "FoundationAdditions", "Observation"]

    /// For the target's `swiftSettings: [.unsafeFlags(…)]`.
    public static let compiler = implicitModules.flatMap { ["-Xfrontend", "-import-module", "-Xfrontend", $0] }
}
