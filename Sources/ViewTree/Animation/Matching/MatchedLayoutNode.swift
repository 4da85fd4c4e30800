import DisplayList
import Foundation

/// The layout of a view that shares its geometry.
final class MatchedLayoutNode: UnaryLayoutNode {
    private(set) var key: MatchedGeometry.Key
    private var properties = MatchedGeometryProperties.frame
    private var anchor = UnitPoint.center
    private var isSource = true
    /// The source's frame when this follower was placed.
    private var followed: CGRect?

    init(_ key: MatchedGeometry.Key, _ child: LayoutNode, graph: ViewGraph) {
        self.key = key
        super.init(child, graph: graph)
    }

    var windowFrame: CGRect { frame(in: .global) }

    func update(
        _ key: MatchedGeometry.Key, _ properties: MatchedGeometryProperties, _ anchor: UnitPoint, isSource: Bool
    ) {
        if key != self.key || isSource != self.isSource { graph.matchedGeometry.remove(self) }
        self.key = key
        self.properties = properties
        self.anchor = anchor
        self.isSource = isSource
        if isSource {
            graph.matchedGeometry.add(self)
            graph.geometryObservers.remove(self)
        } else {
            graph.geometryObservers.add(self) { [weak self] in self?.checkSource() }
        }
        invalidateLayout()
    }

    // MARK: Following

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        followed = isSource ? nil : graph.matchedGeometry.sourceFrame(key)
        guard let followed else { return super.placeChildren(in: size, proposal: proposal) }
        let offered = properties.contains(.size) ? ProposedViewSize(followed.size) : proposal
        let childSize = child.sizeThatFits(offered)
        child.place(at: place(of: childSize, in: size, following: followed), proposal: offered)
    }

    private func place(of childSize: CGSize, in size: CGSize, following source: CGRect) -> CGPoint {
        guard properties.contains(.position) else {
            return CGPoint(x: (size.width - childSize.width) * anchor.x, y: (size.height - childSize.height) * anchor.y)
        }
        let own = windowFrame.origin
        let left = source.minX - own.x + (source.width - childSize.width) * mirrored(anchor).x
        return CGPoint(
            x: mirrored(left, width: childSize.width),
            y: source.minY - own.y + (source.height - childSize.height) * anchor.y)
    }

    /// The source may have been placed after its follower.
    private func checkSource() {
        if graph.matchedGeometry.sourceFrame(key) != followed { invalidateLayout() }
    }

    // MARK: Taking over

    override func display(_ builder: inout DisplayBuilder) -> [ElementID] {
        let elements = builder.displayChildren(of: self)
        guard isSource else { return elements }
        let previous = graph.matchedGeometry.show(self)
        if let previous, shown.elements.isEmpty, let motion = graph.motion(builder.animation) {
            builder.modify(elements) { element in
                var motion = motion
                motion.origin = .frame(moved(element.frame, from: windowFrame, to: previous))
                element.motions[.frame] = motion
            }
        }
        return elements
    }

    /// Moves this view's elements to another frame in the window.
    func fly(from start: CGRect, to end: CGRect, motion: Motion?, in builder: inout DisplayBuilder) {
        builder.modify(shown.elements) { element in
            element.frame = moved(element.frame, from: start, to: end)
            element.motions[.frame] = motion
        }
    }

    /// Maps a frame relative to `start` to the same relative frame in `end`.
    private func moved(_ frame: CGRect, from start: CGRect, to end: CGRect) -> CGRect {
        let hasSize = properties.contains(.size)
        let scale = CGSize(
            width: hasSize && start.width > 0 ? end.width / start.width : 1,
            height: hasSize && start.height > 0 ? end.height / start.height : 1)
        var shift = CGPoint.zero
        if properties.contains(.position) {
            shift.x = end.minX - start.minX + (end.width - start.width * scale.width) * anchor.x
            shift.y = end.minY - start.minY + (end.height - start.height * scale.height) * anchor.y
        }
        return CGRect(
            x: frame.minX + shift.x, y: frame.minY + shift.y, width: frame.width * scale.width,
            height: frame.height * scale.height)
    }

    override func didRetire() {
        graph.matchedGeometry.remove(self)
        graph.geometryObservers.remove(self)
    }
}
