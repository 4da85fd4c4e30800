import SwiftUI

/// Scrolling: pages, cards that shrink at the edges, pinned headers, observed offsets, programmatic scrolling.
struct ScrollEffectsScreen: View {
    @State private var offset: CGFloat = 0
    @State private var position: Int?
    @State private var isHeaderSmall = false

    var body: some View {
        ScrollView {
            LazyVStack(alignment: .leading, spacing: 20, pinnedViews: [.sectionHeaders]) {
                carousel
                Section {
                    ForEach(0..<30) { index in
                        HStack {
                            Text("Row \(index)")
                            Spacer()
                            Text("\(index * index)").foregroundStyle(.secondary)
                        }
                        .padding(.horizontal)
                        .background(
                            GeometryReader { proxy in
                                Color.clear.preference(
                                    key: OffsetKey.self, value: index == 0 ? proxy.frame(in: .named("scroll")).minY : 0)
                            })
                    }
                } header: {
                    Text("All rows")
                        .font(isHeaderSmall ? .headline : .title)
                        .padding()
                        .frame(maxWidth: .infinity, alignment: .leading)
                        .background(.bar)
                }
            }
        }
        .coordinateSpace(.named("scroll"))
        .onPreferenceChange(OffsetKey.self) { offset = $0 }
        .onScrollGeometryChange(for: Bool.self) {
            $0.contentOffset.y > 120
        } action: { _, new in
            withAnimation { isHeaderSmall = new }
        }
        .overlay(alignment: .bottomTrailing) {
            Button {
                withAnimation { position = 0 }
            } label: {
                Image(systemName: "arrow.left").padding().background(.regularMaterial, in: .circle)
            }
            .padding()
            .accessibilityLabel("First card")
        }
        .safeAreaPadding(.top, 8)
    }

    private var carousel: some View {
        ScrollView(.horizontal, showsIndicators: false) {
            LazyHStack(spacing: 16) {
                ForEach(0..<8) { index in
                    RoundedRectangle(cornerRadius: 20)
                        .fill(Color(hue: Double(index) / 8, saturation: 0.5, brightness: 0.9).gradient)
                        .overlay(Text("\(index + 1)").font(.largeTitle.bold()).foregroundStyle(.white))
                        .containerRelativeFrame(.horizontal, count: 5, span: 4, spacing: 16)
                        .frame(height: 180)
                        .id(index)
                }
            }
            .scrollTargetLayout()
        }
        .contentMargins(.horizontal, 20, for: .scrollContent)
        .scrollTargetBehavior(.viewAligned)
        .scrollPosition(id: $position)
    }
}

private struct OffsetKey: PreferenceKey {
    static let defaultValue: CGFloat = 0
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value += nextValue() }
}
