import Foundation

/// A part of a pattern: a tap, a buzz or a sound.
open class CHHapticEvent: NSObject {
    /// The kind of an event. The values are those of pattern files.
    public struct EventType: RawRepresentable, Hashable, Sendable {
        /// The name in pattern files.
        public let rawValue: String
        /// A kind by its name in pattern files.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// A tap.
        public static let hapticTransient = EventType(rawValue: "HapticTransient")
        /// A buzz with a duration.
        public static let hapticContinuous = EventType(rawValue: "HapticContinuous")
        /// A generated tone.
        public static let audioContinuous = EventType(rawValue: "AudioContinuous")
        /// A sound file.
        public static let audioCustom = EventType(rawValue: "AudioCustom")
    }

    /// A property of an event. The values are those of pattern files.
    public struct ParameterID: RawRepresentable, Hashable, Sendable {
        /// The name in pattern files.
        public let rawValue: String
        /// A property by its name in pattern files.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The strength, from 0 to 1.
        public static let hapticIntensity = ParameterID(rawValue: "HapticIntensity")
        /// From dull (0) to crisp (1).
        public static let hapticSharpness = ParameterID(rawValue: "HapticSharpness")
        /// How fast the strength rises.
        public static let attackTime = ParameterID(rawValue: "AttackTime")
        /// How fast it falls to the sustained level.
        public static let decayTime = ParameterID(rawValue: "DecayTime")
        /// How fast it falls at the end.
        public static let releaseTime = ParameterID(rawValue: "ReleaseTime")
        /// Whether it is sustained (1) or not (0).
        public static let sustained = ParameterID(rawValue: "Sustained")
        /// The volume of a sound, from 0 to 1.
        public static let audioVolume = ParameterID(rawValue: "AudioVolume")
        /// The pitch of a sound, from -1 to 1.
        public static let audioPitch = ParameterID(rawValue: "AudioPitch")
        /// From left (-1) to right (1).
        public static let audioPan = ParameterID(rawValue: "AudioPan")
        /// How many high frequencies a sound has, from 0 to 1.
        public static let audioBrightness = ParameterID(rawValue: "AudioBrightness")
    }

    /// The event's kind.
    public let type: EventType
    /// The event's properties.
    public let eventParameters: [CHHapticEventParameter]
    /// When it begins, in seconds from the pattern's start.
    open var relativeTime: TimeInterval
    /// How long it lasts, in seconds; 0 for a tap.
    open var duration: TimeInterval

    /// An event that lasts as long as its kind does.
    public convenience init(
        eventType type: EventType, parameters eventParams: [CHHapticEventParameter], relativeTime time: TimeInterval
    ) {
        self.init(eventType: type, parameters: eventParams, relativeTime: time, duration: 0)
    }

    /// An event with a duration, in seconds.
    public init(
        eventType type: EventType, parameters eventParams: [CHHapticEventParameter], relativeTime time: TimeInterval,
        duration: TimeInterval
    ) {
        (self.type, eventParameters, relativeTime, self.duration) = (type, eventParams, time, duration)
    }
}

/// A property of an event with its value.
open class CHHapticEventParameter: NSObject {
    /// The property.
    public let parameterID: CHHapticEvent.ParameterID
    /// Its value.
    open var value: Float

    /// A property with a value.
    public init(parameterID: CHHapticEvent.ParameterID, value: Float) {
        (self.parameterID, self.value) = (parameterID, value)
    }
}
