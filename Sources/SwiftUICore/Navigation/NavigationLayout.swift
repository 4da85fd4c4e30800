import DisplayList
import Foundation
@_spi(Nodes) import ViewTree

/// Lays out the pages of a stack over each other; covered pages are shifted aside a little.
final class NavigationLayoutNode: CollectingLayoutNode {
    /// The duration of a page's animation, in seconds.
    static let seconds = 0.4
    static let animation = Animation.timingCurve(0.32, 0.72, 0, 1, duration: seconds)
    /// The distance by which a covered page is shifted, as a fraction of its width.
    private static let parallax: CGFloat = 0.3

    var goBack: () -> Void = {}
    var goForward: () -> Void = {}
    /// The number of popped pages that can be shown again.
    var stepsForward = 0 {
        didSet { if stepsForward != oldValue { invalidateDisplay() } }
    }
    /// The number of pages above the root.
    var depth = 0
    /// Whether the next display animates the pages.
    var isMoving = false
    private(set) var isShown = false

    private var pages: [PageLayoutNode] { collected.compactMap { $0 as? PageLayoutNode } }

    /// Takes the proposed size; without one, the ideal size of the topmost page.
    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        if let width = proposal.width, let height = proposal.height { return CGSize(width: width, height: height) }
        let ideal = pages.last?.sizeThatFits(proposal) ?? .zero
        return CGSize(width: proposal.width ?? ideal.width, height: proposal.height ?? ideal.height)
    }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        for (page, above) in zip(pages, pages.dropFirst().map(Optional.some) + [nil]) {
            let isAside = page.isCovered && above?.comesInPlace != true
            page.place(
                at: CGPoint(x: isAside ? -size.width * Self.parallax : 0, y: 0), proposal: ProposedViewSize(size))
        }
    }

    override func display(_ builder: inout DisplayBuilder) -> [ElementID] {
        isShown = true
        defer { isMoving = false }
        return builder.withAnimation(isMoving ? Self.animation : builder.animation) { builder in
            builder.show(self) { element in
                element.style.clips = true
                if stepsForward > 0 { element.input.events.insert(.forward) }
                element.input.stepsForward = stepsForward
                guard depth > 0 else { return }
                element.input.events.insert(.back)
                element.input.stepsBack = depth
            }
        }
    }

    override func handle(_ action: ElementEvent.Action) -> Bool {
        switch action {
        case .back where depth > 0: goBack()
        case .forward where stepsForward > 0: goForward()
        default: return false
        }
        return true
    }
}

/// The layout of one page: as large as the stack, with the window's background.
final class PageLayoutNode: CollectingLayoutNode {
    var environment = EnvironmentValues()
    /// Whether the page is covered by another one: it is drawn, but inert.
    var isCovered = false
    /// Whether the page slides in when it is first shown.
    var enters = false
    var transition: () -> _NavigationTransitionKind? = { nil }

    override var isFocusRoot: Bool { true }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        children.first?.sizeThatFits(proposal) ?? .zero
    }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        for child in children { child.place(at: .zero, proposal: ProposedViewSize(size)) }
    }

    override func display(_ builder: inout DisplayBuilder) -> [ElementID] {
        builder.show(self) { element in
            element.style.background = .color(SystemColor.background(level: 0).color(in: environment))
            element.isLeaving = isCovered
            if enters, let motion = graph.motion(NavigationLayoutNode.animation) {
                element.entrance = awayLook.entrance(size: element.frame.size, motion: motion)
            }
        }
    }

    /// A page of a stack, of which a column of a split view also consists, is a container for relative frames; its bars
    /// aren't part of the container's size.
    override func offer(to search: inout ContainerSearch, from below: LayoutNode) {
        search.take((search.room ?? below).placedProposal)
        search.room = nil
    }

    /// Changes inside of a page that is leaving aren't shown.
    override var goesOnWhileLeaving: Bool { false }

    override func leave(_ elements: [ElementID], motion: Motion?, in builder: inout DisplayBuilder) {
        let look = awayLook
        builder.modify(elements) { look.hide(&$0, motion: motion) }
    }
}
