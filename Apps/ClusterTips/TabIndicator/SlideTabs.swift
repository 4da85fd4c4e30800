import SwiftUI

/// Any number of pages under titles that can be tapped, with a bar that follows the finger.
struct SlideTabs<Content: View>: View {
    let tabs: [SlideTab<Content>]
    @State private var selection = 0
    @State private var indicatorPosition: CGFloat = 0

    var body: some View {
        GeometryReader { geometry in
            let indicator = IndicatorGeometry(width: geometry.size.width, count: tabs.count)
            VStack(spacing: 0) {
                SlideTabBar(
                    titles: tabs.map(\.title), selection: $selection, indicator: indicator, position: indicatorPosition)
                TabView(selection: $selection) {
                    ForEach(tabs) { tab in
                        tab.content
                            .frame(maxWidth: .infinity, maxHeight: .infinity)
                            .overlay { follower(of: tab.id, indicator, left: geometry.frame(in: .global).minX) }
                            .tag(tab.id)
                    }
                }
                .tabViewStyle(.page(indexDisplayMode: .never))
            }
            .onChange(of: geometry.size.width) { indicatorPosition = indicator.position(at: selection) }
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

/// The titles, and the bar below the selected one.
struct SlideTabBar: View {
    let titles: [LocalizedStringKey]
    @Binding var selection: Int
    let indicator: IndicatorGeometry
    let position: CGFloat

    var body: some View {
        HStack(spacing: 0) {
            ForEach(titles.indices, id: \.self) { index in
                Button {
                    withAnimation { selection = index }
                } label: {
                    Text(titles[index])
                        .font(.subheadline)
                        .fontWeight(selection == index ? .semibold : .regular)
                        .foregroundStyle(selection == index ? .primary : .secondary)
                        .lineLimit(1)
                        .minimumScaleFactor(0.7)
                        .frame(maxWidth: .infinity, maxHeight: .infinity)
                        .contentShape(Rectangle())
                }
                .buttonStyle(.plain)
                .accessibilityAddTraits(selection == index ? .isSelected : [])
            }
        }
        .frame(height: 48)
        .overlay(alignment: .bottomLeading) {
            Capsule()
                .foregroundStyle(.tint)
                .frame(width: indicator.tabWidth, height: 4)
                .accessibilityHidden(true)
                .accessibilityIdentifier("indicator")
                .offset(x: position)
        }
        .background(alignment: .bottom) { Divider() }
    }
}
