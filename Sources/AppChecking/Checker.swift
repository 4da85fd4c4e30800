import AssetSymbolsCore
import ExternalPrograms
import Foundation

/// Type-checks the targets of a project against Kissa's modules. Nothing is built or run.
public struct Checker {
    /// What came of a target.
    public struct Outcome: Sendable {
        /// What was checked.
        public let target: CheckedTarget
        /// Empty if the target compiles.
        public let findings: [Finding]
    }

    private let build: KissaBuild
    private let project: Project
    /// For modules that other targets import, adapted sources and asset symbols.
    private let scratch: URL

    /// A check of a project. What it writes goes into a folder in the system's temporary directory.
    public init(_ project: Project, build: KissaBuild) throws {
        (self.project, self.build) = (project, build)
        scratch = FileManager.default.temporaryDirectory.appending(path: "kissa-check-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    }

    /// Checks every target, imported ones before those that import them.
    ///
    /// - Parameter report: Is told of each outcome as soon as it is known.
    public func run(_ report: (Outcome) -> Void = { _ in }) throws -> [Outcome] {
        defer { try? FileManager.default.removeItem(at: scratch) }
        var outcomes: [Outcome] = []
        for order in Order(project.targets).units {
            let outcome = Outcome(target: order.target, findings: try check(order))
            report(outcome)
            outcomes.append(outcome)
        }
        return outcomes
    }

    private func check(_ unit: Order.Unit) throws -> [Finding] {
        let own = Set(project.targets.map(\.module))
        let missing = unit.imports.filter { !build.hasModule($0.module) && !own.contains($0.module) }
        guard missing.isEmpty else { return missing.map { Finding(module: $0.module, at: $0.file.path) } }
        let folder = scratch.appending(path: unit.target.module)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let sources = try unit.target.sources.map { try adapted($0, in: folder) } + symbols(of: unit.target, in: folder)
        let result = try ExternalProgram(arguments(unit, sources), errors: .result).run()
        let text = result.errorText + result.text
        let findings = Finding.all(in: text.replacing(folder.path + "/", with: ""))
        // A compiler that crashes reports no error in the usual form.
        guard findings.isEmpty, !result.hasSucceeded else { return findings }
        return [Finding(text.split(separator: "\n").last.map(String.init) ?? "the compiler failed", at: "<unknown>:0")]
    }

    private func adapted(_ source: URL, in folder: URL) throws -> URL {
        guard let text = try? String(contentsOf: source, encoding: .utf8),
            let adapted = SourceAdaptation.adapted(text)
        else { return source }
        let copy = folder.appending(path: source.lastPathComponent)
        try adapted.write(to: copy, atomically: true, encoding: .utf8)
        return copy
    }

    private func symbols(of target: CheckedTarget, in folder: URL) throws -> [URL] {
        var files: [URL] = []
        func write(_ text: String, to name: String) throws {
            files.append(folder.appending(path: name))
            try text.write(to: folder.appending(path: name), atomically: true, encoding: .utf8)
        }
        if !target.catalogs.isEmpty {
            let catalogs = try CatalogFolder(catalogs: target.catalogs)
            try write(SymbolSource(catalogs, usesSwiftUI: true).text, to: "GeneratedAssetSymbols.swift")
        }
        if !target.catalogs.isEmpty || target.hasResources {
            try write(Self.accessor, to: "resource_bundle_accessor.swift")
        }
        return files
    }

    /// SwiftPM writes this for targets with resources.
    private static let accessor = """
        import class Foundation.Bundle
        extension Foundation.Bundle { nonisolated static let module = Bundle.main }

        """

    private func arguments(_ unit: Order.Unit, _ sources: [URL]) -> [String] {
        let target = unit.target
        let isScript = sources.contains { $0.lastPathComponent == "main.swift" }
        let result =
            unit.isImported
            ? [
                "-emit-module", "-emit-module-path", scratch.appending(path: "\(target.module).swiftmodule").path,
                "-Xfrontend", "-experimental-allow-module-with-compiler-errors",
            ] : ["-typecheck"]
        return ["swiftc"] + result + ["-module-name", target.module, "-swift-version", target.languageMode, "-wmo"]
            + (isScript ? [] : ["-parse-as-library"]) + AppOptions.compiler + target.options
            + ["-enable-testing", "-suppress-warnings", "-I", scratch.path, "-I", build.modules.path] + build.options
            + sources.map(\.path)
    }
}
