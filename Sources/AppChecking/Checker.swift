import AssetSymbolsCore
import DataModels
import ExternalPrograms
import Foundation

/// Type-checks the targets of a project against Kissa's modules. Nothing is built or run.
public struct Checker {
    /// The result for a target.
    public struct Outcome: Sendable {
        /// The target that was checked.
        public let target: CheckedTarget
        /// Empty if the target compiles.
        public let findings: [Finding]
    }

    /// The default time limit of the type checker for one file: no file that compiles takes half as long, and one that doesn't
    /// could take many minutes.
    public static let defaultSecondsPerFile = 60

    private let build: KissaBuild
    private let project: Project
    /// For modules that other targets import, adapted sources and asset symbols.
    private let scratch: URL
    private let secondsPerFile: Int

    /// A check of a project. It writes into a folder in the system's temporary directory.
    ///
    /// - Parameter secondsPerFile: The type checker's time limit for a file. If one takes longer, it is reported, and the others
    ///   are still checked.
    public init(_ project: Project, build: KissaBuild, secondsPerFile: Int = defaultSecondsPerFile) throws {
        (self.project, self.build, self.secondsPerFile) = (project, build, secondsPerFile)
        scratch = FileManager.default.temporaryDirectory.appending(path: "kissa-check-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    }

    /// Checks every target, imported ones before those that import them.
    ///
    /// - Parameter report: Receives each outcome as soon as it is known.
    public func run(_ report: (Outcome) -> Void = { _ in }) throws -> [Outcome] {
        defer { try? FileManager.default.removeItem(at: scratch) }
        var outcomes: [Outcome] = []
        var uncompiled: Set<String> = []
        for unit in Order(project.targets).units {
            let missing = missing(unit, uncompiled: uncompiled)
            if !missing.isEmpty { uncompiled.insert(unit.target.module) }
            let outcome = Outcome(target: unit.target, findings: try missing.isEmpty ? check(unit) : missing)
            report(outcome)
            outcomes.append(outcome)
        }
        return outcomes
    }

    /// The modules without which a target isn't compiled: those that don't exist, and the project's own that aren't compiled
    /// themselves.
    private func missing(_ unit: Order.Unit, uncompiled: Set<String>) -> [Finding] {
        let own = Set(project.targets.map(\.module))
        return unit.imports.compactMap { named in
            if uncompiled.contains(named.module) { return Finding(uncompiled: named.module, at: named.file.path) }
            guard !build.hasModule(named.module), !own.contains(named.module) else { return nil }
            return Finding(module: named.module, at: named.file.path)
        }
    }

    private func check(_ unit: Order.Unit) throws -> [Finding] {
        let folder = scratch.appending(path: unit.target.module)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let adapted = AdaptedSources(in: folder.appending(path: "adapted"))
        let isAdapted = try adapted.write(unit.target.sources)
        let compilation = Compilation(
            target: unit.target, sources: try unit.target.sources + symbols(of: unit.target, in: folder),
            adapted: isAdapted ? adapted.file : nil, module: unit.isImported ? moduleFile(of: unit.target) : nil,
            build: build, scratch: scratch, secondsPerFile: secondsPerFile)
        return try compilation.findings(in: folder)
    }

    private func moduleFile(of target: CheckedTarget) -> URL {
        scratch.appending(path: "\(target.module).swiftmodule")
    }

    private func symbols(of target: CheckedTarget, in folder: URL) throws -> [URL] {
        var files: [URL] = []
        func write(_ text: String, to name: String) throws {
            files.append(folder.appending(path: name))
            try text.write(to: folder.appending(path: name), atomically: true, encoding: .utf8)
        }
        if !target.catalogs.isEmpty {
            let catalogs = try CatalogFolder(catalogs: target.catalogs)
            let source = SymbolSource(catalogs, usesSwiftUI: true, usesUIKit: true, bundle: target.bundle)
            try write(source.text, to: "GeneratedAssetSymbols.swift")
        }
        let texts = TextSymbolSource(target.strings, bundle: target.bundle).text
        if !texts.isEmpty { try write(texts, to: "GeneratedStringSymbols.swift") }
        for (number, model) in target.models.enumerated() {
            // A model that can't be read has no classes; sources that use them are reported.
            guard let text = (try? DataModelFile.read(model)).map({ ManagedClassSource($0).text }), !text.isEmpty else {
                continue
            }
            try write(text, to: "GeneratedManagedObjects\(number + 1).swift")
        }
        if target.hasResources {
            try write(Self.accessor, to: "resource_bundle_accessor.swift")
        }
        return files
    }

    /// SwiftPM generates this for targets with resources. Xcode's targets are bundles themselves.
    private static let accessor = """
        import class Foundation.Bundle
        extension Foundation.Bundle { nonisolated static let module = Bundle.main }

        """
}

extension CheckedTarget {
    /// The expression for the bundle with its resources.
    fileprivate var bundle: String { hasResources ? "Foundation.Bundle.module" : "Foundation.Bundle.main" }
}
