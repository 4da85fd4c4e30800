/// The hover effect of a row; nil for none.
struct RowHoverEffectTrait: TraitKey { static var defaultValue: HoverEffect? { nil } }
struct RowHoverDisabledTrait: TraitKey { static var defaultValue: Bool { false } }

extension View {
    /// Sets the hover effect of the view's row; nil is the list's default, which is none.
    public func listRowHoverEffect(_ effect: HoverEffect?) -> some View {
        modifier(TraitModifier<RowHoverEffectTrait>(value: effect))
    }

    /// Disables the hover effect of the view's row.
    public func listRowHoverEffectDisabled(_ disabled: Bool = true) -> some View {
        modifier(TraitModifier<RowHoverDisabledTrait>(value: disabled))
    }
}
