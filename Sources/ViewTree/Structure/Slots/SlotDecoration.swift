/// An attribute that a modifier outside of a collection sets for each of its elements. The collection passes it on to the layout
/// nodes of the elements' views, where containers find it; a list's rows get their deletion and moving from it.
@MainActor
package protocol SlotDecoration: AnyObject {}

/// A view's slot in its collection, and its decoration.
package struct SlotPlace {
    package let slot: LazySlot
    package let decoration: (any SlotDecoration)?
    /// The depth of the element's node in the view tree, which distinguishes nested collections.
    package let depth: Int
}

package struct SlotPlaceTrait: TraitKey {
    package static var defaultValue: SlotPlace? { nil }
}

private struct SlotDecorationKey: EnvironmentKey {
    static var defaultValue: (any SlotDecoration)? { nil }
}

extension EnvironmentValues {
    /// The decoration for the elements of a collection.
    package var slotDecoration: (any SlotDecoration)? {
        get { self[SlotDecorationKey.self] }
        set { self[SlotDecorationKey.self] = newValue }
    }
}

/// A view with several slots instead of one: a collection of such views isn't lazy, but their contents are.
@MainActor
package protocol SlotGroup {}

extension ModifiedContent: SlotGroup where Content: SlotGroup {}
