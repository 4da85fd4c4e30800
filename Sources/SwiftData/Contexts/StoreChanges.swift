/// The saved changes of a context, for the other contexts of its container.
struct StoreChanges: Sendable {
    var inserted: Set<PersistentIdentifier> = []
    var updated: Set<PersistentIdentifier> = []
    var deleted: Set<PersistentIdentifier> = []
    /// Any model may have changed.
    var isEverything = false
    /// The identifiers of the stores whose models were all deleted.
    var erasedStores: Set<String> = []

    /// Beyond this number of models it is cheaper to read all of them again than to track them.
    private static let countMax = 10_000

    var isEmpty: Bool {
        !isEverything && erasedStores.isEmpty && inserted.isEmpty && updated.isEmpty && deleted.isEmpty
    }

    func hasErased(_ id: PersistentIdentifier) -> Bool {
        id.storeIdentifier.map { erasedStores.contains($0) } ?? false
    }

    /// Adds later changes. Their number is limited, so that a context that never reads its inbox doesn't grow it without bound.
    mutating func add(_ later: StoreChanges) {
        erasedStores.formUnion(later.erasedStores)
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
