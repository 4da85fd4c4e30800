import Foundation
import Observation

extension Schema {
    /// One property of a model class, as `@Model` describes it. What depends on its type is in `TypedProperty`.
    public class PropertyMetadata: @unchecked Sendable {
        // @unchecked: everything is constant after `@Model`'s description is built.
        enum Kind {
            case attribute
            case toOne(isOptional: Bool)
            case toMany
        }

        let name: String
        let keyPath: AnyKeyPath
        let kind: Kind
        let options: PropertyOptions?
        private let destinationType: (any PersistentModel.Type)?
        fileprivate(set) var isTransformed = false

        init(
            _ name: String, _ keyPath: AnyKeyPath, _ kind: Kind, _ destination: (any PersistentModel.Type)?,
            _ options: PropertyOptions?
        ) {
            self.name = name
            self.keyPath = keyPath
            self.kind = kind
            self.options = options
            destinationType = destination
        }

        var attribute: Attribute? { options as? Attribute }
        var relationship: Relationship? { options as? Relationship }
        var destination: ModelDescription? { destinationType.map { ModelDescription.of($0) } }

        var isRelationship: Bool { if case .attribute = kind { false } else { true } }
        var isToMany: Bool { if case .toMany = kind { true } else { false } }
        var isToOne: Bool { if case .toOne = kind { true } else { false } }
        var isExternal: Bool { attribute?.options.contains(.externalStorage) ?? false }
        /// Whether the history keeps the value of a deleted model.
        var isPreserved: Bool { attribute?.options.contains(.preserveValueOnDeletion) ?? false }
        /// Whether the property isn't saved.
        var isEphemeral: Bool { attribute?.options.contains(.ephemeral) ?? false }
        /// Whether the table has a column of this name.
        var hasColumn: Bool { !isToMany && !isEphemeral }

        // MARK: What depends on the type

        var format: ColumnFormat { .opaque }
        /// The type's name, without those of enclosing types.
        var typeName: String { "" }
        var isOptional: Bool { false }
        var hasInitialValue: Bool { false }
        /// The encoded initial value of the property.
        func initialColumn() throws -> SQLValue? { fatalError("abstract") }
        func column(of box: AnyObject) throws -> SQLValue { fatalError("abstract") }
        func box(of column: SQLValue) throws -> AnyObject { fatalError("abstract") }
        /// The decoded value of a column, type-erased.
        func value(of column: SQLValue) -> (any Sendable)? { fatalError("abstract") }
        /// A placeholder for a missing value.
        func emptyBox() -> AnyObject? { fatalError("abstract") }
        /// Performs a change of the property, and notifies its observers.
        func change(of model: any PersistentModel, _ write: () -> Void) { fatalError("abstract") }
    }
}

extension Schema.PropertyMetadata {
    /// A property whose values are Codable.
    @_disfavoredOverload
    public static func property<M: PersistentModel, V: Codable>(
        _ name: String, _ keyPath: KeyPath<M, V>, initialValue: (() -> V)? = nil,
        metadata: Schema.PropertyOptions? = nil
    ) -> Schema.PropertyMetadata {
        TypedProperty(name, keyPath, .attribute, nil, metadata, codec: ValueCodec<V>(), initialValue)
    }

    /// A relationship.
    public static func property<M: PersistentModel, V: _RelatedValue>(
        _ name: String, _ keyPath: KeyPath<M, V>, initialValue: (() -> V)? = nil,
        metadata: Schema.PropertyOptions? = nil
    ) -> Schema.PropertyMetadata {
        let kind: Kind = V._isMany ? .toMany : .toOne(isOptional: V._isOptional)
        return TypedProperty(name, keyPath, kind, V._destination, metadata, codec: nil, initialValue)
    }

    /// A property whose values a transformer converts to data.
    public static func transformable<M: PersistentModel, V>(
        _ name: String, _ keyPath: KeyPath<M, V>, initialValue: (() -> V)? = nil, metadata: Schema.Attribute
    ) -> Schema.PropertyMetadata {
        let codec = ValueCodec<V>(transformer: metadata.transformer ?? "")
        let property = TypedProperty(name, keyPath, .attribute, nil, metadata, codec: codec, initialValue)
        property.isTransformed = true
        return property
    }
}

/// A property with its type.
final class TypedProperty<M: PersistentModel, V>: Schema.PropertyMetadata, @unchecked Sendable {
    private let path: KeyPath<M, V>
    private let codec: ValueCodec<V>?
    private let initialValue: (() -> V)?

    init(
        _ name: String, _ path: KeyPath<M, V>, _ kind: Kind, _ destination: (any PersistentModel.Type)?,
        _ options: Schema.PropertyOptions?, codec: ValueCodec<V>?, _ initialValue: (() -> V)?
    ) {
        self.path = path
        self.codec = codec
        self.initialValue = initialValue
        super.init(name, path, kind, destination, options)
    }

    override var format: ColumnFormat { isToOne ? .model : codec?.format ?? .opaque }
    override var typeName: String { String(describing: V.self) }
    override var isOptional: Bool {
        if case .toOne(let isOptional) = kind { return isOptional }
        return codec?.isOptional ?? false
    }
    override var hasInitialValue: Bool { initialValue != nil }

    override func initialColumn() throws -> SQLValue? {
        guard let initialValue, let codec else { return nil }
        return try codec.encode(initialValue())
    }

    override func column(of box: AnyObject) throws -> SQLValue {
        try codec!.encode(unsafeDowncast(box, to: Box<V>.self).value)
    }

    override func box(of column: SQLValue) throws -> AnyObject { Box(try codec!.decode(column)) }

    override func value(of column: SQLValue) -> (any Sendable)? {
        guard let value = try? codec?.decode(column) else { return nil }
        // Persistent values are plain values; a cast to a marker protocol like Sendable can't be checked at run time.
        return unsafeBitCast(value as Any, to: (any Sendable).self)
    }

    override func emptyBox() -> AnyObject? {
        let value = initialValue?() ?? codec?.empty ?? PlaceholderValue.of(V.self)
        return value.map { Box($0) }
    }

    override func change(of model: any PersistentModel, _ write: () -> Void) {
        guard let model = model as? M else { return write() }
        model._modelStorage.registrar.withMutation(of: model, keyPath: path, write)
    }
}

/// A value as an object, so that values of all types go into one array.
final class Box<Value> {
    let value: Value

    init(_ value: Value) { self.value = value }
}
