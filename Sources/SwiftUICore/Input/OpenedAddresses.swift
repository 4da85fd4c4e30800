import Foundation
@_spi(Nodes) import ViewTree

/// The views of a window that handle URLs which lead into the app.
@MainActor
final class OpenedAddresses: WindowService {
    private var owners: [ObjectIdentifier: (depth: Int, open: (URL) -> Void)] = [:]

    init(graph: ViewGraph) {}

    /// Whether no view handles URLs.
    var isEmpty: Bool { owners.isEmpty }

    fileprivate func set(_ owner: ViewNode, _ open: @escaping (URL) -> Void) {
        owners[ObjectIdentifier(owner)] = (owner.depth, open)
    }

    fileprivate func remove(_ owner: ViewNode) { owners[ObjectIdentifier(owner)] = nil }

    /// Passes the URL to all handling views, the outer ones first; returns whether there are any.
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

    /// The query item for a URL with the app's own scheme: `http://127.0.0.1:8080/?open=coffee%3A%2F%2Fguests`.
    private static let openName = "open"

    /// Passes the URL with which the page was opened, or the app's own URL in its query, to the views. An invitation is
    /// handled by `GroupActivities`, which calls `openUnclaimed(_:)` if it is invalid.
    package func openFromOutside(_ address: String) {
        if let url = openedAddress(of: address), InvitationAddress.token(in: url) == nil { openUnclaimed(url) }
        if let page = URL(string: address) { activities.open(page) }
    }

    /// Passes a URL to the views that nothing else handles.
    package func openUnclaimed(_ url: URL) { _ = openedAddresses.open(url) }

    /// The URL for the app to open: the one in the query of the page's address, or the page's address itself.
    package func openedAddress(of address: String) -> URL? {
        guard let page = URLComponents(string: address), page.scheme != nil, let url = page.url else { return nil }
        let carried = page.queryItems?.first { $0.name == Self.openName }?.value.flatMap { URL(string: $0) }
        guard let carried, let scheme = carried.scheme?.lowercased() else { return url }
        // Addresses of other websites aren't the app's URLs.
        return OpenURLAction.schemes.contains(scheme) ? nil : carried
    }
}

extension View {
    /// Handles URLs with the app's own schemes, from links and `openURL` in the app, and those from outside: the page's
    /// address if it has a query or a fragment, like Apple's universal links; and `?open=` followed by a URL with the
    /// app's own scheme. The URL of a group (`GroupActivities`) is passed only if the group has ended.
    ///
    /// See [onOpenURL](https://developer.apple.com/documentation/swiftui/view/onopenurl(perform:)).
    public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
        modifier(OpenURLModifier(open: action))
    }

    /// No effect here: a URL that is opened in a page is passed to that page's window.
    public func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> some View { self }
}
