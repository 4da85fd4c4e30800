import Foundation
@_spi(Nodes) import ViewTree

/// The page that shows a window: the address that it reports, and whether it is connected.
@MainActor
package final class WindowPage: WindowService {
    /// Nil until the page has reported it.
    package private(set) var address: URL?
    package private(set) var isConnected = true
    /// How often an address was opened in the page, besides its initial one.
    package private(set) var openCount = 0
    /// Called in the window's context when the page has reported an address, and when its connection has changed.
    package var didChange: () -> Void = {}
    private weak var graph: ViewGraph?

    package init(graph: ViewGraph) { self.graph = graph }

    func connect(at address: String?) {
        isConnected = true
        move(to: address)
    }

    func disconnect() {
        isConnected = false
        graph?.inContext(didChange)
    }

    /// The page has navigated to another address, or reported its own again.
    func open(_ address: String) {
        openCount += 1
        move(to: address)
    }

    private func move(to address: String?) {
        let url = address.flatMap { URL(string: $0) }
        if let url, ["http", "https"].contains(url.scheme) { self.address = url }
        graph?.inContext(didChange)
    }
}
