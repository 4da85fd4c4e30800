import Foundation
import Inference

/// The files that a model in this process is made of, in one state each.
struct ModelFiles: Hashable, Sendable {
    let model: FileIdentity
    /// What is added to the model's weights; nil for nothing.
    let adapter: FileIdentity?

    /// What the files say of themselves, without their weights.
    ///
    /// - Throws: ``ModelUnavailable`` if one can't be used, or the two don't fit.
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

/// Why a model cannot be used, in words for whoever set it up.
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

    /// What one can do, whatever is wrong.
    private static let advice =
        "\(ModelLocation.variable) names another model, \(FetchableModel.embeddedName) the embedded one; "
        + "`kissa models` lists what can be fetched."
}
