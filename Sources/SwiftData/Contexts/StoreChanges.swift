/// What a context has saved, for the other contexts of its container.
struct StoreChanges: Sendable {
    var inserted: Set<PersistentIdentifier> = []
    var updated: Set<PersistentIdentifier> = []
    var deleted: Set<PersistentIdentifier> = []
    /// Anything may have changed.
    var isEverything = false
    /// All models are gone.
    var isErased = false

    /// Beyond so many models it is cheaper to read all anew than to remember which.
    private static let countMax = 10_000

    var isEmpty: Bool { !isEverything && !isErased && inserted.isEmpty && updated.isEmpty && deleted.isEmpty }

    /// What was saved later. Who never looks collects no more than a bounded number.
    mutating func add(_ later: StoreChanges) {
        if later.isErased { self = StoreChanges(isErased: true) }
        isEverything = isEverything || later.isEverything
        guard !isEverything else { return forgetWhich() }
        inserted.formUnion(later.inserted)
        updated.formUnion(later.updated)
        deleted.formUnion(later.deleted)
        if inserted.count + updated.count + deleted.count > Self.countMax { forgetWhich() }
    }

    private mutating func forgetWhich() {
        (inserted, updated, deleted) = ([], [], [])
        isEverything = true
    }
}
