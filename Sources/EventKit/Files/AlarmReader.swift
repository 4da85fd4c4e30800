import Foundation

/// Makes alarms of what lies in an event.
enum AlarmReader {
    /// The most alarms of an event.
    private static let countMax = 100
    /// The time of the placeholder alarm that iCloud writes for “no alarm”.
    private static let placeholder = "19760401T005545Z"

    /// - Parameter length: The event's.
    static func alarms(of event: CalendarText.Block, _ length: EventLength) -> [EKAlarm] {
        Array(event.children.lazy.filter { $0.kind == "VALARM" }.compactMap { alarm($0, length) }.prefix(countMax))
    }

    /// nil for one that calls for nothing.
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
