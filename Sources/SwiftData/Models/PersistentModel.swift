import Foundation
import Observation

/// A class whose objects are kept in a store. `@Model` makes a class one.
///
/// See [PersistentModel](https://developer.apple.com/documentation/swiftdata/persistentmodel).
public protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable, _RelatedValue {
    /// Makes a model of what is kept. `@Model` writes it.
    init(_modelStorage: _ModelStorage)
    /// Where the model has its values. `@Model` writes it.
    var _modelStorage: _ModelStorage { get }
    /// Describes the persistent properties. `@Model` writes it.
    static var schemaMetadata: [Schema.PropertyMetadata] { get }
    /// Properties that are unique together. `#Unique` writes it.
    static var _uniqueKeyPaths: [[AnyKeyPath]] { get }
    /// Properties that are looked up together. `#Index` writes it.
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
    /// Whether the model is deleted, or about to be when its context is saved.
    public var isDeleted: Bool { _modelStorage.isDeleted }

    /// A model is equal to itself only; a context has one object for each that is kept.
    public static func == (left: Self, right: Self) -> Bool { left === right }
    /// Feeds the object's identity.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The value of a relationship: a model, an optional one, an array of them, or an optional array.
public protocol _RelatedValue {
    /// Whether it leads to any number of models.
    static var _isMany: Bool { get }
    /// Whether it may lead to none.
    static var _isOptional: Bool { get }
    /// The class of the models.
    static var _destination: any PersistentModel.Type { get }
    /// The value for related models; nil where one is missing that has to be there.
    static func _related(_ models: [any PersistentModel]) -> Self?
    /// The models that it leads to.
    var _relatedModels: [any PersistentModel] { get }
}

extension PersistentModel {
    /// Whether it leads to any number of models.
    public static var _isMany: Bool { false }
    /// Whether it may lead to none.
    public static var _isOptional: Bool { false }
    /// The class of the models.
    public static var _destination: any PersistentModel.Type { Self.self }
    /// The value for related models; nil where one is missing that has to be there.
    public static func _related(_ models: [any PersistentModel]) -> Self? { models.first as? Self }
    /// The models that it leads to.
    public var _relatedModels: [any PersistentModel] { [self] }
}

extension Array: _RelatedValue where Element: PersistentModel {
    /// Whether it leads to any number of models.
    public static var _isMany: Bool { true }
    /// Whether it may lead to none.
    public static var _isOptional: Bool { false }
    /// The class of the models.
    public static var _destination: any PersistentModel.Type { Element.self }
    /// The value for related models; nil where one is missing that has to be there.
    public static func _related(_ models: [any PersistentModel]) -> [Element]? { models.map { $0 as! Element } }
    /// The models that it leads to.
    public var _relatedModels: [any PersistentModel] { self }
}

extension Optional: _RelatedValue where Wrapped: _RelatedValue {
    /// Whether it leads to any number of models.
    public static var _isMany: Bool { Wrapped._isMany }
    /// Whether it may lead to none.
    public static var _isOptional: Bool { true }
    /// The class of the models.
    public static var _destination: any PersistentModel.Type { Wrapped._destination }
    /// The value for related models; nil where one is missing that has to be there.
    public static func _related(_ models: [any PersistentModel]) -> Wrapped?? { .some(Wrapped._related(models)) }
    /// The models that it leads to.
    public var _relatedModels: [any PersistentModel] { self?._relatedModels ?? [] }
}

/// The type of the variables in whose place a model's storage is read and written.
public struct _StoredElsewhere: Sendable {
    /// Nothing.
    public init() {}
}
