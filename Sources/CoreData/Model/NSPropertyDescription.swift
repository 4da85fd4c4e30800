import Foundation

/// A property of an entity: an attribute or a relationship.
///
/// See [NSPropertyDescription](https://developer.apple.com/documentation/coredata/nspropertydescription).
open class NSPropertyDescription: NSObject {
    /// The property's name.
    open var name = ""
    /// Whether the property may be nil. Saving checks it.
    open var isOptional = true
    /// Whether the property isn't stored.
    open var isTransient = false
    /// The app's own notes.
    open var userInfo: [AnyHashable: Any]?
    /// The property's name in an earlier version of the model; nil if it is the same.
    open var renamingIdentifier: String?
    /// Accepted; every value can be searched here.
    open var isIndexedBySpotlight = false
    /// The entity that declares the property.
    open internal(set) weak var entity: NSEntityDescription?

    /// A property without a name.
    override public init() {}
}

/// The type of an attribute's values.
///
/// See [NSAttributeType](https://developer.apple.com/documentation/coredata/nsattributetype).
public enum NSAttributeType: UInt, Sendable {
    /// No type, for a transient attribute.
    case undefinedAttributeType = 0
    /// An integer of 16 bits.
    case integer16AttributeType = 100
    /// An integer of 32 bits.
    case integer32AttributeType = 200
    /// An integer of 64 bits.
    case integer64AttributeType = 300
    /// A decimal number.
    case decimalAttributeType = 400
    /// A `Double`.
    case doubleAttributeType = 500
    /// A `Float`.
    case floatAttributeType = 600
    /// A text.
    case stringAttributeType = 700
    /// A truth value.
    case booleanAttributeType = 800
    /// A moment.
    case dateAttributeType = 900
    /// Bytes.
    case binaryDataAttributeType = 1000
    /// A UUID.
    case UUIDAttributeType = 1100
    /// An address.
    case URIAttributeType = 1200
    /// A value that a transformer converts to bytes.
    case transformableAttributeType = 1800
    /// The identifier of another object; it isn't stored.
    case objectIDAttributeType = 2000
}

/// An attribute: a plain value of an object.
///
/// See [NSAttributeDescription](https://developer.apple.com/documentation/coredata/nsattributedescription).
open class NSAttributeDescription: NSPropertyDescription {
    /// The type of the values.
    open var attributeType = NSAttributeType.undefinedAttributeType
    /// The value of a new object.
    open var defaultValue: Any?
    /// Accepted; bytes are in the database.
    open var allowsExternalBinaryDataStorage = false
    /// The name of the transformer of a transformable attribute.
    open var valueTransformerName: String?
    /// The class of the values; nil for the type's own.
    open var attributeValueClassName: String?
    /// Accepted and has no effect here: there is no CloudKit.
    open var allowsCloudEncryption = false
    /// Accepted; history isn't recorded.
    open var preservesValueInHistoryOnDeletion = false

    var rule = AttributeRule()

    /// The type of the values, by the names of Swift.
    open var type: AttributeType {
        get { AttributeType(attributeType) }
        set { attributeType = newValue.kind }
    }

    /// The type of an attribute's values, by the names of Swift.
    public struct AttributeType: Hashable, Sendable {
        let kind: NSAttributeType

        init(_ kind: NSAttributeType) { self.kind = kind }

        /// No type.
        public static let undefined = Self(.undefinedAttributeType)
        /// An integer of 16 bits.
        public static let integer16 = Self(.integer16AttributeType)
        /// An integer of 32 bits.
        public static let integer32 = Self(.integer32AttributeType)
        /// An integer of 64 bits.
        public static let integer64 = Self(.integer64AttributeType)
        /// A decimal number.
        public static let decimal = Self(.decimalAttributeType)
        /// A `Double`.
        public static let double = Self(.doubleAttributeType)
        /// A `Float`.
        public static let float = Self(.floatAttributeType)
        /// A text.
        public static let string = Self(.stringAttributeType)
        /// A truth value.
        public static let boolean = Self(.booleanAttributeType)
        /// A moment.
        public static let date = Self(.dateAttributeType)
        /// Bytes.
        public static let binaryData = Self(.binaryDataAttributeType)
        /// A UUID.
        public static let uuid = Self(.UUIDAttributeType)
        /// An address.
        public static let uri = Self(.URIAttributeType)
        /// A value that a transformer converts to bytes.
        public static let transformable = Self(.transformableAttributeType)
        /// The identifier of another object.
        public static let objectID = Self(.objectIDAttributeType)
    }
}

/// What happens to related objects when an object is deleted.
///
/// See [NSDeleteRule](https://developer.apple.com/documentation/coredata/nsdeleterule).
public enum NSDeleteRule: UInt, Sendable {
    /// Nothing: they keep a reference to an object that is gone.
    case noActionDeleteRule = 0
    /// Their reference to the object is removed.
    case nullifyDeleteRule = 1
    /// They are deleted, too.
    case cascadeDeleteRule = 2
    /// The object can't be deleted as long as there are any.
    case denyDeleteRule = 3
}

/// A relationship to one or to many objects.
///
/// See [NSRelationshipDescription](https://developer.apple.com/documentation/coredata/nsrelationshipdescription).
open class NSRelationshipDescription: NSPropertyDescription {
    /// The entity of the related objects.
    open weak var destinationEntity: NSEntityDescription?
    /// The relationship from the related objects back.
    open weak var inverseRelationship: NSRelationshipDescription?
    /// The most related objects; 0 for any number.
    open var maxCount = 0
    /// The fewest related objects, if there are any.
    open var minCount = 0
    /// What happens to related objects when an object is deleted.
    open var deleteRule = NSDeleteRule.nullifyDeleteRule
    /// Whether the related objects have an order.
    open var isOrdered = false

    /// Whether there can be several related objects.
    open var isToMany: Bool { maxCount != 1 }
}
