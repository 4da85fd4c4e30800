import Foundation

/// A column of details beside a view; in a narrow window a sheet.
///
/// See [inspector](https://developer.apple.com/documentation/swiftui/view/inspector(ispresented:content:)).
private struct InspectorModifier<Details: View>: ViewModifier {
    @Binding var isPresented: Bool
    @ViewBuilder let details: () -> Details
    @Environment(\.horizontalSizeClass) private var horizontalSizeClass

    /// The view keeps its identity when the window becomes narrow or wide, as when a phone is rotated.
    func body(content: Content) -> some View {
        let isNarrow = horizontalSizeClass == .compact
        HStack(spacing: 0) {
            content.frame(maxWidth: isNarrow ? nil : .infinity, maxHeight: isNarrow ? nil : .infinity)
            if !isNarrow, isPresented { column.transition(.move(edge: .trailing).combined(with: .opacity)) }
        }
        .sheet(isPresented: isNarrow ? $isPresented : .constant(false)) {
            details().presentationOption { $0.statedDetents = $0.statedDetents ?? [.medium, .large] }
        }
    }

    private var column: some View {
        HStack(spacing: 0) {
            Divider().ignoresSafeArea()
            details()
                .modifier(InspectorWidth())
                .frame(maxHeight: .infinity, alignment: .top)
        }
        .background(.background)
    }
}

/// Gives the column the width that `inspectorColumnWidth` in the details sets.
private struct InspectorWidth: ViewModifier {
    @State private var width: CGFloat = 270

    func body(content: Content) -> some View {
        content.frame(width: width).onPreferenceChange(InspectorWidthKey.self) { width = $0 ?? 270 }
    }
}

private struct InspectorWidthKey: PreferenceKey {
    static var defaultValue: CGFloat? { nil }
    static func reduce(value: inout CGFloat?, nextValue: () -> CGFloat?) { value = value ?? nextValue() }
}

extension View {
    /// Shows details in a column at the trailing edge while the value is true; in a compact width, in a sheet.
    public func inspector<V: View>(isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> V) -> some View {
        modifier(InspectorModifier(isPresented: isPresented, details: content))
    }

    /// Sets the width of the inspector's column that this view is in, in points.
    public func inspectorColumnWidth(_ width: CGFloat) -> some View {
        preference(key: InspectorWidthKey.self, value: width)
    }

    /// Sets the width of the inspector's column that this view is in to the ideal one, in points: the column can't be
    /// resized by dragging.
    public func inspectorColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View {
        inspectorColumnWidth(ideal)
    }
}
