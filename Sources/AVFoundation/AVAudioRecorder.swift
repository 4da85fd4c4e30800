import Foundation

/// Records audio to a file. It never does here: a page's microphone isn't read, so each recording fails to start, as on a
/// device whose user has denied it.
///
/// See [AVAudioRecorder](https://developer.apple.com/documentation/avfaudio/avaudiorecorder).
open class AVAudioRecorder: NSObject {
    /// What a meter shows without a sound, in decibels.
    private static let silence: Float = -160

    /// Where the recording would be.
    public let url: URL
    /// The settings that were given to the initializer.
    public let settings: [String: Any]
    /// Is told of a recording's end. Never called.
    open weak var delegate: (any AVAudioRecorderDelegate)?
    /// Whether meters are wanted. Stored, but has no effect here.
    open var isMeteringEnabled = false

    /// A recorder for a file. Nothing is written.
    public init(url: URL, settings: [String: Any]) throws {
        (self.url, self.settings) = (url, settings)
        super.init()
    }

    /// Always false.
    public var isRecording: Bool { false }
    /// Always 0.
    public var currentTime: TimeInterval { 0 }

    /// Returns false: nothing can be recorded.
    @discardableResult open func prepareToRecord() -> Bool { false }
    /// Returns false: nothing can be recorded.
    @discardableResult open func record() -> Bool { false }
    /// Returns false: nothing can be recorded.
    @discardableResult open func record(forDuration duration: TimeInterval) -> Bool { false }
    /// Has no effect: nothing is recorded.
    open func pause() {}
    /// Has no effect: nothing is recorded.
    open func stop() {}
    /// Returns false: there is no recording.
    @discardableResult open func deleteRecording() -> Bool { false }

    /// Has no effect: the meters always show silence.
    open func updateMeters() {}
    /// The average loudness: silence, -160 decibels.
    open func averagePower(forChannel channelNumber: Int) -> Float { Self.silence }
    /// The greatest loudness: silence, -160 decibels.
    open func peakPower(forChannel channelNumber: Int) -> Float { Self.silence }
}

/// Is told of a recording's end. Recordings never begin here.
///
/// See [AVAudioRecorderDelegate](https://developer.apple.com/documentation/avfaudio/avaudiorecorderdelegate).
public protocol AVAudioRecorderDelegate: AnyObject {
    /// A recording has ended. Does nothing by default.
    func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool)
    /// A recording couldn't be encoded. Does nothing by default.
    func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?)
}

extension AVAudioRecorderDelegate {
    /// Does nothing.
    public func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool) {}
    /// Does nothing.
    public func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?) {}
}
