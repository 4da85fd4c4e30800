import Foundation

/// Opens a store, and migrates its tables to a schema. That is one transaction: if the process is killed meanwhile, the store
/// stays as it was.
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
        let noted = try notedLayout(of: store)
        if var layout = noted {
            for stage in try stages(from: &layout, version: store.value(forKey: "version"), to: wanted) {
                layout = try run(stage, on: store, from: layout)
            }
            if !layout.fits(wanted, comparesTypes: true) { try change(store, from: layout, to: models) }
        } else {
            try change(store, from: nil, to: models)
        }
        let isNew = noted.map { !$0.fits(wanted) } ?? true
        try note(wanted, isNew || plan != nil ? schemaVersion?.versionIdentifier ?? schema.version : nil, in: store)
    }

    private func change(_ store: Store, from old: TableLayout?, to models: [ModelDescription]) throws {
        try TableMigration(store: store, from: old, models: models).run()
    }

    // MARK: Notes

    private func notedLayout(of store: Store) throws -> TableLayout? {
        try store.value(forKey: "layout").map { try JSONDecoder().decode(TableLayout.self, from: Data($0.utf8)) }
    }

    private func note(_ layout: TableLayout, _ version: Schema.Version?, in store: Store) throws {
        if let version = version.map({ "\($0)" }), try store.value(forKey: "version") != version {
            try store.set(version, forKey: "version")
        }
        guard try notedLayout(of: store) != layout else { return }
        try store.set(String(decoding: JSONEncoder().encode(layout), as: UTF8.self), forKey: "layout")
    }

    // MARK: Plans

    /// The stages after the store's version.
    ///
    /// - Parameter layout: The layout that the store has recorded; on return the one of its version, which is more complete than
    ///   an early record.
    private func stages(
        from layout: inout TableLayout, version: String?, to wanted: TableLayout
    ) throws -> [MigrationStage] {
        guard let plan else { return [] }
        let noted = layout
        let fitting = plan.schemas.filter { TableLayout(models(of: $0, and: noted)).fits(noted) }
        guard let start = fitting.first(where: { "\($0.versionIdentifier)" == version }) ?? fitting.last else {
            if noted.fits(wanted) { return [] }
            throw SwiftDataError.unknownVersion.because(
                "the store at \(configuration.url.path) fits none of the plan's versions")
        }
        let end = schemaVersion
        try checkDirection(from: start, to: end, of: plan)
        layout = TableLayout(models(of: start, and: noted))
        var (stages, current): ([MigrationStage], any VersionedSchema.Type) = ([], start)
        // The count limits the loop if the plan has a cycle.
        while current != end, stages.count < plan.stages.count {
            if end == nil, TableLayout(models(of: current, and: noted)).fits(wanted) { break }
            guard let next = plan.stages.first(where: { $0.versions.from == current }) else { break }
            stages.append(next)
            current = next.versions.to
        }
        return stages
    }

    private func checkDirection(
        from start: any VersionedSchema.Type, to end: (any VersionedSchema.Type)?, of plan: any SchemaMigrationPlan.Type
    ) throws {
        guard let end, let first = plan.schemas.firstIndex(where: { $0 == start }),
            let last = plan.schemas.firstIndex(where: { $0 == end }), last < first
        else { return }
        throw SwiftDataError.backwardMigration.because(
            "the store has version \(start.versionIdentifier), which is newer than \(end.versionIdentifier)")
    }

    /// The plan's version that matches the container's schema.
    private var schemaVersion: (any VersionedSchema.Type)? {
        let types = Set(schema.models.map { ObjectIdentifier($0.type) })
        return plan?.schemas.last { version in
            version.models.allSatisfy { types.contains(ObjectIdentifier($0)) }
        }
    }

    /// The classes of a version that belong to this store: those that it has, and those that it will have.
    private func models(of version: any VersionedSchema.Type, and noted: TableLayout) -> [ModelDescription] {
        let all = Schema(versionedSchema: version).models
        guard configuration.schema != nil else { return all }
        return all.filter { old in noted.tables[old.name] != nil || models.contains { $0.name == old.name } }
    }

    private func run(_ stage: MigrationStage, on store: Store, from layout: TableLayout) throws -> TableLayout {
        let (from, to) = stage.versions
        if case .custom(_, _, let willMigrate?, _) = stage { try work(on: store, with: from, willMigrate) }
        let models = models(of: to, and: layout)
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
