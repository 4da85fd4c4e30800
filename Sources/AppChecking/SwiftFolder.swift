import DataModels
import Foundation

/// The files below a folder that belong to its programs: no tests, package checkouts or build products.
struct SwiftFolder {
    let sources: [URL]
    let catalogs: [URL]
    let models: [URL]
    /// Xcode projects and package manifests.
    let projects: [URL]
    let manifests: [URL]

    init(_ folder: URL) {
        let files = Self.files(below: folder)
        projects = files.filter { $0.pathExtension == "xcodeproj" }
        catalogs = files.filter { $0.pathExtension == "xcassets" }
        models = files.filter { DataModelFile.extensions.contains($0.pathExtension) }
        manifests = files.filter { $0.lastPathComponent == "Package.swift" }
        sources = files.filter { $0.pathExtension == "swift" && !Self.isManifest($0) }
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
    ]

    private static func isLeftOut(_ name: String) -> Bool {
        ["Pods", "Carthage", "DerivedData", "build", "SourcePackages", "Tests"].contains(name)
            || name.hasSuffix("Tests")
    }
}
