import DisplayList
import Foundation

/// Content that another framework lays out and shows itself: UIKit's views. It is not a node; a `GuestLayoutNode` represents it
/// in the layout.
@MainActor
package protocol LayoutGuest: AnyObject {
    /// The layout nodes inside it, in accessibility order.
    var children: [LayoutNode] { get }
    /// How far the browser has scrolled its content.
    var contentOffset: CGPoint { get }
    var spokenText: String { get }
    func size(for proposal: ProposedViewSize) -> CGSize
    /// Places the children in a guest of this size.
    func place(in size: CGSize)
    func display(_ node: GuestLayoutNode, _ builder: inout DisplayBuilder) -> [ElementID]
    func handle(_ action: ElementEvent.Action) -> Bool
    /// The node has left the window for good.
    func didRetire()
}

extension LayoutGuest {
    package var children: [LayoutNode] { [] }
    package var contentOffset: CGPoint { .zero }
    package var spokenText: String { children.map(\.spokenText).filter { !$0.isEmpty }.joined(separator: " ") }
    package func size(for proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions(by: .zero) }
    package func place(in size: CGSize) {}
    package func display(_ node: GuestLayoutNode, _ builder: inout DisplayBuilder) -> [ElementID] {
        builder.displayChildren(of: node)
    }
    package func handle(_ action: ElementEvent.Action) -> Bool { false }
    package func didRetire() {}
}

/// The layout node of a guest, which it retains.
package final class GuestLayoutNode: LayoutNode {
    private let guest: any LayoutGuest

    package init(_ guest: any LayoutGuest, inside parent: LayoutNode? = nil, graph: ViewGraph) {
        self.guest = guest
        super.init(graph: graph)
        self.parent = parent
    }

    override package var children: [LayoutNode] { guest.children }
    override package var contentOffset: CGPoint { guest.contentOffset }
    override package var spokenText: String { guest.spokenText }
    override package func computeSize(_ proposal: ProposedViewSize) -> CGSize { guest.size(for: proposal) }
    override package func placeChildren(in size: CGSize, proposal: ProposedViewSize) { guest.place(in: size) }
    override package func handle(_ action: ElementEvent.Action) -> Bool { guest.handle(action) }
    override package func didRetire() { guest.didRetire() }

    override package func display(_ builder: inout DisplayBuilder) -> [ElementID] { guest.display(self, &builder) }
}
