import Combine
import Foundation

/// What a fetch can return: objects, their identifiers, numbers and dictionaries.
///
/// See [NSFetchRequestResult](https://developer.apple.com/documentation/coredata/nsfetchrequestresult).
public protocol NSFetchRequestResult {}

extension NSNumber: NSFetchRequestResult {}
extension NSDictionary: NSFetchRequestResult {}

/// An object of a model's entity.
///
/// See [NSManagedObject](https://developer.apple.com/documentation/coredata/nsmanagedobject). An app's subclasses declare
/// `@NSManaged` properties, which `kissa run` and `kissa check` read as computed ones.
open class NSManagedObject: NSObject, ObservableObject, NSFetchRequestResult {
    /// The object's entity.
    public let entity: NSEntityDescription
    /// The context that the object belongs to; nil if it is in none, or has been deleted.
    public internal(set) weak var managedObjectContext: NSManagedObjectContext?
    /// The object's identifier.
    open internal(set) var objectID: NSManagedObjectID
    /// Whether the object's values haven't been read yet.
    open internal(set) var isFault = false

    var slots: [Slot] = []
    /// The values before unsaved changes, by place.
    var kept: [Int: Slot] = [:]
    var state = State.clean
    /// The number of the row's version that was read.
    var version: Int64 = 0
    var batch: FaultBatch?
    /// Notes the keys that are used, in an object that only stands for its class.
    var recorder: KeyRecorder?
    private var publisher: ObservableObjectPublisher?

    enum State { case clean, inserted, updated, deleted }

    /// Makes a new object, and inserts it into a context.
    public init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
        self.entity = entity
        managedObjectContext = nil
        objectID = NSManagedObjectID(entity, nil, key: NSManagedObjectContext.nextFreeKey(), isTemporary: true)
        super.init()
        slots = Self.initialSlots(of: entity)
        if let context { context.insert(self) }
    }

    /// Makes a new object of the class's entity, and inserts it into a context.
    public convenience init(context moc: NSManagedObjectContext) {
        self.init(entity: Self.entity(in: moc), insertInto: moc)
    }

    /// Makes an object of the class's entity that is in no context; it is inserted where it is related to one that is.
    override public convenience init() {
        self.init(entity: OpenModels.entity(of: Self.self) ?? KeyRecorder.nothing, insertInto: nil)
    }

    /// Makes an object of a class that is only known at run time. It is inherited where `init(entity:insertInto:)` is or is
    /// overridden, which couldn't be if that were required itself.
    public required convenience init(_ entity: NSEntityDescription, _insertInto context: NSManagedObjectContext?) {
        self.init(entity: entity, insertInto: context)
    }

    private static func initialSlots(of entity: NSEntityDescription) -> [Slot] {
        entity.places.properties.map { property in
            if let relationship = property as? NSRelationshipDescription {
                return relationship.isToMany ? .many(IDList()) : .empty
            }
            let value = (property as? NSAttributeDescription)?.defaultValue
            return value.map { .value($0) } ?? .empty
        }
    }

    // MARK: Classes and entities

    /// The entity of the class. Traps if no model that has been opened has one.
    open class func entity() -> NSEntityDescription {
        guard let found = OpenModels.entity(of: Self.self) else {
            preconditionFailure("no model has an entity with the class \(Self.self)")
        }
        found.note(Self.self)
        return found
    }

    /// A request for all objects of the class.
    @_disfavoredOverload
    open class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
        NSFetchRequest(entityName: entity().label)
    }

    /// Whether a context reads values ahead of their use.
    open class var contextShouldIgnoreUnmodeledPropertyChanges: Bool { true }

    private static func entity(in context: NSManagedObjectContext) -> NSEntityDescription {
        guard let model = context.model else { return entity() }
        guard let found = model.entities.first(where: { $0.isOf(Self.self) }) else {
            preconditionFailure("the context's model has no entity with the class \(Self.self)")
        }
        found.note(Self.self)
        return found
    }

    // MARK: State

    /// Whether the object is new, and not yet saved.
    open var isInserted: Bool { state == .inserted }
    /// Whether the object has unsaved changes.
    open var isUpdated: Bool { state == .updated }
    /// Whether the object is deleted by the next save.
    open var isDeleted: Bool { state == .deleted }
    /// Whether the object is new, changed or deleted, and not yet saved.
    open var hasChanges: Bool { state != .clean }
    /// Whether a save would write changed values.
    open var hasPersistentChangedValues: Bool {
        changedPlaces.contains { !entity.places.properties[$0].isTransient }
    }
    /// 0 if values that the object had when it was read are available.
    open var faultingState: Int { isFault ? 1 : 0 }

    var changedPlaces: [Int] { kept.keys.sorted() }

    /// Sends before a value changes.
    public var objectWillChange: ObservableObjectPublisher {
        if let publisher { return publisher }
        let made = ObservableObjectPublisher()
        publisher = made
        return made
    }

    func announce() { publisher?.send() }

    // MARK: For subclasses

    /// Called when the object has been inserted into a context. The default does nothing.
    open func awakeFromInsert() {}
    /// Called when the object's values have been read. The default does nothing.
    open func awakeFromFetch() {}
    /// Called when an undo or a merge has changed the object. The default does nothing.
    open func awake(fromSnapshotEvents flags: NSSnapshotEventType) {}
    /// Called before the object is saved. The default does nothing.
    open func willSave() {}
    /// Called after the object has been saved. The default does nothing.
    open func didSave() {}
    /// Called before the object's values are forgotten. The default does nothing.
    open func willTurnIntoFault() {}
    /// Called after the object's values have been forgotten. The default does nothing.
    open func didTurnIntoFault() {}
    /// Called before the object is deleted. The default does nothing.
    open func prepareForDeletion() {}

    /// Checks the values of a new object. The default checks the model's rules.
    open func validateForInsert() throws { try validate() }
    /// Checks the values of a changed object. The default checks the model's rules.
    open func validateForUpdate() throws { try validate() }
    /// Checks whether the object may be deleted. The default checks relationships that deny it.
    open func validateForDelete() throws { try validateDeletion() }
}

/// Why an object's values were replaced.
///
/// See [NSSnapshotEventType](https://developer.apple.com/documentation/coredata/nssnapshoteventtype).
public struct NSSnapshotEventType: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Events with these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// An insertion was undone.
    public static let undoInsertion = Self(rawValue: 1 << 1)
    /// A deletion was undone.
    public static let undoDeletion = Self(rawValue: 1 << 2)
    /// A change was undone.
    public static let undoUpdate = Self(rawValue: 1 << 3)
    /// Changes were rolled back.
    public static let rollback = Self(rawValue: 1 << 4)
    /// The object was read again.
    public static let refresh = Self(rawValue: 1 << 5)
    /// A conflict was resolved.
    public static let mergePolicy = Self(rawValue: 1 << 6)
}
