// Comparing and hashing the snapshots of `@Generable` types. Not for apps.

/// Whether two parts of snapshots are equal: `Equatable` values by `==`, optionals and arrays element by element.
/// Values that can't be compared are unequal.
///
/// Whether a type is `Equatable` is determined at run time. The macro can't know it; and with main actor isolation by
/// default, the compiler would refuse an isolated conformance in a snapshot, which is nonisolated.
public func _areEqual<Value>(_ left: Value, _ right: Value) -> Bool {
    if let type = Value.self as? any Equatable.Type { return areEqual(left, right, as: type) }
    if let type = Value.self as? any Container.Type { return haveEqualParts(left, right, as: type) }
    return false
}

private func areEqual<Value, Known: Equatable>(_ left: Value, _ right: Value, as type: Known.Type) -> Bool {
    guard let left = left as? Known, let right = right as? Known else { return false }
    return left == right
}

private func haveEqualParts<Value, Known: Container>(_ left: Value, _ right: Value, as type: Known.Type) -> Bool {
    guard let left = left as? Known, let right = right as? Known else { return false }
    return left.hasEqualParts(right)
}

/// An optional or an array whose elements may not be equatable. Two empty ones are equal.
private protocol Container {
    func hasEqualParts(_ other: Self) -> Bool
    func hashParts(into hasher: inout Hasher)
}

/// Hashes a part of a snapshot: `Hashable` values directly, optionals and arrays element by element. Values that can't
/// be hashed add nothing, so that equal parts still have equal hashes.
public func _hash<Value>(_ value: Value, into hasher: inout Hasher) {
    if let value = value as? any Hashable {
        value.hash(into: &hasher)
    } else if let value = value as? any Container {
        value.hashParts(into: &hasher)
    }
}

extension Optional: Container {
    fileprivate func hasEqualParts(_ other: Self) -> Bool {
        switch (self, other) {
        case (nil, nil): true
        case (let left?, let right?): _areEqual(left, right)
        default: false
        }
    }

    fileprivate func hashParts(into hasher: inout Hasher) {
        if let self { _hash(self, into: &hasher) }
    }
}

extension Array: Container {
    fileprivate func hasEqualParts(_ other: Self) -> Bool { elementsEqual(other) { _areEqual($0, $1) } }

    fileprivate func hashParts(into hasher: inout Hasher) {
        for element in self { _hash(element, into: &hasher) }
    }
}
