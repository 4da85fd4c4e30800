import Foundation
import Observation

/// Makes a class persistent: its stored properties are saved in a store, and observable.
///
/// See [Model](https://developer.apple.com/documentation/swiftdata/model()).
@attached(member, names: named(_$storage), named(_modelStorage), named(init(_modelStorage:)), named(schemaMetadata))
@attached(memberAttribute)
@attached(extension, conformances: Observable, PersistentModel, Sendable)
public macro Model() = #externalMacro(module: "SwiftDataMacros", type: "ModelMacro")

/// Sets options of a property: unique, stored externally, a transformer, an earlier name.
@attached(peer)
public macro Attribute(
    _ options: Schema.Attribute.Option..., originalName: String? = nil, hashModifier: String? = nil
) = #externalMacro(module: "SwiftDataMacros", type: "MarkerMacro")

/// Sets the inverse of a relationship, and what happens to related models when this one is deleted.
@attached(peer)
public macro Relationship(
    _ options: Schema.Relationship.Option..., deleteRule: Schema.Relationship.DeleteRule = .nullify,
    minimumModelCount: Int? = 0, maximumModelCount: Int? = 0, originalName: String? = nil, inverse: AnyKeyPath? = nil,
    hashModifier: String? = nil
) = #externalMacro(module: "SwiftDataMacros", type: "MarkerMacro")

/// Excludes a property of a model from the store.
@attached(peer)
public macro Transient() = #externalMacro(module: "SwiftDataMacros", type: "MarkerMacro")

/// Makes a property of a model persistent. `@Model` adds it.
@attached(accessor, names: named(init), named(get), named(set))
@attached(peer, names: prefixed(_))
public macro _PersistedProperty(_ place: Int) =
    #externalMacro(module: "SwiftDataMacros", type: "PersistedPropertyMacro")

/// Links related models to a new one at the end of its initializer. `@Model` adds it.
@attached(body)
public macro _LinkedInit() = #externalMacro(module: "SwiftDataMacros", type: "LinkedInitMacro")

/// Declares properties of a model that are unique, alone or together. Saving a new model with the values of a stored one updates
/// that one.
@freestanding(declaration, names: named(_uniqueKeyPaths))
public macro Unique<T>(_ constraints: [PartialKeyPath<T>]...) =
    #externalMacro(module: "SwiftDataMacros", type: "KeyPathSetsMacro") where T: PersistentModel

/// Declares indexes for properties of a model that are often used for searching or sorting, alone or together.
@freestanding(declaration, names: named(_indexedKeyPaths))
public macro Index<T>(_ indices: [PartialKeyPath<T>]...) =
    #externalMacro(module: "SwiftDataMacros", type: "KeyPathSetsMacro") where T: PersistentModel

/// Gives an actor its own context, whose work runs serially and off the main actor.
@attached(member, names: named(modelExecutor), named(modelContainer), named(init))
@attached(extension, conformances: ModelActor)
public macro ModelActor() = #externalMacro(module: "SwiftDataMacros", type: "ModelActorMacro")
