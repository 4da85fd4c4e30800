import Foundation
import Inference
import Observation
import Synchronization

/// A model in this process, run from a GGUF file, with an adapter or without.
///
/// Each check of the model's availability looks at the file, which is loaded when it is first needed. A file that
/// couldn't be loaded is tried again after it has changed.
final class LocalModel: SystemModelBackend, Observable {
    private struct State {
        var loaded: AdaptedModel?
        /// The metadata of the files, in the state in which they were read.
        var described: (files: ModelFiles, result: Result<ModelDescription, ModelUnavailable>)?
        /// Why the files, in that state, couldn't be loaded.
        var failed: (files: ModelFiles, reason: String)?
        var reported: Set<String> = []
    }

    typealias Report = @Sendable (String) -> Void

    /// Writes to standard error.
    static let standardReport: Report = { FileHandle.standardError.write(Data("Kissa: \($0.printable)\n".utf8)) }

    private let location: ModelLocation
    private let adapter: URL?
    private let library: ModelLibrary
    private let report: Report
    private let state = Mutex(State())
    private let registrar = ObservationRegistrar()

    /// - Parameters:
    ///   - adapter: The file of an adapter.
    ///   - report: Called once for each reason why the model can't be used.
    init(
        _ location: ModelLocation, adapter: URL? = nil, library: ModelLibrary = .shared,
        report: @escaping Report = standardReport
    ) {
        self.location = location
        self.adapter = adapter
        self.library = library
        self.report = report
    }

    /// The same model, loaded again with another chat template.
    func reading(chatTemplate: String) -> LocalModel {
        LocalModel(location, adapter: adapter, library: ModelLibrary(chatTemplate: chatTemplate), report: report)
    }

    /// The same model in the same engine, with another adapter.
    func adapted(by adapter: URL) -> LocalModel {
        LocalModel(location, adapter: adapter, library: library, report: report)
    }

    var availability: SystemLanguageModel.Availability {
        registrar.access(self, keyPath: \.availability)
        return description == nil ? .unavailable(.modelNotReady) : .available
    }

    /// Guided generation works with any model.
    var capabilities: LanguageModelCapabilities { LanguageModelCapabilities([.guidedGeneration, .toolCalling]) }

    /// The name in the file's metadata.
    package var displayName: String { description?.name ?? "no model" }

    /// The context size in the file's metadata; less if the engine has too little memory for it, which is known after
    /// loading.
    var contextSize: Int {
        state.withLock { $0.loaded }?.model.contextSize ?? description?.contextLength
            ?? SystemLanguageModel.contextSizeDefault
    }

    var supportedLanguages: Set<Locale.Language> {
        Set(description?.languages.map(Locale.Language.init(identifier:)) ?? [])
    }

    func tokenCount(of text: String) async throws -> Int {
        try await load().model.tokenCount(of: text)
    }

    func tokenCount(of transcript: Transcript) async throws -> Int {
        try await load().model.tokenCount(of: transcript)
    }

    func tokenCount(of schema: GenerationSchema) async throws -> Int {
        try await load().model.tokenCount(of: schema)
    }

    func prewarm(_ transcript: Transcript) {
        Task.detached(priority: .utility) { [self] in
            // The error is reported, and the first request throws it, too.
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
    /// The model's metadata; nil if it can't be used, which is reported.
    private var description: ModelDescription? {
        do {
            return try describe()
        } catch {
            reportOnce(error.reason)
            return nil
        }
    }

    /// The metadata in the model's file.
    func describe() throws(ModelUnavailable) -> ModelDescription {
        if let loaded = state.withLock({ $0.loaded }) { return loaded.model.description }
        let files = try files()
        if let reason = state.withLock({ $0.failed?.files == files ? $0.failed?.reason : nil }) {
            throw ModelUnavailable(reason: reason)
        }
        return try describe(files).get()
    }

    private func files() throws(ModelUnavailable) -> ModelFiles {
        let model = try file()
        guard let adapter else { return ModelFiles(model: model, adapter: nil) }
        return ModelFiles(model: model, adapter: try FileIdentity(of: adapter, kind: "adapter"))
    }

    func file() throws(ModelUnavailable) -> FileIdentity {
        switch location {
        case .none(let reason): throw ModelUnavailable(reason: reason)
        case .file(let url): try FileIdentity(of: url)
        case .server(let address): throw ModelUnavailable(reason: "\(address) is a server, not a file.")
        }
    }

    private func describe(_ files: ModelFiles) -> Result<ModelDescription, ModelUnavailable> {
        if let known = state.withLock({ $0.described }), known.files == files { return known.result }
        let result: Result<ModelDescription, ModelUnavailable>
        do { result = .success(try files.describe()) } catch { result = .failure(error) }
        state.withLock { $0.described = (files, result) }
        return result
    }

    func load(progress: @escaping @Sendable (Double) -> Void = { _ in }) async throws -> AdaptedModel {
        if let loaded = state.withLock({ $0.loaded }) { return loaded }
        do {
            _ = try describe()
            return try await load(try files(), progress)
        } catch let error as ModelUnavailable {
            reportOnce(error.reason)
            throw LanguageModelSession.GenerationError.assetsUnavailable(.init(debugDescription: error.reason))
        }
    }

    private func load(
        _ files: ModelFiles, _ progress: @escaping @Sendable (Double) -> Void
    ) async throws -> AdaptedModel {
        do {
            let model = try await library.model(of: files.model, progress: progress)
            let adapter = try files.adapter.map { try model.adapters.adapter(of: $0, for: model.engine.model) }
            let loaded = AdaptedModel(model: model, adapter: adapter)
            state.withLock { $0.loaded = loaded }
            return loaded
        } catch let error as ModelUnavailable {
            registrar.withMutation(of: self, keyPath: \.availability) {
                state.withLock { $0.failed = (files, error.reason) }
            }
            throw error
        }
    }

    private func reportOnce(_ reason: String) {
        let isNew = state.withLock { $0.reported.insert(reason).inserted }
        if isNew { report(reason) }
    }
}
