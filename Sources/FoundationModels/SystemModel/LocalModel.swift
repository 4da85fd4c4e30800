import Foundation
import Inference
import Observation
import Synchronization

/// A model in this process, run from a GGUF file.
///
/// The file is looked at whenever somebody asks whether the model is available, and loaded when it is first needed. A file
/// that could not be loaded is tried again once it has changed.
final class LocalModel: SystemModelBackend, Observable {
    private struct State {
        var loaded: LoadedModel?
        /// What the file says of itself, as it was when it was looked at.
        var described: (file: FileIdentity, result: Result<ModelDescription, ModelFileError>)?
        /// Why the file, as it was then, could not be loaded.
        var failed: (file: FileIdentity, reason: String)?
        var reported: Set<String> = []
    }

    private let location: ModelLocation
    private let library: ModelLibrary
    private let report: @Sendable (String) -> Void
    private let state = Mutex(State())
    private let registrar = ObservationRegistrar()

    /// - Parameter report: Told each reason why the model cannot be used, once.
    init(
        _ location: ModelLocation, library: ModelLibrary = .shared,
        report: @escaping @Sendable (String) -> Void = { FileHandle.standardError.write(Data("Kissa: \($0)\n".utf8)) }
    ) {
        self.location = location
        self.library = library
        self.report = report
    }

    /// The same model, loaded anew for a markup of another name.
    func reading(chatTemplate: String) -> LocalModel {
        LocalModel(location, library: ModelLibrary(chatTemplate: chatTemplate), report: report)
    }

    var availability: SystemLanguageModel.Availability {
        registrar.access(self, keyPath: \.availability)
        return description == nil ? .unavailable(.modelNotReady) : .available
    }

    /// Any model can be kept to a grammar.
    var capabilities: LanguageModelCapabilities { LanguageModelCapabilities([.guidedGeneration, .toolCalling]) }

    /// As the file says; less if the engine finds too little memory for it, which shows when the model is loaded.
    var contextSize: Int {
        state.withLock { $0.loaded }?.contextSize ?? description?.contextLength
            ?? SystemLanguageModel.contextSizeDefault
    }

    var supportedLanguages: Set<Locale.Language> {
        Set(description?.languages.map(Locale.Language.init(identifier:)) ?? [])
    }

    func tokenCount(of text: String) async throws -> Int {
        try await load().tokenCount(of: text)
    }

    func tokenCount(of transcript: Transcript) async throws -> Int {
        try await load().tokenCount(of: transcript)
    }

    func tokenCount(of schema: GenerationSchema) async throws -> Int {
        try await load().tokenCount(of: schema)
    }

    func prewarm(_ transcript: Transcript) {
        Task.detached(priority: .utility) { [self] in
            // Why it cannot be loaded is reported; the first request throws it too.
            try? await load().prewarm(transcript)
        }
    }

    func respond(
        to request: LanguageModelExecutorGenerationRequest,
        streamingInto channel: LanguageModelExecutorGenerationChannel
    ) async throws {
        try await load().respond(to: request, streamingInto: channel)
    }
}

// MARK: - The file

extension LocalModel {
    /// What the model says of itself; nil if it cannot be used, which is reported.
    private var description: ModelDescription? {
        do {
            return try describe()
        } catch {
            reportOnce(error.reason)
            return nil
        }
    }

    /// What the file says of the model.
    func describe() throws(ModelUnavailable) -> ModelDescription {
        if let loaded = state.withLock({ $0.loaded }) { return loaded.description }
        let file = try file()
        if let reason = state.withLock({ $0.failed?.file == file ? $0.failed?.reason : nil }) {
            throw ModelUnavailable(reason: reason)
        }
        switch describe(file) {
        case .success(let description): return description
        case .failure(let error): throw ModelUnavailable(file, error)
        }
    }

    func file() throws(ModelUnavailable) -> FileIdentity {
        switch location {
        case .none(let reason): throw ModelUnavailable(reason: reason)
        case .file(let url): try FileIdentity(of: url)
        case .server(let address): throw ModelUnavailable(reason: "\(address) is a server, not a file.")
        }
    }

    private func describe(_ file: FileIdentity) -> Result<ModelDescription, ModelFileError> {
        if let known = state.withLock({ $0.described }), known.file == file { return known.result }
        let result: Result<ModelDescription, ModelFileError>
        do { result = .success(try ModelDescription(contentsOf: file.url)) } catch { result = .failure(error) }
        state.withLock { $0.described = (file, result) }
        return result
    }

    func load(progress: @escaping @Sendable (Double) -> Void = { _ in }) async throws -> LoadedModel {
        if let loaded = state.withLock({ $0.loaded }) { return loaded }
        do {
            _ = try describe()
            return try await load(try file(), progress)
        } catch let error as ModelUnavailable {
            reportOnce(error.reason)
            throw LanguageModelSession.GenerationError.assetsUnavailable(.init(debugDescription: error.reason))
        }
    }

    private func load(
        _ file: FileIdentity, _ progress: @escaping @Sendable (Double) -> Void
    ) async throws -> LoadedModel {
        do {
            let loaded = try await library.model(of: file, progress: progress)
            state.withLock { $0.loaded = loaded }
            return loaded
        } catch let error as ModelUnavailable {
            registrar.withMutation(of: self, keyPath: \.availability) {
                state.withLock { $0.failed = (file, error.reason) }
            }
            throw error
        }
    }

    private func reportOnce(_ reason: String) {
        let isNew = state.withLock { $0.reported.insert(reason).inserted }
        if isNew { report(reason) }
    }
}

/// Why a model cannot be used, in words for whoever set it up.
struct ModelUnavailable: Error {
    let reason: String

    init(reason: String) {
        self.reason = reason
    }

    init(_ file: FileIdentity, _ error: any Error) {
        self.init(reason: "The model \(file.url.path) cannot be used: \(error)")
    }
}
