import Foundation

// What `@NSManaged` properties and methods become: generated classes use it, and the sources that `kissa run` and `kissa check`
// adapt. The names have underscores because no app calls them.

extension NSManagedObject {
    /// A property's value.
    public func _managed<Value>(_ key: String) -> Value {
        if let recorder { return recorder.record(key) }
        if entity === KeyRecorder.nothing { return ManagedValue.converted(nil, key) }
        return ManagedValue.converted(value(forKey: key), "\(entity.label).\(key)")
    }

    /// Sets a property's value.
    public func _setManaged<Value>(_ value: Value, _ key: String) {
        if entity !== KeyRecorder.nothing { setValue(ManagedValue.unwrapped(value), forKey: key) }
    }

    /// Performs a method for a relationship to many: `addToItems`, `removeFromItems`, `insertIntoItems`, `replaceItems`.
    public func _changeManaged(_ method: String, _ arguments: [Any]) {
        guard let change = RelationshipMethod(method, of: entity) else {
            preconditionFailure("\(entity.label) has no relationship for \(method)")
        }
        change.perform(on: self, arguments)
    }
}

/// A method that Xcode generates for a relationship to many.
private struct RelationshipMethod {
    private enum Kind: String, CaseIterable { case addTo, removeFrom, insertInto, replace }

    private let kind: Kind
    private let place: Int

    init?(_ name: String, of entity: NSEntityDescription) {
        for kind in Kind.allCases where name.hasPrefix(kind.rawValue) {
            let rest = name.dropFirst(kind.rawValue.count)
            let keys = [rest.prefix(1).lowercased() + rest.dropFirst(), String(rest)]
            if let place = keys.lazy.compactMap({ entity.places.index[$0] }).first {
                (self.kind, self.place) = (kind, place)
                return
            }
        }
        return nil
    }

    func perform(on object: NSManagedObject, _ arguments: [Any]) {
        var related = ManagedValue.objects(object.value(at: place))
        let values = arguments.flatMap { ManagedValue.objects($0) }
        let places = arguments.lazy.compactMap(Self.places).first ?? []
        switch kind {
        case .addTo: related += values.filter { !related.contains($0) }
        case .removeFrom: related = Self.without(values, places, related)
        case .insertInto: Self.insert(values, places, into: &related)
        case .replace:
            for (place, value) in zip(places, values) where related.indices.contains(place) { related[place] = value }
        }
        object.announce()
        object.setRelated(related, at: place)
    }

    private static func places(_ argument: Any) -> [Int]? {
        (argument as? Int).map { [$0] } ?? (argument as? NSIndexSet).map { Array($0) }
            ?? (argument as? IndexSet).map(Array.init)
    }

    private static func without(
        _ values: [NSManagedObject], _ places: [Int], _ related: [NSManagedObject]
    ) -> [NSManagedObject] {
        related.enumerated().filter { !places.contains($0.offset) && !values.contains($0.element) }.map(\.element)
    }

    private static func insert(_ values: [NSManagedObject], _ places: [Int], into related: inout [NSManagedObject]) {
        for (offset, value) in values.enumerated() {
            related.removeAll { $0 === value }
            let place = offset < places.count ? places[offset] : (places.last ?? related.count) + 1
            related.insert(value, at: min(max(place, 0), related.count))
        }
    }
}
