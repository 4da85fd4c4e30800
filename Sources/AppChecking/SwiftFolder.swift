import DataModels
import Foundation

/// The files below a folder that belong to its programs: no tests, package checkouts or build products.
struct SwiftFolder {
    /// All of them but manifests, with folders such as asset catalogs as single files.
    let files: [URL]
    let sources: [URL]
    let catalogs: [URL]
    let models: [URL]
    /// String catalogs.
    let strings: [URL]
    /// Xcode projects and package manifests.
    let projects: [URL]
    let manifests: [URL]

    init(_ folder: URL) {
        let all = Self.files(below: folder)
        manifests = all.filter { $0.lastPathComponent == "Package.swift" }
        files = all.filter { !Self.isManifest($0) }
        projects = files.filter { $0.pathExtension == "xcodeproj" }
        catalogs = files.filter { $0.pathExtension == "xcassets" }
        models = files.filter { DataModelFile.extensions.contains($0.pathExtension) }
        strings = files.filter { $0.pathExtension == "xcstrings" }
        sources = files.filter { $0.pathExtension == "swift" }
    }

    private static func isManifest(_ file: URL) -> Bool {
        file.lastPathComponent.hasPrefix("Package") && file.lastPathComponent.hasSuffix(".swift")
            && (file.lastPathComponent == "Package.swift" || file.lastPathComponent.hasPrefix("Package@"))
    }

    private static func files(below folder: URL) -> [URL] {
        let entries = try? FileManager.default.contentsOfDirectory(
            at: folder, includingPropertiesForKeys: [.isDirectoryKey], options: [.skipsHiddenFiles])
        return (entries ?? []).sorted { $0.path < $1.path }.flatMap { entry -> [URL] in
            guard entry.hasDirectoryPath else { return [entry] }
            if kept.contains(entry.pathExtension) { return [entry] }
            return isLeftOut(entry.lastPathComponent) ? [] : files(below: entry)
        }
    }

    /// Folders that are treated as single files.
    private static let kept = [
        "xcodeproj", "xcassets", "playground", "xcworkspace", "docc", "bundle", "xcdatamodeld", "xcdatamodel",
        "xcmappingmodel", "rkassets", "mlpackage",
    ]

    private static func isLeftOut(_ name: String) -> Bool {
        ["Pods", "Carthage", "DerivedData", "build", "SourcePackages", "Tests"].contains(name)
            || name.hasSuffix("Tests")
    }
}
