import Foundation

/// Where adapters lie that are named rather than opened as files.
enum AdapterFolder {
    /// Beside the program, among its resources, and the user's own.
    static var all: [URL] { folders(in: ProcessInfo.processInfo.environment) }

    static func folders(in environment: [String: String]) -> [URL] {
        let data = environment["XDG_DATA_HOME"].flatMap { $0.hasPrefix("/") ? URL(fileURLWithPath: $0) : nil }
        let home = data ?? FileManager.default.homeDirectoryForCurrentUser.appendingPathComponent(".local/share")
        return [Bundle.main.bundleURL] + resources(of: Bundle.main.executableURL)
            + [home.appendingPathComponent("kissa/adapters")]
    }

    /// Where SwiftPM puts a program's resources: `PACKAGE_PROGRAM.resources` beside it, and the folder `Adapters` in that.
    static func resources(of program: URL?) -> [URL] {
        guard let program = program?.resolvingSymlinksInPath() else { return [] }
        let folder = program.deletingLastPathComponent()
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.sorted().filter { $0.hasSuffix("_\(program.lastPathComponent).resources") }
            .map { folder.appendingPathComponent($0) }.flatMap { [$0, $0.appendingPathComponent("Adapters")] }
    }

    /// Whether a name is one, and no path.
    static func isName(_ name: String) -> Bool {
        !name.isEmpty && !name.hasPrefix(".") && !name.contains { $0 == "/" || $0 == "\0" }
    }

    /// The files of a name, those beside the program first.
    static func files(named name: String, in folders: [URL] = all) -> [URL] {
        guard isName(name) else { return [] }
        return folders.flatMap { folder in
            let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
            return files.filter { $0 == "\(name).gguf" || $0.hasPrefix("\(name)-") && $0.hasSuffix(".gguf") }
                .sorted().map(folder.appendingPathComponent)
        }
    }
}
