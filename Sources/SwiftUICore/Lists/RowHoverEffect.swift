/// How a row answers a pointer that is over it; nil doesn't.
struct RowHoverEffectTrait: TraitKey { static var defaultValue: HoverEffect? { nil } }
struct RowHoverDisabledTrait: TraitKey { static var defaultValue: Bool { false } }

extension View {
    /// How the view's row answers a pointer that is over it; nil is the list's own way, which is not to.
    public func listRowHoverEffect(_ effect: HoverEffect?) -> some View {
        modifier(TraitModifier<RowHoverEffectTrait>(value: effect))
    }

    /// Whether the view's row leaves a pointer that is over it unanswered.
    public func listRowHoverEffectDisabled(_ disabled: Bool = true) -> some View {
        modifier(TraitModifier<RowHoverDisabledTrait>(value: disabled))
    }
}
