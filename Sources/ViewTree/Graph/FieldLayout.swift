/// The offsets of a type's stored properties, determined once per type with the runtime's reflection.
///
/// It is used to compare a view with the previous one, and to find its dynamic properties, without `Mirror`, which allocates for
/// every field of every view.
@MainActor
package final class FieldLayout {
    struct Field {
        let name: String
        let type: Any.Type
        let offset: Int
        /// False for `weak` and `unowned` fields, whose bytes aren't a value of `type`.
        let isStrong: Bool
    }

    /// A field that is a dynamic property.
    struct Property {
        let type: any DynamicProperty.Type
        let offset: Int
    }

    let type: Any.Type
    let fields: [Field]
    private(set) lazy var properties = fields.compactMap { field in
        (field.type as? any DynamicProperty.Type).map { Property(type: $0, offset: field.offset) }
    }
    /// Whether one of the properties is an action. Actions are bound again even if the view's value is equal.
    private(set) lazy var hasActions = properties.contains { $0.type == LatestAction.self }
    private(set) lazy var tupleElements = TupleElements(in: self)
    /// Whether the values have a part that can be animated.
    private(set) lazy var isAnimatable = type is any Animatable.Type
    /// Whether the body of such a value has ever read something observable.
    var readsObservables = false
    /// How two values of the type, and their fields, are compared: determined on first use.
    private(set) lazy var comparison = ValueComparison(of: type)
    private(set) lazy var fieldComparisons = fields.map { FieldComparison($0) }

    private static var known: [ObjectIdentifier: FieldLayout] = [:]

    package static func of(_ type: Any.Type) -> FieldLayout {
        if let layout = known[ObjectIdentifier(type)] { return layout }
        let layout = FieldLayout(reflecting: type)
        known[ObjectIdentifier(type)] = layout
        return layout
    }

    private init(reflecting type: Any.Type) {
        self.type = type
        guard Self.hasInlineFields(type) else {
            fields = []
            return
        }
        fields = (0..<reflectionFieldCount(type)).map { index in
            var metadata = FieldMetadata()
            let fieldType = reflectionFieldType(type, index, &metadata)
            defer { metadata.free?(metadata.name) }
            return Field(
                name: metadata.name.map { String(cString: $0) } ?? "", type: fieldType,
                offset: reflectionFieldOffset(type, index), isStrong: metadata.isStrong)
        }
    }

    /// Structs and tuples: an enum's payload and a class's storage are not fields of the value itself.
    private static func hasInlineFields(_ type: Any.Type) -> Bool {
        let structKind = 0x200
        return [structKind, tupleKind].contains(metadataKind(type))
    }

    private static let tupleKind = 0x301

    var isTuple: Bool { Self.metadataKind(type) == Self.tupleKind }

    /// `any P`, whose bytes depend on the stored type.
    static func isExistential(_ type: Any.Type) -> Bool { metadataKind(type) == 0x303 }

    /// Whether values of this type are stored like those of `Any`, followed by witness tables: it is an existential type without a
    /// class constraint, and not an error.
    static func beginsLikeAny(_ type: Any.Type) -> Bool {
        let flags = unsafeBitCast(type, to: UnsafePointer<UInt32>.self)[2]
        return isExistential(type) && flags & 0x8000_0000 != 0 && flags & 0x3F00_0000 == 0
    }

    private static func metadataKind(_ type: Any.Type) -> Int {
        unsafeBitCast(type, to: UnsafePointer<Int>.self).pointee
    }
}

// MARK: - The runtime's reflection

/// The runtime's entry points below are what `Mirror` itself is made of; they are part of the stable ABI.
private struct FieldMetadata {
    var name: UnsafePointer<CChar>?
    var free: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
    var isStrong = false
    var isVar = false
}

@_silgen_name("swift_reflectionMirror_recursiveCount")
private func reflectionFieldCount(_ type: Any.Type) -> Int

@_silgen_name("swift_reflectionMirror_recursiveChildMetadata")
private func reflectionFieldType(
    _ type: Any.Type, _ index: Int, _ metadata: UnsafeMutablePointer<FieldMetadata>
) -> Any.Type

@_silgen_name("swift_reflectionMirror_recursiveChildOffset")
private func reflectionFieldOffset(_ type: Any.Type, _ index: Int) -> Int
