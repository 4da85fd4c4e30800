import BrowserHost
import Foundation
import Synchronization

/// Where several hosts of a test keep their windows, as processes do in one database. What it is to store comes by `store`.
final class SharedKeeper: Sendable {
    struct Contents {
        var windows: [String: WindowRecord] = [:]
        var values: [String: Int] = [:]
        var isAway = false
    }

    let contents = Mutex(Contents())

    var values: [String: Int] { contents.withLock { $0.values } }
    var windows: [WindowRecord] { contents.withLock { Array($0.windows.values) } }
    func setAway(_ isAway: Bool) { contents.withLock { $0.isAway = isAway } }

    /// One process's way to it.
    func access() -> Access { Access(keeper: self) }

    final class Access: WindowKeeper {
        private let keeper: SharedKeeper
        private let gathered = Mutex<[String: Int]>([:])

        init(keeper: SharedKeeper) { self.keeper = keeper }

        /// What an app does with a value: it reads it, and writes another one.
        func count(_ key: String) {
            let before = gathered.withLock { $0[key] } ?? keeper.values[key] ?? 0
            gathered.withLock { $0[key] = before + 1 }
        }

        func gather(for window: WindowRecord.Claim) { gathered.withLock { $0 = [:] } }

        func commit(_ record: WindowRecord, isDue: Bool) -> WindowFate {
            let values = gathered.withLock { $0 }
            return keeper.contents.withLock { contents in
                guard !contents.isAway else { return .waits }
                guard isDue || !values.isEmpty else { return .kept }
                let kept = contents.windows[record.name]
                guard (kept?.generation ?? record.generation) == record.generation else { return .lost }
                var record = record
                record.state = record.state ?? kept?.state
                contents.windows[record.name] = record
                contents.values.merge(values) { $1 }
                return .kept
            }
        }

        func drop(of visitor: String) { gathered.withLock { $0 = [:] } }

        func isCurrent(_ record: WindowRecord) -> Bool? {
            keeper.contents.withLock { contents in
                if contents.isAway { return nil }
                return contents.windows[record.name].map { $0.generation == record.generation } ?? true
            }
        }

        func lost(among claims: [WindowRecord.Claim]) async -> Set<WindowRecord.Claim> {
            keeper.contents.withLock { contents in
                Set(claims.filter { claim in contents.windows[claim.name].map { $0.claim != claim } ?? false })
            }
        }

        func keep(_ claims: [WindowRecord.Claim]) async {}

        func take(_ name: String, of visitor: String) -> WindowTaking {
            keeper.contents.withLock { contents in
                if contents.isAway { return .later }
                guard var record = contents.windows[name], record.visitor == visitor else { return .unknown }
                record.generation += 1
                contents.windows[name] = record
                return .taken(record)
            }
        }
    }
}
