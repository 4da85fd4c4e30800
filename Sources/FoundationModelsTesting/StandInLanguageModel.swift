import FoundationModels

/// A test model that can replace the system's model, so that an app whose sessions use the default model runs on it.
public protocol StandInLanguageModel: LanguageModel {
    /// This model as the system's model.
    var systemModel: SystemLanguageModel { get }
}

extension StandInLanguageModel {
    /// Runs a test in which `SystemLanguageModel.default`, and so the model of every session without an explicit one,
    /// is this model.
    ///
    /// It only applies to the closure and to tasks that are started in it, so tests can run in parallel.
    @discardableResult
    public func asSystemModel<Result>(
        isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Result
    ) async rethrows -> Result {
        try await SystemLanguageModel.$standIn.withValue(systemModel, operation: body)
    }

    /// Makes this the system's model of the whole process, for a test that launches an app: its windows run in tasks
    /// that ``asSystemModel(isolation:_:)`` does not reach. Existing sessions keep their model.
    ///
    /// The model that was installed last is used, until ``uninstallSystemModel()``. Tests that do this cannot run in
    /// parallel.
    public func installAsSystemModel() {
        SystemLanguageModel.installed.withLock { $0 = systemModel }
    }

    /// Restores the process's own model.
    public static func uninstallSystemModel() {
        SystemLanguageModel.installed.withLock { $0 = nil }
    }
}
