import Foundation
import JSONSyntax
import Testing

@testable import AVFoundation

private final class SpeechDiary: NSObject, AVSpeechSynthesizerDelegate {
    var entries: [String] = []
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance) {
        entries.append("started \(utterance.speechString)")
    }
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance) {
        entries.append("finished \(utterance.speechString)")
    }
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance) {
        entries.append("paused \(utterance.speechString)")
    }
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance) {
        entries.append("continued \(utterance.speechString)")
    }
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance) {
        entries.append("cancelled \(utterance.speechString)")
    }
    func speechSynthesizer(
        _ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange,
        utterance: AVSpeechUtterance
    ) {
        entries.append((utterance.speechString as NSString).substring(with: characterRange))
    }
}

@MainActor @Suite("Speech")
struct SpeechTests {
    private let window = SoundWindow()
    private let diary = SpeechDiary()

    private func synthesizer() -> AVSpeechSynthesizer {
        let synthesizer = window.run { AVSpeechSynthesizer() }
        synthesizer.delegate = diary
        return synthesizer
    }

    private func report(_ event: String, _ more: String = "", of index: Int = 0) throws {
        let id = try #require(window.told("speeches")[index]["id"]?.integer)
        try window.send(#"{ "id": \#(id), "event": "\#(event)"\#(more) }"#, to: "speeches")
    }

    private func settle() async {
        await withCheckedContinuation { next in DispatchQueue.main.async { next.resume() } }
    }

    @Test func `the page is told what to speak, and how`() throws {
        let synthesizer = synthesizer()
        let utterance = AVSpeechUtterance(string: "Guten Tag")
        utterance.voice = AVSpeechSynthesisVoice(language: "de-DE")
        (utterance.rate, utterance.pitchMultiplier, utterance.volume) = (1, 9, 0.5)
        utterance.preUtteranceDelay = 2
        window.run { synthesizer.speak(utterance) }
        let order = try #require(window.told("speeches").first)
        #expect(order["text"] == .string("Guten Tag") && order["language"] == .string("de-DE"))
        #expect(order["rate"] == .number(4) && order["pitch"] == .number(2) && order["volume"] == .number(0.5))
        #expect(order["before"] == .number(2) && order["after"] == .number(0))
        window.run { synthesizer.speak(AVSpeechUtterance(string: "Hello")) }
        #expect(window.told("speeches").last?["rate"] == .number(1))
    }

    @Test func `texts are spoken one after another, and the delegate hears of each`() throws {
        let synthesizer = synthesizer()
        window.run {
            synthesizer.speak(AVSpeechUtterance(string: "one cat"))
            synthesizer.speak(AVSpeechUtterance(string: "two"))
        }
        #expect(window.run { synthesizer.isSpeaking })
        try report("started")
        try report("word", #", "range": [4, 3]"#)
        try report("word", #", "range": [5, 3]"#)
        try report("ended")
        try report("started")
        #expect(diary.entries == ["started one cat", "cat", "finished one cat", "started two"])
        try report("failed")
        #expect(diary.entries.last == "cancelled two")
        #expect(!window.run { synthesizer.isSpeaking } && window.told("speeches").isEmpty)
    }

    @Test func `a pause can be ended`() async throws {
        let synthesizer = synthesizer()
        #expect(!window.run { synthesizer.pauseSpeaking(at: .immediate) })
        window.run { synthesizer.speak(AVSpeechUtterance(string: "one")) }
        #expect(window.run { synthesizer.pauseSpeaking(at: .word) && synthesizer.isPaused && synthesizer.isSpeaking })
        #expect(window.told("speeches", "isPaused") == .bool(true))
        #expect(window.run { synthesizer.continueSpeaking() && !synthesizer.isPaused })
        #expect(!window.run { synthesizer.continueSpeaking() })
        #expect(window.told("speeches", "isPaused") == .bool(false))
        await settle()
        #expect(diary.entries == ["paused one", "continued one"])
    }

    @Test func `what is stopped is not spoken any more`() async throws {
        let synthesizer = synthesizer()
        window.run { for text in ["one", "two"] { synthesizer.speak(AVSpeechUtterance(string: text)) } }
        #expect(window.run { synthesizer.stopSpeaking(at: .immediate) })
        #expect(window.told("speeches").isEmpty && !window.run { synthesizer.isSpeaking })
        #expect(!window.run { synthesizer.stopSpeaking(at: .immediate) })
        await settle()
        #expect(diary.entries == ["cancelled one", "cancelled two"])
    }

    @Test func `each window speaks on its own`() throws {
        let (synthesizer, other) = (synthesizer(), SoundWindow())
        window.run { synthesizer.speak(AVSpeechUtterance(string: "one")) }
        #expect(!other.run { synthesizer.isSpeaking } && other.told("speeches").isEmpty)
        other.run { synthesizer.speak(AVSpeechUtterance(string: "two")) }
        #expect(other.told("speeches").count == 1)
        other.close()
        #expect(diary.entries == ["cancelled two"] && window.run { synthesizer.isSpeaking })
    }

    @Test func `what nobody can hear is cancelled`() async {
        let synthesizer = AVSpeechSynthesizer()
        synthesizer.delegate = diary
        synthesizer.speak(AVSpeechUtterance(string: "one"))
        await settle()
        await settle()
        #expect(diary.entries == ["cancelled one"] && !synthesizer.isSpeaking)
    }

    @Test func `the voices are those of the browser`() throws {
        _ = synthesizer()
        #expect(window.run { AVSpeechSynthesisVoice.speechVoices() }.isEmpty)
        #expect(window.run { AVSpeechSynthesisVoice(language: "fr-FR") }?.language == "fr-FR")
        let voices =
            #"[["a", "Anna", "de-DE"], ["d", "Daniel", "en_GB"], ["s", "Samantha", "en-US"], [5], ["x", "y", "!"]]"#
        try window.send(#"{ "mounted": true, "voices": \#(voices) }"#, to: "speeches")
        #expect(window.run { AVSpeechSynthesisVoice.speechVoices() }.map(\.name) == ["Anna", "Daniel", "Samantha"])
        #expect(window.run { AVSpeechSynthesisVoice(language: "en-US") }?.identifier == "s")
        #expect(window.run { AVSpeechSynthesisVoice(language: "en-AU") }?.identifier == "d")
        #expect(window.run { AVSpeechSynthesisVoice(language: "fr-FR") } == nil)
        #expect(window.run { AVSpeechSynthesisVoice(identifier: "a") }?.language == "de-DE")
        #expect(window.run { AVSpeechSynthesisVoice(identifier: "b") } == nil)
        #expect(AVSpeechSynthesisVoice(language: "no tag at all") == nil)
        let other = SoundWindow()
        #expect(other.run { AVSpeechSynthesisVoice.speechVoices() }.isEmpty)
    }

    @Test func `a page that is loaded again is told what is to be spoken`() throws {
        let synthesizer = synthesizer()
        window.run { synthesizer.speak(AVSpeechUtterance(string: "one")) }
        try report("started")
        try window.send(#"{ "mounted": true, "voices": [] }"#, to: "speeches")
        #expect(window.told("speeches", "mounts") == .number(1) && window.told("speeches").count == 1)
        try report("started")
        #expect(diary.entries == ["started one"])
    }

    @Test(arguments: [
        "1", "{}", #"{ "id": 1e99, "event": "ended" }"#, #"{ "id": 0, "event": "ended" }"#, #"{ "voices": 3 }"#,
        #"{ "id": -5, "event": "word", "range": [1e9, -1] }"#,
    ])
    func `what no page says is ignored`(_ json: String) throws {
        let synthesizer = synthesizer()
        window.run { synthesizer.speak(AVSpeechUtterance(string: "one")) }
        try window.send(json, to: "speeches")
        try report("word", #", "range": [0, 1000]"#)
        try report("word", #", "range": [-1, 2]"#)
        try report("word")
        #expect(diary.entries.isEmpty && window.run { synthesizer.isSpeaking })
    }
}
