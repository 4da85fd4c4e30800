/// A number or a text beside a tab or a row.
struct BadgeTrait: TraitKey {
    static var defaultValue: Text? { nil }
}

extension View {
    /// A number beside the view's tab or row; zero for none.
    public func badge(_ count: Int) -> some View {
        badge(count == 0 ? nil : Text(verbatim: String(count)))
    }

    /// A text beside the view's tab or row; nil for none.
    public func badge(_ label: Text?) -> some View { modifier(TraitModifier<BadgeTrait>(value: label)) }
    /// A text beside the view's tab or row, looked up in the app's strings; nil for none.
    public func badge(_ key: LocalizedStringKey?) -> some View { badge(key.map { Text($0) }) }

    /// A text beside the view's tab or row, shown as it is; nil for none.
    @_disfavoredOverload
    public func badge<S: StringProtocol>(_ label: S?) -> some View {
        badge(label.map { Text(verbatim: String($0)) })
    }
}
