import Foundation

/// Puts an index of its sections over a list's trailing edge.
struct SectionIndexHost: ViewModifier {
    @Environment(\.listSectionIndexVisibility) private var visibility
    @State private var entries: [SectionIndexEntry] = []

    private var isShown: Bool { visibility != .hidden && !entries.isEmpty }

    func body(content: Content) -> some View {
        ScrollViewReader { proxy in
            content
                // The index replaces the scroll indicator, which would cover its labels.
                .transformEnvironment(\.scrollSettings) { if isShown { $0.verticalIndicators = .never } }
                .modifier(PreferenceObservingModifier<SectionIndexKey>(action: { entries = $0 }, isDeferred: true))
                .overlay(alignment: .trailing) {
                    if isShown {
                        SectionIndexBar(entries: entries) { entry in
                            guard let identity = entry.section.identity() else { return }
                            proxy.scrollTo(identity, anchor: .top)
                        }
                    }
                }
        }
    }
}

/// The labels, below each other. If they don't all fit, some are left out, evenly spaced.
private struct SectionIndexBar: View {
    let entries: [SectionIndexEntry]
    let jump: (SectionIndexEntry) -> Void
    private static let lineHeight: CGFloat = 16

    var body: some View {
        GeometryReader { proxy in
            let shown = Self.thinned(entries.count, to: Int(proxy.size.height / Self.lineHeight))
            VStack(spacing: 0) {
                ForEach(shown, id: \.self) { index in
                    Button {
                        jump(entries[index])
                    } label: {
                        entries[index].label
                            .font(.caption2.weight(.semibold))
                            .foregroundStyle(.tint)
                            .lineLimit(1)
                            .frame(minWidth: 20, minHeight: Self.lineHeight, maxHeight: Self.lineHeight)
                            .contentShape(Rectangle())
                    }
                    .buttonStyle(.plain)
                }
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .trailing)
        }
        .frame(width: 28)
    }

    /// The indices of the lines that are shown if only some fit: the first, the last, and some between.
    static func thinned(_ count: Int, to room: Int) -> [Int] {
        guard count > room else { return Array(0..<count) }
        guard room > 1 else { return count > 0 ? [0] : [] }
        return (0..<room).map { $0 * (count - 1) / (room - 1) }
    }
}
