import Foundation

/// Opens a store, and makes its tables those of a schema. That is one transaction: who kills the process meanwhile finds the
/// store as it was.
struct StoreOpening {
    let configuration: ModelConfiguration
    let schema: Schema
    let models: [ModelDescription]
    let plan: (any SchemaMigrationPlan.Type)?

    init(
        _ configuration: ModelConfiguration, _ schema: Schema, _ models: [ModelDescription],
        _ plan: (any SchemaMigrationPlan.Type)?
    ) {
        self.configuration = configuration
        self.schema = schema
        self.models = models
        self.plan = plan
    }

    func open() throws -> Store {
        let url = configuration.isStoredInMemoryOnly ? nil : configuration.url
        if configuration.name.contains("/") {
            throw SwiftDataError.configurationFileNameContainsInvalidCharacters.because(configuration.name)
        }
        do {
            let store = try Store(url: url, allowsSave: configuration.allowsSave)
            if store.allowsSave { try store.transaction { _ in try fit(store) } }
            return store
        } catch let error as SwiftDataError {
            throw error
        } catch {
            throw SwiftDataError.loadIssueModelContainer.because("\(configuration.url.path): \(error)")
        }
    }

    private func fit(_ store: Store) throws {
        let wanted = TableLayout(models)
        guard let noted = try store.value(forKey: "layout") else { return try change(store, from: nil, to: models) }
        var layout = try JSONDecoder().decode(TableLayout.self, from: Data(noted.utf8))
        if layout == wanted { return }
        for stage in try stages(from: layout, version: store.value(forKey: "version"), to: wanted) {
            layout = try run(stage, on: store, from: layout)
        }
        if layout != wanted { try change(store, from: layout, to: models) }
    }

    /// Notes the layout once the tables have it.
    private func change(_ store: Store, from old: TableLayout?, to models: [ModelDescription]) throws {
        try TableMigration(store: store, from: old, models: models).run()
        let noted = try JSONEncoder().encode(TableLayout(models))
        try store.set(String(decoding: noted, as: UTF8.self), forKey: "layout")
        try store.set("\(schema.version)", forKey: "version")
    }

    // MARK: Plans

    /// The stages after the store's version.
    private func stages(from layout: TableLayout, version: String?, to wanted: TableLayout) throws -> [MigrationStage] {
        guard let plan else { return [] }
        let fitting = plan.schemas.filter { TableLayout(models(of: $0)) == layout }
        let named = fitting.first { "\($0.versionIdentifier)" == version }
        guard let start = named ?? fitting.last else {
            throw SwiftDataError.unknownVersion.because(
                "the store at \(configuration.url.path) fits none of the plan's versions")
        }
        var (stages, current): ([MigrationStage], any VersionedSchema.Type) = ([], start)
        while TableLayout(models(of: current)) != wanted || current != schemaVersion {
            guard let next = plan.stages.first(where: { $0.versions.from == current }) else { break }
            stages.append(next)
            current = next.versions.to
        }
        return stages
    }

    /// The plan's version that the container's schema is.
    private var schemaVersion: (any VersionedSchema.Type)? {
        let types = Set(schema.models.map { ObjectIdentifier($0.type) })
        return plan?.schemas.last { version in
            version.models.allSatisfy { types.contains(ObjectIdentifier($0)) }
        }
    }

    /// This store's classes of a version.
    private func models(of version: any VersionedSchema.Type) -> [ModelDescription] {
        let all = Schema(versionedSchema: version).models
        guard configuration.schema != nil else { return all }
        return all.filter { old in models.contains { $0.name == old.name } }
    }

    private func run(_ stage: MigrationStage, on store: Store, from layout: TableLayout) throws -> TableLayout {
        let (from, to) = stage.versions
        if case .custom(_, _, let willMigrate?, _) = stage { try work(on: store, with: from, willMigrate) }
        let models = models(of: to)
        try change(store, from: layout, to: models)
        if case .custom(_, _, _, let didMigrate?) = stage { try work(on: store, with: to, didMigrate) }
        return TableLayout(models)
    }

    private func work(
        on store: Store, with version: any VersionedSchema.Type, _ work: (ModelContext) throws -> Void
    ) throws {
        let context = ModelContext(ModelContainer(schema: Schema(versionedSchema: version), store: store))
        try work(context)
        try context.save()
    }
}
