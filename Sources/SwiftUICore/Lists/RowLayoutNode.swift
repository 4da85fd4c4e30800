import DisplayList
import Foundation
@_spi(Nodes) import ViewTree

/// A row: the layout node around a view and its surroundings. It is what is selected, focused and deleted by key.
final class RowLayoutNode: CollectingLayoutNode, RowPositioned {
    var traitsChanged: () -> Void = {}
    /// What the row does besides showing its view; set when its surroundings are made.
    var behavior: RowBehavior? {
        // The first one is set while the row is placed, before its container places the cards.
        didSet { if let oldValue, behavior?.replacesCard != oldValue.replacesCard { invalidateLayout() } }
    }
    var replacesCard: Bool { behavior?.replacesCard ?? false }
    let view: LayoutNode
    let part: SectionPart?
    private var isFirst = false
    private var isLast = false
    /// Whether it is the second of two, the fourth of four, …
    private var isEven = false
    /// The line under the row, which the last of a section doesn't have.
    weak var endLine: HidingAtEndLayoutNode?
    /// The control that is pressed wherever the row is touched.
    private weak var reaching: (any ReachingControl)?
    /// Where the line under the row begins and ends, in points from the row's leading edge; set when its content is placed.
    var separatorSpan: ClosedRange<CGFloat>?

    init(around view: LayoutNode, _ part: SectionPart?, graph: ViewGraph) {
        self.view = view
        self.part = part
        super.init(graph: graph)
    }

    override func traitsDidChange() { traitsChanged() }

    func setPosition(_ line: LazyLine) {
        let isEven = line.items.lowerBound % 2 == 1
        guard line.isFirstInSection != isFirst || line.isLastInSection != isLast || isEven != self.isEven
        else { return }
        self.isEven = isEven
        isFirst = line.isFirstInSection
        isLast = line.isLastInSection
        invalidateDisplay()
        endLine?.invalidateDisplay()
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize { contentSize(proposal) }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        for child in children { child.place(at: .zero, proposal: ProposedViewSize(size)) }
        endLine?.placeLine()
        reachOfControl()
    }

    /// A row that is one button, or whose only control is a menu, is pressed wherever it is touched, but not in edit mode:
    /// the control that deletes the row is beside it.
    private func reachOfControl() {
        let isEditing = behavior?.list.isEditing == true
        let control: (any ReachingControl)? = isEditing ? nil : view.soleButton ?? view.soleMenu
        if let reaching, reaching !== control { reaching.reach = nil }
        reaching = control
        guard let control else { return }
        let origin = control.origin(in: self)
        control.reach = CGRect(x: -origin.x, y: -origin.y, width: size.width, height: size.height)
    }

    override func inheritedTrait(_ key: ObjectIdentifier) -> Any? { view.ownTrait(key) }

    override func display(_ builder: inout DisplayBuilder) -> [ElementID] {
        builder.show(self) { element in
            element.accessibility.role = part?.role == .header ? nil : .listItem
            element.accessibility.isSelected = behavior?.isSelected ?? false
            guard let behavior else { return }
            behavior.decorate(&element)
            if behavior.isShaded, isEven { element.style.background = behavior.list.shade }
            element.style.clipPath = behavior.cornerRadius.flatMap { outline($0) }
        }
    }

    /// The first and last row of a card have its corners; a row that is apart from others has its own.
    private func outline(_ radius: CGFloat) -> ClipPath? {
        let isAlone = behavior.map { $0.list.isSpaced || $0.list.look.roundsRows } ?? false
        var ends: CardEnds = []
        if isFirst || isAlone { ends.insert(.top) }
        if isLast || isAlone { ends.insert(.bottom) }
        return ends.outline(radius, size)
    }

    /// Whether a line belongs under this row.
    var isLastInSection: Bool { isLast }

    override var isFocusTarget: Bool { behavior?.isFocusable ?? false }

    override func handle(_ action: ElementEvent.Action) -> Bool { behavior?.handle(action, in: self) ?? false }

    /// The next row in sight that can have the keyboard.
    func neighbour(_ step: Int) -> RowLayoutNode? {
        guard let siblings = parent?.children.compactMap({ $0 as? RowLayoutNode }),
            let index = siblings.firstIndex(where: { $0 === self })
        else { return nil }
        var next = index + step
        while siblings.indices.contains(next) {
            if siblings[next].isFocusTarget { return siblings[next] }
            next += step
        }
        return nil
    }
}

extension LayoutNode {
    /// The button that this view is, if it is one and nothing else.
    fileprivate var soleButton: PressLayoutNode? {
        if let press = self as? PressLayoutNode { return press }
        return children.count == 1 ? children[0].soleButton : nil
    }

    /// The menu in this view, if nothing else in it can be operated.
    fileprivate var soleMenu: NativeControlLayoutNode? {
        var found: [LayoutNode] = []
        collectControls(into: &found)
        guard found.count == 1, let menu = found[0] as? NativeControlLayoutNode, menu.isMenu else { return nil }
        return menu
    }

    /// Adds the controls in this view to others, until there are two.
    private func collectControls(into found: inout [LayoutNode]) {
        if isFocusTarget { found.append(self) }
        for child in children where found.count < 2 { child.collectControls(into: &found) }
    }
}
