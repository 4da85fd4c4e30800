import Foundation
import Synchronization

/// Where the app's own catalogs and strings are.
///
/// On Apple's platforms that is `Bundle.main`. A SwiftPM executable has its resources beside it instead, in
/// `<Package>_<Target>.resources`, which this finds. Tests, whose executable is not the app, set `main`.
package enum AppResources {
    private static let chosen = Mutex<Bundle?>(nil)

    /// The bundle that stands for the main one.
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

    /// The running program. (Not by `Bundle.main`, which SwiftUI makes of the resources that are found here.)
    package static var executable: URL {
        let link = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        return link.path == "/proc/self/exe" ? URL(fileURLWithPath: CommandLine.arguments.first ?? "") : link
    }

    /// The executable's own resources, or else the only ones beside it that have a catalog or strings; nil if that
    /// can't be told, as beside a test runner.
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
        return entries.contains { ["xcassets", "xcstrings", "lproj"].contains($0.pathExtension) }
    }
}

extension Bundle {
    /// Where the bundle's resources lie. (A folder is not listed through a link.)
    package var resourceDirectory: URL { (resourceURL ?? bundleURL).resolvingSymlinksInPath() }

    /// This bundle, or where the app's resources really are if this is the main one.
    package var orAppResources: Bundle { self == .main ? AppResources.main : self }
}
