import DisplayList
import Foundation
@_spi(Nodes) import ViewTree

/// Pages side by side, scrolled by the browser, with dots that show which page is visible.
struct PagesView: View {
    let subviews: SubviewsCollection
    let index: Binding<Int>
    let indicator: PageTabViewStyle.IndexDisplayMode
    @State private var sights = PageSights()
    @Environment(\.indexBackground) private var background

    var body: some View {
        LayoutContainer(
            layout: TabPagesLayout(),
            content: LayoutContainer(
                layout: PageRowLayout(),
                content: ForEach(subviews.indices, id: \.self) { place in
                    LayoutContainer(layout: TabPagesLayout(), content: subviews[place])
                        .modifier(EffectModifier(PageEffect()))
                }
            )
            .modifier(
                PagerModifier(index: index, selected: index.wrappedValue, count: subviews.count, sights: sights))
        )
        .modifier(PagePresence(pages: subviews, sights: sights, selected: index.wrappedValue))
        .overlay(alignment: .bottom) { if showsDots { dots } }
    }

    private var showsDots: Bool { indicator == .always || indicator == .automatic && subviews.count > 1 }

    private func dot(isCurrent: Bool) -> PaintStyle {
        let color = isCurrent ? ControlLook.shared.currentPageDot : ControlLook.shared.pageDot
        return color.map(PaintStyle.init) ?? (isCurrent ? PaintStyle(.primary) : PaintStyle(.tertiary))
    }

    private var dots: some View {
        HStack(spacing: 8) {
            ForEach(subviews.indices, id: \.self) { place in
                Circle().fill(dot(isCurrent: place == index.wrappedValue)).frame(width: 8, height: 8)
            }
        }
        .padding(.horizontal, 12)
        .padding(.vertical, 8)
        .background { if background == .always { Capsule().fill(.ultraThinMaterial) } }
        .padding(.bottom, 12)
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(Text(verbatim: "\(index.wrappedValue + 1) / \(subviews.count)"))
        .allowsHitTesting(false)
    }
}

/// Makes each page an element of its own, to which scrolling snaps.
private struct PageEffect: ElementEffect {
    func apply(to element: inout DisplayElement, size: CGSize, environment: EnvironmentValues) {
        element.style.clips = true
    }
}

/// The pages in a row from left to right, each as large as the space available.
private struct PageRowLayout: InheritedGuidesLayout, UnmirroredLayout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        TabPagesLayout().sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        for (index, subview) in subviews.enumerated() {
            subview.place(
                at: CGPoint(x: bounds.minX + CGFloat(index) * bounds.width, y: bounds.minY),
                proposal: ProposedViewSize(bounds.size))
        }
    }
}

private struct PagerModifier: WrappingModifier {
    let index: Binding<Int>
    let selected: Int
    let count: Int
    let sights: PageSights

    func makeWrapper(around child: LayoutNode, for node: ViewNode) -> PagerLayoutNode {
        let wrapper = PagerLayoutNode(child, graph: node.graph)
        wrapper.sights = sights
        wrapper.start(at: selected)
        update(wrapper, for: node)
        return wrapper
    }

    func update(_ wrapper: PagerLayoutNode, for node: ViewNode) {
        wrapper.count = count
        wrapper.select = { index.wrappedValue = $0 }
        wrapper.go(to: selected)
        wrapper.invalidateDisplay()
    }
}

/// The element that the browser scrolls from page to page. Its offset is reported while it moves, so that what depends
/// on a page's position follows the finger.
private final class PagerLayoutNode: UnaryLayoutNode {
    /// The distance from a page, in points, below which the browser counts as being at the page.
    private static let rest: CGFloat = 2

    var count = 0
    var select: (Int) -> Void = { _ in }
    weak var sights: PageSights?
    private var index = 0
    private var serial = 0
    /// The browser's scroll offset, in pages.
    private var position: CGFloat = 0
    /// The distance to the page that the app has selected, in pages, while the browser scrolls there; otherwise nil.
    /// The pages that it passes don't become the selection.
    private var distanceLeft: CGFloat?

    override var contentOffset: CGPoint { CGPoint(x: position * size.width, y: 0) }

    func start(at index: Int) {
        self.index = index
        position = CGFloat(index)
        sights?.see(seen)
    }

    /// Scrolls to the page that the app has selected, if it isn't the current one.
    func go(to new: Int) {
        guard new != index else { return }
        index = new
        serial += 1
        distanceLeft = abs(position - CGFloat(new))
        sights?.see(seen)
        graph.layoutDidInvalidate()
    }

    override func display(_ builder: inout DisplayBuilder) -> [ElementID] {
        builder.show(self) { element in
            element.content = .pages(PagesContent(count: count, index: index, serial: serial))
            element.style.clips = true
            element.input.events.insert(.scroll)
            element.input.isFocusable = true
        }
    }

    override func handle(_ action: ElementEvent.Action) -> Bool {
        guard case .scroll(let offset) = action, size.width > 0 else { return false }
        position = offset.x / size.width
        graph.layoutDidInvalidate()
        defer { sights?.see(seen) }
        if isOnItsWay { return true }
        let nearest = Int(saturating: position.rounded())
        if abs(position - CGFloat(nearest)) * size.width < Self.rest, nearest != index, (0..<count).contains(nearest) {
            index = nearest
            invalidateDisplay()
            select(nearest)
        }
        return true
    }

    /// The visible pages; while the browser scrolls to a page that the app has selected, only that page.
    private var seen: Set<Int> {
        guard distanceLeft == nil, count > 0, size.width > 0 else { return [index] }
        let (place, rest) = (min(max(position, 0), CGFloat(count - 1)), Self.rest / size.width)
        let ends = [(place + rest).rounded(.down), (place - rest).rounded(.up)].map { Int(saturating: $0) }
        return [ends.min() ?? index, ends.max() ?? index]
    }

    /// Whether the browser is getting nearer to the page that the app has selected. If a finger moves it away from
    /// there, the scrolling counts as the person's again.
    private var isOnItsWay: Bool {
        guard let last = distanceLeft else { return false }
        let now = abs(position - CGFloat(index))
        distanceLeft = now * size.width < Self.rest || now > last ? nil : now
        return distanceLeft != nil
    }
}

// MARK: - Index style

/// The appearance of the dots under pages.
@MainActor @preconcurrency
public protocol IndexViewStyle {
    var _background: PageIndexViewStyle.BackgroundDisplayMode { get }
}

/// Dots.
public struct PageIndexViewStyle: IndexViewStyle {
    /// Whether the dots have a background.
    public struct BackgroundDisplayMode: Hashable, Sendable {
        private let name: String
        /// The dots have no background.
        public static let automatic = BackgroundDisplayMode(name: "automatic")
        /// The dots have a background.
        public static let always = BackgroundDisplayMode(name: "always")
        /// On Apple's systems, the dots have a background while somebody touches them. Here they have none.
        public static let interactive = BackgroundDisplayMode(name: "interactive")
        /// The dots have no background.
        public static let never = BackgroundDisplayMode(name: "never")
    }

    /// Whether the dots have a background.
    public let _background: BackgroundDisplayMode
    /// Dots, with a background or without.
    public nonisolated init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {
        _background = backgroundDisplayMode
    }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
    /// Dots.
    public static var page: PageIndexViewStyle { PageIndexViewStyle() }

    /// Dots, with a background or without.
    public static func page(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode) -> PageIndexViewStyle {
        PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
    }
}

private struct IndexBackgroundKey: EnvironmentKey {
    static var defaultValue: PageIndexViewStyle.BackgroundDisplayMode { .automatic }
}

extension EnvironmentValues {
    var indexBackground: PageIndexViewStyle.BackgroundDisplayMode {
        get { self[IndexBackgroundKey.self] }
        set { self[IndexBackgroundKey.self] = newValue }
    }
}

extension View {
    /// Sets the style of the dots of every paged tab view in this view.
    public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
        environment(\.indexBackground, style._background)
    }
}
