/// What a modifier outside of a collection says of each of its elements. The collection carries it to the layout nodes of
/// the elements' views, where containers find it; a list's rows have their deletion and moving from there.
@MainActor
package protocol SlotDecoration: AnyObject {}

/// Where a view stands in its collection, and how it is decorated.
package struct SlotPlace {
    package let slot: LazySlot
    package let decoration: (any SlotDecoration)?
    /// How deep in the view tree the element's node is, by which a collection in another is told from that.
    package let depth: Int
}

package struct SlotPlaceTrait: TraitKey {
    package static var defaultValue: SlotPlace? { nil }
}

private struct SlotDecorationKey: EnvironmentKey {
    static var defaultValue: (any SlotDecoration)? { nil }
}

extension EnvironmentValues {
    /// For the elements of the collection that a view is.
    package var slotDecoration: (any SlotDecoration)? {
        get { self[SlotDecorationKey.self] }
        set { self[SlotDecorationKey.self] = newValue }
    }
}

/// A view that is several slots rather than one: a collection of them isn't made lazily, but what is in them is.
@MainActor
package protocol SlotGroup {}

extension ModifiedContent: SlotGroup where Content: SlotGroup {}
