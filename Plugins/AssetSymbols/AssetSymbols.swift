import Foundation
import PackagePlugin

/// Generates `.darkBrown` and friends from a target's asset catalogs before it is compiled, as Xcode does.
///
/// The catalogs must be among the target's resources (`.copy("Assets.xcassets")`), since that is where colors and images
/// are read from at run time.
@main struct AssetSymbols: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        let catalogs = catalogs(in: target.directoryURL)
        guard !catalogs.isEmpty else { return [] }
        let output = context.pluginWorkDirectoryURL.appending(path: "GeneratedAssetSymbols.swift")
        let frameworks = ["SwiftUI", "UIKit"].filter { name in
            target.recursiveTargetDependencies.contains { $0.name == name }
        }
        return [
            .buildCommand(
                displayName: "Generating asset symbols for \(target.name)",
                executable: try context.tool(named: "AssetSymbolsGenerator").url,
                arguments: frameworks.map { "--" + $0.lowercased() } + [output.path()] + catalogs.map { $0.path() },
                inputFiles: catalogs.flatMap(files), outputFiles: [output])
        ]
    }

    private func catalogs(in directory: URL) -> [URL] {
        everything(below: directory).filter { $0.pathExtension == "xcassets" }
    }

    /// Includes directories, because their modification dates change when an asset is added or removed.
    private func files(of catalog: URL) -> [URL] {
        [catalog] + everything(below: catalog).filter { $0.hasDirectoryPath || $0.lastPathComponent == "Contents.json" }
    }

    private func everything(below directory: URL) -> [URL] {
        let enumerator = FileManager.default.enumerator(
            at: directory, includingPropertiesForKeys: [.isDirectoryKey], options: [.skipsHiddenFiles])
        let urls = enumerator?.compactMap { $0 as? URL } ?? []
        return urls.sorted { $0.path < $1.path }
    }
}
