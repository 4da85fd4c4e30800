import Foundation

/// Reads the alarms of an event.
enum AlarmReader {
    /// The maximum number of alarms of an event.
    private static let countMax = 100
    /// The time of the placeholder alarm that iCloud writes for “no alarm”.
    private static let placeholder = "19760401T005545Z"

    /// - Parameter length: The event's length.
    static func alarms(of event: CalendarText.Block, _ length: EventLength) -> [EKAlarm] {
        Array(event.children.lazy.filter { $0.kind == "VALARM" }.compactMap { alarm($0, length) }.prefix(countMax))
    }

    /// nil for a placeholder, and for a malformed alarm.
    private static func alarm(_ block: CalendarText.Block, _ length: EventLength) -> EKAlarm? {
        func line(_ name: String) -> CalendarLine? { block.lines.first { $0.name == name } }
        guard let trigger = line("TRIGGER"), line("ACTION")?.value.uppercased() != "NONE", trigger.value != placeholder
        else { return nil }
        guard let offset = DurationText(trigger.value) else {
            return CalendarTime.time(trigger.value).map { EKAlarm(absoluteDate: LocalTime.date($0)) }
        }
        let isFromEnd = trigger.parameter("RELATED")?.uppercased() == "END"
        return EKAlarm(
            relativeOffset: Double(offset.totalSeconds) + (isFromEnd ? length.seconds(in: .current) : 0))
    }
}
