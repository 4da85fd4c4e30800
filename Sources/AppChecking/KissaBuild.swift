import Foundation

/// Kissa's modules as built by SwiftPM, and the compiler's options to find them.
public struct KissaBuild: Sendable {
    /// Where the `.swiftmodule` files are.
    let modules: URL
    /// Include paths, module maps of C libraries, and macros.
    let options: [String]

    /// The build that contains one of Kissa's executables.
    public init(executable: URL) throws {
        try self.init(products: executable.resolvingSymlinksInPath().deletingLastPathComponent())
    }

    /// The build whose products are in a folder, such as `.build/debug`.
    ///
    /// - Throws: `BuildError`, if Kissa hasn't been built there.
    public init(products: URL) throws {
        modules = products.appending(path: "Modules")
        // The plan of `.build/x86_64-unknown-linux-gnu/debug` is `.build/debug.yaml`; `.build/debug` is a link to it.
        let folder = products.resolvingSymlinksInPath()
        let plan = folder.deletingLastPathComponent().deletingLastPathComponent()
            .appending(path: folder.lastPathComponent + ".yaml")
        guard FileManager.default.fileExists(atPath: modules.appending(path: "SwiftUI.swiftmodule").path),
            let text = try? String(contentsOf: plan, encoding: .utf8)
        else { throw BuildError(folder: products) }
        options = Self.options(inPlan: text)
    }

    /// Whether there is a module with that name, here or in the toolchain.
    func hasModule(_ name: String) -> Bool {
        Self.toolchainModules.contains(name)
            || FileManager.default.fileExists(atPath: modules.appending(path: "\(name).swiftmodule").path)
            || options.contains { $0.hasPrefix("-fmodule-map-file=") && $0.contains("/\(name)/") }
    }

    private static let toolchainModules: Set<String> = [
        "Swift", "Foundation", "FoundationNetworking", "FoundationXML", "FoundationEssentials",
        "FoundationInternationalization", "Dispatch", "Glibc", "Observation", "Synchronization", "RegexBuilder",
        "Distributed", "_Concurrency", "_StringProcessing", "_Differentiation", "Testing", "XCTest",
    ]

    /// The plan's commands are JSON arrays, one per line.
    private static func options(inPlan plan: String) -> [String] {
        var options: [String] = []
        var known: Set<[String]> = []
        for line in plan.split(separator: "\n") where line.hasPrefix("    args: [") && line.contains("\"-module-name\"")
        {
            let words = try? JSONDecoder().decode([String].self, from: Data(line.dropFirst("    args: ".count).utf8))
            for group in groups(words ?? []) where known.insert(group).inserted { options += group }
        }
        return options
    }

    /// The options that matter for importing a module, each with its values.
    private static func groups(_ words: [String]) -> [[String]] {
        words.indices.compactMap { index in
            let word = words[index]
            if word.hasPrefix("-I"), word.count > 2 { return [word] }
            if word == "-Xcc", let next = words[safe: index + 1] {
                if next.hasPrefix("-fmodule-map-file=") { return [word, next] }
                if next == "-I", let folder = words[safe: index + 3] { return [word, next, word, folder] }
            }
            guard word == "-load-plugin-executable", let plugin = words[safe: index + 2] else { return nil }
            return ["-Xfrontend", word, "-Xfrontend", plugin]
        }
    }
}

/// Kissa isn't built where its tool looks for it.
public struct BuildError: Error, CustomStringConvertible {
    let folder: URL
    /// How to fix it.
    public var description: String {
        "Kissa's modules aren't in \(folder.path); run swift build in Kissa's checkout, or give --build FOLDER."
    }
}

extension Array {
    fileprivate subscript(safe index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
