import DisplayList
import Foundation

/// Something with a size and a place: a leaf, a container, or a wrapper that a modifier put around one of them.
///
/// Sizes are cached by proposal until the node or one below it is invalidated, not by time. A layout node holds no
/// state of the app's and is no element: `display` makes the elements, and most wrappers make none.
@MainActor
@_spi(Nodes) open class LayoutNode {
    package unowned let graph: ViewGraph
    package weak var parent: LayoutNode?
    /// Relative to the parent layout node, in points.
    package private(set) var origin = CGPoint.zero
    package private(set) var size = CGSize.zero
    private var proposal: ProposedViewSize?
    private var sizes: [ProposedViewSize: CGSize] = [:]
    private var guides: [GuideRequest: CGFloat?] = [:]
    private var traits: [ObjectIdentifier: Any] = [:]
    /// Whether this node or one below it has to be placed, or displayed, again.
    package private(set) var needsLayout = true
    package private(set) var needsDisplay = true
    package var shown = ShownElements()
    /// What the app's closures that this node calls have read, by the step in which they run.
    var observations: [ObservedStep: LayoutObservations] = [:]
    private var knownElement: ElementID?
    /// Gone for good, or about to be: its view was torn down.
    package private(set) var isRetired = false
    /// Whether the view left its collection, though it may still be seen leaving.
    package var hasLeft = false

    public init(graph: ViewGraph) { self.graph = graph }

    // MARK: What kinds of node differ in

    /// The layout nodes below, in accessibility order.
    open var children: [LayoutNode] { [] }

    /// The views that the node lays out are others than before.
    open func childrenDidChange() { invalidateLayout() }

    /// The size that the node chooses for a proposal. Not cached: `sizeThatFits` is.
    open func computeSize(_ proposal: ProposedViewSize) -> CGSize { .zero }

    /// Places the children of a node that has just been given `size`.
    open func placeChildren(in size: CGSize, proposal: ProposedViewSize) {}

    open func explicitGuide(_ key: AlignmentKeyReference, in proposal: ProposedViewSize) -> CGFloat? { nil }

    open var spacing: ViewSpacing { ViewSpacing() }

    /// In less width than this a word of the texts below is broken; nil without texts. What stands around the texts counts,
    /// as far as it does in the ideal size.
    open var wordWidth: CGFloat? {
        guard let widest = children.compactMap(\.wordWidth).max() else { return nil }
        guard children.count == 1 else { return widest }
        return widest + max(sizeThatFits(.unspecified).width - children[0].sizeThatFits(.unspecified).width, 0)
    }

    /// How far the children are scrolled, in points.
    open var contentOffset: CGPoint { .zero }

    /// Tells a view inside, which goes by its containers, what this node offers its content; most nodes are no
    /// containers in that sense. `below` is the child that the view is in.
    open func offer(to search: inout ContainerSearch, from below: LayoutNode) {}

    /// The axes along which the node scrolls what is inside; nil where it is no scroll view.
    open var scrolledAxes: Axis.Set? { nil }

    /// Called when a view inside goes by where it is seen: each step of scrolling counts then.
    open func willBeFollowed() {}

    /// Whether this is the coordinate space of that name.
    open func isSpace(named name: AnyHashable) -> Bool { false }

    package var layoutPriority: Double { trait(LayoutPriorityTrait.self) }

    /// The elements that show this node and all below it, written into the builder's list; the topmost are returned.
    open func display(_ builder: inout DisplayBuilder) -> [ElementID] { builder.displayChildren(of: self) }

    /// Gives the elements that show a node which leaves the look that they leave with.
    open func leave(_ elements: [ElementID], motion: Motion?, in builder: inout DisplayBuilder) {
        let look = trait(TransitionTrait.self).removal
        builder.modify(elements) { look.hide(&$0, motion: motion) }
    }

    /// Whether what changes inside is still shown while the node leaves.
    open var goesOnWhileLeaving: Bool { true }

    /// The trait that the node has of its own or from below.
    open func inheritedTrait(_ key: ObjectIdentifier) -> Any? { nil }

    /// Called when the node, or one below it, was invalidated.
    open func willLayoutAgain() {}

    /// This node, or one that it is around, tells its container something else than before.
    open func traitsDidChange() { parent?.traitsDidChange() }

    /// Whether the node's element can have the keyboard.
    open var isFocusTarget: Bool { false }

    /// Called when the node's element got the keyboard, or lost it.
    open func focusDidChange(_ hasFocus: Bool) {}

    /// Whether what is inside is a window of its own to the keyboard: a page, or a card.
    open var isFocusRoot: Bool { false }

    /// Handles what this node's element heard; false leaves it to the node around it.
    open func handle(_ action: ElementEvent.Action) -> Bool { false }

    /// What the node and those below it say to somebody who doesn't see them.
    open var spokenText: String { children.map(\.spokenText).filter { !$0.isEmpty }.joined(separator: " ") }

    /// Called when the node leaves the window for good.
    open func didRetire() {}
}

/// A package-visible name for a guide, so that layout nodes of other rooms can answer for one.
@_spi(Nodes) public struct AlignmentKeyReference {
    package let key: AlignmentKey
}

private struct GuideRequest: Hashable {
    let key: AlignmentKey
    let proposal: ProposedViewSize
}

// MARK: - Sizes

extension LayoutNode {
    /// A stack probes with zero, infinity and shares of what is left, and stacks in stacks multiply them.
    private static var cachedSizesMax: Int { 256 }

    package final func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        if let known = sizes[proposal] { return known }
        let size = computeSize(proposal)
        if sizes.count == Self.cachedSizesMax { sizes.removeAll(keepingCapacity: true) }
        sizes[proposal] = size
        return size
    }

    package final func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
        ViewDimensions(size: sizeThatFits(proposal)) { [self] key in
            // A layout asks for guides only while it lays out, on the main actor.
            assumingMainActor { guide(AlignmentKeyReference(key: key), in: proposal) }
        }
    }

    /// The node's explicit guide, remembered: a frame asks its view for several, and that its own view for each of them.
    package final func guide(_ key: AlignmentKeyReference, in proposal: ProposedViewSize) -> CGFloat? {
        let request = GuideRequest(key: key.key, proposal: proposal)
        if let known = guides[request] { return known }
        let guide = explicitGuide(key, in: proposal)
        if guides.count == Self.cachedSizesMax { guides.removeAll(keepingCapacity: true) }
        guides[request] = .some(guide)
        return guide
    }

    /// This node's answer to proposals may have changed, and so may that of all above it.
    package final func invalidateLayout() {
        // With nothing cached here, nothing above can have been computed from it.
        if sizes.isEmpty, guides.isEmpty, needsLayout, needsDisplay, parent?.needsLayout ?? false { return }
        sizes.removeAll(keepingCapacity: true)
        guides.removeAll(keepingCapacity: true)
        willLayoutAgain()
        endAllObservations()
        needsLayout = true
        needsDisplay = true
        if let parent { parent.invalidateLayout() } else { graph.layoutDidInvalidate() }
    }

    /// This node looks different but is as large as before.
    package final func invalidateDisplay() {
        guard !needsDisplay || parent?.needsDisplay == false else { return }
        needsDisplay = true
        if !observations.isEmpty { endObservations(.display) }
        if let parent { parent.invalidateDisplay() } else { graph.layoutDidInvalidate() }
    }

    /// A step of an interpolation: the node is shown again, if it is still there.
    package final func showAgain() -> Bool {
        if !isRetired { invalidateDisplay() }
        return !isRetired
    }

    /// The elements that show this node have to be written again, also those of a node below that makes them.
    package final func invalidateElements() {
        invalidateDisplay()
        guard ownElement == nil else { return }
        for child in children { child.invalidateElements() }
    }

    /// Takes the elements of this node and all below it out of the picture; they come back when it is displayed again.
    package final func withdraw() {
        if let knownElement { graph.removeElement(knownElement) }
        needsDisplay = true
        for child in children { child.withdraw() }
    }

    /// What is shown of this node isn't there any more.
    final func mustDisplay() { needsDisplay = true }

    final func willRetire() {
        isRetired = true
        endAllObservations()
    }

    private func endAllObservations() {
        guard !observations.isEmpty else { return }
        endObservations(.layout)
        endObservations(.display)
    }

    package final func place(at origin: CGPoint, proposal: ProposedViewSize) {
        let size = sizeThatFits(proposal)
        if origin != self.origin || size != self.size { invalidateDisplay() }
        self.origin = origin
        guard needsLayout || size != self.size || proposal != self.proposal else { return }
        self.size = size
        self.proposal = proposal
        needsLayout = false
        placeChildren(in: size, proposal: proposal)
    }

    /// The proposal that the node was last placed with.
    package final var placedProposal: ProposedViewSize { proposal ?? .unspecified }

    final func didDisplay(as elements: ShownElements) {
        shown = elements
        needsDisplay = false
    }

    /// The identity of the element that shows this node, given out when first asked for.
    package final var elementID: ElementID {
        if let knownElement { return knownElement }
        let id = graph.nextElementID(for: self)
        knownElement = id
        return id
    }

    /// Another identity, for an element that becomes one of another kind.
    final func renewElementID() -> ElementID {
        if let knownElement { graph.forgetElement(knownElement) }
        knownElement = nil
        return elementID
    }

    final var ownElement: ElementID? { knownElement }
}

// MARK: - Traits

extension LayoutNode {
    package final func trait<K: TraitKey>(_: K.Type) -> K.Value {
        guard let value = ownTrait(ObjectIdentifier(K.self)) else { return K.defaultValue }
        return value as? K.Value ?? K.defaultValue
    }

    package final func setTrait<K: TraitKey>(_: K.Type, _ value: K.Value) { traits[ObjectIdentifier(K.self)] = value }

    /// A trait that structure adds, which one that the view wrote itself outweighs.
    final func setInheritedTrait<K: TraitKey>(_: K.Type, _ value: K.Value) {
        if traits[ObjectIdentifier(K.self)] == nil { setTrait(K.self, value) }
    }

    package final func ownTrait(_ key: ObjectIdentifier) -> Any? {
        if !traits.isEmpty, let value = traits[key] { return value }
        return inheritedTrait(key)
    }
}
