import Foundation
import Observation
import SwiftUICore
import ViewTree
import os

/// A visitor's account: the stored ledger, and who listens to its changes. All windows of the visitor share it.
@MainActor
final class StoreAccount {
    /// The clock of all accounts.
    static var clock = StoreClock()
    private static let log = Logger(subsystem: "Kissa", category: "StoreKit")

    nonisolated let visitor: String
    private let stored: VisitorData
    /// The ledger is nil if the data can't be read. Nothing is written over it then.
    private var decoded: (data: Data?, ledger: Ledger?)
    /// The ledger that the listeners know.
    private var told: Ledger
    /// Entries that aren't reported as updates, because the code that bought them gets them.
    private var known: Set<UInt64> = []
    private var listeners: [Int: StoreListener] = [:]
    private var listenerCount = 0
    /// Whether the app has been told of the transactions that it hadn't finished when the account was opened.
    var hasToldUnfinished = false
    private var alarm: (date: Date, task: Task<Void, Never>)?

    init(of visitor: String) {
        self.visitor = visitor
        stored = VisitorData("StoreKit", of: visitor)
        let data = stored.bytes
        decoded = (data, Self.decode(data))
        told = decoded.ledger ?? Ledger()
        known = Set(told.entries.map(\.id))
        watch()
    }

    deinit { alarm?.task.cancel() }

    private static func decode(_ data: Data?) -> Ledger? {
        guard let data else { return Ledger() }
        do { return try JSONDecoder().decode(Ledger.self, from: data) } catch {
            log.error("A visitor's purchases can't be read: \(String(describing: error))")
            return nil
        }
    }

    // MARK: The ledger

    /// The ledger at this moment, which is empty if it can't be read. Bodies that read it are evaluated again when it changes.
    var ledger: Ledger { readable ?? Ledger() }

    /// Whether the store could be read, so that a purchase can be recorded.
    var isReadable: Bool { stored.isKnown && readable != nil }

    private var readable: Ledger? {
        let data = stored.bytes
        if data != decoded.data { decoded = (data, Self.decode(data)) }
        return decoded.ledger
    }

    /// The ledger after the renewals that are due.
    func currentLedger() -> Ledger {
        refresh()
        return ledger
    }

    /// Changes the ledger, stores it and tells the listeners.
    ///
    /// - Parameter direct: Whether the caller reports the new entries itself.
    func change<Result>(isDirect direct: Bool = false, _ body: (inout Ledger) -> Result) -> Result {
        var new = ledger
        let result = body(&new)
        if direct { known.formUnion(new.entries.map(\.id)) }
        keep(new)
        tell()
        return result
    }

    private func keep(_ new: Ledger) {
        guard new != ledger, isReadable else { return }
        do {
            let encoder = JSONEncoder()
            encoder.outputFormatting = .sortedKeys
            let data = try encoder.encode(new)
            decoded = (data, new)
            stored.bytes = data
        } catch {
            Self.log.error("A visitor's purchases can't be stored: \(String(describing: error))")
        }
    }

    /// Records the renewals that are due, and waits for the next one.
    func refresh() {
        var new = ledger
        _ = new.advance(to: Self.clock.now(), in: StoreFile.configuration)
        keep(new)
        tell()
        setAlarm()
    }

    private func setAlarm() {
        let next = ledger.nextEnd(after: Self.clock.now())
        guard next != alarm?.date else { return }
        alarm?.task.cancel()
        alarm = next.map { next in
            let clock = Self.clock
            return (
                next,
                // Detached, so that it neither keeps the window in whose context it is set, nor writes as that window.
                Task.detached { [weak self] in
                    do { try await clock.wait(until: next) } catch { return }
                    await self?.ring()
                }
            )
        }
    }

    private func ring() {
        alarm = nil
        refresh()
    }

    /// Follows changes of the stored ledger by another process.
    private func watch() {
        withObservationTracking {
            _ = stored.bytes
        } onChange: { [weak self] in
            Task { @MainActor in
                self?.watch()
                self?.tell()
                self?.setAlarm()
            }
        }
    }

    // MARK: Listeners

    /// Adds a listener. The closure that is returned removes it, and the account lives until then.
    func listen(_ listener: StoreListener) -> @MainActor () -> Void {
        listenerCount += 1
        let number = listenerCount
        listeners[number] = listener
        setAlarm()
        return { self.listeners[number] = nil }
    }

    private func tell() {
        let (old, new) = (told, ledger)
        guard old != new else { return }
        told = new
        setAlarm()
        let before = Dictionary(old.entries.map { ($0.id, $0) }, uniquingKeysWith: { $1 })
        let news = new.entries.filter { entry in
            guard let earlier = before[entry.id] else { return !known.contains(entry.id) && !entry.isFinished }
            return earlier.revocationDate != entry.revocationDate
        }
        known.formUnion(new.entries.map(\.id))
        let groups = Set(old.renewals.keys).union(new.renewals.keys).filter { group in
            old.latest(inGroup: group) != new.latest(inGroup: group) || old.renewals[group] != new.renewals[group]
        }
        let receiver = listeners.sorted { $0.key < $1.key }.first { $0.value.takesEntries }?.value
        // Who asks for updates next is told of what isn't finished.
        if receiver == nil, !news.isEmpty { hasToldUnfinished = false }
        for listener in listeners.values {
            let isReceiver = receiver.map { listener.takesEntries && listener.window == $0.window } ?? false
            listener.ledgerDidChange(StoreNews(entries: isReceiver ? news : [], groups: groups))
        }
    }

    /// Reports entries of a store view's purchase, which are updates for the window in which it was made.
    func report(_ entry: LedgerEntry, in window: ObjectIdentifier?) {
        let receivers = listeners.values.filter { $0.takesEntries && $0.window == window }
        if receivers.isEmpty { hasToldUnfinished = false }
        for listener in receivers { listener.ledgerDidChange(StoreNews(entries: [entry], groups: [])) }
    }

    /// Ends the streams of a window that has ended. Tasks of the app may hold them still.
    func windowDidEnd(_ window: ObjectIdentifier) {
        for (number, listener) in listeners where listener.window == window {
            listeners[number] = nil
            listener.end()
        }
    }
}

/// What has changed in a ledger.
struct StoreNews {
    /// Renewals, refunds, and purchases that the app doesn't get otherwise.
    let entries: [LedgerEntry]
    /// The subscription groups whose status may have changed.
    let groups: Set<String>
}

/// Somebody who listens to the changes of a ledger.
@MainActor
final class StoreListener {
    let window: ObjectIdentifier?
    /// Whether the listener is given new entries. Of a visitor's windows, one is: the app would deliver them twice otherwise.
    let takesEntries: Bool
    /// Ends the stream that the listener writes to.
    var end: @MainActor () -> Void = {}
    private let action: @MainActor (StoreNews) -> Void

    init(takesEntries: Bool, action: @escaping @MainActor (StoreNews) -> Void) {
        window = ViewGraph.current.map { ObjectIdentifier($0) }
        (self.takesEntries, self.action) = (takesEntries, action)
    }

    func ledgerDidChange(_ news: StoreNews) { action(news) }
}
