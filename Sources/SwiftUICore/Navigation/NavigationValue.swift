/// A value on a navigation stack, with the static type with which it was pushed. The type determines which destination
/// makes its page, and which values equal it. The integer 1 shows a different page than the floating-point number 1.0;
/// and an object of a subclass that was pushed as its base class uses the base class's destination.
struct NavigationValue: Hashable {
    let value: AnyHashable
    let type: Any.Type

    init<V: Hashable>(_ value: V) {
        self.value = AnyHashable(value)
        type = V.self == AnyHashable.self ? Swift.type(of: self.value.base) : V.self
    }

    var typeID: ObjectIdentifier { ObjectIdentifier(type) }

    static func == (left: Self, right: Self) -> Bool { left.type == right.type && left.value == right.value }

    func hash(into hasher: inout Hasher) {
        hasher.combine(typeID)
        hasher.combine(value)
    }
}
