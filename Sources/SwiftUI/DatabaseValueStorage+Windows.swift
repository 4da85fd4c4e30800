import BrowserHost
import Foundation
import Storage
import SwiftUICore
@_spi(Nodes) import ViewTree

/// Windows are saved next to their visitors' values.
extension DatabaseValueStorage: WindowKeeper {
    func gather(for window: WindowRecord.Claim) { store.gather(for: WindowClaim(window)) }

    func handling(_ event: Int, of window: WindowRecord, _ body: () -> Void) {
        let mark = WindowMark(
            name: window.name, visitor: window.visitor, generation: window.generation, event: event, state: nil)
        store.handling(mark, body)
    }

    var isNotedElsewhere: Bool { store.isNotedElsewhere }

    func commit(_ record: WindowRecord, isDue: Bool) -> WindowFate {
        let mark = WindowMark(
            name: record.name, visitor: record.visitor, generation: record.generation, event: record.event,
            state: record.state)
        switch store.commit(mark, isDue: isDue) {
        case .kept: return .kept
        case .waits: return .waits
        case .superseded:
            reload(record.visitor)
            return .lost
        }
    }

    func drop(_ record: WindowRecord) {
        store.drop(WindowClaim(record.claim))
        reload(record.visitor)
    }

    func isCurrent(_ record: WindowRecord) -> Bool? { store.isCurrent(WindowClaim(record.claim)) }

    func take(_ name: String, of visitor: String) -> WindowTaking {
        switch store.takeWindow(name, of: visitor) {
        case .unknown: return .unknown
        case .later: return .later
        case .taken(let window):
            reload(visitor)
            return .taken(
                WindowRecord(
                    name: name, visitor: visitor, generation: window.generation, event: window.event,
                    state: window.state))
        }
    }

    /// Another process has changed values that this process has cached.
    private func reload(_ visitor: String) { MainActor.assumeIsolated { StoredEntries.reload(of: visitor) } }

    func lost(among claims: [WindowRecord.Claim]) async -> Set<WindowRecord.Claim> {
        await elsewhere { store in
            let lost = store.lost(among: claims.map { WindowClaim($0) })
            return Set(claims.filter { lost.contains(WindowClaim($0)) })
        }
    }

    func keep(_ claims: [WindowRecord.Claim]) async { await elsewhere { $0.keepWindows(claims.map(\.name)) } }

    /// Queries the database on a thread that may block.
    func elsewhere<R: Sendable>(_ body: @escaping @Sendable (DurableStore) -> R) async -> R {
        await withCheckedContinuation { continuation in
            Self.queue.async { continuation.resume(returning: body(store)) }
        }
    }

    private static let queue = DispatchQueue(label: "WindowKeeping", qos: .utility)
}

extension WindowClaim {
    init(_ claim: WindowRecord.Claim) { self.init(name: claim.name, generation: claim.generation) }
}

extension WindowRight: StorageWriter {}
