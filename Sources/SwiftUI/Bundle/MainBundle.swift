import Assets
import ContentHashing
import Foundation
import os

/// An app's main bundle: the resources that SwiftPM has put next to its executable, with an identifier and a property list, as on
/// Apple's systems.
///
/// On Linux, Foundation's own `Bundle.main` is the executable's folder, which doesn't contain them. `Bundle` can't be subclassed
/// here, so this is a folder in the user's caches with links to the resources and to the executable, and a property list. It also
/// contains links to the resources of all targets: SwiftPM's `Bundle.module` looks for `<Package>_<Target>.resources` in the main
/// bundle, and otherwise only where the program was built.
enum MainBundle {
    static let bundle = bundle(of: AppResources.executable)
    private static let log = Logger(subsystem: "Kissa", category: "Bundle")

    /// - Parameter complain: Receives the reason if the app's resources can't be found.
    static func bundle(
        of executable: URL, in caches: URL = .cachesDirectory,
        complain: (String) -> Void = { log.error("\($0, privacy: .public)") }
    ) -> Bundle {
        let resources = AppResources.find(beside: executable)
        let linked = resources.flatMap { resources in
            do { return try folder(for: executable, resources: resources, in: caches) } catch {
                complain("The app is without its resources, for which \(caches.path) can't be written: \(error)")
                return nil
            }
        }
        return linked.flatMap { Bundle(url: $0) } ?? Bundle(url: executable.deletingLastPathComponent())
            ?? Bundle(for: NSObject.self)
    }

    /// Creates or updates the folder. Several processes of an app may do so at once.
    static func folder(
        for executable: URL, resources: URL, in caches: URL = .cachesDirectory
    ) throws -> URL {
        let name = executable.lastPathComponent
        let folder = caches.appending(path: "kissa/\(name)-\(checksum(of: resources.path)).app")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        var targets: [String: URL] = [name: executable]
        let siblings = try files(in: resources.deletingLastPathComponent()).filter { $0.pathExtension == "resources" }
        let own = try files(in: resources)
        for file in siblings + own { targets[file.lastPathComponent] = file }
        let list = targets.removeValue(forKey: "Info.plist")
        let information = AppInformation(name: name, file: list, languages: AppLanguages(of: own))
        try link(targets, in: folder)
        let data = try PropertyListSerialization.data(fromPropertyList: information.entries, format: .xml, options: 0)
        try data.write(to: folder.appending(path: "Info.plist"), options: .atomic)
        return folder
    }

    private static func files(in folder: URL) throws -> [URL] {
        try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    }

    private static func link(_ targets: [String: URL], in folder: URL) throws {
        let manager = FileManager.default
        for old in try manager.contentsOfDirectory(atPath: folder.path) where targets[old] == nil && old != "Info.plist"
        {
            try? manager.removeItem(at: folder.appending(path: old))
        }
        for (name, target) in targets {
            let place = folder.appending(path: name)
            if (try? manager.destinationOfSymbolicLink(atPath: place.path)) == target.path { continue }
            try? manager.removeItem(at: place)
            try? manager.createSymbolicLink(at: place, withDestinationURL: target)
        }
    }

    /// A short hash of a path.
    private static func checksum(of path: String) -> String {
        String(FNV1a.hash(of: path.utf8), radix: 36)
    }
}

/// The main bundle, retained, for CMainBundle, which replaces the function called by Foundation's `Bundle.main`.
@_cdecl("kissa_main_bundle")
func retainedMainBundle() -> UnsafeMutableRawPointer { Unmanaged.passRetained(MainBundle.bundle).toOpaque() }
