import SwiftUI

/// A header that scrolls away, with titles below it that stick.
struct StickyHeaderView: View {
    @State private var selection = 0
    @State private var indicatorPosition: CGFloat = 0
    /// The scroll offset of each page.
    @State private var offsets: [Int: CGFloat] = [:]

    private static let headerHeight: CGFloat = 200
    private static let barHeight: CGFloat = 48
    private let topics = Array(Topic.all.prefix(3))

    var body: some View {
        GeometryReader { geometry in
            let indicator = IndicatorGeometry(width: geometry.size.width, count: topics.count)
            ZStack(alignment: .top) {
                TabView(selection: $selection) {
                    ForEach(topics) { topic in
                        page(topic)
                            .overlay { follower(of: topic.id, indicator, left: geometry.frame(in: .global).minX) }
                            .tag(topic.id)
                    }
                }
                .tabViewStyle(.page(indexDisplayMode: .never))
                header(indicator)
                    .offset(y: -min(max(offsets[selection] ?? 0, 0), Self.headerHeight))
                    .animation(.default, value: selection)
            }
            // Clips the header, so that it scrolls away below the navigation bar, not over it.
            .clipped()
            .onChange(of: geometry.size.width) { indicatorPosition = indicator.position(at: selection) }
        }
        .navigationTitle("Sticky header")
        .navigationBarTitleDisplayMode(.inline)
    }

    private func header(_ indicator: IndicatorGeometry) -> some View {
        VStack(spacing: 0) {
            LinearGradient(colors: [.indigo, .teal], startPoint: .topLeading, endPoint: .bottomTrailing)
                .overlay { Text("Header").font(.largeTitle).fontWeight(.bold).foregroundStyle(.white) }
                .frame(height: Self.headerHeight)
                .allowsHitTesting(false)
            SlideTabBar(
                titles: topics.map(\.title), selection: $selection, indicator: indicator, position: indicatorPosition
            )
            .background(.background)
        }
    }

    private func page(_ topic: Topic) -> some View {
        ScrollView {
            VStack(spacing: 0) {
                Color.clear.frame(height: Self.headerHeight + Self.barHeight)
                ForEach(1..<25) { number in
                    HStack {
                        Image(systemName: topic.symbol).foregroundStyle(topic.color).accessibilityHidden(true)
                        Text(topic.title)
                        Text(verbatim: "\(number)").foregroundStyle(.secondary)
                        Spacer()
                    }
                    .padding(.horizontal)
                    .frame(height: 52)
                    Divider().padding(.leading)
                }
            }
        }
        .onScrollGeometryChange(for: CGFloat.self) {
            $0.contentOffset.y
        } action: { _, offset in
            offsets[topic.id] = offset
        }
    }

    private func follower(of page: Int, _ indicator: IndicatorGeometry, left: CGFloat) -> some View {
        PageFollower { minX in
            // Only the selected page counts; the others move as well.
            guard selection == page else { return }
            indicatorPosition = indicator.position(page: page, origin: minX - left)
        }
    }
}
