import Foundation

/// What a device's haptic hardware can do.
public protocol CHHapticDeviceCapability {
    /// Whether the device plays haptic events.
    var supportsHaptics: Bool { get }
    /// Whether the engine plays audio events.
    var supportsAudio: Bool { get }
}

/// Plays haptic patterns. As on an iPad or a Mac, there is no haptic hardware: ``capabilitiesForHardware()`` says so, and creating an
/// engine throws ``CHHapticError/Code/notSupported``. A page can vibrate a phone by `sensoryFeedback(_:trigger:)` and
/// UIKit's feedback generators. The class isn't an `NSObject`, whose initializer can't throw here.
///
/// See [CHHapticEngine](https://developer.apple.com/documentation/corehaptics/chhapticengine).
open class CHHapticEngine {
    /// Why the engine has stopped.
    public enum StoppedReason: Int, Sendable {
        case audioSessionInterrupt = 1
        case applicationSuspended = 2
        case idleTimeout = 3
        case notifyWhenFinished = 4
        case engineDestroyed = 5
        case gameControllerDisconnect = 6
        case systemError = -1
    }

    /// What an engine does when its players have finished.
    public enum FinishedAction: Int, Sendable {
        case stopEngine = 1
        case leaveEngineRunning = 2
    }

    /// Receives an error, or nil.
    public typealias CompletionHandler = ((any Error)?) -> Void

    private struct NoHardware: CHHapticDeviceCapability {
        let supportsHaptics = false
        let supportsAudio = false
    }

    /// Always neither haptics nor audio.
    open class func capabilitiesForHardware() -> any CHHapticDeviceCapability { NoHardware() }

    /// Called when the engine stops by itself.
    open var stoppedHandler: (StoppedReason) -> Void = { _ in }
    /// Called after the engine has been reset.
    open var resetHandler: () -> Void = {}
    /// Whether audio events are ignored.
    open var playsHapticsOnly = false
    /// Whether haptic events are ignored.
    open var playsAudioOnly = false
    /// Whether audio events are muted.
    open var isMutedForAudio = false
    /// Whether haptic events are muted.
    open var isMutedForHaptics = false
    /// Whether the engine stops when it is idle.
    open var isAutoShutdownEnabled = false
    /// The engine's time, in seconds.
    open var currentTime: TimeInterval { ProcessInfo.processInfo.systemUptime }

    /// Always throws ``CHHapticError/Code/notSupported``.
    public init() throws { throw CHHapticError(.notSupported) }

    /// Always throws ``CHHapticError/Code/notSupported``.
    open func start() throws { throw CHHapticError(.notSupported) }

    /// Always reports ``CHHapticError/Code/notSupported``.
    open func start(completionHandler: CompletionHandler? = nil) { completionHandler?(CHHapticError(.notSupported)) }

    /// Reports at once that the engine has stopped.
    open func stop(completionHandler: CompletionHandler? = nil) { completionHandler?(nil) }

    /// Calls the handler at once, because nothing plays.
    open func notifyWhenPlayersFinished(finishedHandler: @escaping ((any Error)?) -> FinishedAction) {
        _ = finishedHandler(nil)
    }

    /// Always throws ``CHHapticError/Code/notSupported``.
    open func makePlayer(with pattern: CHHapticPattern) throws -> any CHHapticPatternPlayer {
        throw CHHapticError(.notSupported)
    }

    /// Always throws ``CHHapticError/Code/notSupported``.
    open func makeAdvancedPlayer(with pattern: CHHapticPattern) throws -> any CHHapticAdvancedPatternPlayer {
        throw CHHapticError(.notSupported)
    }

    /// Reads the pattern, then throws ``CHHapticError/Code/notSupported``.
    open func playPattern(from fileURL: URL) throws {
        _ = try CHHapticPattern(contentsOf: fileURL)
        throw CHHapticError(.notSupported)
    }

    /// Reads the pattern, then throws ``CHHapticError/Code/notSupported``.
    open func playPattern(from data: Data) throws {
        _ = try CHHapticPattern(data: data)
        throw CHHapticError(.notSupported)
    }
}
