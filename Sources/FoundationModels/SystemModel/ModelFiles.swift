import Foundation
import Inference

/// The files of a model in this process, each in a certain state.
struct ModelFiles: Hashable, Sendable {
    let model: FileIdentity
    /// The adapter for the model's weights; nil for none.
    let adapter: FileIdentity?

    /// Reads the files' metadata, without their weights.
    ///
    /// - Throws: ``ModelUnavailable`` if one can't be used, or the adapter doesn't fit the model.
    func describe() throws(ModelUnavailable) -> ModelDescription {
        let description: ModelDescription
        do throws(ModelFileError) {
            description = try ModelDescription(contentsOf: model.url)
        } catch { throw ModelUnavailable(model, error) }
        guard let adapter else { return description }
        do throws(ModelFileError) {
            try AdapterDescription(contentsOf: adapter.url).check(modelAt: model.url)
        } catch { throw ModelUnavailable(adapter: adapter, error) }
        return description
    }
}

/// Why a model can't be used, in a message for the person who installed it.
struct ModelUnavailable: Error {
    let reason: String

    init(reason: String) {
        self.reason = reason
    }

    init(_ file: FileIdentity, _ error: any Error) {
        self.init(reason: "The model \(file.url.path) cannot be used: \(error). \(Self.advice)")
    }

    init(missing url: URL, kind: String) {
        self.init(reason: "There is no \(kind) file at \(url.path). \(Self.advice)")
    }

    init(adapter: FileIdentity, _ error: any Error) {
        self.init(reason: "The adapter \(adapter.url.path) cannot be used: \(error). \(Self.advice)")
    }

    /// A general suggestion, whatever the error is.
    private static let advice =
        "\(ModelLocation.variable) names another model, \(FetchableModel.embeddedName) the embedded one; "
        + "`kissa models` lists what can be fetched."
}
