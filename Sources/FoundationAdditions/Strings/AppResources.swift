import Foundation
import Synchronization

/// The location of the app's own catalogs and strings.
///
/// On Apple's platforms that is `Bundle.main`. A SwiftPM executable instead has its resources beside it, in
/// `<Package>_<Target>.resources`, which this finds. Tests, whose executable is not the app, set `main`.
package enum AppResources {
    private static let chosen = Mutex<Bundle?>(nil)

    /// The bundle that is used in place of `Bundle.main`.
    package static var main: Bundle {
        get {
            chosen.withLock { bundle in
                let found = bundle ?? find()
                bundle = found
                return found
            }
        }
        set { chosen.withLock { $0 = newValue } }
    }

    private static func find() -> Bundle {
        find(beside: executable).flatMap { Bundle(url: $0) } ?? .main
    }

    /// The running program. (Not from `Bundle.main`, which SwiftUI replaces by the resources that are found here.)
    package static var executable: URL {
        let link = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        return link.path == "/proc/self/exe" ? URL(fileURLWithPath: CommandLine.arguments.first ?? "") : link
    }

    /// Whether a file belongs to the app's build products: in a folder of resources next to the program.
    package static func contains(_ url: URL) -> Bool {
        let file = url.resolvingSymlinksInPath().standardizedFileURL.pathComponents
        // The main bundle's folder contains links to what is next to the program.
        let folder = executable.deletingLastPathComponent().resolvingSymlinksInPath().pathComponents
        guard file.starts(with: folder), file.count > folder.count else { return false }
        return [".resources", ".bundle"].contains { file[folder.count].hasSuffix($0) }
    }

    /// The executable's own resources, or else the only ones beside it with a catalog or strings; nil if that is ambiguous, as
    /// beside a test runner.
    package static func find(beside executable: URL) -> URL? {
        let directory = executable.resolvingSymlinksInPath().deletingLastPathComponent()
        let entries =
            (try? FileManager.default.contentsOfDirectory(at: directory, includingPropertiesForKeys: nil)) ?? []
        let bundles = entries.filter { $0.pathExtension == "resources" }
            .sorted { $0.lastPathComponent < $1.lastPathComponent }
        let own = "_\(executable.lastPathComponent).resources"
        if let bundle = bundles.first(where: { $0.lastPathComponent.hasSuffix(own) }) { return bundle }
        let furnished = bundles.filter(hasAppResources)
        return furnished.count == 1 ? furnished[0] : nil
    }

    private static func hasAppResources(_ bundle: URL) -> Bool {
        let entries = (try? FileManager.default.contentsOfDirectory(at: bundle, includingPropertiesForKeys: nil)) ?? []
        return entries.contains { ["xcassets", "xcstrings", "lproj", "xcdatamodeld"].contains($0.pathExtension) }
    }
}

extension Bundle {
    /// The folder of the bundle's resources. (Symbolic links are resolved, because a folder can't be listed through a link.)
    package var resourceDirectory: URL { (resourceURL ?? bundleURL).resolvingSymlinksInPath() }

    /// This bundle, or the one with the app's resources if this is the main one.
    package var orAppResources: Bundle { self == .main ? AppResources.main : self }
}
