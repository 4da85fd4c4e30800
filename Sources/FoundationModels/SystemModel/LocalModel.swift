import Foundation
import Inference
import Observation
import Synchronization

/// A model in this process, run from a GGUF file, with an adapter or without.
///
/// The file is looked at whenever somebody asks whether the model is available, and loaded when it is first needed. A file
/// that could not be loaded is tried again once it has changed.
final class LocalModel: SystemModelBackend, Observable {
    private struct State {
        var loaded: AdaptedModel?
        /// What the files say of themselves, as they were when they were looked at.
        var described: (files: ModelFiles, result: Result<ModelDescription, ModelUnavailable>)?
        /// Why the files, as they were then, could not be loaded.
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
    ///   - report: Told each reason why the model cannot be used, once.
    init(
        _ location: ModelLocation, adapter: URL? = nil, library: ModelLibrary = .shared,
        report: @escaping Report = standardReport
    ) {
        self.location = location
        self.adapter = adapter
        self.library = library
        self.report = report
    }

    /// The same model, loaded anew for a markup of another name.
    func reading(chatTemplate: String) -> LocalModel {
        LocalModel(location, adapter: adapter, library: ModelLibrary(chatTemplate: chatTemplate), report: report)
    }

    /// The same model in the same engine, with an adapter in place of its own.
    func adapted(by adapter: URL) -> LocalModel {
        LocalModel(location, adapter: adapter, library: library, report: report)
    }

    var availability: SystemLanguageModel.Availability {
        registrar.access(self, keyPath: \.availability)
        return description == nil ? .unavailable(.modelNotReady) : .available
    }

    /// Any model can be kept to a grammar.
    var capabilities: LanguageModelCapabilities { LanguageModelCapabilities([.guidedGeneration, .toolCalling]) }

    /// As the file says.
    package var displayName: String { description?.name ?? "no model" }

    /// As the file says; less if the engine finds too little memory for it, which shows when the model is loaded.
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
