import Foundation

/// A text that the page is to speak: its client module (`Client/speech.js`) receives this.
struct SpeechOrder: Encodable, Equatable {
    let id: Int
    let text: String
    let language: String
    let voice: String
    /// 1 is the browser's usual speed.
    let rate: Double
    let pitch: Double
    let volume: Double
    /// Seconds of silence before and after the text.
    let before: Double
    let after: Double

    /// A rate of 0.5 is usual, and each half of the range two doublings.
    init(_ utterance: AVSpeechUtterance, id: Int) {
        (self.id, text) = (id, utterance.speechString)
        (language, voice) = (utterance.voice?.language ?? "", utterance.voice?.identifier ?? "")
        rate = pow(2, (Double(utterance.rate.bounded(0...1)) - 0.5) * 4)
        pitch = Double(utterance.pitchMultiplier.bounded(0.5...2))
        volume = Double(utterance.volume.bounded(0...1))
        (before, after) = (utterance.preUtteranceDelay.bounded(0...600), utterance.postUtteranceDelay.bounded(0...600))
    }
}
