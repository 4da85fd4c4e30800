import Foundation
import Inference

/// Which models an adapter may be for: the system's, and where nobody has chosen one, those that have been fetched.
struct AdapterBase: Sendable {
    /// What the system's sessions run on.
    let system: any SystemModelBackend
    /// The models that an adapter's file may name as its base. None where the system's model was chosen: an adapter then
    /// fits that one or is no adapter for this system.
    let fetched: [FetchableModel]
    let cache: ModelCache

    /// The models of this process.
    static var current: AdapterBase {
        let model = SystemLanguageModel.default
        let isChosen = model.localFile != ModelLocation.embedded || ModelLocation.isChosen()
        return AdapterBase(system: model.backend, fetched: isChosen ? [] : FetchableModel.all, cache: ModelCache())
    }

    /// The model that an adapter is for. A backend that isn't a file of this process can't tell, and is taken for it.
    ///
    /// - Throws: ``ModelFileError``, why the system's model isn't the one.
    func backend(for adapter: AdapterDescription) throws(ModelFileError) -> any SystemModelBackend {
        guard let local = system as? LocalModel else { return system }
        let base = fetchedBase(of: adapter)
        if let model = (try? local.file())?.url {
            do throws(ModelFileError) {
                try adapter.check(modelAt: model)
                return system
            } catch {
                guard base != nil else { throw error }
            }
        }
        guard let base else { return system }
        try adapter.check(modelAt: base)
        return LocalModel(.file(base))
    }

    /// The file of the model that an adapter names, if it has been fetched.
    private func fetchedBase(of adapter: AdapterDescription) -> URL? {
        guard let name = adapter.baseName else { return nil }
        return fetched.first { $0.title == name && cache.contains($0) }.map(cache.url)
    }
}

extension AdapterDescription {
    /// What the model is called that the adapter was trained on, as GGUF's metadata has it.
    package var baseName: String? {
        guard case .text(let name)? = metadata["general.base_model.0.name"] else { return nil }
        return name
    }
}
