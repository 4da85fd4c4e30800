import Foundation

extension NSManagedObject {
    /// Makes the object that stands for a row. It is read when a value is used.
    static func fault(_ id: NSManagedObjectID, in context: NSManagedObjectContext) -> NSManagedObject {
        let object = id.entity.objectClass.init(id.entity, _insertInto: nil)
        (object.objectID, object.managedObjectContext) = (id, context)
        object.becomeFault()
        return object
    }

    func becomeFault() {
        (isFault, slots, kept, version) = (true, [], [:], 0)
    }

    /// Reads the values, if they haven't been read.
    func fire() {
        guard isFault else { return }
        isFault = false
        batch?.readAround(self)
        batch = nil
        if slots.isEmpty, let context = managedObjectContext, let row = context.row(of: objectID) {
            take(row)
        }
        // The row is gone, and so are the values.
        if slots.isEmpty { slots = entity.places.properties.map { _ in .empty } }
        awakeFromFetch()
    }

    func take(_ row: Row) {
        (slots, version) = (row.slots, row.version)
    }

    /// The content of a property. A to-many relationship is read.
    func slot(_ place: Int) -> Slot {
        fire()
        if slots[place].isUnread { slots[place] = .many(IDList(managedObjectContext?.related(to: self, place) ?? [])) }
        return slots[place]
    }

    func place(of key: String) -> Int? { entity.places.index[key] }
    func relationship(_ place: Int) -> NSRelationshipDescription? {
        entity.places.properties[place] as? NSRelationshipDescription
    }
}

/// The values of a row, and the number of its version.
struct Row {
    var slots: [Slot]
    var version: Int64
}

/// The objects of a fetch, whose rows are read some at a time.
final class FaultBatch {
    private let ids: [NSManagedObjectID]
    private let place: [NSManagedObjectID: Int]
    private let size: Int
    private weak var context: NSManagedObjectContext?

    init(_ ids: [NSManagedObjectID], size: Int, context: NSManagedObjectContext) {
        (self.ids, self.size, self.context) = (ids, max(size, 1), context)
        place = Dictionary(ids.enumerated().map { ($1, $0) }) { first, _ in first }
    }

    /// Reads the rows of an object and of those after it.
    func readAround(_ object: NSManagedObject) {
        guard let start = place[object.objectID] else { return }
        context?.read(Array(ids[start..<min(start + size, ids.count)]))
    }
}
