import Foundation

extension FieldLayout {
    /// Whether two views would certainly show the same: bitwise, or field by field.
    ///
    /// A field that can't be compared counts as different, so a body is at worst evaluated once too often. Two values
    /// with the same bytes are the same value; a class instance in them is observed, not compared.
    func areEqual<T>(_ left: T, _ right: T) -> Bool {
        withUnsafeBytes(of: left) { leftBytes in
            withUnsafeBytes(of: right) { rightBytes in
                guard let leftBase = leftBytes.baseAddress, let rightBase = rightBytes.baseAddress else { return true }
                if memcmp(leftBase, rightBase, leftBytes.count) == 0 { return true }
                guard !fields.isEmpty else { return areEqualValues(left, right) }
                return fields.allSatisfy { $0.isEqual(leftBase, rightBase) }
            }
        }
    }
}

extension FieldLayout.Field {
    @MainActor
    fileprivate func isEqual(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer) -> Bool {
        func compare<F>(_: F.Type) -> Bool {
            let left = (left + offset).assumingMemoryBound(to: F.self)
            let right = (right + offset).assumingMemoryBound(to: F.self)
            if memcmp(left, right, MemoryLayout<F>.size) == 0 { return true }
            if let property = left.pointee as? any DynamicProperty { return property.isSameInput(as: right.pointee) }
            return areEqualValues(left.pointee, right.pointee)
        }
        return _openExistential(type, do: compare)
    }
}

/// An optional, whose content is compared: the bytes of one that is nil mean nothing.
private protocol OptionalValue {
    @MainActor func hasEqualContent(_ other: Any) -> Bool
}

extension Optional: OptionalValue {
    func hasEqualContent(_ other: Any) -> Bool {
        switch (self, other as? Wrapped?) {
        case (nil, .some(nil)): true
        case (let left?, .some(let right?)): FieldLayout.of(Wrapped.self).areEqual(left, right)
        default: false
        }
    }
}

/// Equality of two values of a type that may or may not be `Equatable`.
@MainActor
func areEqualValues<T>(_ left: T, _ right: T) -> Bool {
    if let left = left as? any Equatable { return isEqual(left, right) }
    if let left = left as? any OptionalValue { return left.hasEqualContent(right) }
    let layout = FieldLayout.of(T.self)
    return !layout.fields.isEmpty && layout.areEqual(left, right)
}

private func isEqual<E: Equatable>(_ left: E, _ right: Any) -> Bool { (right as? E) == left }
