import Foundation

/// Arranges its views in a vertical line.
public struct VStack<Content: View>: View, ContainerView {
    package let layout: VStackLayout
    package let content: Content

    /// A stack with `spacing` points between its views; nil uses the distances that they prefer.
    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        layout = VStackLayout(alignment: alignment, spacing: spacing)
        self.content = content()
    }
}

/// Arranges its views in a horizontal line.
public struct HStack<Content: View>: View, ContainerView {
    package let layout: HStackLayout
    package let content: Content

    /// A stack with `spacing` points between its views; nil uses the distances that they prefer.
    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        layout = HStackLayout(alignment: alignment, spacing: spacing)
        self.content = content()
    }
}

/// Lays its views one over the other.
public struct ZStack<Content: View>: View, ContainerView {
    package let layout: ZStackLayout
    package let content: Content

    /// Views aligned by `alignment`; later ones are in front.
    public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        layout = ZStackLayout(alignment: alignment)
        self.content = content()
    }
}
