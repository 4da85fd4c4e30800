import Foundation

/// The folder of fetched models: `$XDG_CACHE_HOME/kissa/models`.
package struct ModelCache: Sendable {
    package let folder: URL

    package init(folder: URL) {
        self.folder = folder
    }

    /// The folder according to the environment, by default `~/.cache/kissa/models`.
    package init(in environment: [String: String] = ProcessInfo.processInfo.environment) {
        let named = environment["XDG_CACHE_HOME"].flatMap { $0.hasPrefix("/") ? URL(fileURLWithPath: $0) : nil }
        let cache = named ?? FileManager.default.homeDirectoryForCurrentUser.appendingPathComponent(".cache")
        folder = cache.appendingPathComponent("kissa/models")
    }

    /// The path of a model's file, whether it exists or not.
    package func url(of model: FetchableModel) -> URL { folder.appendingPathComponent(model.fileName) }

    /// Whether the file exists, in its whole size. A download only gets this name after its hash was verified.
    package func contains(_ model: FetchableModel) -> Bool {
        let attributes = try? FileManager.default.attributesOfItem(atPath: url(of: model).path)
        return (attributes?[.size] as? NSNumber)?.intValue == model.byteCount
    }
}
