// How the snapshots that `@Generable` makes are compared and hashed. An app has no use for it.

/// Whether two parts of snapshots are equal: what is `Equatable` by itself, optionals and arrays by what is in them.
/// Two parts that nobody can compare are unequal.
///
/// Whether a type is `Equatable` is only looked up now. The macro can't know it, and where all is isolated to the main
/// actor the compiler would refuse to use such a conformance in a snapshot, which is isolated to nothing.
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

/// An optional or an array of something that is not equatable: two that are empty are equal all the same.
private protocol Container {
    func hasEqualParts(_ other: Self) -> Bool
    func hashParts(into hasher: inout Hasher)
}

/// Feeds a part of a snapshot: what is `Hashable` by itself, optionals and arrays by what is in them. What nobody can hash adds
/// nothing, so that parts which are equal still have equal hashes.
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
