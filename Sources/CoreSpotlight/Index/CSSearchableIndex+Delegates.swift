import Foundation

/// The delegates of an index, by whose windows have set them. They are asked where an index was lost.
extension CSSearchableIndex {
    func delegate(of owner: String) -> (any CSSearchableIndexDelegate)? {
        let (own, everybodys) = delegates.withLock { ($0[owner], $0[""]) }
        return own?.value ?? everybodys?.value
    }

    func setDelegate(_ delegate: (any CSSearchableIndexDelegate)?) {
        let store = IndexStore.current
        guard let owner = try? store.owner() else { return }
        let new = delegate.map { WeakDelegate(value: $0) }
        delegates.withLock { delegates in
            delegates = delegates.filter { $0.value.value != nil }
            delegates[owner] = new
        }
        if delegate != nil { Task { askAfterLoss(in: store, of: owner) } }
    }

    /// Asks an owner's delegate to index everything anew, if the owner's items were lost and it wasn't asked yet. The code runs
    /// in the owner's window, so that the items come under the same owner.
    func askAfterLoss(in store: IndexStore, of owner: String) {
        guard let delegate = delegate(of: owner), (try? store.takeLoss(in: name, of: owner)) == true else { return }
        delegate.searchableIndex(self) {}
    }
}

struct WeakDelegate: @unchecked Sendable {
    // @unchecked: the app's delegate is asked as Apple's index asks it, from any thread.
    weak var value: (any CSSearchableIndexDelegate)?
}
