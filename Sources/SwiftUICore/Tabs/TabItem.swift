/// The label of a view in the bar of its tab view.
struct TabItemTrait: TraitKey {
    static var defaultValue: AnyView? { nil }
}

extension View {
    /// Sets what the view's button in the bar of a tab view shows: an image, a text, or a label.
    public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
        modifier(TabSlotModifier(label: AnyView(label())))
    }
}
