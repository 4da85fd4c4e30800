import Foundation
import SwiftUI
import os

extension EnvironmentValues {
    private struct ModelContextKey: EnvironmentKey {
        static var defaultValue: ModelContext { .detached }
    }

    /// The context of the view's models. Without `modelContainer` around the view it is a context without classes.
    public var modelContext: ModelContext {
        get { self[ModelContextKey.self] }
        set { self[ModelContextKey.self] = newValue }
    }
}

extension ModelContext {
    /// A context without classes: nothing can be inserted, and nothing is found.
    static var detached: ModelContext { Detached.context }

    private enum Detached {
        // It has no classes, so it never changes.
        nonisolated(unsafe) static let context: ModelContext = {
            let memory = ModelConfiguration(isStoredInMemoryOnly: true)
            guard let container = try? ModelContainer(for: Schema([]), configurations: memory) else {
                fatalError("no database can be made in memory")
            }
            return ModelContext(container)
        }()
    }
}

extension View {
    /// Sets the context of the view's models.
    public func modelContext(_ modelContext: ModelContext) -> some View {
        environment(\.modelContext, modelContext)
    }

    /// Uses the main context of a container for the view's models.
    @MainActor
    public func modelContainer(_ container: ModelContainer) -> some View {
        environment(\.modelContext, container.mainContext)
    }

    /// Sets the container of the view's models: the app's, which is opened on first use, or with `inMemory` one of the view's
    /// own.
    ///
    /// - Parameters:
    ///   - modelTypes: The types of the models.
    ///   - inMemory: Whether the models are only kept in memory.
    ///   - isAutosaveEnabled: Whether the main context saves automatically.
    ///   - isUndoEnabled: Whether changes are registered with the environment's undo manager.
    ///   - onSetup: Called with the container, or the error.
    @MainActor
    public func modelContainer(
        for modelTypes: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true,
        isUndoEnabled: Bool = false,
        onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some View {
        let setup = ContainerSetup(
            types: modelTypes, isInMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled,
            isUndoEnabled: isUndoEnabled, onSetup: onSetup)
        return modifier(ModelContainerModifier(setup: setup, isShared: !inMemory))
    }

    /// Sets the container of the view's models for one class, including those to which its relationships lead.
    @MainActor
    public func modelContainer(
        for modelType: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
        isUndoEnabled: Bool = false,
        onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some View {
        modelContainer(
            for: [modelType], inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled,
            isUndoEnabled: isUndoEnabled, onSetup: onSetup)
    }
}

extension Scene {
    /// Sets the context of the models in the scene's views.
    public func modelContext(_ modelContext: ModelContext) -> some Scene {
        environment(\.modelContext, modelContext)
    }

    /// Uses the main context of a container for the models in the scene's views.
    public func modelContainer(_ container: ModelContainer) -> some Scene {
        environment(\.modelContext, container.mainContext)
    }

    /// Uses the app's container, which all windows share, for the models in the scene's views.
    ///
    /// - Parameters:
    ///   - modelTypes: The types of the models.
    ///   - inMemory: Whether the models are only kept in memory.
    ///   - isAutosaveEnabled: Whether the main context saves automatically.
    ///   - isUndoEnabled: Whether changes are registered with the environment's undo manager.
    ///   - onSetup: Called with the container, or the error.
    public func modelContainer(
        for modelTypes: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true,
        isUndoEnabled: Bool = false,
        onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some Scene {
        let setup = ContainerSetup(
            types: modelTypes, isInMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled,
            isUndoEnabled: isUndoEnabled, onSetup: onSetup)
        return around { $0.modifier(ModelContainerModifier(setup: setup, isShared: true)) }
    }

    /// Uses the app's container for one class, including those to which its relationships lead, for the models in the scene's
    /// views.
    public func modelContainer(
        for modelType: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
        isUndoEnabled: Bool = false,
        onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some Scene {
        modelContainer(
            for: [modelType], inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled,
            isUndoEnabled: isUndoEnabled, onSetup: onSetup)
    }
}

/// The arguments of `modelContainer(for:)`.
struct ContainerSetup {
    let types: [any PersistentModel.Type]
    let isInMemory: Bool
    let isAutosaveEnabled: Bool
    let isUndoEnabled: Bool
    let onSetup: (Result<ModelContainer, any Error>) -> Void

    private struct Key: Hashable {
        let types: [ObjectIdentifier]
        let isInMemory: Bool
    }

    @MainActor private static var shared: [Key: ModelContainer] = [:]
    private static let log = Logger(subsystem: "kissa.swiftdata", category: "ModelContainer")

    /// The app's container for these classes, shared by all windows.
    @MainActor func sharedContainer() -> ModelContainer? {
        let key = Key(types: types.map { ObjectIdentifier($0) }, isInMemory: isInMemory)
        if let container = Self.shared[key] { return container }
        let container = makeContainer()
        Self.shared[key] = container
        return container
    }

    @MainActor func makeContainer() -> ModelContainer? {
        do {
            let configuration = ModelConfiguration(isStoredInMemoryOnly: isInMemory)
            let container = try ModelContainer(for: Schema(types), configurations: configuration)
            container.mainContext.autosaveEnabled = isAutosaveEnabled
            onSetup(.success(container))
            return container
        } catch {
            Self.log.error("there is no container for \(types): \(error, privacy: .public)")
            onSetup(.failure(error))
            return nil
        }
    }
}

struct ModelContainerModifier: ViewModifier {
    let setup: ContainerSetup
    let isShared: Bool
    @State private var own = ContainerPlace()

    func body(content: Content) -> some View {
        let container = isShared ? setup.sharedContainer() : own.container(setup)
        if setup.isUndoEnabled { container?.mainContext.isUndoneByWindows = true }
        return content.environment(\.modelContext, container?.mainContext ?? .detached)
    }
}

/// A view's own container, made when it is first needed.
@MainActor
private final class ContainerPlace {
    private var known: ModelContainer??

    nonisolated init() {}

    isolated deinit { known??.letMainContextGo() }

    func container(_ setup: ContainerSetup) -> ModelContainer? {
        if let known { return known }
        let container = setup.makeContainer()
        known = .some(container)
        return container
    }
}
