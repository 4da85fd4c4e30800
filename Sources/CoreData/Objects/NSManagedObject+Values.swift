import Foundation

/// Key-value coding. There is none on Linux, so it is a managed object's own.
extension NSManagedObject {
    /// Sets a property's value, and the inverse of a relationship. Traps if the entity has no such property, or the value has
    /// another type.
    public func setValue(_ value: Any?, forKey key: String) {
        guard let place = place(of: key) else { preconditionFailure("\(entity.label) has no property \(key)") }
        announce()
        set(value, at: place)
    }

    /// The value at the end of a path of keys. For a relationship to many it is the values of all.
    public func value(forKeyPath keyPath: String) -> Any? {
        PredicateValue.path(keyPath.split(separator: ".").map(String.init)).value(for: PredicateSubject(object: self))
    }

    /// Sets the value at the end of a path of keys.
    public func setValue(_ value: Any?, forKeyPath keyPath: String) {
        let keys = keyPath.split(separator: ".").map(String.init)
        guard let last = keys.last else { return }
        let owner = keys.dropLast().reduce(self as NSManagedObject?) { $0?.value(forKey: $1) as? NSManagedObject }
        owner?.setValue(value, forKey: last)
    }

    /// Sets several values.
    public func setValuesForKeys(_ keyedValues: [String: Any]) {
        for (key, value) in keyedValues { setValue(value is NSNull ? nil : value, forKey: key) }
    }

    /// The values of several keys; `NSNull` for nil.
    public func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
        Dictionary(keys.map { ($0, value(forKey: $0) ?? NSNull()) }) { $1 }
    }

    /// A property's value, without an announcement; for the accessors of a subclass.
    public func primitiveValue(forKey key: String) -> Any? { value(forKey: key) }

    /// Sets a property's value, without an announcement; for the accessors of a subclass.
    public func setPrimitiveValue(_ value: Any?, forKey key: String) {
        guard let place = place(of: key) else { preconditionFailure("\(entity.label) has no property \(key)") }
        set(value, at: place)
    }

    /// Reads the object's values, if they haven't been read; for the accessors of a subclass.
    public func willAccessValue(forKey key: String?) { fire() }
    /// Does nothing; for the accessors of a subclass.
    public func didAccessValue(forKey key: String?) {}
    /// Announces a change; for the accessors of a subclass.
    public func willChangeValue(forKey key: String) { announce() }
    /// Does nothing; for the accessors of a subclass.
    public func didChangeValue(forKey key: String) {}

    /// Whether a relationship's objects haven't been read.
    public func hasFault(forRelationshipNamed key: String) -> Bool {
        guard let place = place(of: key) else { return false }
        return isFault || slots[place].isUnread
    }

    /// The identifiers of a relationship's objects.
    public func objectIDs(forRelationshipNamed key: String) -> [NSManagedObjectID] {
        guard let place = place(of: key) else { return [] }
        let slot = slot(place)
        return slot.id.map { [$0] } ?? slot.ids
    }

    /// The values that have been changed since the object was saved.
    public func changedValues() -> [String: Any] {
        Dictionary(changedPlaces.map { (entity.places.properties[$0].name, value(at: $0) ?? NSNull()) }) { $1 }
    }

    /// The values that the object had when it was last read or saved.
    public func committedValues(forKeys keys: [String]?) -> [String: Any] {
        let keys = keys ?? entity.places.properties.map(\.name)
        return Dictionary(
            keys.compactMap { key in
                place(of: key).map { (key, object(kept[$0] ?? slot($0), at: $0) ?? NSNull()) }
            }
        ) { $1 }
    }

    // MARK: By place

    func value(at place: Int) -> Any? { object(slot(place), at: place) }

    private func object(_ slot: Slot, at place: Int) -> Any? {
        guard let relationship = relationship(place) else { return slot.value }
        if !relationship.isToMany { return slot.id.flatMap { managedObjectContext?.known($0) } }
        let objects = slot.ids.compactMap { managedObjectContext?.known($0) }
        return relationship.isOrdered ? NSOrderedSet(array: objects) : NSSet(array: objects)
    }

    func set(_ value: Any?, at place: Int) {
        let value = value.flatMap { $0 is NSNull ? nil : $0 }
        if let relationship = relationship(place) {
            let objects = ManagedValue.objects(value)
            if relationship.isToMany {
                setRelated(objects, at: place)
            } else {
                setRelated(objects.first, at: place)
            }
        } else if let attribute = entity.places.properties[place] as? NSAttributeDescription {
            change(place, to: value.map { .value(ManagedValue.stored($0, for: attribute)) } ?? .empty)
        }
    }

    /// Changes a property, and notes it for the next save.
    func change(_ place: Int, to slot: Slot) {
        let old = self.slot(place)
        if kept[place] == nil, state != .inserted { kept[place] = old }
        slots[place] = slot
        managedObjectContext?.noteChange(of: self, place, from: old)
    }

    fileprivate func managedValue(forKey key: String) -> Any? {
        guard let place = place(of: key) else { return unknownValue(key) }
        return value(at: place)
    }

    /// Reflection finds the stored properties of a subclass.
    private func unknownValue(_ key: String) -> Any? {
        var mirror: Mirror? = Mirror(reflecting: self)
        while let current = mirror, current.subjectType != NSManagedObject.self {
            if let child = current.children.first(where: { $0.label == key }) { return child.value }
            mirror = current.superclassMirror
        }
        preconditionFailure("\(entity.label) has no property \(key)")
    }
}

extension NSManagedObject: KeyValueCoded {
    package func codedValue(forKey key: String) -> Any? {
        if key == "self" { return self }
        if key == "objectID" { return objectID }
        return place(of: key).flatMap { value(at: $0) }
    }
    package var codedIdentity: AnyHashable { objectID }
}

extension NSManagedObject: CVarArg {
    /// The object itself, as an argument of a predicate's format.
    public var _cVarArgEncoding: [Int] { [Int(bitPattern: Unmanaged.passUnretained(self).toOpaque())] }
}

extension NSObject {
    /// A property's value, as on Apple's systems, where every object has this method: a managed object's by its model (`NSNumber` for
    /// numbers, `NSSet` or `NSOrderedSet` for relationships to many), and the stored properties of others. Traps if a managed
    /// object has no such property.
    @_disfavoredOverload
    public func value(forKey key: String) -> Any? {
        if let object = self as? NSManagedObject { return object.managedValue(forKey: key) }
        return PredicateValue.path([key]).value(for: PredicateSubject(object: self))
    }
}
