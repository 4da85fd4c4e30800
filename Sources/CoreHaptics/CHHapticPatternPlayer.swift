import Foundation

/// Plays a pattern.
public protocol CHHapticPatternPlayer: NSObjectProtocol {
    /// Whether the player is muted.
    var isMuted: Bool { get set }
    /// Starts at a time of the engine's.
    func start(atTime time: TimeInterval) throws
    /// Stops at a time of the engine's.
    func stop(atTime time: TimeInterval) throws
    /// Changes parameters at a time of the engine's.
    func sendParameters(_ parameters: [CHHapticDynamicParameter], atTime time: TimeInterval) throws
    /// Changes a parameter along a curve from a time of the engine's.
    func scheduleParameterCurve(_ parameterCurve: CHHapticParameterCurve, atTime time: TimeInterval) throws
    /// Cancels what is scheduled.
    func cancel() throws
}

/// Plays a pattern that can be paused, repeated and moved in.
public protocol CHHapticAdvancedPatternPlayer: CHHapticPatternPlayer {
    /// Whether the pattern repeats.
    var loopEnabled: Bool { get set }
    /// The length of a repetition, in seconds; 0 for the pattern's own.
    var loopEnd: TimeInterval { get set }
    /// The speed; 1 is the pattern's own.
    var playbackRate: Float { get set }
    /// Called when the pattern has been played.
    var completionHandler: ((any Error)?) -> Void { get set }
    /// Pauses at a time of the engine's.
    func pause(atTime time: TimeInterval) throws
    /// Resumes at a time of the engine's.
    func resume(atTime time: TimeInterval) throws
    /// Moves to a time in the pattern.
    func seek(toOffset offsetTime: TimeInterval) throws
}
