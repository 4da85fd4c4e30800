import BrowserHost
import Foundation

@testable import Storage

/// The shared storage of several hosts in a test. As with separate processes, each has its own store on one SQLite file. `count`
/// simulates an app that stores values.
final class SharedKeeper: @unchecked Sendable {
    private let file = FileManager.default.temporaryDirectory
        .appendingPathComponent("keeper-\(UUID().uuidString)/storage.sqlite")
    private var stores: [DurableStore] = []
    /// The event whose handling calls the running code.
    var handled: Int? { HandledEvent.current?.number }
    /// Holds a lock while writing is blocked.
    private var lock: Database?

    deinit { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }

    var values: [String: Int] {
        let rows = (try? database.rows("SELECT key, bytes FROM value")) ?? []
        return Dictionary(rows.compactMap(Self.value), uniquingKeysWith: { $1 })
    }

    var windows: [WindowRecord] {
        let rows = (try? database.rows("SELECT name, visitor, generation, event, state FROM window")) ?? []
        return rows.compactMap(Self.window)
    }

    private var database: Database { get throws { try Database(path: file.path) } }

    private static func value(_ row: [Database.Value]) -> (String, Int)? {
        guard case .text(let key) = row[0], case .blob(let bytes) = row[1] else { return nil }
        return (key, Access.number(bytes))
    }

    private static func window(_ row: [Database.Value]) -> WindowRecord? {
        guard case .text(let name) = row[0], case .text(let visitor) = row[1], case .integer(let generation) = row[2],
            case .integer(let event) = row[3], case .blob(let state) = row[4]
        else { return nil }
        return WindowRecord(
            name: name, visitor: visitor, generation: Int(generation), event: Int(event), state: state)
    }

    /// Blocks all writers, like another process's lock.
    /// - Parameter retrying: Whether all stores immediately write what is pending.
    func setAway(_ isAway: Bool, retrying: Bool = true) throws {
        if isAway {
            lock = try database
            try lock?.execute("BEGIN IMMEDIATE")
        } else {
            try lock?.execute("ROLLBACK")
            lock = nil
            if retrying { retry() }
        }
    }

    func retry() { for store in stores { store.retry() } }

    /// The access of one process.
    func access(isShared: Bool = true) -> Access {
        let store = DurableStore(at: file, retrySeconds: 3600) { _ in }
        stores.append(store)
        return Access(store: store, isShared: isShared)
    }

    struct Access: WindowKeeper {
        let store: DurableStore
        let isShared: Bool
        private static let owner = "everybody"

        static func number(_ bytes: Data) -> Int { Int(String(decoding: bytes, as: UTF8.self)) ?? 0 }

        /// Simulates an app that reads a value and writes another one.
        func count(_ key: String, by window: WindowRecord.Claim? = nil) {
            let before = store.bytes(forKey: key, of: Self.owner).map(Self.number) ?? 0
            store.set(Data("\(before + 1)".utf8), forKey: key, of: Self.owner, by: window.map(Self.claim))
        }

        private static func claim(_ claim: WindowRecord.Claim) -> WindowClaim {
            WindowClaim(name: claim.name, generation: claim.generation)
        }

        func gather(for window: WindowRecord.Claim) { store.gather(for: Self.claim(window)) }

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
            return switch store.commit(mark, isDue: isDue) {
            case .kept: .kept
            case .waits: .waits
            case .superseded: .lost
            }
        }

        func drop(_ record: WindowRecord) { store.drop(Self.claim(record.claim)) }

        func isCurrent(_ record: WindowRecord) -> Bool? { store.isCurrent(Self.claim(record.claim)) }

        func lost(among claims: [WindowRecord.Claim]) async -> Set<WindowRecord.Claim> {
            let lost = store.lost(among: claims.map(Self.claim))
            return Set(claims.filter { lost.contains(Self.claim($0)) })
        }

        func keep(_ claims: [WindowRecord.Claim]) async { store.keepWindows(claims.map(\.name)) }

        func take(_ name: String, of visitor: String) -> WindowTaking {
            switch store.takeWindow(name, of: visitor) {
            case .unknown: .unknown
            case .later: .later
            case .taken(let window):
                .taken(
                    WindowRecord(
                        name: name, visitor: visitor, generation: window.generation, event: window.event,
                        state: window.state))
            }
        }
    }
}
