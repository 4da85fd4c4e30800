import Foundation

/// Shows the first of its views that fits the proposed size, or the last one if none does.
///
/// See [ViewThatFits](https://developer.apple.com/documentation/swiftui/viewthatfits).
public struct ViewThatFits<Content: View>: View, PrimitiveView {
    private let axes: Axis.Set
    private let content: Content

    /// A view fits if its ideal size is within the proposed size along `axes`; along the other axis it gets the actual proposal.
    public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
        self.axes = axes
        self.content = content()
    }

    static package func makeNode(_ view: Self, in context: NodeContext) -> TypedNode<Self> {
        FittingNode(view, context)
    }

    /// Creates a candidate's views when it is measured for the first time: most windows never need the last ones. A candidate that
    /// was measured but isn't shown keeps its views, which haven't appeared and take no part in preferences.
    fileprivate final class FittingNode: TypedNode<ViewThatFits<Content>> {
        private let layout: FittingLayoutNode
        private var candidates: [Candidate] = []
        private var shown: Candidate?
        /// Whether the surrounding view is present, according to the last notification.
        private var isPresent = true

        init(_ view: ViewThatFits<Content>, _ context: NodeContext) {
            layout = FittingLayoutNode(graph: context.graph)
            layout.axes = view.axes
            super.init(context)
            candidates = alternatives(of: view.content).map(Candidate.init)
            layout.candidate = { [unowned self] in $0 < candidates.count ? layouts(of: candidates[$0]) : nil }
            layout.didChoose = { [unowned self] in show(candidates[$0]) }
        }

        override var childNodes: [ViewNode] { candidates.compactMap { $0.node } }
        override var presentNodes: [ViewNode] { shown?.node.map { [$0] } ?? [] }
        override var ownLayout: LayoutNode? { layout }

        override func update(_ view: ViewThatFits<Content>) {
            if layout.axes != view.axes {
                layout.axes = view.axes
                layout.invalidateLayout()
            }
            for (candidate, view) in zip(candidates, alternatives(of: view.content)) {
                candidate.view = view
                candidate.node?.updateErased(view)
            }
        }

        override func presenceDidChange(_ isPresent: Bool) {
            self.isPresent = isPresent
            updatePresence()
        }

        private func layouts(of candidate: Candidate) -> [LayoutNode] {
            if candidate.node == nil {
                candidate.node = makeChild(candidate.view)
                if !isPresent { candidate.setPresent(false) }
            }
            return candidate.node?.layoutChildren ?? []
        }

        private func show(_ candidate: Candidate) {
            if candidate !== shown { graph.preferenceObservers.noteChange() }
            shown = candidate
            updatePresence()
        }

        private func updatePresence() {
            for candidate in candidates where candidate !== shown { candidate.setPresent(false) }
            shown?.setPresent(isPresent)
        }
    }
}

/// One of the views in a `ViewThatFits`; a collection counts as one, though each of its views may be chosen.
@MainActor
private final class Candidate {
    var view: any View
    /// Nil until it is measured.
    var node: ViewNode?
    /// New views count as present.
    private var isPresent = true

    init(view: any View) { self.view = view }

    func setPresent(_ isPresent: Bool) {
        guard let node, isPresent != self.isPresent else { return }
        self.isPresent = isPresent
        node.presenceDidChange(isPresent)
    }
}

/// Behaves exactly like the view that it chose.
private final class FittingLayoutNode: LayoutNode {
    var axes: Axis.Set = []
    /// The layout nodes of the candidate with that number, created if necessary; nil after the last one.
    var candidate: (Int) -> [LayoutNode]? = { _ in nil }
    /// Called with the number of the candidate that is shown from now on.
    var didChoose: (Int) -> Void = { _ in }
    private var known: [[LayoutNode]] = []
    private var shownChoice: LayoutNode?

    override var children: [LayoutNode] { shownChoice.map { [$0] } ?? [] }

    override func childrenDidChange() {
        known = []
        super.childrenDidChange()
    }

    private func layouts(of number: Int) -> [LayoutNode]? {
        if number < known.count { return known[number] }
        guard let fresh = candidate(number) else { return nil }
        for layout in fresh { layout.parent = self }
        known.append(fresh)
        return fresh
    }

    /// The first layout node that fits, with the number of its candidate, or the last one.
    private func choice(_ proposal: ProposedViewSize) -> (layout: LayoutNode, number: Int)? {
        var last: (LayoutNode, Int)?
        var number = 0
        while let layouts = layouts(of: number) {
            for layout in layouts {
                if fits(layout, proposal) { return (layout, number) }
                last = (layout, number)
            }
            number += 1
        }
        return last
    }

    private func fits(_ layout: LayoutNode, _ proposal: ProposedViewSize) -> Bool {
        let ideal = layout.sizeThatFits(unconstrained(proposal))
        let isNarrow = !axes.contains(.horizontal) || ideal.width <= (proposal.width ?? .infinity)
        return isNarrow && (!axes.contains(.vertical) || ideal.height <= (proposal.height ?? .infinity))
    }

    /// If only the height is constrained, text still wraps at the proposed width.
    private func unconstrained(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: axes.contains(.horizontal) ? nil : proposal.width,
            height: axes.contains(.vertical) ? nil : proposal.height)
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        choice(proposal)?.layout.sizeThatFits(proposal) ?? .zero
    }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        let choice = choice(proposal)
        if let old = shownChoice, old !== choice?.layout, !old.isRetired { old.withdraw() }
        shownChoice = choice?.layout
        guard let choice else { return }
        didChoose(choice.number)
        choice.layout.place(at: .zero, proposal: proposal)
    }

    override var spacing: ViewSpacing { (shownChoice ?? first)?.spacing ?? ViewSpacing() }

    override func explicitGuide(_ key: AlignmentKeyReference, in proposal: ProposedViewSize) -> CGFloat? {
        choice(proposal)?.layout.guide(key, in: proposal)
    }

    override func inheritedTrait(_ key: ObjectIdentifier) -> Any? { first?.ownTrait(key) }

    private var first: LayoutNode? {
        var number = 0
        while let layouts = layouts(of: number) {
            if let first = layouts.first { return first }
            number += 1
        }
        return nil
    }
}
