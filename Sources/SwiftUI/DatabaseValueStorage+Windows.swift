import BrowserHost
import Foundation
import Storage
import SwiftUICore

/// Windows are kept beside what their visitors store.
extension DatabaseValueStorage: WindowKeeper {
    func gather() { store.gather() }

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

    func drop(of visitor: String) {
        store.drop()
        reload(visitor)
    }

    func isCurrent(_ record: WindowRecord) -> Bool? { store.isCurrent(record.generation, ofWindow: record.name) }

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

    /// Somebody else has written what this process remembers.
    private func reload(_ visitor: String) { MainActor.assumeIsolated { StoredEntries.reload(of: visitor) } }

    /// Says every minute that this process's windows are in use.
    func keepWindowsNowAndThen() {
        let timer = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "WindowKeeping", qos: .utility))
        timer.setEventHandler { [store] in
            store.keepWindows()
            _ = timer
        }
        timer.schedule(deadline: .now() + 60, repeating: 60)
        timer.resume()
    }
}
