import Foundation
import FoundationModels
import ModelFetching

/// The models that can be had by their names: which there are, where they come from, and where they go.
public struct ModelStore: Sendable {
    var models: [FetchableModel]
    var cache: ModelCache
    /// Asked for only when something is fetched.
    var index: @Sendable () -> URL

    /// The project's own table, the user's cache, and the index that pip uses.
    public static let standard = ModelStore(
        models: FetchableModel.all, cache: ModelCache(), index: { PipConfiguration().index })

    func model(named name: String) -> FetchableModel? { models.first { $0.name == name } }
}

extension KissaCommand {
    /// Fetches a model that isn't there, with word of it on standard error.
    ///
    /// - Returns: Where it is.
    /// - Throws: `FetchError`, or `CancellationError`.
    @discardableResult
    func fetch(_ model: FetchableModel) async throws -> URL {
        let bar = ProgressBar(console: console, title: "Fetching \(model.title)")
        defer { bar.clear() }
        let fetcher = ModelFetcher(cache: store.cache, index: store.index())
        return try await console.interruption.during {
            try await fetcher.fetch(model) { bar.show($0) }
        }
    }

    /// Fetches the model that a line or `KISSA_MODEL` names, if it is one that can be had by its name.
    func fetchIfNeeded(_ name: String?) async throws {
        let name = name ?? ProcessInfo.processInfo.environment["KISSA_MODEL"] ?? ""
        guard let model = store.model(named: name), !store.cache.contains(model) else { return }
        try await fetch(model)
    }
}
