import Foundation

/// Where the system's model is: a GGUF file, or a reason why there is none.
enum ModelLocation: Sendable, Equatable {
    case file(URL)
    case none(reason: String)

    /// The variable that names a file: absolute, relative to the working directory, or beginning with `~/`.
    static let variable = "KISSA_MODEL"

    /// What the environment names; the model that comes with this package if it names nothing.
    static func named(
        by environment: [String: String] = ProcessInfo.processInfo.environment,
        embeddedIn directories: [URL] = resourceDirectories
    ) -> ModelLocation {
        guard let name = environment[variable], !name.isEmpty else { return embedded(in: directories) }
        guard !name.hasPrefix("http://"), !name.hasPrefix("https://") else {
            return .none(
                reason: "\(variable) names a server, \(name). This version of Kissa runs models from GGUF files only.")
        }
        return .file(URL(fileURLWithPath: (name as NSString).expandingTildeInPath))
    }

    private static let embeddedFile = "kissa-mini.gguf"

    private static func embedded(in directories: [URL]) -> ModelLocation {
        let files = directories.map { $0.appendingPathComponent(embeddedFile) }
        let file = files.first { FileManager.default.isReadableFile(atPath: $0.path) }
        return file.map(ModelLocation.file)
            ?? .none(reason: "\(embeddedFile) is not among the program's resources. \(variable) can name a GGUF file.")
    }

    /// Where SwiftPM puts this target's resources: beside the program. (`Bundle.module` would trap where they are missing.)
    private static var resourceDirectories: [URL] {
        let program = Bundle.main.executableURL?.resolvingSymlinksInPath().deletingLastPathComponent()
        return ([Bundle.main.bundleURL] + [program].compactMap { $0 })
            .map { $0.appendingPathComponent("Kissa_FoundationModels.resources") }
    }
}
