import Inference
import Synchronization

/// The loaded adapters of a model: one per file, shared by its users, and released with the last one. Cached
/// computations with an adapter are shared, too, while it is loaded.
final class AdapterLibrary: Sendable {
    private struct WeakAdapter {
        weak var adapter: Adapter?
    }

    private let adapters = Mutex<[FileIdentity: WeakAdapter]>([:])

    /// The adapter of a file. It is loaded if necessary; concurrent callers wait for that.
    ///
    /// - Throws: ``ModelUnavailable``.
    func adapter(of file: FileIdentity, for model: Model) throws(ModelUnavailable) -> Adapter {
        let result = adapters.withLock { adapters -> Result<Adapter, ModelUnavailable> in
            if let adapter = adapters[file]?.adapter { return .success(adapter) }
            adapters = adapters.filter { $0.value.adapter != nil }
            do throws(ModelFileError) {
                let adapter = try Adapter(contentsOf: file.url, for: model)
                adapters[file] = WeakAdapter(adapter: adapter)
                return .success(adapter)
            } catch {
                return .failure(ModelUnavailable(adapter: file, error))
            }
        }
        return try result.get()
    }
}
