import Foundation
import Storage
import os

/// The main context saves automatically. All windows share it: models that violate a rule stay unsaved, together with those that
/// depend on them, and everything else is saved.
extension ModelContext {
    private static let log = Logger(subsystem: "kissa.swiftdata", category: "ModelContext")
    /// The interval after which a store that couldn't be written is retried, even without new changes.
    private static let retrySeconds = 3.0

    /// What an event of a window changes is saved before the event counts as done; after a crash either both are so or neither.
    /// Other changes are saved at the end of the main queue's turn, or before the frame is sent that shows them.
    func scheduleSave() {
        guard autosaveEnabled, hasChanges, isOnMainActor else { return }
        let owner = ObjectIdentifier(self)
        guard !Database.atEndOfEvent(owner, autosaving) else { return }
        Database.atEndOfTurn(owner, autosaving)
    }

    func autosave() {
        guard autosaveEnabled, hasChanges else { return }
        takeInbox()
        do {
            try saveUnlessRefused()
        } catch {
            Self.log.error("changes aren't saved: \(error, privacy: .public)")
            retryLater()
        }
    }

    private func retryLater() {
        guard !isRetryScheduled else { return }
        isRetryScheduled = true
        nonisolated(unsafe) weak let context = self
        DispatchQueue.main.asyncAfter(deadline: .now() + Self.retrySeconds) {
            context?.isRetryScheduled = false
            context?.autosave()
        }
    }

    private func saveUnlessRefused() throws {
        guard refused.isEmpty else { return try saveGroups() }
        do {
            try saveAll()
        } catch is Refusal {
            try saveGroups()
        }
    }

    /// Groups with changes since they were rejected.
    var groupsToSave: [UnsavedModels] {
        SaveGroups(self).groups.filter { !$0.identifiers.isSubset(of: refused) }
    }

    /// Saves the groups in one transaction, except for those that are rejected, which write nothing.
    private func saveGroups() throws {
        let groups = groupsToSave
        var (savings, refusals) = ([Saving](), [Refusal]())
        try inTransaction(of: groups.flatMap(\.all)) {
            for group in groups {
                do { savings.append(try write(group)) } catch let refusal as Refusal { refusals.append(refusal) }
            }
        }
        finish(savings)
        for refusal in refusals {
            Self.log.error("changes aren't saved until they are others: \(refusal.error, privacy: .public)")
            refused.formUnion(refusal.models)
        }
    }
}

/// A rule that models violate, so that saving them again would fail again.
struct Refusal: Error {
    let error: SwiftDataError
    let models: Set<PersistentIdentifier>
}
