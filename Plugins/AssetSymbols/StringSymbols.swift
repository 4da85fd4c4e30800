import Foundation
import PackagePlugin

/// String catalogs: a member of `LocalizedStringResource` for each text that was added by hand, as Xcode generates it for packages.
///
/// Xcode makes a target's string catalogs its resources, named in the manifest or not. SwiftPM leaves out those that aren't named, so
/// the plugin copies them, which makes them resources and gives the target its `Bundle.module`.
extension AssetSymbols {
    func strings(_ context: PluginContext, _ target: any Target) throws -> [Command] {
        let catalogs = catalogs(of: target)
        let copies = undeclared(catalogs).map { copying($0.url, context, target) }
        // Without Kissa's FoundationAdditions there is no LocalizedStringResource.
        let hasSymbols =
            !catalogs.isEmpty && target.recursiveTargetDependencies.contains { $0.name == "FoundationAdditions" }
        return try copies + (hasSymbols ? [generating(catalogs.map(\.url), context, target)] : [])
    }

    /// The files of the target, without those that its manifest excludes. A catalog in a folder for a language belongs to a
    /// storyboard.
    private func catalogs(of target: any Target) -> [File] {
        guard let target = target as? any SourceModuleTarget else { return [] }
        return target.sourceFiles(withSuffix: "xcstrings")
            .filter { $0.url.deletingLastPathComponent().pathExtension != "lproj" }
            .sorted { $0.url.path < $1.url.path }
    }

    /// The catalogs that are no resources yet, one of each name.
    private func undeclared(_ catalogs: [File]) -> [File] {
        var names = Set(catalogs.filter { $0.type == .resource }.map(\.url.lastPathComponent))
        return catalogs.filter { $0.type != .resource && names.insert($0.url.lastPathComponent).inserted }
    }

    private func copying(_ catalog: URL, _ context: PluginContext, _ target: any Target) -> Command {
        let output = context.pluginWorkDirectoryURL.appending(path: catalog.lastPathComponent)
        return .buildCommand(
            displayName: "Copying \(catalog.lastPathComponent) of \(target.name)",
            executable: URL(filePath: "/bin/cp"),
            arguments: ["-f"] + [catalog, output].map { $0.path(percentEncoded: false) }, inputFiles: [catalog],
            outputFiles: [output])
    }

    private func generating(_ catalogs: [URL], _ context: PluginContext, _ target: any Target) throws -> Command {
        let output = context.pluginWorkDirectoryURL.appending(path: "GeneratedStringSymbols.swift")
        return .buildCommand(
            displayName: "Generating string symbols for \(target.name)",
            executable: try context.tool(named: "AssetSymbolsGenerator").url,
            arguments: ["--strings"] + ([output] + catalogs).map { $0.path(percentEncoded: false) },
            inputFiles: catalogs, outputFiles: [output])
    }
}
