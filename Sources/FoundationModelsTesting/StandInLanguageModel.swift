import FoundationModels

/// A model for tests that can stand in the system's model's place, so that an app which names no model runs on it.
public protocol StandInLanguageModel: LanguageModel {
    /// This model as a system's model.
    var systemModel: SystemLanguageModel { get }
}

extension StandInLanguageModel {
    /// Runs a test in which `SystemLanguageModel.default`, and so every session that names no model, is this one.
    ///
    /// It holds for the closure and the tasks that are started in it, and for nothing else, so tests can run in parallel.
    @discardableResult
    public func asSystemModel<Result>(
        isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Result
    ) async rethrows -> Result {
        try await SystemLanguageModel.$standIn.withValue(systemModel, operation: body)
    }

    /// Makes this the system's model of the whole process, for a test that launches an app: its windows run in tasks that
    /// ``asSystemModel(isolation:_:)`` does not reach. Sessions that are there already keep their model.
    ///
    /// The last one that was installed counts, until ``uninstallSystemModel()``. Tests that do this cannot run in parallel.
    public func installAsSystemModel() {
        SystemLanguageModel.installed.withLock { $0 = systemModel }
    }

    /// Gives the process its own model back.
    public static func uninstallSystemModel() {
        SystemLanguageModel.installed.withLock { $0 = nil }
    }
}
