import CICal
import Foundation
import Synchronization

/// libical shares state between threads, so one at a time.
enum ICal {
    static let lock = Mutex(())
}

/// Reads the events of a file; libical knows its time zones, and goes along its rules.
enum CalendarReader {
    struct Result {
        var title: String?
        var color: String?
        var events: [EventData] = []
        /// Changes of single occurrences that can't be read.
        var lost: [LostChange] = []
        var faults: [CalendarFault] = []
    }

    /// - Parameters:
    ///   - name: What identifiers are made of where an event has none.
    ///   - zone: That of days, and of times that name none in a calendar that names none.
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

    /// Whatever an event is like, the others are what they are.
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
