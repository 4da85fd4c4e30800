import CICal
import Foundation

/// Makes alarms of what lies in libical's event.
enum AlarmReader {
    /// The most alarms of an event.
    private static let countMax = 100
    /// When iCloud's events have an alarm that stands for none.
    private static let placeholder = "19760401T005545Z"

    /// - Parameter duration: The event's, in seconds.
    static func alarms(of event: OpaquePointer, duration: Double) -> [EKAlarm] {
        var alarms: [EKAlarm] = []
        var component = icalcomponent_get_first_component(event, ICAL_VALARM_COMPONENT)
        while let current = component, alarms.count < countMax {
            if let alarm = Self.alarm(current, duration) { alarms.append(alarm) }
            component = icalcomponent_get_next_component(event, ICAL_VALARM_COMPONENT)
        }
        return alarms
    }

    /// nil for one that calls for nothing.
    private static func alarm(_ component: OpaquePointer, _ duration: Double) -> EKAlarm? {
        guard let property = EventReader.properties(component, ICAL_TRIGGER_PROPERTY).first,
            value(component, ICAL_ACTION_PROPERTY)?.uppercased() != "NONE",
            value(component, ICAL_TRIGGER_PROPERTY) != placeholder
        else { return nil }
        let trigger = icalproperty_get_trigger(property)
        if icaltime_is_null_time(trigger.time) == 0 { return EKAlarm(absoluteDate: LocalTime.date(trigger.time)) }
        let offset = Double(icaldurationtype_as_int(trigger.duration))
        return EKAlarm(relativeOffset: isFromEnd(property) ? duration + offset : offset)
    }

    /// As it is written.
    private static func value(_ component: OpaquePointer, _ kind: icalproperty_kind) -> String? {
        EventReader.properties(component, kind).first.flatMap {
            EventReader.text(icalproperty_get_value_as_string($0))
        }
    }

    private static func isFromEnd(_ trigger: OpaquePointer) -> Bool {
        icalproperty_get_first_parameter(trigger, ICAL_RELATED_PARAMETER).map {
            icalparameter_get_related($0) == ICAL_RELATED_END
        } ?? false
    }
}
