import Foundation

/// Options of equal width side by side; a thumb lies under the chosen one.
struct SegmentedPicker: View {
    let configuration: _PickerConfiguration
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.segmentsLook) private var ownLook

    private var look: SegmentsLook { ownLook ?? ControlLook.shared.segments }

    var body: some View {
        LayoutContainer(layout: SegmentLayout(selected: selectedIndex), content: segments)
            .padding(2)
            .background(look.ground.map(PaintStyle.init) ?? PaintStyle(.fill.tertiary), in: Capsule())
            .modifier(AttributeModifier(RoleAttribute(role: .radioGroup, label: configuration.label.text)))
    }

    private var selectedIndex: Int? { configuration.options.firstIndex(where: \.isSelected) }

    @ViewBuilder private var segments: some View {
        Capsule()
            .fill(look.thumb ?? (colorScheme == .dark ? Color(white: 0.39) : Color.white))
            .shadow(color: .black.opacity(0.14), radius: 4, y: 1)
            .opacity(selectedIndex == nil ? 0 : 1)
            .accessibilityHidden(true)
            .animation(.snappy(duration: 0.25), value: selectedIndex)
        ForEach(configuration.options) { Segment(option: $0, look: look) }
    }
}

private struct Segment: View {
    let option: _PickerConfiguration.Option
    let look: SegmentsLook
    @Environment(\.isEnabled) private var isEnabled

    private var title: SegmentsLook.Title { look.title(isSelected: option.isSelected, isEnabled: isEnabled) }
    private var color: PaintStyle {
        if let color = title.color { return PaintStyle(color) }
        return isEnabled ? PaintStyle(.primary) : PaintStyle(.tertiary)
    }
    /// A font of the app's has its own weight.
    private var weight: Font.Weight? { title.font == nil ? option.isSelected ? .semibold : .medium : nil }

    var body: some View {
        PressableLabel(action: option.select) {
            option.view
                .font(title.font ?? .subheadline).fontWeight(weight)
                .lineLimit(1)
                .foregroundStyle(color)
                .padding(.horizontal, 12)
                .frame(minWidth: 0, maxWidth: .infinity, minHeight: 30)
        }
        .modifier(AttributeModifier(RoleAttribute(role: .radio, isSelected: option.isSelected)))
    }
}

/// Segments of equal width. The first subview is the thumb, which is placed under the selected segment.
private struct SegmentLayout: InheritedGuidesLayout {
    let selected: Int?

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let ideal = subviews.dropFirst().map { $0.sizeThatFits(.unspecified) }
        let width = (ideal.map(\.width).max() ?? 0) * CGFloat(ideal.count)
        return CGSize(width: proposal.width.map { max($0, 0) } ?? width, height: ideal.map(\.height).max() ?? 0)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let segments = subviews.dropFirst()
        guard !segments.isEmpty else { return }
        let width = bounds.width / CGFloat(segments.count)
        let size = ProposedViewSize(width: width, height: bounds.height)
        for (index, segment) in segments.enumerated() {
            segment.place(at: CGPoint(x: bounds.minX + CGFloat(index) * width, y: bounds.minY), proposal: size)
        }
        let thumb = bounds.minX + CGFloat(selected ?? 0) * width
        subviews.first?.place(at: CGPoint(x: thumb, y: bounds.minY), proposal: size)
    }
}
