import Foundation
import os

/// The main context saves by itself. It is all windows': what a rule refuses stays unsaved, with what depends on it, and
/// everything else is saved.
extension ModelContext {
    private static let log = Logger(subsystem: "kissa.swiftdata", category: "ModelContext")
    /// After so long a store that couldn't be written is tried again, also if nothing changes.
    private static let retrySeconds = 3.0

    func scheduleSave() {
        guard autosaveEnabled, !isSaveScheduled, hasChanges, isOnMainActor else { return }
        isSaveScheduled = true
        nonisolated(unsafe) weak let context = self
        DispatchQueue.main.async { context?.autosave() }
    }

    private func autosave() {
        isSaveScheduled = false
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

    /// Groups of which something has changed since they were refused.
    var groupsToSave: [UnsavedModels] {
        SaveGroups(self).groups.filter { !$0.identifiers.isSubset(of: refused) }
    }

    /// Saves in one transaction what isn't refused. A group that is refused leaves nothing in it.
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

/// A rule that models don't meet. They would be refused again.
struct Refusal: Error {
    let error: SwiftDataError
    let models: Set<PersistentIdentifier>
}
