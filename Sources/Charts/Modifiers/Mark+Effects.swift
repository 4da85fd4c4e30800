import SwiftUI

extension ChartContent {
    /// Rounds the corners of bars, rectangles and sectors, in points.
    public nonisolated func cornerRadius(_ radius: CGFloat, style: RoundedCornerStyle = .continuous)
        -> some ChartContent
    {
        changed { mark in
            guard mark.look.cornerRadius == nil else { return }
            mark.look.cornerRadius = radius
            mark.look.cornerStyle = style
        }
    }

    /// Blurs the marks, in points.
    public nonisolated func blur(radius: CGFloat) -> some ChartContent { changed { $0.look.blur += radius } }

    /// A shadow behind the marks.
    public nonisolated func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some ChartContent {
        changed { $0.look.shadow = $0.look.shadow ?? (color, radius, x, y) }
    }

    /// Clips the marks to a shape in their bounds.
    public nonisolated func clipShape(_ shape: some Shape, style: FillStyle = FillStyle()) -> some ChartContent {
        changed { $0.look.clip = $0.look.clip ?? { shape.path(in: $0) } }
    }

    /// Masks the marks with the opacity of other content.
    public nonisolated func mask<C: ChartContent>(@ChartContentBuilder content: () -> C) -> some ChartContent {
        MaskedChartContent(content: self, mask: content())
    }

    /// Draws the marks as one layer. Here they always are.
    public nonisolated func compositingLayer() -> some ChartContent { changed { _ in } }

    // MARK: Annotations

    /// A view beside each mark.
    public nonisolated func annotation<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: @escaping () -> C
    ) -> some ChartContent {
        annotation(
            position: position, alignment: alignment, spacing: spacing, overflowResolution: .unmoved
        ) { (_: AnnotationContext) in content() }
    }

    /// A view beside each mark, given the mark's size.
    public nonisolated func annotation<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: @escaping (AnnotationContext) -> C
    ) -> some ChartContent {
        annotation(
            position: position, alignment: alignment, spacing: spacing, overflowResolution: .unmoved, content: content)
    }

    /// A view beside each mark, with a way to handle overflow.
    public nonisolated func annotation<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
        overflowResolution: AnnotationOverflowResolution, @ViewBuilder content: @escaping () -> C
    ) -> some ChartContent {
        annotation(
            position: position, alignment: alignment, spacing: spacing, overflowResolution: overflowResolution
        ) { (_: AnnotationContext) in content() }
    }

    /// A view beside each mark, given the mark's size, with a way to handle overflow.
    public nonisolated func annotation<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
        overflowResolution: AnnotationOverflowResolution,
        @ViewBuilder content: @escaping (AnnotationContext) -> C
    ) -> some ChartContent {
        changed { mark in
            mark.look.annotations.append(
                MarkAnnotation(
                    position: position, alignment: alignment, spacing: spacing, overflow: overflowResolution,
                    content: content))
        }
    }

    // MARK: Accessibility

    /// The accessibility label of the marks.
    public nonisolated func accessibilityLabel(_ label: Text) -> some ChartContent {
        changed { $0.look.label = $0.look.label ?? label }
    }

    /// The accessibility label of the marks.
    public nonisolated func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some ChartContent {
        accessibilityLabel(Text(labelKey))
    }

    /// The accessibility label of the marks.
    @_disfavoredOverload
    public nonisolated func accessibilityLabel(_ label: some StringProtocol) -> some ChartContent {
        accessibilityLabel(Text(verbatim: String(label)))
    }

    /// The accessibility value of the marks.
    public nonisolated func accessibilityValue(_ value: Text) -> some ChartContent {
        changed { $0.look.value = $0.look.value ?? value }
    }

    /// The accessibility value of the marks.
    public nonisolated func accessibilityValue(_ valueKey: LocalizedStringKey) -> some ChartContent {
        accessibilityValue(Text(valueKey))
    }

    /// The accessibility value of the marks.
    @_disfavoredOverload
    public nonisolated func accessibilityValue(_ value: some StringProtocol) -> some ChartContent {
        accessibilityValue(Text(verbatim: String(value)))
    }

    /// The accessibility identifier of the marks, for tests.
    public nonisolated func accessibilityIdentifier(_ identifier: String) -> some ChartContent {
        changed { $0.look.identifier = $0.look.identifier ?? identifier }
    }

    /// Hides the marks from assistive technology.
    public nonisolated func accessibilityHidden(_ hidden: Bool) -> some ChartContent {
        changed { $0.look.isHidden = $0.look.isHidden ?? hidden }
    }
}

extension AnnotationOverflowResolution {
    static let unmoved = AnnotationOverflowResolution(x: .disabled, y: .disabled)
}
