import Foundation

/// The bar at the top of a page: the back button, the title, and the page's items.
struct NavigationBar: View {
    let page: NavigationPage
    @Environment(\.self) private var environment
    @Environment(\.sidebarToggle) private var sidebarToggle
    @Environment(\.splitColumn) private var splitColumn

    var body: some View {
        if isShown || page.searchBar != nil {
            VStack(alignment: .leading, spacing: 0) {
                if isShown {
                    bar
                    if !hasSmallTitle, let title { largeTitle(title) }
                }
                if let search = page.searchBar { search }
            }
            .frame(maxWidth: .infinity, alignment: .leading)
            .background { ground }
            .transformEnvironment(\.tintStyle) { tint in
                if let chosen = BarLook.shared.navigationTint { tint = AnyShapeStyle(chosen) }
            }
            .modifier(BarSchemeModifier(scheme: page.barSchemes[.navigation]))
        }
        TitleReporter(page: page, title: page.isUppermost ? page.title?.plainText(in: environment) : nil)
    }

    private var isShown: Bool { page.isShown(.navigation) || needsToggle }

    @ViewBuilder private var ground: some View {
        if let chosen = page.background(of: .navigation) {
            Rectangle().fill(chosen)
        } else if page.bar.isOverContent {
            Rectangle().fill(.bar).overlay(alignment: .bottom) { Divider() }
        }
    }

    private var hasSmallTitle: Bool { page.isInline || page.bar.isTitleSmall }
    private var title: Text? { page.removedItems.contains(.title) ? nil : page.title }

    /// Whether the bar has the button that toggles the sidebar, which belongs to the last column.
    private var hasToggle: Bool {
        !page.removedItems.contains(.sidebarToggle) && sidebarToggle != nil && splitColumn == nil && page.isStart
            && environment.presentation == nil
    }

    private var needsToggle: Bool {
        hasToggle && !page.hasInnerStack && page.barVisibility[.navigation] != .hidden
    }

    private var hasBackButton: Bool { (!page.isStart || page.wayBack != nil) && !page.isBackButtonHidden }

    /// Whether an item of the leading end is at the trailing end, because the back button needs its place.
    private func isMoved(_ entry: ToolbarEntry) -> Bool {
        entry.placement.yieldsToBackButton && hasBackButton && environment.horizontalSizeClass == .compact
    }

    private var bar: some View {
        LayoutContainer(layout: PageMarginLayout(), content: LayoutContainer(layout: BarLayout(), content: parts))
            .frame(height: 52)
    }

    /// Buttons are aligned with the page's content at their end of the bar, and extend inwards.
    private var parts: some View {
        Group {
            HStack(spacing: 4) {
                if let sidebarToggle, hasToggle { SidebarButton(toggle: sidebarToggle) }
                if hasBackButton { BackButton(page: page) }
                BarItems(entries: page.items(.leading).filter { !isMoved($0) }, alignment: .leading)
            }
            center
            HStack(spacing: 12) {
                BarItems(
                    entries: page.items(.leading).filter(isMoved) + page.items(.trailing), alignment: .trailing)
            }
        }
    }

    @ViewBuilder private var center: some View {
        let principal = page.items(.principal)
        if !principal.isEmpty {
            HStack { BarItems(entries: principal) }
        } else {
            HStack {
                if hasSmallTitle, let title { BarTitle(page: page, title: title, isLarge: false) }
            }
        }
    }

    private func largeTitle(_ title: Text) -> some View {
        LayoutContainer(layout: PageMarginLayout(), content: BarTitle(page: page, title: title, isLarge: true))
            .padding(.bottom, 8)
    }
}

/// Shows or hides the sidebar of a split view.
private struct SidebarButton: View {
    let toggle: SidebarToggle

    var body: some View {
        Button(action: toggle.action) {
            Image(systemName: "sidebar.left").font(.title3).frame(width: 44, height: 44, alignment: .leading)
                .contentShape(Rectangle())
        }
        .buttonStyle(.borderless)
        .accessibilityLabel(Text.system(toggle.isShown ? "Hide sidebar" : "Show sidebar"))
    }
}

/// Goes one page back, or one column.
private struct BackButton: View {
    let page: NavigationPage
    @Environment(\.layoutDirection) private var direction

    var body: some View {
        Button {
            page.dismiss()
        } label: {
            Image(systemName: direction.backwardChevron).font(.title3).fontWeight(.semibold)
                .frame(width: 44, height: 44, alignment: .leading)
                .contentShape(Rectangle())
        }
        .buttonStyle(.borderless)
        .accessibilityLabel(Text.system("Back"))
    }
}

/// The items of one part of a bar.
struct BarItems: View {
    let entries: [ToolbarEntry]
    /// The place of an item that is smaller than the area in which it can be pressed.
    var alignment = Alignment.center

    var body: some View {
        ForEach(entries, id: \.id) { entry in
            entry.view
                .fontWeight(entry.placement.isConfirming ? .semibold : nil)
                .frame(minWidth: 44, minHeight: 44, alignment: alignment)
                .modifier(EnvironmentOf(values: entry.environment, slot: entry.placement.slot))
        }
    }
}

/// Shows a view in the environment in which it was declared, except for the values that the bar sets: the foreground
/// style, and labels without titles.
struct EnvironmentOf: ViewModifier {
    let values: EnvironmentValues
    let slot: ToolbarSlot

    func body(content: Content) -> some View {
        content.modifier(
            EnvironmentModifier { environment in
                let orientation = environment.stackOrientation
                let scheme = environment.barColorScheme
                environment = values
                environment.stackOrientation = orientation
                environment.foregroundLevels = ForegroundLevels([])
                environment.showsIconsAlone = slot != .principal
                if let scheme { environment.colorScheme = scheme }
            })
    }
}

/// The bar at the bottom of a page.
struct BottomBar: View {
    let page: NavigationPage

    var body: some View {
        if page.isShown(.bottom) {
            VStack(spacing: 0) {
                Divider()
                LayoutContainer(
                    layout: PageMarginLayout(), content: HStack(spacing: 8) { BarItems(entries: page.items(.bottom)) }
                )
                .frame(maxWidth: .infinity, minHeight: 52)
                // The page's rows continue below it.
                .background { Rectangle().fill(page.background(of: .bottom) ?? AnyShapeStyle(.bar)) }
            }
            .modifier(BarSchemeModifier(scheme: page.barSchemes[.bottom]))
        }
    }
}

/// Centers the middle view in the bar if it fits, else between the views before and after it.
private struct BarLayout: InheritedGuidesLayout {
    private let gap: CGFloat = 8

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
        return CGSize(
            width: proposal.width ?? sizes.map(\.width).reduce(2 * gap, +),
            height: max(sizes.map(\.height).max() ?? 0, 44))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let height = bounds.height
        let leading = subviews[0].sizeThatFits(ProposedViewSize(width: bounds.width, height: height))
        let trailing = subviews[2].sizeThatFits(
            ProposedViewSize(width: max(bounds.width - leading.width, 0), height: height))
        let room = max(bounds.width - leading.width - trailing.width - 2 * gap, 0)
        let centered = max(bounds.width - 2 * max(leading.width, trailing.width) - 2 * gap, 0)
        let ideal = subviews[1].sizeThatFits(ProposedViewSize(width: nil, height: height)).width
        let isCentered = ideal <= centered
        subviews[0].place(
            at: CGPoint(x: bounds.minX, y: bounds.midY), anchor: .leading,
            proposal: ProposedViewSize(width: leading.width, height: height))
        subviews[1].place(
            at: CGPoint(x: isCentered ? bounds.midX : bounds.minX + leading.width + gap + room / 2, y: bounds.midY),
            anchor: .center, proposal: ProposedViewSize(width: isCentered ? centered : room, height: height))
        subviews[2].place(
            at: CGPoint(x: bounds.maxX, y: bounds.midY), anchor: .trailing,
            proposal: ProposedViewSize(width: trailing.width, height: height))
    }
}

/// Reports the page's title to the window.
private struct TitleReporter: View {
    let page: NavigationPage
    let title: String?

    var body: some View {
        EmptyView().onChange(of: title, initial: true) { ViewGraph.current?.pageTitles.set(page, title) }
    }
}
