import Foundation
import Synchronization

/// A kind of object: its name, its class and its properties.
///
/// See [NSEntityDescription](https://developer.apple.com/documentation/coredata/nsentitydescription).
open class NSEntityDescription: NSObject {
    /// The entity's name.
    open var name: String?
    /// The name of the objects' class, without a module; `NSManagedObject` by default.
    open var managedObjectClassName: String! = "NSManagedObject"
    /// Whether there are only objects of its subentities.
    open var isAbstract = false
    /// Attributes whose values, taken together, are unique.
    open var uniquenessConstraints: [[Any]] = []
    /// The app's own notes.
    open var userInfo: [AnyHashable: Any]?
    /// The entity's name in an earlier version of the model; nil if it is the same.
    open var renamingIdentifier: String?
    /// Bytes that differ for entities with different names.
    open var versionHash: Data { Data((name ?? "").utf8) }
    /// The model that contains the entity.
    open internal(set) weak var managedObjectModel: NSManagedObjectModel!
    /// The entity from which this one inherits properties.
    open internal(set) weak var superentity: NSEntityDescription?

    private var ownProperties: [NSPropertyDescription] = []
    private var layout: EntityLayout?
    /// The objects' class, as soon as it is known.
    let foundClass = Mutex<NSManagedObject.Type?>(nil)

    /// An entity without a name and properties.
    override public init() {}

    /// All properties, with inherited ones. Setting replaces those that aren't inherited.
    open var properties: [NSPropertyDescription] {
        get { (superentity?.properties ?? []) + ownProperties }
        set {
            let inherited = Set((superentity?.properties ?? []).map { ObjectIdentifier($0) })
            ownProperties = newValue.filter { !inherited.contains(ObjectIdentifier($0)) }
            for property in ownProperties { property.entity = self }
            forgetLayout()
        }
    }

    /// The entities that inherit from this one.
    open var subentities: [NSEntityDescription] = [] {
        didSet {
            for entity in subentities {
                entity.superentity = self
                entity.forgetLayout()
            }
        }
    }

    /// The properties by name.
    open var propertiesByName: [String: NSPropertyDescription] {
        Dictionary(properties.map { ($0.name, $0) }) { $1 }
    }
    /// The attributes by name.
    open var attributesByName: [String: NSAttributeDescription] {
        propertiesByName.compactMapValues { $0 as? NSAttributeDescription }
    }
    /// The relationships by name.
    open var relationshipsByName: [String: NSRelationshipDescription] {
        propertiesByName.compactMapValues { $0 as? NSRelationshipDescription }
    }
    /// The subentities by name.
    open var subentitiesByName: [String: NSEntityDescription] {
        Dictionary(subentities.map { ($0.name ?? "", $0) }) { $1 }
    }

    /// The relationships that lead to an entity.
    open func relationships(forDestination entity: NSEntityDescription) -> [NSRelationshipDescription] {
        properties.compactMap { $0 as? NSRelationshipDescription }.filter { $0.destinationEntity === entity }
    }

    /// Whether this is an entity, or inherits from it.
    open func isKindOf(entity: NSEntityDescription) -> Bool {
        self === entity || superentity?.isKindOf(entity: entity) ?? false
    }

    /// The entity with a name in a context's model.
    open class func entity(forEntityName entityName: String, in context: NSManagedObjectContext) -> NSEntityDescription?
    {
        context.model?.entitiesByName[entityName]
    }

    /// Makes a new object of an entity. Traps if the context's model has no such entity.
    open class func insertNewObject(
        forEntityName entityName: String, into context: NSManagedObjectContext
    ) -> NSManagedObject {
        guard let entity = entity(forEntityName: entityName, in: context) else {
            preconditionFailure("the context's model has no entity \(entityName)")
        }
        return entity.objectClass.init(entity, _insertInto: context)
    }

    /// The name and the properties.
    override open var description: String { "\(name ?? "?") (\(properties.map(\.name).joined(separator: ", ")))" }

    // MARK: For objects

    /// Places of the properties in objects. Properties don't change once there are objects.
    var places: EntityLayout {
        if let layout { return layout }
        let made = EntityLayout(properties)
        layout = made
        return made
    }

    private func forgetLayout() {
        layout = nil
        for entity in subentities { entity.forgetLayout() }
    }

    var rootEntity: NSEntityDescription { superentity?.rootEntity ?? self }
    var withSubentities: [NSEntityDescription] { [self] + subentities.flatMap(\.withSubentities) }
    var label: String { name ?? "?" }
}

/// The places of an entity's properties in its objects: those of the superentity come first.
final class EntityLayout {
    let properties: [NSPropertyDescription]
    let index: [String: Int]

    init(_ properties: [NSPropertyDescription]) {
        self.properties = properties
        index = Dictionary(properties.enumerated().map { ($1.name, $0) }) { $1 }
    }
}
