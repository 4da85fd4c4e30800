import Foundation

/// The files that Xcode makes resources of a package's target although its manifest doesn't name them. The target has a
/// `Bundle.module` then.
enum ImplicitResource {
    /// Whether a file is one.
    ///
    /// - Parameter toolsVersion: The manifest's, such as `5.9.0`.
    static func includes(_ file: URL, toolsVersion: String) -> Bool {
        guard let first = isLocalized(file) ? "5.3" : versions[file.pathExtension] else { return false }
        return toolsVersion.compare(first, options: .numeric) != .orderedAscending
    }

    /// The first tools version that knows the extension.
    private static let versions = [
        "nib": "5.3", "xib": "5.3", "storyboard": "5.3", "xcassets": "5.3", "xcdatamodeld": "5.3",
        "xcdatamodel": "5.3", "xcmappingmodel": "5.3", "metal": "5.3", "mlmodel": "5.7", "mlpackage": "5.7",
        "rkassets": "5.7", "xcstrings": "5.9",
    ]

    /// Whether it is in a folder for a language.
    private static func isLocalized(_ file: URL) -> Bool {
        file.pathComponents.dropLast().contains { $0.hasSuffix(".lproj") }
    }
}
