/// The disclosure indicator; it points down while the content is expanded.
struct DisclosureChevron: View {
    let isExpanded: Bool
    @Environment(\.layoutDirection) private var direction

    var body: some View {
        Image(systemName: direction.forwardChevron)
            .font(.footnote.weight(.semibold))
            .foregroundStyle(.tint)
            .rotationEffect(.degrees(isExpanded ? direction == .rightToLeft ? -90 : 90 : 0))
            .accessibilityHidden(true)
    }
}

extension LayoutDirection {
    /// The symbol that points to the trailing edge.
    var forwardChevron: String { self == .rightToLeft ? "chevron.left" : "chevron.right" }
    /// The symbol that points to the leading edge.
    var backwardChevron: String { self == .rightToLeft ? "chevron.right" : "chevron.left" }
}
