/// The content of a property of an object.
enum Slot {
    case empty
    /// An attribute's value, in the class that key-value coding returns: `NSNumber`, `String`, `Date`, …
    case value(Any)
    case one(NSManagedObjectID)
    case many(IDList)
    /// A to-many relationship that hasn't been read.
    case unread

    var id: NSManagedObjectID? { if case .one(let id) = self { id } else { nil } }
    var ids: [NSManagedObjectID] { if case .many(let list) = self { list.ids } else { [] } }
    var value: Any? { if case .value(let value) = self { value } else { nil } }
    var isUnread: Bool { if case .unread = self { true } else { false } }
    var isNothing: Bool {
        switch self {
        case .empty: true
        case .many(let list): list.ids.isEmpty
        default: false
        }
    }
}

/// The identifiers of related objects, each of which occurs once, in their order.
struct IDList {
    private(set) var ids: [NSManagedObjectID] = []
    private var known: Set<NSManagedObjectID> = []

    init(_ ids: [NSManagedObjectID] = []) { for id in ids { append(id) } }

    func contains(_ id: NSManagedObjectID) -> Bool { known.contains(id) }

    mutating func append(_ id: NSManagedObjectID) {
        if known.insert(id).inserted { ids.append(id) }
    }

    mutating func remove(_ id: NSManagedObjectID) {
        guard known.remove(id) != nil, let place = ids.firstIndex(of: id) else { return }
        ids.remove(at: place)
    }
}
