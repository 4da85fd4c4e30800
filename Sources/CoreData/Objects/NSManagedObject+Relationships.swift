import Foundation

/// Changes of relationships: the inverse always changes with them.
extension NSManagedObject {
    func setRelated(_ object: NSManagedObject?, at place: Int) {
        check(object.map { [$0] } ?? [], at: place)
        let (old, new) = (slot(place).id, object?.objectID)
        guard old != new else { return change(place, to: slots[place]) }
        change(place, to: new.map { .one($0) } ?? .empty)
        guard let inverse = relationship(place)?.inverseRelationship else { return }
        if let old { managedObjectContext?.known(old).lose(objectID, inverse) }
        object?.gain(self, inverse)
    }

    func setRelated(_ objects: [NSManagedObject], at place: Int) {
        check(objects, at: place)
        let (old, new) = (slot(place).ids, IDList(objects.map(\.objectID)))
        change(place, to: .many(new))
        guard let inverse = relationship(place)?.inverseRelationship else { return }
        for id in old where !new.contains(id) { managedObjectContext?.known(id).lose(objectID, inverse) }
        let known = IDList(old)
        for object in objects where !known.contains(object.objectID) { object.gain(self, inverse) }
    }

    /// The other side of a new relationship. An object that has another partner loses it.
    private func gain(_ other: NSManagedObject, _ relationship: NSRelationshipDescription) {
        guard let place = place(of: relationship.name) else { return }
        announce()
        if relationship.isToMany { return add(other.objectID, at: place) }
        if let old = slot(place).id, old != other.objectID, let inverse = relationship.inverseRelationship {
            managedObjectContext?.known(old).lose(objectID, inverse)
        }
        change(place, to: .one(other.objectID))
    }

    /// The other side of a relationship that ends.
    func lose(_ id: NSManagedObjectID, _ relationship: NSRelationshipDescription) {
        guard let place = place(of: relationship.name) else { return }
        if relationship.isToMany {
            guard case .many(var list) = slot(place), list.contains(id) else { return }
            announce()
            list.remove(id)
            change(place, to: .many(list))
        } else if slot(place).id == id {
            announce()
            change(place, to: .empty)
        }
    }

    private func add(_ id: NSManagedObjectID, at place: Int) {
        guard case .many(var list) = slot(place), !list.contains(id) else { return }
        // The list must not be shared while it grows: many objects may be added to one.
        if kept[place] == nil, state != .inserted { kept[place] = slots[place] }
        slots[place] = .empty
        let old = managedObjectContext?.undoManager == nil ? Slot.empty : .many(list)
        list.append(id)
        slots[place] = .many(list)
        managedObjectContext?.noteChange(of: self, place, from: old)
    }

    /// Objects of other contexts can't be related, as on Apple's systems.
    private func check(_ objects: [NSManagedObject], at place: Int) {
        guard let relationship = relationship(place) else { return }
        for object in objects {
            if object.managedObjectContext == nil, let context = managedObjectContext, object.isNew {
                context.insert(object)
            } else if managedObjectContext == nil, let context = object.managedObjectContext, isNew {
                context.insert(self)
            }
            precondition(
                object.managedObjectContext === managedObjectContext,
                "\(entity.label).\(relationship.name): the objects are in different contexts")
            if let destination = relationship.destinationEntity {
                precondition(
                    object.entity.isKindOf(entity: destination) || object.entity.name == destination.name,
                    "\(entity.label).\(relationship.name) can't be a \(object.entity.label)")
            }
        }
    }

    /// Whether the object has never been in a context.
    private var isNew: Bool { objectID.persistentStore == nil && state == .clean && objectID.isTemporaryID }

    /// A set whose changes are changes of a relationship.
    public func mutableSetValue(forKey key: String) -> NSMutableSet {
        guard let place = place(of: key) else { preconditionFailure("\(entity.label) has no property \(key)") }
        return RelationshipSet(self, place)
    }

    /// An ordered set whose content is a relationship's; changes of it aren't changes of the relationship, which `setValue` makes.
    @available(*, unavailable, message: "Change a copy of the NSOrderedSet and set it, or use the generated methods")
    public func mutableOrderedSetValue(forKey key: String) -> NSMutableOrderedSet { fatalError() }
}

/// The objects of a relationship as a set that can be changed.
final class RelationshipSet: NSMutableSet {
    private let owner: NSManagedObject?
    private let place: Int

    init(_ owner: NSManagedObject, _ place: Int) {
        (self.owner, self.place) = (owner, place)
        super.init(capacity: 0)
    }

    required init(capacity: Int) {
        (owner, place) = (nil, 0)
        super.init(capacity: capacity)
    }

    required init?(coder: NSCoder) { nil }

    private var objects: [NSManagedObject] { ManagedValue.objects(owner?.value(at: place)) }

    override var count: Int { objects.count }
    override func member(_ object: Any) -> Any? { objects.first { $0.isEqual(object) } }
    override func objectEnumerator() -> NSEnumerator { NSArray(array: objects).objectEnumerator() }

    override func add(_ object: Any) {
        guard let owner, let object = object as? NSManagedObject, !objects.contains(object) else { return }
        owner.announce()
        owner.setRelated(objects + [object], at: place)
    }

    override func remove(_ object: Any) {
        owner?.announce()
        owner?.setRelated(objects.filter { !$0.isEqual(object) }, at: place)
    }
}
