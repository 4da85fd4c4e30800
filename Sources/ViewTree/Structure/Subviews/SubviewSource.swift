/// The source of a container's subviews: the nodes of the container's content.
///
/// A subview belongs to the content's nodes, which provide its state and environment, and is shown below the container's. The
/// container's changes to the environment there are applied on top of the subview's own.
@MainActor
final class SubviewSource {
    private struct Place {
        let reference: NodeReference<ViewNode>
        let view: Subview

        var node: ViewNode? { reference.node }
    }

    /// A subview node's environment before the container changed it, and the resulting one.
    private struct Overlay {
        var own: EnvironmentValues
        var given: EnvironmentValues
    }

    private let readerReference: NodeReference<ViewNode>
    private var places: [ObjectIdentifier: Place] = [:]
    private var overlays: [ObjectIdentifier: Overlay] = [:]

    init(_ reader: ViewNode) { readerReference = reader.reference }

    var reader: ViewNode? { readerReference.node }

    // MARK: Finding subviews

    /// The subviews below a node: each belongs to the outermost node that makes only its layout node.
    func subviews(below node: ViewNode) -> [Subview] {
        let layouts = node.layoutChildren
        if layouts.count <= 1 { return layouts.map { _ in Subview(owner: node, index: nil, source: self) } }
        let children = node.childNodes
        let isStructure = children.flatMap(\.layoutChildren).elementsEqual(layouts, by: ===)
        if isStructure { return children.flatMap { subviews(below: $0) } }
        return layouts.indices.map { Subview(owner: node, index: $0, source: self) }
    }

    // MARK: Showing them

    func show(_ node: ViewNode, _ view: Subview) {
        places[ObjectIdentifier(node)] = Place(reference: node.reference, view: view)
        overlay(node, view)
    }

    func forget(_ node: ViewNode) { places[ObjectIdentifier(node)] = nil }

    /// The views in the places have changed.
    func layoutsDidChange() { for place in places.values { place.node?.layoutChildrenDidChange() } }

    /// The content's nodes may have been reset to their own environments.
    func environmentDidChange() {
        for place in places.values { if let node = place.node { overlay(node, place.view) } }
    }

    private func overlay(_ node: ViewNode, _ view: Subview) {
        guard let reader, view.index == nil else { return }
        let owner = view.owner
        let key = ObjectIdentifier(owner)
        let known = overlays[key].flatMap { $0.given.isEqual(to: owner.environment) ? $0.own : nil }
        let own = known ?? owner.environment
        let given = own.taking(over: node.environment, from: reader.environment)
        guard !given.isEqual(to: owner.environment) else { return }
        overlays[key] = Overlay(own: own, given: given)
        owner.setEnvironment(given)
    }
}
