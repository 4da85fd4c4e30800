import DisplayList
import Foundation
@_spi(Nodes) import ViewTree

/// Lays the pages of a stack over each other; those that are covered stand a little aside.
final class NavigationLayoutNode: CollectingLayoutNode {
    /// How long a page is on its way.
    static let seconds = 0.4
    static let animation = Animation.timingCurve(0.32, 0.72, 0, 1, duration: seconds)
    /// How far a covered page stands aside, in widths.
    private static let parallax: CGFloat = 0.3

    var goBack: () -> Void = {}
    var goForward: () -> Void = {}
    /// How many pages were gone back from that can be shown again.
    var stepsForward = 0
    /// How many pages lie above the root.
    var depth = 0
    /// Whether the pages are on their way in the next picture.
    var isMoving = false
    private(set) var isShown = false

    private var pages: [PageLayoutNode] { collected.compactMap { $0 as? PageLayoutNode } }

    /// Takes what it is offered; else what its uppermost page would like.
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
    /// Whether another page lies over it: it is drawn, but out of reach.
    var isCovered = false
    /// Whether it slides in when it is shown for the first time.
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
            element.style.background = .color(background.color(in: environment.colorScheme))
            element.isLeaving = isCovered
            if enters, let motion = graph.motion(NavigationLayoutNode.animation) {
                element.entrance = awayLook.entrance(size: element.frame.size, motion: motion)
            }
        }
    }

    private var background: SystemColor { environment.presentation == nil ? .background(level: 0) : .presented }

    /// A page of a stack, which is also what a column of a split view consists of. Its bars are beside the room.
    override func offer(to search: inout ContainerSearch, from below: LayoutNode) {
        search.take((search.room ?? below).placedProposal)
        search.room = nil
    }

    /// A page on its way out is as it was.
    override var goesOnWhileLeaving: Bool { false }

    override func leave(_ elements: [ElementID], motion: Motion?, in builder: inout DisplayBuilder) {
        let look = awayLook
        builder.modify(elements) { look.hide(&$0, motion: motion) }
    }
}
