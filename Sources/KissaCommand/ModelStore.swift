import Foundation
import FoundationModels
import Inference
import ModelFetching

/// The models that can be fetched by name: the table, where they come from, and where they are cached.
public struct ModelStore: Sendable {
    var models: [FetchableModel]
    var cache: ModelCache
    /// Evaluated only when something is fetched.
    var index: @Sendable () -> URL
    /// The memory in bytes that this process may use.
    var memory = MemoryLimit.current()

    /// The project's own table, the user's cache, and the index that pip uses.
    public static let standard = ModelStore(
        models: FetchableModel.all, cache: ModelCache(), index: { PipConfiguration().index })

    func model(named name: String) -> FetchableModel? { models.first { $0.name == name } }

    /// The base models of an adapter, or of each adapter in a folder.
    ///
    /// - Throws: `UsageError` if something isn't an adapter, or names no model of the table.
    func bases(ofAdaptersAt path: String) throws -> [FetchableModel] {
        let bases = try Self.adapters(at: path).map(base)
        return models.filter(bases.contains)
    }

    /// Checks that a model leaves most of the memory to other programs.
    ///
    /// - Throws: ``ModelTooLarge``.
    func checkMemory(for model: FetchableModel) throws(ModelTooLarge) {
        guard UInt64(model.byteCount) > memory / Self.memoryShare else { return }
        throw ModelTooLarge(title: model.title, byteCount: model.byteCount, memory: memory)
    }

    /// A model that nobody has chosen gets at most one part in so many of the memory.
    private static let memoryShare: UInt64 = 3

    private static func adapters(at path: String) throws -> [URL] {
        let place = URL(fileURLWithPath: (path as NSString).expandingTildeInPath)
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: place.path) else { return [place] }
        let adapters = names.filter { $0.hasSuffix(".gguf") }.sorted().map(place.appendingPathComponent)
        guard !adapters.isEmpty else { throw UsageError("There is no adapter in \(place.path).") }
        return adapters
    }

    private func base(of adapter: URL) throws -> FetchableModel {
        let name: String?
        do { name = try AdapterDescription(contentsOf: adapter).baseName } catch {
            throw UsageError("\(adapter.path) is no adapter: \(error)")
        }
        guard let name else { throw UsageError("\(adapter.path) doesn't tell which model it is for.") }
        guard let model = models.first(where: { $0.title == name }) else {
            throw UsageError("\(adapter.path) is for \(name), which can't be fetched.")
        }
        return model
    }
}

/// A model needs too large a part of the machine's memory to be fetched unasked.
struct ModelTooLarge: LocalizedError {
    let title: String
    let byteCount: Int
    let memory: UInt64

    var errorDescription: String? {
        let machine = ProgressLine.size(Int(clamping: memory))
        return
            "\(title) takes \(ProgressLine.size(byteCount)) of this machine's \(machine) of memory, and is not fetched."
    }
}

extension KissaCommand {
    /// Fetches a model that isn't cached, and reports progress on standard error.
    ///
    /// - Returns: The model's location.
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

    /// Fetches the model that the arguments or `KISSA_MODEL` name, if it is one that can be fetched by name.
    func fetchIfNeeded(_ name: String?) async throws {
        let name = name ?? ProcessInfo.processInfo.environment["KISSA_MODEL"] ?? ""
        guard let model = store.model(named: name), !store.cache.contains(model) else { return }
        try await fetch(model)
    }
}
