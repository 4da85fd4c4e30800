import CICal
import Foundation
import Synchronization

/// libical has global state, so only one thread may use it at a time.
enum ICal {
    static let lock = Mutex(())
}

/// Reads the events of a file. libical evaluates its time zones and recurrence rules.
enum CalendarReader {
    struct Result {
        var title: String?
        var color: String?
        var events: [EventData] = []
        /// Changes of occurrences that can't be read.
        var lost: [LostChange] = []
        var faults: [CalendarFault] = []
    }

    /// - Parameters:
    ///   - name: The base of identifiers for events without one.
    ///   - zone: The zone of days, and of times without a zone if the calendar has no default zone.
    static func read(_ data: Data, name: String = "calendar", in zone: TimeZone = .current) -> Result {
        let text = CalendarText(data)
        var result = Result(
            title: text.properties["X-WR-CALNAME"].flatMap { $0.isEmpty ? nil : CalendarLine.unescaped($0) },
            color: text.properties["X-APPLE-CALENDAR-COLOR"], faults: text.faults)
        guard !text.events.isEmpty else { return result }
        let blocks = ClockRules.readable(text.zones, &result.faults)
        ICal.lock.withLock { _ in
            guard let zones = CalendarZones(blocks, usual: text.properties["X-WR-TIMEZONE"]) else { return }
            var versions = EventVersions()
            for block in text.events { read(block, "\(name)#\(block.line)", zones, &versions, &result.faults) }
            (result.events, result.lost) = versions.newest(in: zone)
        }
        result.faults.sort { $0.line < $1.line }
        return result
    }

    /// Reads one event. A fault doesn't affect the others.
    private static func read(
        _ block: CalendarText.Block, _ name: String, _ zones: CalendarZones, _ versions: inout EventVersions,
        _ faults: inout [CalendarFault]
    ) {
        var reader = EventReader(block, zones: zones, name: name)
        do throws(CalendarFault) {
            try reader.read()
            versions.events.append(reader.data)
        } catch {
            faults.append(error)
            if reader.data.replaced != nil { versions.lost.append(reader.data) }
        }
        faults += reader.faults
    }
}
