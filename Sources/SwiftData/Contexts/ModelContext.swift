import Foundation
import SwiftUICore
import Synchronization
@_spi(Nodes) import ViewTree

/// Fetches models, tracks insertions, changes and deletions, and saves them.
///
/// See [ModelContext](https://developer.apple.com/documentation/swiftdata/modelcontext). A context and its models belong to one
/// actor: other actors pass a model's `persistentModelID` to their own context.
public final class ModelContext: Equatable, CustomDebugStringConvertible {
    /// The container with the stores.
    public let container: ModelContainer
    /// Whether the context is used on the main actor: it is the container's main one, or a view's.
    var isOnMainActor: Bool
    /// Whether changes are saved at the end of the main queue's turn. True by default for the main context only.
    public var autosaveEnabled: Bool
    /// The undo manager that registers each change: the one that was set, or, with `isUndoEnabled`, that of the current window.
    public var undoManager: UndoManager? {
        get { ownUndoManager ?? (isUndoneByWindows && isOnMainActor ? Self.windowUndoManager : nil) }
        set { ownUndoManager = newValue }
    }
    private var ownUndoManager: UndoManager?
    /// The undo manager that is undoing or redoing at the moment.
    var activeUndoManager: UndoManager?
    /// Whether changes are registered with the undo manager of the window that makes them, if no other one is set. All windows
    /// share the main context, and one visitor can't undo the changes of another.
    var isUndoneByWindows = false
    /// The author of changes, for the history.
    public var author: String?

    var registered: [PersistentIdentifier: WeakModel] = [:]
    var unsaved = UnsavedModels()
    /// Models that violate a rule in their current state, so that they aren't saved.
    var refused: Set<PersistentIdentifier> = []
    /// The identifiers that replace those of new models, which took over stored models with the same unique values.
    var takeovers: [PersistentIdentifier: PersistentIdentifier] = [:]
    /// Whether models are read without observation tracking.
    var isUnobserved = false
    var isRetryScheduled = false
    /// Saves automatically. Made once, since it is scheduled for each change.
    private(set) lazy var autosaving: @Sendable () -> Void = {
        nonisolated(unsafe) weak let context = self
        return { context?.autosave() }
    }()
    /// Whether the current failure to read the store was logged.
    var hasToldOfReading = false
    var observers: [ObjectIdentifier: WeakObserver] = [:]
    /// Changes that other contexts have saved and that this one hasn't applied yet.
    let inbox = Mutex(StoreChanges())

    /// A context that doesn't save automatically.
    public init(_ container: ModelContainer) {
        self.container = container
        isOnMainActor = false
        autosaveEnabled = false
        container.add(self)
    }

    init(_ container: ModelContainer, isMain: Bool) {
        self.container = container
        isOnMainActor = isMain
        autosaveEnabled = isMain
        container.add(self)
    }

    /// Whether both are the same context.
    public static func == (left: ModelContext, right: ModelContext) -> Bool { left === right }
    /// The numbers of unsaved models.
    public var debugDescription: String {
        "ModelContext(inserted: \(inserted.count), changed: \(changed.count), deleted: \(deleted.count))"
    }

    // MARK: What isn't saved

    /// Whether there are unsaved changes.
    public var hasChanges: Bool { !unsaved.isEmpty }
    /// Unsaved new models, in the order of insertion.
    public var insertedModelsArray: [any PersistentModel] { UnsavedModels.inOrder(inserted) }
    /// Models with unsaved changes.
    public var changedModelsArray: [any PersistentModel] { UnsavedModels.inOrder(changed) }
    /// Models that are deleted when the context is saved.
    public var deletedModelsArray: [any PersistentModel] { UnsavedModels.inOrder(deleted) }

    var inserted: UnsavedModels.Models {
        get { unsaved.inserted }
        _modify { yield &unsaved.inserted }
    }
    var changed: UnsavedModels.Models {
        get { unsaved.changed }
        _modify { yield &unsaved.changed }
    }
    var deleted: UnsavedModels.Models {
        get { unsaved.deleted }
        _modify { yield &unsaved.deleted }
    }

    func isDirty(_ model: any PersistentModel) -> Bool { unsaved.contains(model._modelStorage.id) }
}

struct WeakModel {
    weak var model: (any PersistentModel)?
}
