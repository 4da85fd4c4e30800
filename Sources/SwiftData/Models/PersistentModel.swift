import Foundation
import Observation

/// A class whose objects are saved in a store. `@Model` adds the conformance.
///
/// See [PersistentModel](https://developer.apple.com/documentation/swiftdata/persistentmodel).
public protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable, SendableMetatype, _RelatedValue {
    /// Creates a model with stored values. `@Model` implements it.
    init(_modelStorage: _ModelStorage)
    /// The storage of the model's values. `@Model` implements it.
    var _modelStorage: _ModelStorage { get }
    /// Describes the persistent properties. `@Model` implements it.
    static var schemaMetadata: [Schema.PropertyMetadata] { get }
    /// Properties that are unique together. `#Unique` implements it.
    static var _uniqueKeyPaths: [[AnyKeyPath]] { get }
    /// Properties that are indexed together. `#Index` implements it.
    static var _indexedKeyPaths: [[AnyKeyPath]] { get }
}

extension PersistentModel {
    /// None, without `#Unique`.
    public static var _uniqueKeyPaths: [[AnyKeyPath]] { [] }
    /// None, without `#Index`.
    public static var _indexedKeyPaths: [[AnyKeyPath]] { [] }

    /// Identifies the model in all contexts.
    public var persistentModelID: PersistentIdentifier { _modelStorage.id }
    /// Identifies the model in all contexts.
    public var id: PersistentIdentifier { _modelStorage.id }
    /// The context that the model is in.
    public var modelContext: ModelContext? { _modelStorage.context }
    /// Whether the model has changes that aren't saved.
    public var hasChanges: Bool { _modelStorage.context?.isDirty(self) ?? false }
    /// Whether the model is deleted, or will be when its context is saved.
    public var isDeleted: Bool { _modelStorage.isDeleted }

    /// A model is equal to itself only; a context has a single object for each stored model.
    public static func == (left: Self, right: Self) -> Bool { left === right }
    /// Hashes the object's identity.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The value of a relationship: a model, an optional one, an array of them, or an optional array.
public protocol _RelatedValue {
    /// Whether it is a to-many relationship.
    static var _isMany: Bool { get }
    /// Whether it is optional.
    static var _isOptional: Bool { get }
    /// The class of the models.
    static var _destination: any PersistentModel.Type { get }
    /// The value for related models; nil if a required one is missing.
    static func _related(_ models: [any PersistentModel]) -> Self?
    /// The related models.
    var _relatedModels: [any PersistentModel] { get }
}

extension PersistentModel {
    /// Whether it is a to-many relationship.
    public static var _isMany: Bool { false }
    /// Whether it is optional.
    public static var _isOptional: Bool { false }
    /// The class of the models.
    public static var _destination: any PersistentModel.Type { Self.self }
    /// The value for related models; nil if a required one is missing.
    public static func _related(_ models: [any PersistentModel]) -> Self? { models.first as? Self }
    /// The related models.
    public var _relatedModels: [any PersistentModel] { [self] }
}

extension Array: _RelatedValue where Element: PersistentModel {
    /// Whether it is a to-many relationship.
    public static var _isMany: Bool { true }
    /// Whether it is optional.
    public static var _isOptional: Bool { false }
    /// The class of the models.
    public static var _destination: any PersistentModel.Type { Element.self }
    /// The value for related models; nil if a required one is missing.
    public static func _related(_ models: [any PersistentModel]) -> [Element]? { models.map { $0 as! Element } }
    /// The related models.
    public var _relatedModels: [any PersistentModel] { self }
}

extension Optional: _RelatedValue where Wrapped: _RelatedValue {
    /// Whether it is a to-many relationship.
    public static var _isMany: Bool { Wrapped._isMany }
    /// Whether it is optional.
    public static var _isOptional: Bool { true }
    /// The class of the models.
    public static var _destination: any PersistentModel.Type { Wrapped._destination }
    /// The value for related models; nil if a required one is missing.
    public static func _related(_ models: [any PersistentModel]) -> Wrapped?? { .some(Wrapped._related(models)) }
    /// The related models.
    public var _relatedModels: [any PersistentModel] { self?._relatedModels ?? [] }
}

/// The type of a model's stored variables, whose values are in the model's storage instead.
public struct _StoredElsewhere: Sendable {
    /// An empty value.
    public init() {}
}

/// Calls a function of the main actor on any thread. `@Model` uses it for key paths to the properties of a class that is on the
/// main actor: forming them reads nothing.
public func _ignoringIsolation<Value>(_ body: @escaping @MainActor () -> Value) -> Value {
    unsafeBitCast(body, to: (() -> Value).self)()
}
