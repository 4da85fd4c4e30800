import Foundation

/// The folders in which adapters are found by name.
enum AdapterFolder {
    /// Beside the program, in its resources, and the user's own folder.
    static var all: [URL] { folders(in: ProcessInfo.processInfo.environment) }

    static func folders(in environment: [String: String]) -> [URL] {
        let data = environment["XDG_DATA_HOME"].flatMap { $0.hasPrefix("/") ? URL(fileURLWithPath: $0) : nil }
        let home = data ?? FileManager.default.homeDirectoryForCurrentUser.appendingPathComponent(".local/share")
        return [Bundle.main.bundleURL] + resources(of: Bundle.main.executableURL)
            + [home.appendingPathComponent("kissa/adapters")]
    }

    /// The program's resource folders of SwiftPM: `PACKAGE_PROGRAM.resources` beside it, and the folder `Adapters` in
    /// that.
    static func resources(of program: URL?) -> [URL] {
        guard let program = program?.resolvingSymlinksInPath() else { return [] }
        let folder = program.deletingLastPathComponent()
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.sorted().filter { $0.hasSuffix("_\(program.lastPathComponent).resources") }
            .map { folder.appendingPathComponent($0) }.flatMap { [$0, $0.appendingPathComponent("Adapters")] }
    }

    /// Whether a name is valid: a file name, and no path.
    static func isName(_ name: String) -> Bool {
        !name.isEmpty && !name.hasPrefix(".") && !name.contains { $0 == "/" || $0 == "\0" }
    }

    /// The files with a name, those beside the program first.
    static func files(named name: String, in folders: [URL] = all) -> [URL] {
        guard isName(name) else { return [] }
        return folders.flatMap { folder in
            let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
            return files.filter { $0 == "\(name).gguf" || $0.hasPrefix("\(name)-") && $0.hasSuffix(".gguf") }
                .sorted().map(folder.appendingPathComponent)
        }
    }
}
