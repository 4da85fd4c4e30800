import Foundation
@_spi(Nodes) import ViewTree

/// The views of a window that take addresses which lead into the app.
@MainActor
final class OpenedAddresses: WindowService {
    private var owners: [ObjectIdentifier: (depth: Int, open: (URL) -> Void)] = [:]

    init(graph: ViewGraph) {}

    /// Whether nobody takes any.
    var isEmpty: Bool { owners.isEmpty }

    fileprivate func set(_ owner: ViewNode, _ open: @escaping (URL) -> Void) {
        owners[ObjectIdentifier(owner)] = (owner.depth, open)
    }

    fileprivate func remove(_ owner: ViewNode) { owners[ObjectIdentifier(owner)] = nil }

    /// Gives the address to all who take some, the outer ones first; whether there is anybody.
    func open(_ url: URL) -> Bool {
        for owner in owners.values.sorted(by: { $0.depth < $1.depth }) { owner.open(url) }
        return !owners.isEmpty
    }
}

private struct OpenURLModifier: PrimitiveModifier {
    let open: (URL) -> Void

    package static func makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>, in context: NodeContext
    ) -> TypedNode<ModifiedContent<Content, Self>> {
        OpenURLNode(view, context)
    }
}

private final class OpenURLNode<Content: View>: ModifierNode<Content, OpenURLModifier> {
    override func evaluate() { graph.openedAddresses.set(self, modifier.open) }
    override func withdraw() { graph.openedAddresses.remove(self) }
}

extension ViewGraph {
    var openedAddresses: OpenedAddresses { service() }

    /// The name in a query of an address of the app's own: `http://127.0.0.1:8080/?open=coffee%3A%2F%2Fguests`.
    private static let openName = "open"

    /// Gives the views an address at which the page was opened, or the one of the app's own that it carries. An invitation is
    /// `GroupActivities`' to follow; it comes back by `openUnclaimed(_:)` where it leads nowhere.
    package func openFromOutside(_ address: String) {
        if let url = openedAddress(of: address), InvitationAddress.token(in: url) == nil { openUnclaimed(url) }
        if let page = URL(string: address) { activities.open(page) }
    }

    /// Gives the views an address that nothing but they can follow.
    package func openUnclaimed(_ url: URL) { _ = openedAddresses.open(url) }

    /// The address that the app is to open, of the page's address: the one that it carries, or itself.
    package func openedAddress(of address: String) -> URL? {
        guard let page = URLComponents(string: address), page.scheme != nil, let url = page.url else { return nil }
        let carried = page.queryItems?.first { $0.name == Self.openName }?.value.flatMap { URL(string: $0) }
        guard let carried, let scheme = carried.scheme?.lowercased() else { return url }
        // Pages of elsewhere are no addresses of the app's.
        return OpenURLAction.schemes.contains(scheme) ? nil : carried
    }
}

extension View {
    /// Takes addresses of the app's own schemes, which links and `openURL` in the app lead to, and those from outside: the
    /// page's, where it has a query or a fragment, as Apple's universal links have; and `?open=`, with an address of a scheme of the
    /// app's own after it. The address of a group (`GroupActivities`) comes only where the group is over.
    ///
    /// See [onOpenURL](https://developer.apple.com/documentation/swiftui/view/onopenurl(perform:)).
    public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
        modifier(OpenURLModifier(open: action))
    }

    /// No effect here: an address that is opened in a page comes to that page's window.
    public func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> some View { self }
}
