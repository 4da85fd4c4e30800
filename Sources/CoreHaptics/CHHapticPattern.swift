import Foundation

/// A sequence of taps, buzzes and sounds.
///
/// See [CHHapticPattern](https://developer.apple.com/documentation/corehaptics/chhapticpattern).
open class CHHapticPattern: NSObject {
    /// A key of a pattern's dictionary. The values are those of pattern files (AHAP).
    public struct Key: RawRepresentable, Hashable, Sendable {
        /// The name in pattern files.
        public let rawValue: String
        /// A key by its name in pattern files.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The format's version.
        public static let version = Key(rawValue: "Version")
        /// The list of the pattern's entries.
        public static let pattern = Key(rawValue: "Pattern")
        /// An entry that is an event.
        public static let event = Key(rawValue: "Event")
        /// An event's kind.
        public static let eventType = Key(rawValue: "EventType")
        /// When an event begins, in seconds.
        public static let time = Key(rawValue: "Time")
        /// How long an event lasts, in seconds.
        public static let eventDuration = Key(rawValue: "EventDuration")
        /// An event's properties.
        public static let eventParameters = Key(rawValue: "EventParameters")
        /// An entry that changes a property.
        public static let parameter = Key(rawValue: "Parameter")
        /// A property's name.
        public static let parameterID = Key(rawValue: "ParameterID")
        /// A property's value.
        public static let parameterValue = Key(rawValue: "ParameterValue")
        /// An entry that changes a property along a curve.
        public static let parameterCurve = Key(rawValue: "ParameterCurve")
        /// A curve's points.
        public static let parameterCurveControlPoints = Key(rawValue: "ParameterCurveControlPoints")
    }

    /// The pattern's events.
    let events: [CHHapticEvent]
    let parameters: [CHHapticDynamicParameter]
    let curves: [CHHapticParameterCurve]

    /// The time from the start to the end of the last event, in seconds.
    open var duration: TimeInterval { events.map { $0.relativeTime + $0.duration }.max() ?? 0 }

    /// A pattern of events, and changes of their properties.
    ///
    /// - Throws: ``CHHapticError`` if a time is negative or not a number.
    public convenience init(events: [CHHapticEvent], parameters: [CHHapticDynamicParameter]) throws {
        try self.init(events, parameters, [])
    }

    /// A pattern of events, and changes of their properties along curves.
    ///
    /// - Throws: ``CHHapticError`` if a time is negative or not a number.
    public convenience init(events: [CHHapticEvent], parameterCurves: [CHHapticParameterCurve]) throws {
        try self.init(events, [], parameterCurves)
    }

    init(
        _ events: [CHHapticEvent], _ parameters: [CHHapticDynamicParameter], _ curves: [CHHapticParameterCurve]
    ) throws {
        func isTime(_ time: TimeInterval) -> Bool { time.isFinite && time >= 0 }
        guard events.allSatisfy({ isTime($0.relativeTime) }) else { throw CHHapticError(.invalidEventTime) }
        guard events.allSatisfy({ isTime($0.duration) }) else { throw CHHapticError(.invalidEventDuration) }
        let times = parameters.map(\.relativeTime) + curves.map(\.relativeTime)
        guard times.allSatisfy(isTime) else { throw CHHapticError(.invalidTime) }
        (self.events, self.parameters, self.curves) = (events, parameters, curves)
    }
}
