import DisplayList
import Foundation

/// A node with a size and a position: a leaf, a container, or a wrapper that a modifier put around one of them.
///
/// Sizes are cached by proposal until the node or one below it is invalidated; the cache doesn't expire. A layout node holds no
/// state of the app and is no element: `display` makes the elements, and most wrappers make none.
@MainActor
@_spi(Nodes) open class LayoutNode {
    package unowned let graph: ViewGraph
    private var parentReference: NodeReference<LayoutNode>?
    private var ownReference = OwnReference<LayoutNode>()
    /// The top left corner, relative to that of the parent layout node, in points.
    package private(set) var origin = CGPoint.zero
    package private(set) var size = CGSize.zero
    private var proposal: ProposedViewSize?
    private var sizes = SmallCache<CompactProposal, CGSize>()
    private var guides = SmallCache<GuideRequest, CGFloat?>()
    private var traits: [ObjectIdentifier: Any] = [:]
    /// Whether this node or one below it has to be placed, or displayed, again.
    package private(set) var needsLayout = true
    package private(set) var needsDisplay = true
    package var shown = ShownElements()
    /// What the app's closures called by this node have read, by the step in which they run.
    var observations: [ObservedStep: LayoutObservations] = [:]
    private var knownElement: ElementID?
    /// Removed for good, or about to be: its view was torn down.
    package private(set) var isRetired = false
    /// Whether the view has left its collection, though it may still be visible while leaving.
    package var hasLeft = false
    /// Whether the view's environment is right-to-left. A node without an environment of its own counts as left-to-right.
    package private(set) var isRightToLeft = false

    public init(graph: ViewGraph) { self.graph = graph }

    deinit { ownReference.clear() }

    package final var parent: LayoutNode? {
        get { parentReference?.node }
        set { parentReference = newValue?.reference }
    }

    /// This node's reference to itself, for those who must not keep it.
    package final var reference: NodeReference<LayoutNode> { ownReference.reference(to: self) }

    // MARK: What kinds of node differ in

    /// The layout nodes below, in accessibility order.
    open var children: [LayoutNode] { [] }

    /// The child views have changed.
    open func childrenDidChange() { invalidateLayout() }

    /// The size that the node chooses for a proposal. Not cached: `sizeThatFits` is.
    open func computeSize(_ proposal: ProposedViewSize) -> CGSize { .zero }

    /// Places the children of a node whose size was just set.
    open func placeChildren(in size: CGSize, proposal: ProposedViewSize) {}

    /// The width in which the frames of the children are mirrored while the node is right-to-left; nil if the node places them
    /// from the left in both directions.
    open var mirroringWidth: CGFloat? { size.width }

    open func explicitGuide(_ key: AlignmentKeyReference, in proposal: ProposedViewSize) -> CGFloat? { nil }

    open var spacing: ViewSpacing { ViewSpacing() }

    /// The width below which a word in the texts below would be broken; nil without texts. Content around the texts is included,
    /// as in the ideal size.
    open var wordWidth: CGFloat? {
        guard let widest = children.compactMap(\.wordWidth).max() else { return nil }
        guard children.count == 1 else { return widest }
        return widest + max(sizeThatFits(.unspecified).width - children[0].sizeThatFits(.unspecified).width, 0)
    }

    /// How far the children are scrolled, in points.
    open var contentOffset: CGPoint { .zero }

    /// Reports to a view inside, whose size depends on its containers, what this node proposes to its content; most nodes are not
    /// containers in that sense. `below` is the child that contains the view.
    open func offer(to search: inout ContainerSearch, from below: LayoutNode) {}

    /// The axes along which the node scrolls its content; nil if it isn't a scroll view.
    open var scrolledAxes: Axis.Set? { nil }

    /// Called when a view inside depends on its visible position: each step of scrolling has to be reported then.
    open func willBeFollowed() {}

    /// Whether this is the coordinate space with that name.
    open func isSpace(named name: AnyHashable) -> Bool { false }

    package var layoutPriority: Double { trait(LayoutPriorityTrait.self) }

    /// Writes the elements of this node and its descendants into the builder's list; returns the topmost ones.
    open func display(_ builder: inout DisplayBuilder) -> [ElementID] { builder.displayChildren(of: self) }

    /// Gives the elements of a leaving node their final look.
    open func leave(_ elements: [ElementID], motion: Motion?, in builder: inout DisplayBuilder) {
        let look = trait(TransitionTrait.self).removal.mirrored(isRightToLeft)
        builder.modify(elements) { look.hide(&$0, motion: motion) }
    }

    /// Whether changes inside are still shown while the node leaves.
    open var goesOnWhileLeaving: Bool { true }

    /// The trait of this node or its descendants.
    open func inheritedTrait(_ key: ObjectIdentifier) -> Any? { nil }

    /// Called when the node or a descendant was invalidated.
    open func willLayoutAgain() {}

    /// The traits of this node, or of the one that it wraps, have changed.
    open func traitsDidChange() { parent?.traitsDidChange() }

    /// Whether the node's element can be focused.
    open var isFocusTarget: Bool { false }

    /// Called when the node's element has got or lost the focus.
    open func focusDidChange(_ hasFocus: Bool) {}

    /// Whether the content is a separate focus scope: a page, or a card.
    open var isFocusRoot: Bool { false }

    /// Handles an event of this node's element; false passes it to the parent.
    open func handle(_ action: ElementEvent.Action) -> Bool { false }

    /// The text of the node and its descendants for assistive technology.
    open var spokenText: String { children.map(\.spokenText).filter { !$0.isEmpty }.joined(separator: " ") }

    /// Called when the node leaves the window for good.
    open func didRetire() {}
}

/// A package-visible reference to a guide, so that layout nodes in other rooms can override guides.
@_spi(Nodes) public struct AlignmentKeyReference {
    package let key: AlignmentKey
}

private struct GuideRequest: Hashable {
    private let id: ObjectIdentifier
    private let proposal: CompactProposal
    private let axis: Axis

    init(_ key: AlignmentKey, _ proposal: ProposedViewSize) {
        id = ObjectIdentifier(key.id)
        axis = key.axis
        self.proposal = CompactProposal(proposal)
    }
}

// MARK: - Sizes

extension LayoutNode {
    /// A stack measures with zero, infinity and shares of the remaining length, and nested stacks multiply these.
    private static var cachedSizesMax: Int { 256 }

    package final func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let key = CompactProposal(proposal)
        if let known = sizes[key] { return known }
        let size = computeSize(proposal)
        if sizes.count >= Self.cachedSizesMax { sizes.removeAll() }
        sizes.add(size, for: key)
        return size
    }

    package final func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
        ViewDimensions(size: sizeThatFits(proposal)) { [self] key in
            // Layouts only request guides during layout, on the main actor.
            assumingMainActor { guide(AlignmentKeyReference(key: key), in: proposal) }
        }
    }

    /// The node's explicit guide, cached: a frame requests several from its view, and that view requests its own view's for each
    /// of them.
    package final func guide(_ key: AlignmentKeyReference, in proposal: ProposedViewSize) -> CGFloat? {
        guard graph.knownGuides.mayContain(key.key) else { return nil }
        let request = GuideRequest(key.key, proposal)
        if let known = guides[request] { return known }
        let guide = explicitGuide(key, in: proposal)
        if guides.count >= Self.cachedSizesMax { guides.removeAll() }
        guides.add(guide, for: request)
        return guide
    }

    /// The sizes of this node, and so of all its ancestors, may have changed.
    package final func invalidateLayout() {
        // If nothing is cached here, no ancestor can have used it.
        if sizes.isEmpty, guides.isEmpty, needsLayout, needsDisplay, parent?.needsLayout ?? false { return }
        sizes.removeAll()
        guides.removeAll()
        willLayoutAgain()
        endAllObservations()
        needsLayout = true
        needsDisplay = true
        if let parent { parent.invalidateLayout() } else { graph.layoutDidInvalidate() }
    }

    /// This node looks different but keeps its size.
    package final func invalidateDisplay() {
        guard !needsDisplay || parent?.needsDisplay == false else { return }
        needsDisplay = true
        if !observations.isEmpty { endObservations(.display) }
        if let parent { parent.invalidateDisplay() } else { graph.layoutDidInvalidate() }
    }

    /// Shows the node again in a step of an interpolation, if it still exists.
    package final func showAgain() -> Bool {
        if !isRetired { invalidateDisplay() }
        return !isRetired
    }

    /// Marks this node's elements to be written again, including those that a descendant makes.
    package final func invalidateElements() {
        invalidateDisplay()
        guard ownElement == nil else { return }
        for child in children { child.invalidateElements() }
    }

    /// Removes the elements of this node and its descendants from the picture; they come back when it is displayed again.
    package final func withdraw() {
        if let knownElement { graph.removeElement(knownElement) }
        needsDisplay = true
        for child in children { child.withdraw() }
    }

    /// The elements of this node no longer exist.
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

    /// Sets the direction in which the node places its children.
    package final func setRightToLeft(_ new: Bool) {
        guard new != isRightToLeft else { return }
        isRightToLeft = new
        invalidateLayout()
    }

    /// Places the node in its parent.
    /// - Parameter place: The position of its top leading corner, in points from that of the parent.
    package final func place(at place: CGPoint, proposal: ProposedViewSize) {
        let size = sizeThatFits(proposal)
        var origin = place
        if let parent, parent.isRightToLeft { origin.x = parent.mirrored(place.x, width: size.width) }
        if origin != self.origin || size != self.size { invalidateDisplay() }
        self.origin = origin
        guard needsLayout || size != self.size || proposal != self.proposal else { return }
        self.size = size
        self.proposal = proposal
        needsLayout = false
        placeChildren(in: size, proposal: proposal)
    }

    /// The proposal with which the node was last placed.
    package final var placedProposal: ProposedViewSize { proposal ?? .unspecified }

    final func didDisplay(as elements: ShownElements) {
        shown = elements
        needsDisplay = false
    }

    /// The id of this node's element, assigned on first use.
    package final var elementID: ElementID {
        if let knownElement { return knownElement }
        let id = graph.nextElementID(for: self)
        knownElement = id
        return id
    }

    /// Assigns another id, for an element whose kind changes.
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

    /// A trait set by structure, which doesn't override one set by the view itself.
    final func setInheritedTrait<K: TraitKey>(_: K.Type, _ value: K.Value) {
        if traits[ObjectIdentifier(K.self)] == nil { setTrait(K.self, value) }
    }

    package final func ownTrait(_ key: ObjectIdentifier) -> Any? {
        if !traits.isEmpty, let value = traits[key] { return value }
        return inheritedTrait(key)
    }
}
