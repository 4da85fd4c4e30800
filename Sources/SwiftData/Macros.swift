import Foundation

/// Makes a class persistent: its stored variables are kept in a store, and observed.
///
/// See [Model](https://developer.apple.com/documentation/swiftdata/model()).
@attached(member, names: named(_$storage), named(_modelStorage), named(init(_modelStorage:)), named(schemaMetadata))
@attached(memberAttribute)
@attached(extension, conformances: PersistentModel)
public macro Model() = #externalMacro(module: "SwiftDataMacros", type: "ModelMacro")

/// Says how a property is kept: unique, in a file of its own, under an earlier name.
@attached(peer)
public macro Attribute(
    _ options: Schema.Attribute.Option..., originalName: String? = nil, hashModifier: String? = nil
) = #externalMacro(module: "SwiftDataMacros", type: "MarkerMacro")

/// Says what a relationship's other side is, and what becomes of related models when this one is deleted.
@attached(peer)
public macro Relationship(
    _ options: Schema.Relationship.Option..., deleteRule: Schema.Relationship.DeleteRule = .nullify,
    minimumModelCount: Int? = 0, maximumModelCount: Int? = 0, originalName: String? = nil, inverse: AnyKeyPath? = nil,
    hashModifier: String? = nil
) = #externalMacro(module: "SwiftDataMacros", type: "MarkerMacro")

/// Leaves a variable of a model out of the store.
@attached(peer)
public macro Transient() = #externalMacro(module: "SwiftDataMacros", type: "MarkerMacro")

/// Puts a variable of a model into the store. `@Model` writes it.
@attached(accessor, names: named(init), named(get), named(set))
@attached(peer, names: prefixed(_))
public macro _PersistedProperty(_ place: Int) =
    #externalMacro(module: "SwiftDataMacros", type: "PersistedPropertyMacro")

/// Tells related models of a new one at the end of its initializer. `@Model` writes it.
@attached(body)
public macro _LinkedInit() = #externalMacro(module: "SwiftDataMacros", type: "LinkedInitMacro")

/// Names properties of a model whose values, alone or together, no two models share. A model that is saved with the values
/// of another takes that one's place.
@freestanding(declaration, names: named(_uniqueKeyPaths))
public macro Unique<T>(_ constraints: [PartialKeyPath<T>]...) =
    #externalMacro(module: "SwiftDataMacros", type: "KeyPathSetsMacro") where T: PersistentModel

/// Names properties of a model that are often searched or sorted by, alone or together.
@freestanding(declaration, names: named(_indexedKeyPaths))
public macro Index<T>(_ indices: [PartialKeyPath<T>]...) =
    #externalMacro(module: "SwiftDataMacros", type: "KeyPathSetsMacro") where T: PersistentModel

/// Gives an actor a context of its own, whose work is done in order and away from the main actor.
@attached(member, names: named(modelExecutor), named(modelContainer), named(init))
@attached(extension, conformances: ModelActor)
public macro ModelActor() = #externalMacro(module: "SwiftDataMacros", type: "ModelActorMacro")
