import CoreGraphics
import DisplayList
import Foundation
@_spi(Nodes) import ViewTree

/// The layout node of a scroll view.
///
/// Its coordinates are those of its frame. If it ignores the safe area, the element extends beyond the frame; if the
/// content has margins, it begins further inside.
final class ScrollLayoutNode: UnaryLayoutNode {
    private(set) var modifier: ScrollModifier
    var settings = ScrollSettings()
    private var background: Paint?
    /// The action of pulling the content down.
    private var refresh: RefreshAction?
    private var isRefreshing = false
    private(set) var offset = CGPoint.zero
    private var target: ScrollContent.Target?
    private var isTargetShown = true
    /// The position to which it was sent last; nil after a person has scrolled away.
    private(set) var goal: ScrollGoal?
    /// The total distance by which the host has moved the content.
    private var drift = CGPoint.zero
    private(set) var contentSize = CGSize.zero
    /// The distances by which the element extends beyond the node's edges, out of the safe area.
    private(set) var reach = EdgeInsets()
    private var dependents: [ObjectIdentifier: NodeReference<LayoutNode>] = [:]
    /// The size that was proposed to the view, without its margins; nil along an axis on which it fits its content.
    private var offer = ProposedViewSize.unspecified
    private var isPlaced = false
    private var hasBegun = false
    private var hasGoneToInitialTarget = false
    private let observers = ScrollObservers()
    /// The navigation stack's page that contains the view.
    private weak var page: NavigationPage?
    private var phase = ScrollPhase.idle
    /// Whether views inside depend on their visible position, so that the browser has to report every frame.
    private var isFollowedClosely = false
    private var speedometer = ScrollSpeedometer()
    /// The scrollable distance at the last layout.
    private var scrolledLength: CGSize?
    /// The offset at which a person began to scroll.
    private var dragStart: CGPoint?

    init(_ modifier: ScrollModifier, _ child: LayoutNode, graph: ViewGraph) {
        self.modifier = modifier
        super.init(child, graph: graph)
        graph.geometryObservers.add(self) { [unowned self] in report() }
    }

    override func didRetire() {
        graph.geometryObservers.remove(self)
        page?.scrollViewDidRetire(self)
    }

    func update(_ modifier: ScrollModifier, _ environment: EnvironmentValues) {
        self.modifier = modifier
        settings = environment.scrollSettings
        refresh = axes.contains(.vertical) ? environment.refresh : nil
        background = modifier.background?.paint(level: 0, in: environment)
        observers.update(settings)
        page = environment.navigation?.page
        invalidateLayout()
    }

    override var contentOffset: CGPoint { offset }
    override var spacing: ViewSpacing { ViewSpacing() }

    var axes: Axis.Set { modifier.axes }
    override var scrolledAxes: Axis.Set? { axes }

    override func isSpace(named name: AnyHashable) -> Bool {
        guard let space = name.base as? ScrollSpace else { return false }
        return space.axis.map { axes.contains(Axis.Set($0)) } ?? true
    }

    // MARK: Layout

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        let margins = settings.contentMargins
        return ProposedViewSize(
            width: axes.contains(.horizontal)
                ? nil : proposal.width.map { max($0 - margins.leading - margins.trailing, 0) },
            height: axes.contains(.vertical)
                ? nil : proposal.height.map { max($0 - margins.top - margins.bottom, 0) })
    }

    /// The proposed length along scrolled axes, the content's length along the others.
    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        // Stacks measure with several proposals. Once the view is placed, only the proposal of its placement is used.
        if !isPlaced { note(offer: proposal) }
        let content = child.sizeThatFits(inner(proposal))
        let margins = settings.contentMargins
        let whole = CGSize(
            width: content.width + margins.leading + margins.trailing,
            height: content.height + margins.top + margins.bottom)
        return CGSize(
            width: axes.contains(.horizontal) ? proposal.width ?? whole.width : whole.width,
            height: axes.contains(.vertical) ? proposal.height ?? whole.height : whole.height)
    }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        isPlaced = true
        note(offer: proposal)
        reach = safeAreaReach(of: size, edges: edgesOfScrolledAxes)
        let inner = inner(ProposedViewSize(size))
        let content = child.sizeThatFits(inner)
        let margins = settings.contentMargins
        let outer = CGSize(
            width: size.width + reach.leading + reach.trailing, height: size.height + reach.top + reach.bottom)
        contentSize = CGSize(
            width: max(
                content.width + margins.leading + margins.trailing + reach.leading + reach.trailing, outer.width),
            height: max(content.height + margins.top + margins.bottom + reach.top + reach.bottom, outer.height))
        // Content that is smaller than the view is centered across the scrolled axis and at the start along it; if both
        // axes scroll, it is centered.
        let x =
            axes.contains(.horizontal)
            ? margins.leading
            : margins.leading + (size.width - margins.leading - margins.trailing - content.width) / 2
        begin(in: size)
        stayAtAnchor(in: size)
        let spare = CGSize(
            width: max(size.width - margins.leading - margins.trailing - content.width, 0),
            height: max(size.height - margins.top - margins.bottom - content.height, 0))
        let alignment = settings.alignmentAnchor ?? (axes == [.horizontal, .vertical] ? .center : .topLeading)
        child.place(
            at: CGPoint(
                x: axes.contains(.horizontal) ? x + spare.width * alignment.x : x,
                y: margins.top + (axes.contains(.vertical) ? spare.height * alignment.y : 0)),
            proposal: inner)
        let after = child.sizeThatFits(inner)
        if after != content { invalidateLayout() }
    }

    private var edgesOfScrolledAxes: Edge.Set {
        var edges: Edge.Set = []
        if axes.contains(.vertical) { edges.formUnion(.vertical) }
        if axes.contains(.horizontal) { edges.formUnion(.horizontal) }
        return edges
    }

    /// Scrolls to the initial position.
    private func begin(in size: CGSize) {
        guard !hasBegun, size.width > 0, size.height > 0 else { return }
        hasBegun = true
        guard let anchor = settings.defaultAnchor.map(mirrored) ?? leadingAnchor else { return }
        jump(
            to: CGPoint(
                x: (contentSize.width - size.width) * anchor.x, y: (contentSize.height - size.height) * anchor.y),
            isAnimated: false)
    }

    /// The top left corner of content that is mirrored, in unit coordinates: it begins at its right edge. Otherwise nil.
    private var leadingAnchor: UnitPoint? {
        isRightToLeft && axes.contains(.horizontal) ? UnitPoint(x: 1, y: 0) : nil
    }

    /// Offsets are measured from the left: content that grows at its left edge, because it is mirrored, is moved.
    private func stayAtLeadingEdge(from old: CGSize, to new: CGSize) {
        if leadingAnchor != nil { contentDidMove(by: CGSize(width: new.width - old.width, height: 0)) }
    }

    /// Mirrored content that is smaller than the view is at its right edge.
    override var mirroringWidth: CGFloat? { contentSize.width - reach.leading - reach.trailing }

    /// Keeps the anchored part of the content in view when the content or the view changes its size, if it was in view
    /// before.
    private func stayAtAnchor(in size: CGSize) {
        let length = CGSize(
            width: max(contentSize.width - size.width, 0), height: max(contentSize.height - size.height, 0))
        defer { scrolledLength = length }
        guard let before = scrolledLength, before != length else { return }
        guard let anchor = settings.growthAnchor.map(mirrored) else {
            return stayAtLeadingEdge(from: before, to: length)
        }
        let wasThere = CGPoint(x: before.width * anchor.x, y: before.height * anchor.y)
        guard abs(offset.x - wasThere.x) < 2, abs(offset.y - wasThere.y) < 2 else { return }
        jump(to: CGPoint(x: length.width * anchor.x, y: length.height * anchor.y), isAnimated: false)
    }

    override func explicitGuide(_ key: AlignmentKeyReference, in proposal: ProposedViewSize) -> CGFloat? { nil }

    // MARK: What depends on the container's size

    /// The container's size for views with `containerRelativeFrame`.
    override func offer(to search: inout ContainerSearch, from below: LayoutNode) {
        dependents[ObjectIdentifier(search.dependent)] = search.dependent.reference
        search.take(offer)
    }

    private func note(offer proposal: ProposedViewSize) {
        let bounded = ProposedViewSize(
            width: proposal.width.flatMap { $0.isFinite ? $0 : nil },
            height: proposal.height.flatMap { $0.isFinite ? $0 : nil })
        let new = bounded.inset(by: settings.contentMargins)
        guard new != offer else { return }
        offer = new
        dependents = dependents.filter { $0.value.node?.isRetired == false }
        for dependent in dependents.values { dependent.node?.invalidateLayout() }
    }

    // MARK: Display

    override func display(_ builder: inout DisplayBuilder) -> [ElementID] {
        isTargetShown = true
        let frame = CGRect(
            x: isRightToLeft ? -reach.trailing : -reach.leading, y: -reach.top,
            width: size.width + reach.leading + reach.trailing, height: size.height + reach.top + reach.bottom)
        return builder.show(self, in: frame) { element in
            var content = ScrollContent(
                scrollsHorizontally: axes.contains(.horizontal), scrollsVertically: axes.contains(.vertical),
                showsIndicators: settings.showsIndicators(modifier.showsIndicators, axes),
                isDisabled: settings.isDisabled, contentSize: contentSize, drift: drift,
                snapping: snapping, target: target)
            content.isFollowed = isFollowedClosely || !settings.followers.isEmpty
            content.place = ScrollContent.Place(offset, target: target, isOnItsWay: goal?.isAhead == true)
            if canRefresh {
                content.isRefreshing = isRefreshing
                element.input.events.insert(.refresh)
            }
            element.content = .scroll(content)
            element.style.clips = !settings.isClipDisabled
            element.style.background = background
            element.input.events.insert(.scroll)
            if settings.dismissesKeyboard || observers.wantPhases || settings.customBehavior != nil {
                element.input.events.insert(.scrolling)
            }
        }
    }

    private var snapping: ScrollContent.Snapping? {
        switch settings.targetBehavior {
        case nil: return nil
        case .paging: return .pages
        case .custom: return nil
        case .viewAligned(let isLimited, let anchor):
            return .offsets(alignedOffsets(at: anchor), isMandatory: isLimited)
        }
    }

    /// For each view of the target layout, the offset along the scrolled axis at which its anchor is aligned with the
    /// anchor of the area between the margins.
    private func alignedOffsets(at anchor: UnitPoint) -> [CGFloat] {
        let margins = settings.contentMargins
        let anchor = mirrored(anchor)
        if axes.contains(.vertical) {
            let spare = size.height - margins.top - margins.bottom
            return targets.map { max($0.rectangle.minY - margins.top - (spare - $0.rectangle.height) * anchor.y, 0) }
        }
        let spare = size.width - margins.leading - margins.trailing
        let margin = isRightToLeft ? margins.trailing : margins.leading
        return targets.map { max($0.rectangle.minX - margin - (spare - $0.rectangle.width) * anchor.x, 0) }
    }

    // MARK: Offsets

    override func handle(_ action: ElementEvent.Action) -> Bool {
        if case .scrolling(let stage) = action {
            if stage == .dragging, settings.dismissesKeyboard { takeKeyboard() }
            rest(at: stage)
            become(ScrollPhase(stage))
            return true
        }
        if action == .refresh { return beginRefresh() }
        guard case .scroll(let reported) = action else { return false }
        offset = CGPoint(x: reported.x + drift.x, y: reported.y + drift.y)
        goal = goal?.after(offset)
        speedometer.note(offset)
        graph.layoutDidInvalidate()
        invalidateDisplay()
        return true
    }

    /// Only the outermost scroll view with the action can be pulled to refresh.
    private var canRefresh: Bool { refresh != nil && enclosingScroll(along: .vertical)?.refresh == nil }

    private func beginRefresh() -> Bool {
        guard let refresh, !isRefreshing else { return true }
        isRefreshing = true
        invalidateDisplay()
        Task { @MainActor [weak self] in
            await refresh()
            self?.isRefreshing = false
            self?.invalidateDisplay()
        }
        return true
    }

    /// Lets the app's behavior determine where the view comes to rest, once it is released.
    private func rest(at stage: ScrollStage) {
        guard let behavior = settings.customBehavior else { return }
        if stage == .dragging { dragStart = dragStart ?? offset }
        guard stage != .dragging, let start = dragStart else { return }
        dragStart = nil
        let goal = restingPlace(behavior, from: start, velocity: speedometer.velocity ?? CGVector(dx: 0, dy: 0))
        if goal != offset { jump(to: goal, isAnimated: true) }
    }

    /// Updates the phase, which is only tracked if an observer needs it.
    private func become(_ new: ScrollPhase) {
        guard new != phase, observers.wantPhases else { return }
        let old = phase
        phase = new
        observers.report(old, new, self)
    }

    /// The velocity in points per second; nil at rest.
    var velocity: CGVector? { phase.isScrolling ? speedometer.velocity : nil }

    /// Asks the browser to report every frame while it scrolls.
    override func willBeFollowed() {
        guard !isFollowedClosely else { return }
        isFollowedClosely = true
        invalidateDisplay()
    }

    /// Removes the focus from a field inside, so that an on-screen keyboard is dismissed.
    private func takeKeyboard() {
        guard let focus = graph.focus, let holder = graph.layoutNode(of: focus), holder.isInside(self) else { return }
        graph.moveFocus(to: nil)
    }

    /// Called when the content before the visible part has turned out longer or shorter: moves the offset by the
    /// difference.
    func contentDidMove(by distance: CGSize) {
        offset.x += distance.width
        offset.y += distance.height
        drift.x += distance.width
        drift.y += distance.height
        goal?.move(by: distance)
        if !isTargetShown, let old = target {
            let moved = CGPoint(x: old.offset.x + distance.width, y: old.offset.y + distance.height)
            target = ScrollContent.Target(offset: moved, isAnimated: old.isAnimated, serial: old.serial)
        }
        invalidateDisplay()
    }

    /// Scrolls so that a view with a rectangle in the content is aligned at `anchor`, or, without an anchor, so that it
    /// is just visible.
    func scroll(to rectangle: CGRect, of view: AnyHashable, anchor: UnitPoint?, isAnimated: Bool) {
        var new = offset
        if let anchor = anchor.map(mirrored) {
            new.x = rectangle.minX + rectangle.width * anchor.x - size.width * anchor.x
            new.y = rectangle.minY + rectangle.height * anchor.y - size.height * anchor.y
        } else {
            new.x = min(max(new.x, rectangle.maxX - size.width), rectangle.minX)
            new.y = min(max(new.y, rectangle.maxY - size.height), rectangle.minY)
        }
        jump(to: new, isAnimated: isAnimated, view: view)
    }

    func jump(to new: CGPoint, isAnimated: Bool, view: AnyHashable? = nil) {
        let old = offset
        let most = CGPoint(
            x: contentSize.width - size.width - reach.leading - reach.trailing,
            y: contentSize.height - size.height - reach.top - reach.bottom)
        offset.x = axes.contains(.horizontal) ? min(max(new.x, 0), max(most.x, 0)) : offset.x
        offset.y = axes.contains(.vertical) ? min(max(new.y, 0), max(most.y, 0)) : offset.y
        target = ScrollContent.Target(offset: offset, isAnimated: isAnimated, serial: (target?.serial ?? 0) + 1)
        isTargetShown = false
        goal = ScrollGoal(point: offset, view: view, from: old, isAnimated: isAnimated, after: goal)
        if isAnimated, offset != old { graph.afterCommit { [weak self] in self?.become(.animating) } }
        invalidateDisplay()
    }

    // MARK: Those who follow

    private func report() {
        guard parent != nil, !isRetired, size.width > 0 else { return }
        goToInitialTarget()
        observers.report(self)
        page?.contentDidScroll(self)
    }

    private func goToInitialTarget() {
        guard let index = settings.initialTarget, !hasGoneToInitialTarget else { return }
        hasGoneToInitialTarget = true
        let targets = targets
        guard targets.indices.contains(index) else { return }
        let rectangle = targets[index].rectangle
        let x = leadingAnchor == nil ? rectangle.minX : rectangle.maxX - size.width
        jump(to: CGPoint(x: x, y: rectangle.minY), isAnimated: false)
    }
}
