import Foundation

/// A change of a property while a pattern plays.
open class CHHapticDynamicParameter: NSObject {
    /// A property of all of a pattern's events. The values are those of pattern files.
    public struct ID: RawRepresentable, Hashable, Sendable {
        /// The name in pattern files.
        public let rawValue: String
        /// A property by its name in pattern files.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Multiplies the strength.
        public static let hapticIntensityControl = ID(rawValue: "HapticIntensityControl")
        /// Is added to the sharpness.
        public static let hapticSharpnessControl = ID(rawValue: "HapticSharpnessControl")
        /// Is added to the attack time.
        public static let hapticAttackTimeControl = ID(rawValue: "HapticAttackTimeControl")
        /// Is added to the decay time.
        public static let hapticDecayTimeControl = ID(rawValue: "HapticDecayTimeControl")
        /// Is added to the release time.
        public static let hapticReleaseTimeControl = ID(rawValue: "HapticReleaseTimeControl")
        /// Multiplies the volume.
        public static let audioVolumeControl = ID(rawValue: "AudioVolumeControl")
        /// Is added to the position between left and right.
        public static let audioPanControl = ID(rawValue: "AudioPanControl")
        /// Is added to the brightness.
        public static let audioBrightnessControl = ID(rawValue: "AudioBrightnessControl")
        /// Is added to the pitch.
        public static let audioPitchControl = ID(rawValue: "AudioPitchControl")
    }

    /// The property.
    public let parameterID: ID
    /// Its value.
    open var value: Float
    /// When it changes, in seconds.
    open var relativeTime: TimeInterval

    /// A change of a property.
    public init(parameterID: ID, value: Float, relativeTime time: TimeInterval) {
        (self.parameterID, self.value, relativeTime) = (parameterID, value, time)
    }
}

/// A change of a property along straight lines between points.
open class CHHapticParameterCurve: NSObject {
    /// A value at a time.
    open class ControlPoint: NSObject {
        /// When, in seconds from the curve's start.
        open var relativeTime: TimeInterval
        /// The property's value then.
        open var value: Float

        /// A value at a time.
        public init(relativeTime time: TimeInterval, value: Float) { (relativeTime, self.value) = (time, value) }
    }

    /// The property.
    public let parameterID: CHHapticDynamicParameter.ID
    /// The points, sorted by time.
    public let controlPoints: [ControlPoint]
    /// When the curve begins, in seconds.
    open var relativeTime: TimeInterval

    /// A curve through points.
    public init(
        parameterID: CHHapticDynamicParameter.ID, controlPoints: [ControlPoint], relativeTime: TimeInterval
    ) {
        (self.parameterID, self.controlPoints, self.relativeTime) = (parameterID, controlPoints, relativeTime)
    }
}
