import CoreGraphics
import DisplayList
import Foundation
@_spi(Nodes) import ViewTree

/// The layout node of a scroll view.
///
/// Its own coordinates are those of its frame; where it ignores the safe area, or content has margins, the content begins
/// farther in and the element reaches farther out.
final class ScrollLayoutNode: UnaryLayoutNode {
    private(set) var modifier: ScrollModifier
    var settings = ScrollSettings()
    private var background: Paint?
    /// What a finger that pulls the content down asks for.
    private var refresh: RefreshAction?
    private var isRefreshing = false
    private(set) var offset = CGPoint.zero
    private var target: ScrollContent.Target?
    private var isTargetShown = true
    /// Where it was sent last; nil once a person took it elsewhere.
    private(set) var goal: ScrollGoal?
    /// How far the content has been moved under what is seen, since the beginning.
    private var drift = CGPoint.zero
    private(set) var contentSize = CGSize.zero
    /// How far the element reaches over the node's edges, into what the safe area leaves free.
    private(set) var reach = EdgeInsets()
    private var dependents: [ObjectIdentifier: WeakLayoutNode] = [:]
    /// What the view was offered, less its margins; nil along an axis along which it is as long as its content.
    private var offer = ProposedViewSize.unspecified
    private var isPlaced = false
    private var hasBegun = false
    private var hasGoneToInitialTarget = false
    private let observers = ScrollObservers()
    /// The page of a navigation stack that this is on.
    private weak var page: NavigationPage?
    private var phase = ScrollPhase.idle
    /// Whether views inside go by where they are seen, so that each report of the browser counts.
    private var isFollowedClosely = false
    private var speedometer = ScrollSpeedometer()
    /// How far the content could be scrolled when it was last laid out.
    private var scrolledLength: CGSize?
    /// Where the view stood when a person began to scroll it.
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

    /// Along an axis that scrolls, what is offered; across, what the content takes.
    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        // A stack tries lengths; once the view has its place, only what it was placed with counts.
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
        // Content that is smaller than the view lies in the middle across, and at the start along;
        // where it scrolls along both axes, in the middle.
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

    /// Where the content stands when it is first seen.
    private func begin(in size: CGSize) {
        guard !hasBegun, size.width > 0, size.height > 0 else { return }
        hasBegun = true
        guard let anchor = settings.defaultAnchor else { return }
        jump(
            to: CGPoint(
                x: (contentSize.width - size.width) * anchor.x, y: (contentSize.height - size.height) * anchor.y),
            isAnimated: false)
    }

    /// While the content grows, or the view, what lies at the anchor stays in sight, if it was.
    private func stayAtAnchor(in size: CGSize) {
        let length = CGSize(
            width: max(contentSize.width - size.width, 0), height: max(contentSize.height - size.height, 0))
        defer { scrolledLength = length }
        guard let anchor = settings.growthAnchor, let before = scrolledLength, before != length else { return }
        let wasThere = CGPoint(x: before.width * anchor.x, y: before.height * anchor.y)
        guard abs(offset.x - wasThere.x) < 2, abs(offset.y - wasThere.y) < 2 else { return }
        jump(to: CGPoint(x: length.width * anchor.x, y: length.height * anchor.y), isAnimated: false)
    }

    override func explicitGuide(_ key: AlignmentKeyReference, in proposal: ProposedViewSize) -> CGFloat? { nil }

    // MARK: What depends on the container's size

    /// What views with `containerRelativeFrame` go by.
    override func offer(to search: inout ContainerSearch, from below: LayoutNode) {
        dependents[ObjectIdentifier(search.dependent)] = WeakLayoutNode(node: search.dependent)
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
            x: -reach.leading, y: -reach.top, width: size.width + reach.leading + reach.trailing,
            height: size.height + reach.top + reach.bottom)
        return builder.show(self, in: frame) { element in
            var content = ScrollContent(
                scrollsHorizontally: axes.contains(.horizontal), scrollsVertically: axes.contains(.vertical),
                showsIndicators: settings.showsIndicators(modifier.showsIndicators, axes),
                isDisabled: settings.isDisabled, contentSize: contentSize, drift: drift,
                snapping: snapping, target: target)
            content.isFollowed = isFollowedClosely || !settings.followers.isEmpty
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

    /// How far the content is scrolled, along the axis that scrolls, where a view of the target layout has its anchor
    /// at that of the room between the margins.
    private func alignedOffsets(at anchor: UnitPoint) -> [CGFloat] {
        let margins = settings.contentMargins
        if axes.contains(.vertical) {
            let spare = size.height - margins.top - margins.bottom
            return targets.map { max($0.rectangle.minY - margins.top - (spare - $0.rectangle.height) * anchor.y, 0) }
        }
        let spare = size.width - margins.leading - margins.trailing
        return targets.map { max($0.rectangle.minX - margins.leading - (spare - $0.rectangle.width) * anchor.x, 0) }
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
        return true
    }

    /// Scroll views inside of one that is pulled aren't.
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

    /// A behavior of the app's own says where the view comes to rest, once it is let go of.
    private func rest(at stage: ScrollStage) {
        guard let behavior = settings.customBehavior else { return }
        if stage == .dragging { dragStart = dragStart ?? offset }
        guard stage != .dragging, let start = dragStart else { return }
        dragStart = nil
        let goal = restingPlace(behavior, from: start, velocity: speedometer.velocity ?? CGVector(dx: 0, dy: 0))
        if goal != offset { jump(to: goal, isAnimated: true) }
    }

    /// Phases are known only where somebody asks for them.
    private func become(_ new: ScrollPhase) {
        guard new != phase, observers.wantPhases else { return }
        let old = phase
        phase = new
        observers.report(old, new, self)
    }

    /// In points a second; nil at rest.
    var velocity: CGVector? { phase.isScrolling ? speedometer.velocity : nil }

    /// Asks the browser to tell of every frame that it scrolls.
    override func willBeFollowed() {
        guard !isFollowedClosely else { return }
        isFollowedClosely = true
        invalidateDisplay()
    }

    /// From a field inside, so that an on-screen keyboard goes away.
    private func takeKeyboard() {
        guard let focus = graph.focus, let holder = graph.layoutNode(of: focus), holder.isInside(self) else { return }
        graph.moveFocus(to: nil)
    }

    /// The content turned out longer or shorter before what is seen: the view goes along with it.
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

    /// Scrolls so that a view, which has that rectangle in the content, lies at `anchor`, or just so that it is seen.
    func scroll(to rectangle: CGRect, of view: AnyHashable, anchor: UnitPoint?, isAnimated: Bool) {
        var new = offset
        if let anchor {
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
        jump(to: targets[index].rectangle.origin, isAnimated: false)
    }
}
