// Hints about looks and the keyboard, which have no effect in a web page.

extension View {
    /// No effect here: a window's materials look the same whether or not it is active.
    public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> some View { self }

    /// No effect here: typing selects no row of a list.
    public func typeSelectEquivalent(_ text: Text?) -> some View { self }
    /// No effect here: typing selects no row of a list.
    public func typeSelectEquivalent(_ stringKey: LocalizedStringKey) -> some View { self }
    /// No effect here: typing selects no row of a list.
    @_disfavoredOverload
    public func typeSelectEquivalent<S: StringProtocol>(_ string: S) -> some View { self }
}

extension Material {
    /// The material itself: it looks the same whether or not its window is active.
    public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> Material { self }
}

/// Whether materials look active.
public struct MaterialActiveAppearance: Hashable, Sendable {
    private let name: String
    /// The system's default. No effect here.
    public static let automatic = MaterialActiveAppearance(name: "automatic")
    /// Always active. No effect here.
    public static let active = MaterialActiveAppearance(name: "active")
    /// Never active. No effect here.
    public static let inactive = MaterialActiveAppearance(name: "inactive")
    /// Active while the window is. No effect here.
    public static let matchWindow = MaterialActiveAppearance(name: "matchWindow")
}
