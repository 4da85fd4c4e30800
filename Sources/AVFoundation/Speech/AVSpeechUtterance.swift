import Foundation

/// The slowest rate.
public let AVSpeechUtteranceMinimumSpeechRate: Float = 0
/// The usual rate.
public let AVSpeechUtteranceDefaultSpeechRate: Float = 0.5
/// The fastest rate.
public let AVSpeechUtteranceMaximumSpeechRate: Float = 1

/// A text to be spoken, and how. Changes have no effect once it is given to a synthesizer.
///
/// See [AVSpeechUtterance](https://developer.apple.com/documentation/avfaudio/avspeechutterance).
open class AVSpeechUtterance: NSObject, @unchecked Sendable {
    // @unchecked: an app sets it up before it is spoken, as on Apple's systems.

    /// The text.
    open var speechString: String { attributedSpeechString.string }
    /// The text. Its attributes have no effect here.
    public let attributedSpeechString: NSAttributedString
    /// The voice; nil for that of the visitor's language.
    open var voice: AVSpeechSynthesisVoice?
    /// From 0, a quarter of the usual speed, to 1, four times as fast; 0.5 is usual.
    open var rate = AVSpeechUtteranceDefaultSpeechRate
    /// From 0.5 to 2; 1 is usual. Some voices of browsers have one pitch only.
    open var pitchMultiplier: Float = 1
    /// From 0 to 1.
    open var volume: Float = 1
    /// Seconds of silence before the text.
    open var preUtteranceDelay: TimeInterval = 0
    /// Seconds of silence after the text.
    open var postUtteranceDelay: TimeInterval = 0
    /// Stored without effect: browsers don't know a screen reader's settings.
    open var prefersAssistiveTechnologySettings = false

    /// An utterance of a text.
    public init(string: String) { attributedSpeechString = NSAttributedString(string: string) }
    /// An utterance of a text. Its attributes have no effect here.
    public init(attributedString string: NSAttributedString) { attributedSpeechString = string }
}
