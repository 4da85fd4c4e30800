/// A label at the leading edge and its control at the trailing one.
struct LabeledRow<Label: View, Content: View>: View {
    /// Whether the label is above the content at accessibility text sizes, which leave no room for both side by side.
    var stacksLargeText = false
    @ViewBuilder let label: Label
    @ViewBuilder let content: Content
    @Environment(\.dynamicTypeSize) private var textSize

    var body: some View {
        if stacksLargeText, textSize.isAccessibilitySize {
            VStack(alignment: .leading, spacing: 4) {
                RowLabel(content: label)
                content.multilineTextAlignment(.leading)
            }
            .frame(maxWidth: .infinity, alignment: .leading)
        } else {
            HStack(spacing: 0) {
                RowLabel(content: label)
                Spacer(minLength: 12)
                content.multilineTextAlignment(.trailing)
            }
        }
    }
}

/// A control's label: where it has several views, the first is the title, and those below it explain it in smaller words.
private struct RowLabel<Content: View>: View {
    let content: Content

    var body: some View {
        SubviewReader(content: content) { views in
            if views.count > 1 {
                VStack(alignment: .leading, spacing: 2) {
                    views[0]
                    ForEach(views.dropFirst()) { $0.font(.subheadline).standardForeground(.secondary) }
                }
                .multilineTextAlignment(.leading)
            } else {
                ForEach(views) { $0 }
            }
        }
    }
}
