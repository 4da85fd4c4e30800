/// A value that lies on a navigation stack, as a value of one type: what its type was where it was put there says which
/// destination makes its page, and which values are equal to it. The integer 1 is another page than the number 1.0; and
/// an object of a subclass that was put there as one of its base class leads where those lead.
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
