import DisplayList
import Foundation
@_spi(Nodes) import ViewTree

/// The layer over the window's content for one presentation: a shade, and in front of it the card with the presented
/// view.
@MainActor
final class WindowLayer: LayoutNode, RootLayer {
    /// In front of any z-index of the content.
    private static let zIndex = 1_000_000.0

    let presentation: Presentation
    private let shade: ShadeLayoutNode
    private let card: CardLayoutNode
    private var environment: EnvironmentValues
    /// The detent at which the sheet rests, unless the app sets it.
    private var restingDetent: PresentationDetent?
    private(set) var geometry = CardGeometry()
    /// The frame of the source view when the card was last displayed.
    private var shownSource: CGRect?
    /// The card's frame when it was last displayed; nil before that.
    private var shownFrame: CGRect?

    init(_ presentation: Presentation, environment: EnvironmentValues, graph: ViewGraph) {
        self.presentation = presentation
        self.environment = environment
        shade = ShadeLayoutNode(graph: graph)
        card = CardLayoutNode(graph: graph)
        super.init(graph: graph)
        for node in [shade, card] { node.parent = self }
        card.layer = self
        shade.layer = self
    }

    override var children: [LayoutNode] { [shade, card] }

    func collect(_ collect: @escaping () -> [LayoutNode]) { card.collect = collect }
    override func childrenDidChange() { card.childrenDidChange() }

    func update(_ environment: EnvironmentValues) {
        self.environment = environment
        refresh()
    }

    func refresh() {
        invalidateLayout()
        card.invalidateLayout()
        shade.invalidateDisplay()
    }

    func retireParts() {
        for node in [shade, card] { graph.retire(node) }
    }

    // MARK: Layout

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: .zero)
    }

    /// The card's frame is measured from the window's left edge.
    override var mirroringWidth: CGFloat? { nil }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        let before = geometry.popover
        geometry = CardGeometry(
            presentation, detent: presentation.options.selectedDetent ?? restingDetent, window: size,
            environment: environment, graph: graph, content: card)
        // A card that grows may move to another edge.
        if geometry.popover != before { shade.invalidateDisplay() }
        // If the content below can be scrolled, the card follows it.
        if geometry.isAnchored, isPassive { presentation.source()?.followScrolling() }
        shade.place(at: .zero, proposal: ProposedViewSize(size))
        card.place(at: geometry.frame.origin, proposal: ProposedViewSize(geometry.frame.size))
    }

    func didEnterRoot() { graph.geometryObservers.add(self) { [weak self] in self?.followSource() } }
    func didLeaveRoot() { graph.geometryObservers.remove(self) }

    /// Places the card again if its source view has moved: the page was laid out after this layer, or it was scrolled.
    private func followSource() {
        guard geometry.isAnchored, presentation.sourceFrame != geometry.source else { return }
        refresh()
    }

    // MARK: Display

    private var colorScheme: ColorScheme { presentation.preferredColorScheme ?? environment.colorScheme }

    /// Whether the content below can be interacted with, for a sheet because it isn't higher than its options allow.
    private var isPassive: Bool { geometry.allowsBackgroundInteraction }

    override func display(_ builder: inout DisplayBuilder) -> [ElementID] {
        let animation = animation
        defer { (shownSource, shownFrame) = (geometry.source, geometry.frame) }
        return builder.withAnimation(animation) { builder in
            builder.show(self) { element in
                element.content = .dialog(
                    DialogContent(
                        stops: geometry.stops.map(\.top), isMenu: presentation.style.isMenu,
                        closesFromOutside: presentation.style.closesFromOutside, isModal: !isPassive,
                        first: presentation.options.first?()?.firstFocusTarget?.elementID))
                element.style.zIndex = Self.zIndex
                element.accessibility.role = .dialog
                element.accessibility.label = presentation.options.label
                element.accessibility.language = environment.foreignLanguage
                if !geometry.stops.isEmpty { element.input.events.insert(.detent) }
                if !presentation.options.isInteractiveDismissDisabled { element.input.events.insert(.dismiss) }
            }
        }
    }

    /// If the presenting view has moved, the card follows it with that view's animation, or without one. Other changes have the
    /// presentation's own.
    private var animation: Animation? {
        let follows = shownSource != nil && shownSource != geometry.source
        return follows ? graph.currentTransaction.animation : presentation.shownStyle.animation
    }

    /// The animation of the card's content: the app's, or else that of the card if it moves or grows.
    private var contentAnimation: Animation? {
        if let animation = graph.currentTransaction.animation { return animation }
        return shownFrame == geometry.frame ? nil : animation
    }

    fileprivate func display(shade node: ShadeLayoutNode, _ builder: inout DisplayBuilder) -> [ElementID] {
        if let popover = geometry.popover { return display(PopoverArrow(geometry: popover), of: node, &builder) }
        return builder.show(node) { element in
            element.style.isHittable = false
            if geometry.isShaded, !isPassive {
                let alpha = colorScheme == .dark ? 0.5 : 0.28
                element.style.background = .color(DisplayColor(red: 0, green: 0, blue: 0, alpha: alpha))
            }
            element.entrance = entrance(HiddenLook(opacity: 0), of: element)
        }
    }

    private func display(
        _ arrow: PopoverArrow, of node: LayoutNode, _ builder: inout DisplayBuilder
    ) -> [ElementID] {
        builder.show(node, in: arrow.box) { element in
            element.style.isHittable = false
            element.style.zIndex = 1
            arrow.show(in: &element, background, border: border?.color)
            element.entrance = entrance(HiddenLook(opacity: 0), of: element)
        }
    }

    fileprivate func display(card node: CardLayoutNode, _ builder: inout DisplayBuilder) -> [ElementID] {
        let rect = CGRect(origin: .zero, size: node.size)
        return builder.show(node, in: rect, contentAnimation: contentAnimation) { element in
            element.style.background = background
            element.style.cornerRadius = geometry.cornerRadius
            element.style.clips = geometry.cornerRadius > 0
            if geometry.isRaised {
                element.style.shadow = ElementStyle.Shadow(
                    color: DisplayColor(red: 0, green: 0, blue: 0, alpha: 0.22), radius: 18,
                    offset: CGSize(width: 0, height: 6))
                element.style.border = border
            }
            element.style.anchor = geometry.look.anchor.point
            element.entrance = entrance(geometry.look, of: element)
        }
    }

    /// In dark mode, a shadow isn't enough to separate a card from its background.
    private var border: ElementStyle.Border? {
        guard colorScheme == .dark else { return nil }
        return ElementStyle.Border(color: DisplayColor(red: 1, green: 1, blue: 1, alpha: 0.12), width: 0.5)
    }

    private var background: Paint? {
        if let style = presentation.options.background {
            var inner = environment
            inner.colorScheme = colorScheme
            return style.paint(level: 0, in: inner)
        }
        return .color(
            SystemColor.background(level: 0).color(in: colorScheme, isRaised: presentation.shownStyle.isRaised))
    }

    private func entrance(_ look: HiddenLook, of element: DisplayElement) -> Entrance? {
        guard !presentation.comesAtOnce else { return nil }
        return graph.motion(presentation.shownStyle.animation).map {
            look.entrance(size: element.frame.size, motion: $0)
        }
    }

    /// Changes inside aren't shown while the layer leaves: the leaving look is applied to its card, whose own look
    /// isn't recorded.
    override var goesOnWhileLeaving: Bool { false }

    override func leave(_ elements: [ElementID], motion: Motion?, in builder: inout DisplayBuilder) {
        builder.modify(elements) { $0.isLeaving = true }
        builder.modify([shade.elementID]) { HiddenLook(opacity: 0).hide(&$0, motion: motion) }
        builder.modify([card.elementID]) { geometry.look.hide(&$0, motion: motion) }
    }

    // MARK: Events

    override func handle(_ action: ElementEvent.Action) -> Bool {
        switch action {
        case .dismiss:
            guard presentation.options.mayDismiss?() ?? true else { return true }
            presentation.options.cancel?()
            presentation.dismiss()
        case .detent(let index):
            guard geometry.stops.indices.contains(index) else { return true }
            rest(at: geometry.stops[index].detent)
        default:
            break
        }
        // Events that the presented view doesn't handle aren't passed to the presenting one.
        return true
    }

    private func rest(at detent: PresentationDetent) {
        restingDetent = detent
        if presentation.options.selectedDetent != detent { presentation.options.selectDetent(detent) }
        refresh()
    }
}

/// Dims the content below a presentation.
final class ShadeLayoutNode: LayoutNode {
    fileprivate weak var layer: WindowLayer?

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: .zero)
    }

    override func display(_ builder: inout DisplayBuilder) -> [ElementID] {
        layer?.display(shade: self, &builder) ?? []
    }
}

/// The card that holds a presented view.
final class CardLayoutNode: CollectingLayoutNode {
    fileprivate weak var layer: WindowLayer?

    override var isFocusRoot: Bool { true }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: .zero)
    }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        placeInMiddle(of: size, without: layer?.geometry.insets ?? EdgeInsets())
    }

    override func offer(to search: inout ContainerSearch, from below: LayoutNode) {
        if let layer { search.take(layer.offer(placed: below.placedProposal)) }
    }

    override func display(_ builder: inout DisplayBuilder) -> [ElementID] { layer?.display(card: self, &builder) ?? [] }
}
