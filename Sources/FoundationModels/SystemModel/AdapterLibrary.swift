import Inference
import Synchronization

/// A model's adapters in memory: one for each file, shared by whoever uses it, gone when nobody does. What conversations
/// have read with an adapter is shared as well, as long as it stays.
final class AdapterLibrary: Sendable {
    private struct WeakAdapter {
        weak var adapter: Adapter?
    }

    private let adapters = Mutex<[FileIdentity: WeakAdapter]>([:])

    /// The adapter of a file, loaded if it isn't there. It may take a moment; who asks meanwhile waits.
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
