import ExternalPrograms
import Foundation

/// A Swift package's targets, as SwiftPM reads them from the manifest. Tests, plugins, macros and C targets are left
/// out.
struct PackageProject {
    let targets: [CheckedTarget]

    /// Reads the manifest with `swift package dump-package`, which fetches nothing. Xcode's app playgrounds need a library that
    /// only Xcode has, so they are treated as one target with all of the folder's sources.
    ///
    /// - Throws: ``ProjectError``, and `POSIXError` if no process can be started.
    init(_ manifest: URL) throws {
        let folder = manifest.deletingLastPathComponent()
        guard try !String(contentsOf: manifest, encoding: .utf8).contains("AppleProductTypes") else {
            targets = [Self.playground(folder)]
            return
        }
        let command = ["swift", "package", "dump-package", "--ignore-lock", "--package-path", folder.path]
        let dump = try ExternalProgram(command, errors: .result).run()
        guard dump.hasSucceeded, let package = try? JSONDecoder().decode(PackageManifest.self, from: dump.output) else {
            let reason = dump.errorText.split(separator: "\n").last.map(String.init)
            throw ProjectError.badManifest(manifest, reason ?? "SwiftPM wrote no JSON")
        }
        targets = package.targets.compactMap { Self.target($0, of: package, in: folder) }
    }

    private static func playground(_ folder: URL) -> CheckedTarget {
        let files = SwiftFolder(folder)
        var target = CheckedTarget(folder.deletingPathExtension().lastPathComponent, sources: files.sources)
        (target.catalogs, target.models, target.strings) = (files.catalogs, files.models, files.strings)
        target.hasResources = files.files.contains { ImplicitResource.includes($0, toolsVersion: "6") }
        return target
    }

    private static func target(
        _ target: PackageManifest.Target, of package: PackageManifest, in folder: URL
    ) -> CheckedTarget? {
        guard ["regular", "executable"].contains(target.type) else { return nil }
        let place = folder.appending(path: target.path ?? self.place(of: target, of: package, in: folder))
        let files = SwiftFolder(place)
        let sources = files.sources.filter { target.has($0, in: place) }
        guard !sources.isEmpty else { return nil }
        let kind: CheckedTarget.Kind = target.type == "executable" ? .app : .library
        var checked = CheckedTarget(target.name, kind: kind, sources: sources)
        let own = files.files.filter { !target.excludes($0, in: place) }
        checked.catalogs = own.filter(Set(files.catalogs).contains)
        checked.models = own.filter(Set(files.models).contains)
        checked.hasResources =
            !(target.resources ?? []).isEmpty
            || own.contains { ImplicitResource.includes($0, toolsVersion: package.toolsVersion._version) }
        checked.strings = checked.hasResources ? own.filter(Set(files.strings).contains) : []
        let settings = target.swiftSettings
        checked.languageMode = settings.lazy.compactMap(\.languageMode).last ?? package.languageMode
        checked.options =
            ["-DSWIFT_PACKAGE", "-DDEBUG", "-package-name", CheckedTarget.identifier(package.name)]
            + settings.flatMap(\.options)
        return checked
    }

    /// The default folder of a target without a path in the manifest: one of its name, or for the only target also the folder
    /// of all sources.
    private static func place(
        of target: PackageManifest.Target, of package: PackageManifest, in folder: URL
    ) -> String {
        let folders = ["Sources", "Source", "src", "srcs"]
        let isAlone = package.targets.count { ["regular", "executable"].contains($0.type) } == 1
        let places = folders.map { "\($0)/\(target.name)" } + (isAlone ? folders : [])
        return places.first { FileManager.default.fileExists(atPath: folder.appending(path: $0).path) } ?? places[0]
    }
}

/// The part of `swift package dump-package` that is used.
struct PackageManifest: Decodable {
    struct Target: Decodable {
        let name: String
        let type: String
        let path: String?
        let exclude: [String]?
        let sources: [String]?
        let resources: [Resource]?
        let settings: [PackageSetting]?

        /// The settings for Swift in a debug build for Apple's devices.
        var swiftSettings: [PackageSetting] { (settings ?? []).filter { $0.tool == "swift" && $0.isForDevices } }

        /// Whether a source in the target's folder belongs to it.
        func has(_ file: URL, in folder: URL) -> Bool {
            !excludes(file, in: folder) && (sources.map { $0.contains { file.isIn($0, of: folder) } } ?? true)
        }

        /// Whether a file in the target's folder is left out, be it a source or a resource.
        func excludes(_ file: URL, in folder: URL) -> Bool {
            (exclude ?? []).contains { file.isIn($0, of: folder) }
        }
    }

    struct Resource: Decodable {
        let path: String
    }

    struct ToolsVersion: Decodable {
        let _version: String
    }

    let name: String
    let targets: [Target]
    let toolsVersion: ToolsVersion
    let swiftLanguageVersions: [String]?

    /// Packages with tools version 6 use Swift 6 mode by default.
    var languageMode: String {
        if let version = swiftLanguageVersions?.last { return version.hasPrefix("6") ? "6" : "5" }
        return toolsVersion._version.hasPrefix("6") ? "6" : "5"
    }
}

extension URL {
    /// Whether it is the file or folder at a path, or in it.
    func isIn(_ path: String, of folder: URL) -> Bool {
        let place = folder.appending(path: path).standardizedFileURL.path
        return self.path == place || self.path.hasPrefix(place.hasSuffix("/") ? place : place + "/")
    }
}
