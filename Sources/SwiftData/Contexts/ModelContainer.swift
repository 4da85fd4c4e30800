import Foundation
import Synchronization

/// The stores of an app's models, and the context on the main actor.
///
/// See [ModelContainer](https://developer.apple.com/documentation/swiftdata/modelcontainer).
public final class ModelContainer: Equatable, @unchecked Sendable, CustomDebugStringConvertible {
    // @unchecked: a plan is a type, and types are constant.
    /// The classes whose models are kept.
    public let schema: Schema
    /// The plan by which older stores are migrated to this schema.
    public let migrationPlan: (any SchemaMigrationPlan.Type)?
    /// The configurations of the stores.
    public let configurations: Set<ModelConfiguration>
    let stores: [String: Store]
    let contexts = Mutex<[WeakContext]>([])
    @MainActor private var main: ModelContext?
    /// The main context, after the container has released it.
    @MainActor private weak var formerMain: ModelContext?

    /// The context for views. It saves automatically at the end of the main queue's turn in which something changed.
    @MainActor public var mainContext: ModelContext {
        if let context = main ?? formerMain { return context }
        let context = ModelContext(self, isMain: true)
        main = context
        return context
    }

    /// Breaks the retain cycle between the container and its main context, when the view that owns the container is gone.
    @MainActor func letMainContextGo() { (formerMain, main) = (main ?? formerMain, nil) }

    /// Opens or creates the stores of a schema.
    ///
    /// - Throws: ``SwiftDataError``: the configurations don't fit the schema or each other, or a store can't be opened, or
    ///   migrated by the plan.
    public init(
        for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil, configurations: [ModelConfiguration]
    ) throws {
        self.schema = schema
        self.migrationPlan = migrationPlan
        let configurations = configurations.isEmpty ? [ModelConfiguration()] : configurations
        self.configurations = Set(configurations)
        guard self.configurations.count == configurations.count else {
            throw SwiftDataError.duplicateConfiguration.because("\(configurations)")
        }
        var stores: [String: Store] = [:]
        for (configuration, models) in try Self.models(of: configurations, schema) {
            let store = try StoreOpening(configuration, schema, models, migrationPlan).open()
            for model in models { stores[model.name] = store }
        }
        self.stores = stores
    }

    /// Opens or creates the stores of a schema.
    ///
    /// - Throws: ``SwiftDataError``: the configurations don't fit the schema or each other, or a store can't be opened, or
    ///   migrated by the plan.
    public convenience init(
        for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil, configurations: ModelConfiguration...
    ) throws {
        try self.init(for: schema, migrationPlan: migrationPlan, configurations: configurations)
    }

    /// Opens or creates the stores of model classes, including those to which their relationships lead.
    ///
    /// - Throws: ``SwiftDataError``: the configurations don't fit the classes or each other, or a store can't be opened, or
    ///   migrated by the plan.
    public convenience init(
        for types: any PersistentModel.Type..., migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
        configurations: ModelConfiguration...
    ) throws {
        let version = migrationPlan?.schemas.last?.versionIdentifier ?? Schema.Version(1, 0, 0)
        try self.init(
            for: Schema(types, version: version), migrationPlan: migrationPlan, configurations: configurations)
    }

    /// A container with an open store.
    init(schema: Schema, store: Store) {
        self.schema = schema
        migrationPlan = nil
        configurations = []
        stores = Dictionary(uniqueKeysWithValues: schema.models.map { ($0.name, store) })
    }

    /// The classes of each configuration: those that it names; classes that none names go to the first one without a schema, or
    /// else to the first one.
    private static func models(
        of configurations: [ModelConfiguration], _ schema: Schema
    ) throws -> [(ModelConfiguration, [ModelDescription])] {
        var free = schema.models
        var result: [(ModelConfiguration, [ModelDescription])] = []
        for configuration in configurations {
            guard let named = configuration.schema?.models else {
                result.append((configuration, []))
                continue
            }
            for model in named {
                guard let place = free.firstIndex(where: { $0 === model }) else {
                    let isKnown = schema.models.contains { $0 === model }
                    let error: SwiftDataError =
                        isKnown ? .duplicateConfiguration : .configurationSchemaNotFoundInContainerSchema
                    throw error.because(model.name)
                }
                free.remove(at: place)
            }
            result.append((configuration, named))
        }
        guard !free.isEmpty else { return result }
        let rest = result.firstIndex { $0.0.schema == nil } ?? 0
        result[rest].1 += free
        return result
    }

    /// All stores, without duplicates.
    var openStores: [Store] {
        stores.values.reduce(into: []) { found, store in
            if !found.contains(where: { $0 === store }) { found.append(store) }
        }.sorted { $0.identifier < $1.identifier }
    }

    func store(of entity: String) throws -> Store {
        guard let store = stores[entity] else {
            let known = stores.keys.sorted().joined(separator: ", ")
            throw SwiftDataError.unknownSchema.because("\(entity) isn't among the container's models: \(known)")
        }
        return store
    }

    /// Whether both are the same container.
    public static func == (left: ModelContainer, right: ModelContainer) -> Bool { left === right }
    /// The schema and the configurations.
    public var debugDescription: String { "ModelContainer(\(schema), \(Array(configurations)))" }
}

struct WeakContext: @unchecked Sendable {
    // @unchecked: other threads only use the context's inbox, which has a lock.
    weak var context: ModelContext?
}

extension ModelContainer {
    /// Puts saved changes into the inboxes of the other contexts.
    func announce(_ changes: StoreChanges, from sender: ModelContext?) {
        let others = contexts.withLock { contexts in
            contexts.removeAll { $0.context == nil }
            return contexts
        }
        for other in others where other.context !== sender { other.context?.receive(changes) }
    }

    func add(_ context: ModelContext) {
        let entry = WeakContext(context: context)
        contexts.withLock { $0.append(entry) }
    }
}
