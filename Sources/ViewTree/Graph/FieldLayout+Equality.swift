import Foundation

extension FieldLayout {
    /// Whether two views certainly show the same: compared bitwise, or field by field.
    ///
    /// A field that can't be compared counts as different, so a body is at worst evaluated once too often. Two values
    /// with the same bytes are the same value; a class instance in them is observed, not compared.
    package func areEqual<T>(_ left: T, _ right: T) -> Bool {
        withUnsafePointer(to: left) { left in
            withUnsafePointer(to: right) { right in
                if memcmp(left, right, MemoryLayout<T>.size) == 0 { return true }
                if fields.isEmpty || comparison.isOfTheWhole { return comparison.areEqual(left, right) }
                return areFieldsEqual(left, right)
            }
        }
    }

    fileprivate func areFieldsEqual(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer) -> Bool {
        !fields.isEmpty && fieldComparisons.allSatisfy { $0.areEqual(left, right) }
    }
}

/// Compares one field of two values.
@MainActor
struct FieldComparison {
    private let offset: Int
    private let size: Int
    /// Nil if only the bytes can be compared: of a `weak` or `unowned` reference.
    private let comparison: ValueComparison?

    init(_ field: FieldLayout.Field) {
        func size<F>(_: F.Type) -> Int { MemoryLayout<F>.size }
        offset = field.offset
        self.size = _openExistential(field.type, do: size)
        if !field.isStrong {
            comparison = nil
        } else if let property = field.type as? any DynamicProperty.Type {
            comparison = ValueComparison(ofProperty: property)
        } else {
            comparison = FieldLayout.of(field.type).comparison
        }
    }

    fileprivate func areEqual(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer) -> Bool {
        let (left, right) = (left + offset, right + offset)
        return memcmp(left, right, size) == 0 || comparison?.areEqual(left, right) == true
    }
}

/// Compares two values of one type whose bytes differ. The type's conformances are looked up once: the runtime takes longer for
/// that than most comparisons.
@MainActor
struct ValueComparison {
    let areEqual: @MainActor (UnsafeRawPointer, UnsafeRawPointer) -> Bool
    /// Whether the value is compared as a whole (`StructurallyEqual`), although the type has fields.
    var isOfTheWhole = false

    init(of type: Any.Type) {
        if FieldLayout.isExistential(type) {
            areEqual = Self.existential(type)
        } else if let type = type as? any Equatable.Type {
            areEqual = Self.equatable(type)
        } else if let type = type as? any StructurallyEqual.Type {
            areEqual = Self.structural(type)
            isOfTheWhole = true
        } else {
            let layout = FieldLayout.of(type)
            areEqual = { [unowned layout] in layout.areFieldsEqual($0, $1) }
        }
    }

    init(ofProperty type: any DynamicProperty.Type) { areEqual = Self.property(type) }

    private typealias Function = @MainActor (UnsafeRawPointer, UnsafeRawPointer) -> Bool

    private static func equatable<E: Equatable>(_: E.Type) -> Function {
        { $0.assumingMemoryBound(to: E.self).pointee == $1.assumingMemoryBound(to: E.self).pointee }
    }

    private static func structural<S: StructurallyEqual>(_: S.Type) -> Function {
        { $0.assumingMemoryBound(to: S.self).pointee.hasEqualContent($1.assumingMemoryBound(to: S.self).pointee) }
    }

    private static func property<P: DynamicProperty>(_: P.Type) -> Function {
        { $0.assumingMemoryBound(to: P.self).pointee._isSameInput(as: $1.assumingMemoryBound(to: P.self).pointee) }
    }

    private static func existential(_ type: Any.Type) -> Function {
        if FieldLayout.beginsLikeAny(type) { return content }
        func open<F>(_: F.Type) -> Function { dynamic(F.self) }
        return _openExistential(type, do: open)
    }

    /// Compares the values inside, if they have the same type.
    private static func content(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer) -> Bool {
        let right = right.assumingMemoryBound(to: Any.self).pointee
        func compare<L>(_ left: L) -> Bool {
            guard type(of: right) == L.self, let right = right as? L else { return false }
            return FieldLayout.of(L.self).areEqual(left, right)
        }
        return _openExistential(left.assumingMemoryBound(to: Any.self).pointee, do: compare)
    }

    /// Compares objects or errors, if the left one is `Equatable`; others count as different.
    private static func dynamic<F>(_: F.Type) -> Function {
        { left, right in
            guard let left = left.assumingMemoryBound(to: F.self).pointee as? any Equatable else { return false }
            return isEqual(left, right.assumingMemoryBound(to: F.self).pointee)
        }
    }

    private static func isEqual<E: Equatable>(_ left: E, _ right: Any) -> Bool { (right as? E) == left }
}

/// A value whose content has to be compared, since its bytes and fields aren't conclusive: an optional, whose payload bytes are
/// meaningless if it is nil, or a type-erased view.
package protocol StructurallyEqual {
    @MainActor func hasEqualContent(_ other: Self) -> Bool
}

extension Optional: StructurallyEqual {
    package func hasEqualContent(_ other: Wrapped?) -> Bool {
        switch (self, other) {
        case (nil, nil): true
        case (let left?, let right?): FieldLayout.of(Wrapped.self).areEqual(left, right)
        default: false
        }
    }
}

extension AnyView: StructurallyEqual {
    package func hasEqualContent(_ other: AnyView) -> Bool {
        func compare<V: View>(_ left: V) -> Bool {
            sameType(other.view, as: V.self).map { FieldLayout.of(V.self).areEqual(left, $0) } ?? false
        }
        return compare(view)
    }
}

extension TupleView: StructurallyEqual {
    @MainActor package func hasEqualContent(_ other: TupleView<T>) -> Bool {
        FieldLayout.of(T.self).areEqual(value, other.value)
    }
}

/// Casts a view to exactly this type: like `as?`, but without checking other conformances.
@MainActor
func sameType<V: View>(_ view: any View, as _: V.Type) -> V? {
    func open<W: View>(_ view: W) -> V? {
        guard W.self == V.self else { return nil }
        return withUnsafePointer(to: view) { UnsafeRawPointer($0).assumingMemoryBound(to: V.self).pointee }
    }
    return open(view)
}

/// Equality of two values of a type that may or may not be `Equatable`.
@MainActor
package func areEqualValues<T>(_ left: T, _ right: T) -> Bool {
    let comparison = FieldLayout.of(T.self).comparison
    return withUnsafePointer(to: left) { left in withUnsafePointer(to: right) { comparison.areEqual(left, $0) } }
}
