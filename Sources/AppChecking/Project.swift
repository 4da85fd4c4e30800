import Foundation

/// Everything below a path that can be checked: the targets of its Xcode projects, otherwise of its packages, otherwise its Swift
/// files as one app.
public struct Project: Sendable {
    /// The targets to check.
    public let targets: [CheckedTarget]
    /// What was skipped, and why.
    public let remarks: [String]

    /// Reads the projects at a path: a folder, an `.xcodeproj`, a `Package.swift`, or one Swift file.
    ///
    /// - Throws: ``ProjectError``.
    public init(_ path: URL) throws {
        guard FileManager.default.fileExists(atPath: path.path) else { throw ProjectError.noSuchPath(path) }
        var (targets, remarks): ([CheckedTarget], [String]) = ([], [])
        func add(_ read: () throws -> [CheckedTarget]) {
            do { targets += try read() } catch { remarks.append("\(error)") }
        }
        let found = Found(path)
        func addAll() {
            var target = CheckedTarget(path.deletingPathExtension().lastPathComponent, sources: found.sources)
            (target.catalogs, target.models, target.strings) = (found.catalogs, found.models, found.strings)
            target.hasResources = !found.catalogs.isEmpty
            targets = [target]
        }
        for project in found.projects { add { try XcodeProject(project).targets } }
        for manifest in found.manifests { add { try PackageProject(manifest).targets } }
        if targets.isEmpty, !found.sources.isEmpty { addAll() }
        guard !targets.isEmpty else { throw ProjectError.nothingToCheck(path) }
        (self.targets, self.remarks) = (targets, remarks)
    }

    private struct Found {
        var projects: [URL] = []
        var manifests: [URL] = []
        var sources: [URL] = []
        var catalogs: [URL] = []
        var models: [URL] = []
        var strings: [URL] = []

        init(_ path: URL) {
            switch path.lastPathComponent {
            case "Package.swift": manifests = [path]
            case let name where name.hasSuffix(".xcodeproj"): projects = [path]
            case let name where name.hasSuffix(".swift"): sources = [path]
            default:
                let folder = SwiftFolder(path)
                (projects, manifests) = (folder.projects, folder.manifests)
                (sources, catalogs, models, strings) = (folder.sources, folder.catalogs, folder.models, folder.strings)
            }
        }
    }
}
