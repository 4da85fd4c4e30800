@_spi(Nodes) import ViewTree

extension AnyView {
    /// A view of an unknown type; nil if the value isn't a view. Libraries use it to take groups of views apart.
    public init?(_fromValue value: Any) {
        guard let view = value as? any View else { return nil }
        self = Self.erasing(view)
    }

    private static func erasing<Content: View>(_ view: Content) -> AnyView { AnyView(view) }
}
