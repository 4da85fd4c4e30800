import Foundation
import Inference

/// Information about a model, for display in a terminal.
package struct ModelDetails: Sendable, Equatable {
    /// The name in the file's metadata, or in the server's list.
    package var name: String
    /// The file, the server, or the program that it is linked into.
    package var place: String
    /// Whether sessions use this model; a server can have others.
    package var isChosen = true
    /// The number of parameters as text, because servers write `3.2B`.
    package var parameters: String?
    package var quantization: String?
    /// The context size in tokens.
    package var contextSize: Int?
    package var languages: [String] = []
    /// The file, for a model in this process.
    package var file: URL?
    /// The size of the file.
    package var byteCount: Int?
}

extension SystemLanguageModel {
    /// The model for a value of `KISSA_MODEL`; nil uses the environment's. Errors are only thrown, and not reported on
    /// standard error: the caller shows them.
    package static func named(_ name: String?) -> SystemLanguageModel {
        let backend =
            name.map { ModelLocation($0).backend { _ in } } ?? ModelLocation.namedBackend { _ in }
        return SystemLanguageModel(backend: backend)
    }

    /// The same model with another chat template; nil if it doesn't run in this process.
    package func reading(chatTemplate: String) -> SystemLanguageModel? {
        (backend as? LocalModel).map { SystemLanguageModel(backend: $0.reading(chatTemplate: chatTemplate)) }
    }

    /// The same model with the adapter in a file, as in `KISSA_ADAPTER`; nil if it doesn't run in this process.
    package func adapted(byFile name: String) -> SystemLanguageModel? {
        adapted(by: ModelLocation.fileURL(name)).map { SystemLanguageModel(backend: $0) }
    }

    func adapted(by adapter: URL) -> (any SystemModelBackend)? {
        (backend as? LocalModel)?.adapted(by: adapter)
    }

    /// The model's file; nil if there is none, or it is on a server.
    var localFile: URL? { (try? (backend as? LocalModel)?.file())?.url }

    /// Whether the model runs in this process.
    package var isLocal: Bool { backend is LocalModel }

    /// Information about the model; for a server, about all of its models.
    ///
    /// - Throws: ``LanguageModelSession/GenerationError/assetsUnavailable(_:)``.
    package func details() async throws -> [ModelDetails] {
        switch backend {
        case let local as LocalModel: [try local.details()]
        case let server as ServerModel: try await server.details()
        default: [ModelDetails(name: "\(type(of: backend))", place: "this process", contextSize: contextSize)]
        }
    }

    /// Loads the model now, and reports the progress, from 0 to 1, on any thread.
    ///
    /// - Throws: ``LanguageModelSession/GenerationError/assetsUnavailable(_:)``.
    package func load(progress: @escaping @Sendable (Double) -> Void) async throws {
        if let local = backend as? LocalModel { _ = try await local.load(progress: progress) }
    }
}

extension LocalModel {
    fileprivate func details() throws -> ModelDetails {
        do {
            let description = try describe()
            let file = try file().url
            return ModelDetails(
                name: description.name, place: file == LinkedModel.url ? "this program" : file.path,
                parameters: String(description.parameterCount),
                quantization: description.quantization, contextSize: description.contextLength,
                languages: description.languages, file: file, byteCount: description.byteCount)
        } catch {
            throw LanguageModelSession.GenerationError.assetsUnavailable(.init(debugDescription: error.reason))
        }
    }
}

extension ServerModel {
    fileprivate func details() async throws -> [ModelDetails] {
        let description: ServerDescription
        do {
            description = try await ServerDescription(asking: connection)
        } catch let failure as ServerFailure {
            throw failure.error(connection)
        }
        let address = connection.address
        let chosen = description.model(named: address.model)
        return description.models.map { model in
            ModelDetails(
                name: model.name, place: address.base.absoluteString, isChosen: model == chosen,
                parameters: model.parameters, quantization: model.quantization, contextSize: model.contextSize)
        }
    }
}
