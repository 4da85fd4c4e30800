import Foundation
import Storage

/// The writing of a context's changes, a transaction for each store. What changes in the context's objects by it (versions,
/// conflicts that were resolved) is applied after the commit.
final class StoreSaving {
    private let context: NSManagedObjectContext
    private(set) var unsaved: UnsavedObjects
    private var afterwards: [() -> Void] = []
    private var conflicts: [NSMergeConflict] = []
    /// New objects in whose place stored ones are referred to.
    private var redirections: [(NSManagedObjectID, Int64)] = []

    init(_ context: NSManagedObjectContext) {
        self.context = context
        unsaved = UnsavedObjects(context)
    }

    func write() throws {
        try placeNewObjects()
        let all = unsaved.inserted + unsaved.updated + unsaved.deleted
        let stores = Dictionary(
            all.compactMap { object in object.objectID.persistentStore.map { (ObjectIdentifier($0), $0) } }
        ) { $1 }
        try write(stores.values.sorted { $0.identifier < $1.identifier }[...])
        for step in afterwards { step() }
    }

    /// Objects that were made before there was a store.
    private func placeNewObjects() throws {
        for object in unsaved.inserted where object.objectID.persistentStore == nil {
            throw CoreDataError.make(
                NSPersistentStoreSaveError,
                "\(object.entity.label) was made before its store was opened, or no store has the entity.")
        }
    }

    /// Nests each store's transaction in the previous one's, so that a store that can't be written keeps the others from being
    /// written.
    private func write(_ stores: ArraySlice<NSPersistentStore>) throws {
        guard let store = stores.first else { return }
        if store.isReadOnly { throw CoreDataError.make(NSPersistentStoreSaveError, "The store is read-only.") }
        try write(store) { try write(stores.dropFirst()) }
    }

    private func write(_ store: NSPersistentStore, _ rest: () throws -> Void) throws {
        func own(_ objects: [NSManagedObject]) -> [NSManagedObject] {
            objects.filter { $0.objectID.persistentStore === store }
        }
        do {
            try store.backing.transaction { connection in
                let rows = RowWriting(store, connection)
                for object in own(unsaved.deleted) where !object.objectID.isTemporaryID { try rows.delete(object) }
                for object in own(unsaved.updated) { try update(object, rows) }
                for object in own(unsaved.inserted) { try insert(object, rows) }
                if !conflicts.isEmpty { throw conflictError }
                for object in own(unsaved.inserted) + own(unsaved.updated) { try rows.writePairs(of: object) }
                for (old, key) in redirections where old.persistentStore === store { try rows.redirect(old, to: key) }
                try rest()
            }
        } catch let error as StorageError {
            throw CoreDataError.make(NSPersistentStoreSaveError, "The store can't be written: \(error)")
        }
    }

    private var conflictError: NSError {
        CoreDataError.make(
            NSManagedObjectMergeError, "Objects have changed in the store since they were read.",
            ["conflictList": conflicts])
    }

    // MARK: Changed objects

    private func update(_ object: NSManagedObject, _ rows: RowWriting) throws {
        try resolveConstraints(of: object, rows)
        let places = object.changedPlaces.filter { object.entity.places.properties[$0].hasColumn }
        guard !places.isEmpty else { return }
        let stored = try rows.version(of: object)
        if stored == object.version { return try write(object, places, version: object.version + 1, rows) }
        try resolve(object, places, stored, rows)
    }

    private func write(_ object: NSManagedObject, _ places: [Int], version: Int64, _ rows: RowWriting) throws {
        try rows.update(object, places, version: version)
        afterwards.append { object.version = version }
    }

    /// The object has changed in the store since it was read.
    private func resolve(_ object: NSManagedObject, _ places: [Int], _ stored: Int64?, _ rows: RowWriting) throws {
        let policy = context.policy.mergeType
        guard policy != .errorMergePolicyType else {
            return conflicts.append(NSMergeConflict(object, newVersion: stored ?? 0))
        }
        guard let stored else { return giveUp(object) }
        switch policy {
        case .overwriteMergePolicyType:
            let all = object.entity.places.properties.indices.filter { object.entity.places.properties[$0].hasColumn }
            try write(object, Array(all), version: stored + 1, rows)
        case .mergeByPropertyObjectTrumpMergePolicyType:
            try write(object, places, version: stored + 1, rows)
            readAgain(object)
        case .mergeByPropertyStoreTrumpMergePolicyType:
            let free = try rows.unchangedPlaces(places, of: object)
            if !free.isEmpty { try write(object, free, version: stored + 1, rows) }
            readAgain(object)
        default: readAgain(object)
        }
    }

    private func readAgain(_ object: NSManagedObject) {
        afterwards.append { [context] in
            object.announce()
            object.becomeFault()
            context.recent.refreshed.insert(object)
        }
    }

    /// The object is gone from the store.
    private func giveUp(_ object: NSManagedObject) {
        unsaved.updated.removeAll { $0 === object }
        unsaved.inserted.removeAll { $0 === object }
        afterwards.append { [context] in
            object.kept = [:]
            context.drop(object)
        }
    }

    // MARK: New objects

    private func insert(_ object: NSManagedObject, _ rows: RowWriting) throws {
        for names in object.entity.constraintNames {
            guard let key = try rows.key(equalTo: object, in: names) else { continue }
            return try resolve(object, names, storedKey: key, rows)
        }
        try rows.insert(object)
        afterwards.append { object.version = 1 }
    }

    /// A stored object has the unique values of a new one.
    private func resolve(_ object: NSManagedObject, _ names: [String], storedKey: Int64, _ rows: RowWriting) throws {
        let (old, store) = (object.objectID, object.objectID.persistentStore)
        let new = NSManagedObjectID(object.entity, store, key: storedKey, isTemporary: true)
        switch context.policy.mergeType {
        case .errorMergePolicyType: throw constraintError(object, names, new)
        case .overwriteMergePolicyType, .mergeByPropertyObjectTrumpMergePolicyType:
            let version = try rows.takeOver(object, storedKey)
            afterwards.append { [context] in
                context.registry[new].map { if $0 !== object { context.drop($0) } }
                context.registry[old] = nil
                (object.objectID, object.version) = (new, version)
            }
        default: giveUp(object)
        }
        redirections.append((old, storedKey))
        afterwards.append { [context] in context.refreshSavedObjects() }
    }

    /// A changed object gets the unique values of another one.
    private func resolveConstraints(of object: NSManagedObject, _ rows: RowWriting) throws {
        let changed = Set(object.changedPlaces.map { object.entity.places.properties[$0].name })
        for names in object.entity.constraintNames where !changed.isDisjoint(with: names) {
            guard let key = try rows.key(equalTo: object, in: names) else { continue }
            let other = NSManagedObjectID(object.entity, object.objectID.persistentStore, key: key, isTemporary: false)
            // An object that changes its own value in the same save makes room for this one.
            if let open = context.updated[other], try rows.makeRoom(open, names) { continue }
            throw constraintError(object, names, other)
        }
    }

    private func constraintError(_ object: NSManagedObject, _ names: [String], _ id: NSManagedObjectID) -> NSError {
        let conflict = NSConstraintConflict(names, context.registry[id], [object])
        return CoreDataError.make(
            NSManagedObjectConstraintMergeError,
            "Another \(object.entity.label) has the same \(names.joined(separator: ", ")).",
            ["conflictList": [conflict], NSPersistentStoreSaveConflictsErrorKey: [conflict]])
    }
}

extension NSManagedObjectContext {
    /// After identifiers have changed: what refers to them is read again.
    func refreshSavedObjects() {
        for object in registry.objects where object.state != .deleted {
            object.announce()
            object.becomeFault()
        }
    }
}
