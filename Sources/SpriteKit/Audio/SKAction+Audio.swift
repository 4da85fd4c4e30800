import Foundation

/// What audio nodes do. Other nodes run these actions without any effect.
extension SKAction {
    /// Plays the node's sound: from where it was paused, or else from its beginning; one that is repeated plays on.
    /// Reversed: the same.
    public class func play() -> SKAction { SKAction(.sounding(.play)) }

    /// Reversed: the same.
    public class func pause() -> SKAction { SKAction(.sounding(.pause)) }

    /// Reversed: the same.
    public class func stop() -> SKAction { SKAction(.sounding(.stop)) }

    /// - Parameter v: 0 is silence, 1 as loud as the file. Reversed: nothing, in as much time.
    public class func changeVolume(to v: Float, duration: TimeInterval) -> SKAction { set(.volume, v, duration) }

    /// Reversed: by the opposite.
    public class func changeVolume(by v: Float, duration: TimeInterval) -> SKAction { add(.volume, v, duration) }

    /// - Parameter v: 2 is twice as fast, and an octave higher. Reversed: nothing, in as much time.
    public class func changePlaybackRate(to v: Float, duration: TimeInterval) -> SKAction { set(.pace, v, duration) }

    /// Reversed: by the opposite.
    public class func changePlaybackRate(by v: Float, duration: TimeInterval) -> SKAction { add(.pace, v, duration) }

    /// - Parameter v: -1 is the left side only, 1 the right one. Reversed: nothing, in as much time.
    public class func stereoPan(to v: Float, duration: TimeInterval) -> SKAction { set(.side, v, duration) }

    /// Reversed: by the opposite.
    public class func stereoPan(by v: Float, duration: TimeInterval) -> SKAction { add(.side, v, duration) }

    private class func set(_ channel: Channel, _ value: Float, _ duration: TimeInterval) -> SKAction {
        change([(channel, .to, CGFloat(value))], duration)
    }

    private class func add(_ channel: Channel, _ value: Float, _ duration: TimeInterval) -> SKAction {
        change([(channel, .by, CGFloat(value))], duration, reversal: .program { add(channel, -value, duration) })
    }
}

/// Effects of a room, which browsers have no ready ones of.
extension SKAction {
    /// Not available: there is no reverberation.
    @available(*, unavailable, message: "There is no reverberation here; use changeVolume(to:duration:)")
    public class func changeReverb(to v: Float, duration: TimeInterval) -> SKAction { fatalError() }

    /// Not available: there is no reverberation.
    @available(*, unavailable, message: "There is no reverberation here; use changeVolume(by:duration:)")
    public class func changeReverb(by v: Float, duration: TimeInterval) -> SKAction { fatalError() }

    /// Not available: nothing stands before a sound.
    @available(*, unavailable, message: "Nothing stands before a sound here; use changeVolume(to:duration:)")
    public class func changeObstruction(to v: Float, duration: TimeInterval) -> SKAction { fatalError() }

    /// Not available: nothing stands before a sound.
    @available(*, unavailable, message: "Nothing stands before a sound here; use changeVolume(by:duration:)")
    public class func changeObstruction(by v: Float, duration: TimeInterval) -> SKAction { fatalError() }

    /// Not available: nothing stands before a sound.
    @available(*, unavailable, message: "Nothing stands before a sound here; use changeVolume(to:duration:)")
    public class func changeOcclusion(to v: Float, duration: TimeInterval) -> SKAction { fatalError() }

    /// Not available: nothing stands before a sound.
    @available(*, unavailable, message: "Nothing stands before a sound here; use changeVolume(by:duration:)")
    public class func changeOcclusion(by v: Float, duration: TimeInterval) -> SKAction { fatalError() }
}
