import DisplayList
import Foundation
import TestSupport
import Testing

@testable import AVFoundation

@MainActor @Suite("System sounds")
struct SystemSoundTests {
    private let window = SoundWindow()

    private func settle() async {
        await withCheckedContinuation { next in DispatchQueue.main.async { next.resume() } }
        window.render()
    }

    @Test func `a registered sound is played, each time anew`() throws {
        let file = try SoundFiles.file(SoundFiles.wave(seconds: 1), "click.wav")
        var id: SystemSoundID = 0
        #expect(AudioServicesCreateSystemSoundID(file as CFURL, &id) == kAudioServicesNoError && id > 4999)
        var ends = 0
        window.run {
            AudioServicesPlaySystemSound(id)
            AudioServicesPlaySystemSoundWithCompletion(id) { ends += 1 }
        }
        #expect(window.sounds.count == 2 && ends == 0)
        #expect(AudioServicesDisposeSystemSoundID(id) == kAudioServicesNoError)
        #expect(AudioServicesDisposeSystemSoundID(id) == kAudioServicesBadSystemSoundIDError)
        window.advance(1.1)
        #expect(ends == 1)
    }

    @Test func `what is no sound is not registered`() throws {
        let file = try SoundFiles.file(Data("click".utf8), "click.caf")
        var id: SystemSoundID = 7
        #expect(AudioServicesCreateSystemSoundID(file as CFURL, &id) != kAudioServicesNoError && id == 7)
    }

    @Test func `a sound that there isn't is silent, and ends`() async {
        var ends = 0
        window.run { AudioServicesPlaySystemSoundWithCompletion(1104) { ends += 1 } }
        await settle()
        #expect(ends == 1 && window.sounds.isEmpty)
    }

    @Test func `the device vibrates`() async {
        _ = window.graph.takeRequests()
        window.run { AudioServicesPlaySystemSound(kSystemSoundID_Vibrate) }
        await settle()
        #expect(window.graph.takeRequests() == [.vibrate(milliseconds: [400])])
    }
}
