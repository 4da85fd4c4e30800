import Foundation
import PackagePlugin

/// Generates `.darkBrown` and friends from a target's asset catalogs before it is compiled, as Xcode does.
///
/// The catalogs must be among the target's resources (`.copy("Assets.xcassets")`), since that is where colors and images
/// are read from at run time. The same is true of Core Data's models (`.copy("Model.xcdatamodeld")`), whose classes it generates.
/// String catalogs are resources in any case.
///
/// It also makes an app's `Info.plist` a resource, which SwiftPM refuses if a manifest names it.
@main struct AssetSymbols: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        try [symbols(context, target), classes(context, target), information(context, target)].compactMap { $0 }
            + strings(context, target)
    }

    /// Copies the property list of an app or its tests, which is in the target's folder or one in it. (Others belong to bundles and
    /// extensions.)
    private func information(_ context: PluginContext, _ target: any Target) -> Command? {
        guard let kind = (target as? any SourceModuleTarget)?.kind, [.executable, .test].contains(kind) else {
            return nil
        }
        let depth = target.directoryURL.pathComponents.count + 2
        let lists = everything(below: target.directoryURL).filter {
            $0.lastPathComponent == "Info.plist" && $0.pathComponents.count <= depth
                && $0.deletingLastPathComponent().pathExtension.isEmpty
        }
        guard let list = lists.min(by: { $0.pathComponents.count < $1.pathComponents.count }) else { return nil }
        let output = context.pluginWorkDirectoryURL.appending(path: "Info.plist")
        let paths = [list, output].map { $0.path(percentEncoded: false) }
        return .buildCommand(
            displayName: "Copying the property list of \(target.name)", executable: URL(filePath: "/bin/cp"),
            arguments: ["-f"] + paths, inputFiles: [list], outputFiles: [output])
    }

    private func symbols(_ context: PluginContext, _ target: any Target) throws -> Command? {
        let catalogs = folders(in: target.directoryURL, ["xcassets"])
        let frameworks = ["SwiftUI", "UIKit"].filter { name in
            target.recursiveTargetDependencies.contains { $0.name == name }
        }
        return try command(
            "Generating asset symbols for \(target.name)", context, frameworks.map { "--" + $0.lowercased() },
            "GeneratedAssetSymbols.swift", catalogs)
    }

    private func classes(_ context: PluginContext, _ target: any Target) throws -> Command? {
        let models = folders(in: target.directoryURL, ["xcdatamodeld"])
        return try command(
            "Generating managed objects for \(target.name)", context, ["--classes"], "GeneratedManagedObjects.swift",
            models)
    }

    private func command(
        _ name: String, _ context: PluginContext, _ options: [String], _ file: String, _ folders: [URL]
    ) throws -> Command? {
        guard !folders.isEmpty else { return nil }
        let output = context.pluginWorkDirectoryURL.appending(path: file)
        return .buildCommand(
            displayName: name, executable: try context.tool(named: "AssetSymbolsGenerator").url,
            arguments: options + [output.path(percentEncoded: false)] + folders.map { $0.path(percentEncoded: false) },
            inputFiles: folders.flatMap(files),
            outputFiles: [output])
    }

    private func folders(in directory: URL, _ extensions: Set<String>) -> [URL] {
        everything(below: directory).filter { extensions.contains($0.pathExtension) }
    }

    /// Includes directories, because their modification dates change when an asset is added or removed.
    private func files(of folder: URL) -> [URL] {
        let content = everything(below: folder).filter {
            $0.hasDirectoryPath || ["Contents.json", "contents"].contains($0.lastPathComponent)
        }
        let version = folder.appending(path: ".xccurrentversion")
        return [folder] + content
            + (FileManager.default.fileExists(atPath: version.path(percentEncoded: false)) ? [version] : [])
    }

    private func everything(below directory: URL) -> [URL] {
        let enumerator = FileManager.default.enumerator(
            at: directory, includingPropertiesForKeys: [.isDirectoryKey], options: [.skipsHiddenFiles])
        let urls = enumerator?.compactMap { $0 as? URL } ?? []
        return urls.sorted { $0.path < $1.path }
    }
}
