import ViewTree

/// The display links that were added in a window. It keeps them, as a run loop does, and they end with it.
final class DisplayLinks: WindowService {
    private var links: [ObjectIdentifier: CADisplayLink] = [:]

    init(graph: ViewGraph) {}

    func add(_ link: CADisplayLink) { links[ObjectIdentifier(link)] = link }

    func remove(_ link: CADisplayLink) { links[ObjectIdentifier(link)] = nil }

    func windowDidEnd() {
        for link in Array(links.values) { link.invalidate() }
    }
}
