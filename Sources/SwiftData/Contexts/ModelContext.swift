import Foundation
import SwiftUICore
import Synchronization
@_spi(Nodes) import ViewTree

/// Fetches models, notes what is inserted, changed and deleted, and saves it.
///
/// See [ModelContext](https://developer.apple.com/documentation/swiftdata/modelcontext). A context belongs to one actor,
/// as its models do: others take a model's `persistentModelID` and ask their own context for it.
public final class ModelContext: Equatable, CustomDebugStringConvertible {
    /// The container with the stores.
    public let container: ModelContainer
    /// Whether the main actor uses the context: it is the container's main one, or a view's.
    var isOnMainActor: Bool
    /// Whether changes are saved at the end of the main queue's turn. True for the main context alone, unless it is set.
    public var autosaveEnabled: Bool
    /// Whom each change tells how to undo it: the one that was set, or, with `isUndoEnabled`, that of the window whose code
    /// asks.
    public var undoManager: UndoManager? {
        get { ownUndoManager ?? (isUndoneByWindows && isOnMainActor ? Self.windowUndoManager : nil) }
        set { ownUndoManager = newValue }
    }
    private var ownUndoManager: UndoManager?
    /// The one that undoes or redoes something now.
    var activeUndoManager: UndoManager?
    /// Whether a change is undone by the undo manager of the window in which it is made, where there is no other one. The main
    /// context is all windows', and nobody undoes what somebody else has done.
    var isUndoneByWindows = false
    /// Names who makes the changes, for the history.
    public var author: String?

    var registered: [PersistentIdentifier: WeakModel] = [:]
    var unsaved = UnsavedModels()
    /// Models that a rule keeps from being saved, as they are now.
    var refused: Set<PersistentIdentifier> = []
    /// Identifiers of new models that turned out to be others, by a unique value.
    var takeovers: [PersistentIdentifier: PersistentIdentifier] = [:]
    /// Whether models are read for the context itself, which no view depends on.
    var isUnobserved = false
    var isSaveScheduled = false
    var isRetryScheduled = false
    /// Whether it was told that the store can't be read now.
    var hasToldOfReading = false
    var observers: [ObjectIdentifier: WeakObserver] = [:]
    /// What other contexts have saved since this one looked.
    let inbox = Mutex(StoreChanges())

    /// A context, which saves when it is told to.
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
    /// How much isn't saved.
    public var debugDescription: String {
        "ModelContext(inserted: \(inserted.count), changed: \(changed.count), deleted: \(deleted.count))"
    }

    // MARK: What isn't saved

    /// Whether there is something to save.
    public var hasChanges: Bool { !unsaved.isEmpty }
    /// New models that aren't saved, in their order.
    public var insertedModelsArray: [any PersistentModel] { UnsavedModels.inOrder(inserted) }
    /// Models with changes that aren't saved.
    public var changedModelsArray: [any PersistentModel] { UnsavedModels.inOrder(changed) }
    /// Models that will be gone when the context is saved.
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
