import Foundation

/// A page with its bars: the navigation bar above the content, the keyboard's bar and the toolbar below it.
struct PageFrame: View {
    let page: NavigationPage
    let content: AnyView

    var body: some View {
        LayoutContainer(
            layout: PageFrameLayout(),
            content: Group {
                ZStack { NavigationBar(page: page) }.zIndex(1)
                LayoutContainer(
                    layout: RoomLayout(), content: LayoutContainer(layout: VStackLayout(), content: content)
                )
                .modifier(SafeRegionModifier())
                VStack(spacing: 0) {
                    KeyboardBar(page: page)
                    BottomBar(page: page)
                }
                .zIndex(1)
            })
    }
}

/// Fills the space between the bars, which is the safe area, and centers the content in it. Content that is smaller
/// doesn't touch the safe area's edges.
private struct RoomLayout: InheritedGuidesLayout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let content = subviews.first?.sizeThatFits(proposal) ?? .zero
        return proposal.replacingUnspecifiedDimensions(by: content)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        for subview in subviews {
            subview.place(at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: proposal)
        }
    }
}

/// Places the bars at the edges, in their ideal heights, and gives the space between to the content.
private struct PageFrameLayout: InheritedGuidesLayout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let bars = barHeights(subviews, width: proposal.width)
        let content = subviews[1].sizeThatFits(inner(proposal, bars))
        return CGSize(
            width: proposal.width ?? content.width, height: proposal.height ?? content.height + bars.top + bars.bottom)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let bars = barHeights(subviews, width: bounds.width)
        let across = ProposedViewSize(width: bounds.width, height: nil)
        subviews[0].place(at: bounds.origin, proposal: ProposedViewSize(width: bounds.width, height: bars.top))
        let inner = inner(ProposedViewSize(bounds.size), bars)
        subviews[1].place(
            at: CGPoint(x: bounds.midX, y: bounds.minY + bars.top + (inner.height ?? 0) / 2), anchor: .center,
            proposal: inner)
        subviews[2].place(at: CGPoint(x: bounds.minX, y: bounds.maxY - bars.bottom), proposal: across)
    }

    private func barHeights(_ subviews: Subviews, width: CGFloat?) -> (top: CGFloat, bottom: CGFloat) {
        let proposal = ProposedViewSize(width: width, height: nil)
        return (subviews[0].sizeThatFits(proposal).height, subviews[2].sizeThatFits(proposal).height)
    }

    private func inner(_ proposal: ProposedViewSize, _ bars: (top: CGFloat, bottom: CGFloat)) -> ProposedViewSize {
        ProposedViewSize(width: proposal.width, height: proposal.height.map { max($0 - bars.top - bars.bottom, 0) })
    }
}
