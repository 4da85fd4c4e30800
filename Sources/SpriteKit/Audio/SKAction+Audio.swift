import Foundation

/// Actions for audio nodes. They have no effect on other nodes.
extension SKAction {
    /// Plays the node's sound: from where it was paused, or else from its beginning; a looping sound that is already
    /// playing continues. Reversed: the same.
    public class func play() -> SKAction { SKAction(.sounding(.play)) }

    /// Pauses the node's sound. Reversed: the same.
    public class func pause() -> SKAction { SKAction(.sounding(.pause)) }

    /// Stops the node's sound. Reversed: the same.
    public class func stop() -> SKAction { SKAction(.sounding(.stop)) }

    /// Brings the volume to a value. Reversed: waits for the same duration.
    /// - Parameters:
    ///   - v: 0 is silence, 1 as loud as the file.
    ///   - duration: In seconds.
    public class func changeVolume(to v: Float, duration: TimeInterval) -> SKAction { set(.volume, v, duration) }

    /// Changes the volume by an amount. Reversed: by the opposite.
    public class func changeVolume(by v: Float, duration: TimeInterval) -> SKAction { add(.volume, v, duration) }

    /// Changes the playback rate to a value. Reversed: waits for the same duration.
    /// - Parameters:
    ///   - v: 2 is twice as fast, and an octave higher.
    ///   - duration: In seconds.
    public class func changePlaybackRate(to v: Float, duration: TimeInterval) -> SKAction { set(.pace, v, duration) }

    /// Changes the playback rate by an amount. Reversed: by the opposite.
    public class func changePlaybackRate(by v: Float, duration: TimeInterval) -> SKAction { add(.pace, v, duration) }

    /// Pans the sound to a side. Reversed: waits for the same duration.
    /// - Parameters:
    ///   - v: -1 is the left side only, 1 the right one.
    ///   - duration: In seconds.
    public class func stereoPan(to v: Float, duration: TimeInterval) -> SKAction { set(.side, v, duration) }

    /// Pans the sound to the right by an amount; to the left by a negative one. Reversed: by the opposite.
    public class func stereoPan(by v: Float, duration: TimeInterval) -> SKAction { add(.side, v, duration) }

    private class func set(_ channel: Channel, _ value: Float, _ duration: TimeInterval) -> SKAction {
        change([(channel, .to, CGFloat(value))], duration)
    }

    private class func add(_ channel: Channel, _ value: Float, _ duration: TimeInterval) -> SKAction {
        change([(channel, .by, CGFloat(value))], duration, reversal: .program { add(channel, -value, duration) })
    }
}

/// Room effects, which browsers don't provide ready-made.
extension SKAction {
    /// Not available: there is no reverberation.
    @available(*, unavailable, message: "There is no reverberation here; use changeVolume(to:duration:)")
    public class func changeReverb(to v: Float, duration: TimeInterval) -> SKAction { fatalError() }

    /// Not available: there is no reverberation.
    @available(*, unavailable, message: "There is no reverberation here; use changeVolume(by:duration:)")
    public class func changeReverb(by v: Float, duration: TimeInterval) -> SKAction { fatalError() }

    /// Not available: sounds can't be obstructed.
    @available(*, unavailable, message: "Nothing stands before a sound here; use changeVolume(to:duration:)")
    public class func changeObstruction(to v: Float, duration: TimeInterval) -> SKAction { fatalError() }

    /// Not available: sounds can't be obstructed.
    @available(*, unavailable, message: "Nothing stands before a sound here; use changeVolume(by:duration:)")
    public class func changeObstruction(by v: Float, duration: TimeInterval) -> SKAction { fatalError() }

    /// Not available: sounds can't be occluded.
    @available(*, unavailable, message: "Nothing stands before a sound here; use changeVolume(to:duration:)")
    public class func changeOcclusion(to v: Float, duration: TimeInterval) -> SKAction { fatalError() }

    /// Not available: sounds can't be occluded.
    @available(*, unavailable, message: "Nothing stands before a sound here; use changeVolume(by:duration:)")
    public class func changeOcclusion(by v: Float, duration: TimeInterval) -> SKAction { fatalError() }
}
