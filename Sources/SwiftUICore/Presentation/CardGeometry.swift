import Foundation
@_spi(Nodes) import ViewTree

/// The position of a presentation's card in the window, and its look before it appears.
@MainActor
struct CardGeometry {
    /// Whether the window shows sheets over its whole width.
    nonisolated static func isCompact(_ window: CGSize) -> Bool {
        UserInterfaceSizeClass.horizontal(width: window.width) == .compact
    }

    var frame = CGRect.zero
    /// The insets of the presented view in the card.
    var insets = EdgeInsets()
    var cornerRadius: CGFloat = 0
    /// The look of the card before it appears and after it has disappeared.
    var look = HiddenLook()
    /// Whether the card is beside a view, and that view's frame; nil before it was placed.
    var isAnchored = false
    var source: CGRect?
    /// The geometry of a popover and its arrow.
    var popover: PopoverGeometry?
    var isShaded = true
    var isRaised = false
    /// Whether the content below can be interacted with.
    var allowsBackgroundInteraction = false
    /// The y coordinates of the card's top edge between which it can be dragged, with their detents.
    var stops: [(top: Double, detent: PresentationDetent)] = []

    nonisolated init() {}

    init(
        _ presentation: Presentation, detent: PresentationDetent?, window: CGSize, environment: EnvironmentValues,
        graph: ViewGraph, content: CardLayoutNode
    ) {
        switch presentation.style(in: window) {
        case .sheet:
            sheet(presentation, detent, window, environment, graph.safeArea, content)
        case .cover: cover(window, graph.safeArea)
        case .alert: alert(window, content)
        case .confirmation: confirmation(window, graph.safeArea, content)
        case .menu(let place): menu(presentation, place, window, graph.safeArea, content)
        case .popover(let placement): popover(presentation, placement, window, graph.safeArea, content)
        }
    }

    // MARK: Kinds

    private mutating func sheet(
        _ presentation: Presentation, _ detent: PresentationDetent?, _ window: CGSize, _ environment: EnvironmentValues,
        _ safeArea: EdgeInsets, _ content: CardLayoutNode
    ) {
        if Self.isCompact(window) {
            lowerSheet(presentation, detent, window, environment, safeArea)
        } else {
            middleSheet(presentation, detent, window, environment, safeArea, content)
        }
    }

    private mutating func cover(_ window: CGSize, _ safeArea: EdgeInsets) {
        frame = CGRect(origin: .zero, size: window)
        insets = safeArea
        look = HiddenLook(edge: .bottom)
    }

    /// A sheet at the lower edge, with its lower corners outside of the window.
    private mutating func lowerSheet(
        _ presentation: Presentation, _ detent: PresentationDetent?, _ window: CGSize, _ environment: EnvironmentValues,
        _ safeArea: EdgeInsets
    ) {
        cornerRadius = presentation.options.cornerRadius ?? 16
        let heightMax = max(window.height - safeArea.top - 10, 0)
        let heights = heights(presentation.options, max: heightMax, environment)
        let height = height(of: detent, in: heights) ?? heightMax
        allowsBackgroundInteraction = allowsBackgroundInteraction(presentation.options, height, heightMax, environment)
        let overhang = cornerRadius
        frame = CGRect(x: 0, y: window.height - height, width: window.width, height: height + overhang)
        insets = EdgeInsets(
            top: 0, leading: safeArea.leading, bottom: safeArea.bottom + overhang, trailing: safeArea.trailing)
        look = HiddenLook(edge: .bottom)
        isRaised = true
        stops = heights.map { (window.height - $0.height, $0.detent) }
    }

    /// A sheet in the middle of a regular-width window.
    private mutating func middleSheet(
        _ presentation: Presentation, _ detent: PresentationDetent?, _ window: CGSize, _ environment: EnvironmentValues,
        _ safeArea: EdgeInsets, _ content: CardLayoutNode
    ) {
        cornerRadius = presentation.options.cornerRadius ?? 16
        let sizing = presentation.options.sizing ?? _PresentationSize()
        let heightMax = min(max(window.height - safeArea.top - safeArea.bottom - 64, 0), sizing.heightMax)
        let heights = heights(presentation.options, max: heightMax, environment)
        var size = CGSize(
            width: min(sizing.width, window.width - 40), height: height(of: detent, in: heights) ?? heightMax)
        // A zero size means that the content fills the card and has no size to fit.
        let own = content.contentSize(ProposedViewSize(width: sizing.fitsWidth ? nil : size.width, height: nil))
        if sizing.fitsWidth, own.width > 0 { size.width = min(own.width, size.width) }
        if sizing.fitsHeight, own.height > 0 { size.height = min(own.height, heightMax) }
        allowsBackgroundInteraction = allowsBackgroundInteraction(
            presentation.options, size.height, heightMax, environment)
        frame = CGRect(
            x: ((window.width - size.width) / 2).rounded(), y: ((window.height - size.height) / 2).rounded(),
            width: size.width, height: size.height)
        look = HiddenLook(opacity: 0, scale: 0.97, offset: CGSize(width: 0, height: 40))
        isRaised = true
    }

    // MARK: Detents

    private func heights(
        _ options: PresentationOptions, max: CGFloat, _ environment: EnvironmentValues
    ) -> [(height: CGFloat, detent: PresentationDetent)] {
        let context = PresentationDetent.Context(maxDetentValue: max, environment: environment)
        return options.detents.compactMap { detent in detent.points(in: context).map { ($0, detent) } }
            .sorted { $0.height < $1.height }
    }

    private func allowsBackgroundInteraction(
        _ options: PresentationOptions, _ height: CGFloat, _ max: CGFloat, _ environment: EnvironmentValues
    ) -> Bool {
        switch options.backgroundInteraction.kind {
        case .automatic, .disabled: return false
        case .enabled: return true
        case .enabledUpThrough(let detent):
            let context = PresentationDetent.Context(maxDetentValue: max, environment: environment)
            return detent.points(in: context).map { height <= $0 } ?? false
        }
    }

    /// The height of a detent; the lowest one if the sheet doesn't have the detent.
    private func height(
        of detent: PresentationDetent?, in heights: [(height: CGFloat, detent: PresentationDetent)]
    ) -> CGFloat? {
        (heights.first { $0.detent == detent } ?? heights.first)?.height
    }
}
