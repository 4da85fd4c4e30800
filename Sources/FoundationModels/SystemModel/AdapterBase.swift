import Foundation
import Inference

/// The possible base models of an adapter: the system's model and, if no model was chosen explicitly, the fetched ones.
struct AdapterBase: Sendable {
    /// The system's model.
    let system: any SystemModelBackend
    /// The models that an adapter's file can name as its base. Empty if the system's model was chosen explicitly: then
    /// an adapter must fit that one.
    let fetched: [FetchableModel]
    let cache: ModelCache

    /// The base models of this process.
    static var current: AdapterBase {
        let model = SystemLanguageModel.default
        let isChosen = ModelLocation.isChosen() || !ModelLocation.isEmbedded(model.localFile)
        return AdapterBase(system: model.backend, fetched: isChosen ? [] : FetchableModel.all, cache: ModelCache())
    }

    /// The model of an adapter. A backend without a local file can't be checked, and is assumed to fit.
    ///
    /// - Throws: ``ModelFileError`` if no model fits.
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

    /// The file of the fetched model that an adapter names as its base; nil if there is none.
    private func fetchedBase(of adapter: AdapterDescription) -> URL? {
        guard let name = adapter.baseName else { return nil }
        return fetched.first { $0.title == name && cache.contains($0) }.map(cache.url)
    }
}

extension AdapterDescription {
    /// The name of the base model on which the adapter was trained, from GGUF's metadata.
    package var baseName: String? {
        guard case .text(let name)? = metadata["general.base_model.0.name"] else { return nil }
        return name
    }
}
