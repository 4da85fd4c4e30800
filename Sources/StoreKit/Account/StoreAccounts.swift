import Foundation
import Permissions
@_spi(Nodes) import ViewTree

/// The accounts in use, by visitor.
@MainActor
enum StoreAccounts {
    private struct Weak {
        weak var account: StoreAccount?
    }

    private static var known: [String: Weak] = [:]
    private static var sweepCount = 64

    static func account(of visitor: String) -> StoreAccount {
        if let account = known[visitor]?.account { return account }
        let account = StoreAccount(of: visitor)
        known[visitor] = Weak(account: account)
        if known.count > sweepCount {
            known = known.filter { $0.value.account != nil }
            sweepCount = max(64, known.count * 2)
        }
        return account
    }

    /// The account of the visitor in whose window the code runs. Nil if there are windows and the code runs in none of them, such
    /// as in a detached task.
    static func current(_ deed: String) -> StoreAccount? {
        if let graph = ViewGraph.current { return graph.service(StoreWindow.self).account }
        if PermissionDesk.shared.prompt == nil { return account(of: "") }
        PermissionDesk.tellOfNoWindow(deed)
        return nil
    }
}

/// A window's part in its visitor's account, which lives as long as one of their windows.
@MainActor
final class StoreWindow: WindowService {
    private weak var graph: ViewGraph?
    private let window: ObjectIdentifier
    private var kept: StoreAccount?
    private var isClosed = false

    init(graph: ViewGraph) { (self.graph, window) = (graph, ObjectIdentifier(graph)) }

    /// The account; nil once the window has ended.
    var account: StoreAccount? {
        guard !isClosed else { return nil }
        let account = kept ?? StoreAccounts.account(of: graph?.windowEnvironment.visitor ?? "")
        kept = account
        return account
    }

    func windowDidEnd() {
        isClosed = true
        kept?.windowDidEnd(window)
        kept = nil
    }
}
