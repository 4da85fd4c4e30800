import Foundation

/// Where models lie that were fetched: `$XDG_CACHE_HOME/kissa/models`.
package struct ModelCache: Sendable {
    package let folder: URL

    package init(folder: URL) {
        self.folder = folder
    }

    /// The one that the environment names, `~/.cache/kissa/models` if it names none.
    package init(in environment: [String: String] = ProcessInfo.processInfo.environment) {
        let named = environment["XDG_CACHE_HOME"].flatMap { $0.hasPrefix("/") ? URL(fileURLWithPath: $0) : nil }
        let cache = named ?? FileManager.default.homeDirectoryForCurrentUser.appendingPathComponent(".cache")
        folder = cache.appendingPathComponent("kissa/models")
    }

    /// Where a model's file is, or will be.
    package func url(of model: FetchableModel) -> URL { folder.appendingPathComponent(model.fileName) }

    /// Whether it is there. It got its name when all of it was there and its hash was right.
    package func contains(_ model: FetchableModel) -> Bool {
        let attributes = try? FileManager.default.attributesOfItem(atPath: url(of: model).path)
        return (attributes?[.size] as? NSNumber)?.intValue == model.byteCount
    }
}
