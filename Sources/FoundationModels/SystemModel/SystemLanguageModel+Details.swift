import Foundation
import Inference

/// What is known of a model, for people at a terminal.
package struct ModelDetails: Sendable, Equatable {
    /// The name, as it says itself or as its server lists it.
    package var name: String
    /// The file or the server.
    package var place: String
    /// Whether it is the one that sessions use; a server may have others.
    package var isChosen = true
    /// As text, since servers write `3.2B`.
    package var parameters: String?
    package var quantization: String?
    /// In tokens.
    package var contextSize: Int?
    package var languages: [String] = []
    /// The file, for a model in this process.
    package var file: URL?
    /// The size of the file.
    package var byteCount: Int?
}

extension SystemLanguageModel {
    /// The model of a name as in `KISSA_MODEL`. Nil is what the environment names. Why it can't be used is thrown, and
    /// written nowhere: whoever asks by a name tells it.
    package static func named(_ name: String?) -> SystemLanguageModel {
        let backend =
            name.map { ModelLocation($0).backend { _ in } } ?? ModelLocation.namedBackend { _ in }
        return SystemLanguageModel(backend: backend)
    }

    /// The same model, read in a markup of this name if it runs from a file in this process; nil if it doesn't.
    package func reading(chatTemplate: String) -> SystemLanguageModel? {
        (backend as? LocalModel).map { SystemLanguageModel(backend: $0.reading(chatTemplate: chatTemplate)) }
    }

    /// The same model with the adapter of a file, as in `KISSA_ADAPTER`; nil if it does not run in this process.
    package func adapted(byFile name: String) -> SystemLanguageModel? {
        adapted(by: ModelLocation.fileURL(name)).map { SystemLanguageModel(backend: $0) }
    }

    func adapted(by adapter: URL) -> (any SystemModelBackend)? {
        (backend as? LocalModel)?.adapted(by: adapter)
    }

    /// The file that it runs from; nil where there is none, or it is a server's.
    var localFile: URL? { (try? (backend as? LocalModel)?.file())?.url }

    /// Whether it runs from a file in this process.
    package var isLocal: Bool { backend is LocalModel }

    /// What the model is; for a server all of its models.
    ///
    /// - Throws: ``LanguageModelSession/GenerationError/assetsUnavailable(_:)``.
    package func details() async throws -> [ModelDetails] {
        switch backend {
        case let local as LocalModel: [try local.details()]
        case let server as ServerModel: try await server.details()
        default: [ModelDetails(name: "\(type(of: backend))", place: "this process", contextSize: contextSize)]
        }
    }

    /// Gets the model ready now, and tells which part of it is, from 0 to 1, on some thread.
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
                name: description.name, place: file.path, parameters: String(description.parameterCount),
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
