import Foundation

/// Puts an index of its sections over a list's trailing edge.
struct SectionIndexHost: ViewModifier {
    @Environment(\.listSectionIndexVisibility) private var visibility
    @State private var entries: [SectionIndexEntry] = []

    private var isShown: Bool { visibility != .hidden && !entries.isEmpty }

    func body(content: Content) -> some View {
        ScrollViewReader { proxy in
            content
                // It tells the place as well, and would lie over the words.
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

/// The words, one over the other. Where they don't all fit, some are left out, as evenly as can be.
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

    /// Which of some lines are shown where there is room for fewer: the first, the last, and some between.
    static func thinned(_ count: Int, to room: Int) -> [Int] {
        guard count > room else { return Array(0..<count) }
        guard room > 1 else { return count > 0 ? [0] : [] }
        return (0..<room).map { $0 * (count - 1) / (room - 1) }
    }
}
