import Foundation
import JSONSyntax
import TestSupport
import Testing

@testable import AVFoundation

/// Notes what players tell.
final class PlayerDiary: NSObject, AVAudioPlayerDelegate {
    var entries: [String] = []
    func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) { entries.append("finished") }
    func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) { entries.append("failed") }
}

@MainActor @Suite("Audio players")
struct AudioPlayerTests {
    private let window = SoundWindow()
    private let diary = PlayerDiary()

    private func player(seconds: Double = 10, in window: SoundWindow? = nil) throws -> AVAudioPlayer {
        let player = try (window ?? self.window).run { try AVAudioPlayer(data: SoundFiles.wave(seconds: seconds)) }
        player.delegate = diary
        return player
    }

    @Test func `a player knows its file at once`() throws {
        let file = try SoundFiles.file(SoundFiles.mpeg4(seconds: 180), "music.m4a")
        let player = try AVAudioPlayer(contentsOf: file, fileTypeHint: "public.mpeg-4-audio")
        #expect(player.duration == 180 && player.numberOfChannels == 2 && player.url == file && player.data == nil)
        #expect(player.settings[AVSampleRateKey] as? Double == 48000)
        #expect(player.settings[AVFormatIDKey] as? Int == Int(kAudioFormatMPEG4AAC))
        let content = SoundFiles.wave(seconds: 1)
        #expect(try AVAudioPlayer(data: content).data == content)
    }

    @Test func `files that are no sounds, and files that there aren't, are errors`() throws {
        let text = try SoundFiles.file(Data("do re mi".utf8), "song.mp3")
        #expect { try AVAudioPlayer(contentsOf: text) } throws: { ($0 as NSError).code == 1_954_115_647 }
        let missing = text.deletingLastPathComponent().appending(path: "none.mp3")
        #expect { try AVAudioPlayer(contentsOf: missing) } throws: { ($0 as NSError).code == 2_003_334_207 }
        #expect(throws: NSError.self) { try AVAudioPlayer(data: Data()) }
    }

    @Test func `the page is told what to play, and how`() throws {
        let player = try player()
        #expect(window.told("sounds", "mounts") == .number(0) && window.sounds.isEmpty)
        window.run {
            (player.volume, player.pan, player.numberOfLoops) = (0.5, -1, 2)
            player.play()
        }
        let sound = try #require(window.sound)
        #expect(sound["isPlaying"] == .bool(true) && sound["position"] == .number(0) && sound["loops"] == .number(2))
        #expect(sound["volume"] == .number(0.5) && sound["pan"] == .number(-1) && sound["rate"] == .number(1))
        #expect(sound["address"]?.string?.hasSuffix(".wav") == true)
        window.run { player.setVolume(0, fadeDuration: 3) }
        #expect(window.sound?["volume"] == .number(0) && window.sound?["fade"] == .number(3))
        #expect(window.sound?["serial"] == sound["serial"])
    }

    @Test func `time passes while it is played, and stands still while it is paused`() throws {
        let player = try player()
        #expect(window.run { player.play() } && window.run { player.isPlaying })
        window.advance(3)
        #expect(window.run { player.currentTime } == 3)
        window.run { player.pause() }
        window.advance(5)
        #expect(window.run { player.currentTime } == 3 && !window.run { player.isPlaying })
        #expect(window.sound?["isPlaying"] == .bool(false))
        window.run { _ = player.play() }
        #expect(window.sound?["position"] == .number(3) && window.sound?["isPlaying"] == .bool(true))
        window.run { player.stop() }
        #expect(window.sounds.isEmpty && window.run { player.currentTime } == 3)
        window.advance(60)
        #expect(diary.entries.isEmpty)
    }

    @Test func `a sound that no page plays ends by the clock`() throws {
        let player = try player()
        window.run { _ = player.play() }
        window.advance(9.9)
        #expect(diary.entries.isEmpty && window.run { player.isPlaying })
        window.advance(0.2)
        #expect(diary.entries == ["finished"] && !window.run { player.isPlaying })
        #expect(window.run { player.currentTime } == 0)
        // The page may just begin to hear it.
        #expect(window.sounds.count == 1)
        try window.report("ended")
        #expect(window.sounds.isEmpty && diary.entries == ["finished"])
    }

    @Test func `a sound that the page plays ends when the page tells it`() throws {
        let player = try player()
        window.run { _ = player.play() }
        try window.report("waiting")
        window.advance(2)
        try window.report("playing", at: 0)
        #expect(window.run { player.currentTime } == 0)
        window.advance(10.5)
        #expect(diary.entries.isEmpty)
        try window.report("ended")
        #expect(diary.entries == ["finished"] && window.sounds.isEmpty)
    }

    @Test func `a page that tells nothing any more doesn't keep the app waiting`() throws {
        let player = try player()
        window.run { _ = player.play() }
        try window.report("playing", at: 0)
        window.advance(60)
        #expect(diary.entries == ["finished"] && window.sounds.isEmpty)
        #expect(player.duration == 10)
    }

    @Test func `repetitions are played after another`() throws {
        let player = try player()
        player.numberOfLoops = 2
        window.run { _ = player.play() }
        window.advance(25)
        #expect(window.run { player.currentTime } == 5 && diary.entries.isEmpty)
        window.run { player.currentTime = 8 }
        #expect(window.sound?["position"] == .number(8) && window.sound?["loops"] == .number(0))
        window.advance(3)
        #expect(diary.entries == ["finished"])
        player.numberOfLoops = -7
        #expect(player.numberOfLoops == -1)
        window.run { _ = player.play() }
        window.advance(100_003)
        #expect(window.run { player.isPlaying } && diary.entries.count == 1)
        #expect(abs(window.run { player.currentTime } - 3) < 0.001)
    }

    @Test func `a rate has an effect where it is enabled`() throws {
        let player = try player()
        player.rate = 2
        window.run { _ = player.play() }
        window.advance(1)
        #expect(window.run { player.currentTime } == 1)
        player.enableRate = true
        window.render()
        #expect(window.sound?["rate"] == .number(2) && window.sound?["streams"] == .bool(true))
        window.advance(2)
        #expect(window.run { player.currentTime } == 5)
        player.rate = 100
        #expect(player.rate == 2)
        window.advance(2.6)
        #expect(diary.entries == ["finished"])
    }

    @Test func `a sound can be begun later`() throws {
        let player = try player()
        window.run { _ = player.play(atTime: player.deviceCurrentTime + 4) }
        #expect(window.sound?["delay"] == .number(4))
        window.advance(3)
        #expect(window.run { player.currentTime } == 0 && window.run { player.isPlaying })
        window.advance(10.9)
        #expect(diary.entries.isEmpty)
        window.advance(0.2)
        #expect(diary.entries == ["finished"])
    }

    @Test func `each window plays a shared player on its own`() throws {
        let (shared, other) = (try player(), SoundWindow())
        window.run { _ = shared.play() }
        window.advance(4)
        #expect(!other.run { shared.isPlaying })
        other.run { _ = shared.play() }
        #expect(other.sound?["position"] == .number(0))
        window.run { shared.pause() }
        #expect(other.run { shared.isPlaying } && !window.run { shared.isPlaying })
        #expect(other.sound?["isPlaying"] == .bool(true) && window.sound?["isPlaying"] == .bool(false))
        // In no window's context, as in a timer of the whole app.
        shared.stop()
        window.render()
        other.render()
        #expect(window.sounds.isEmpty && other.sounds.isEmpty)
    }

    @Test func `a call outside of windows plays where the player was used or made`() throws {
        let player = try player()
        player.play()
        window.render()
        #expect(window.sound?["isPlaying"] == .bool(true) && player.isPlaying)
    }

    @Test func `a window that closes stops its sounds, and other windows play on`() throws {
        let (shared, other) = (try player(), SoundWindow())
        window.run { _ = shared.play() }
        other.run { _ = shared.play() }
        window.close()
        window.advance(20)
        #expect(diary.entries.isEmpty && other.run { shared.isPlaying })
        other.advance(10.1)
        #expect(diary.entries == ["finished"])
    }

    @Test func `a page that is loaded again plays on where the sound is by now`() throws {
        let player = try player()
        window.run { _ = player.play() }
        let serial = try #require(window.sound?["serial"]?.integer)
        window.advance(4)
        try window.send(#"{ "mounted": true }"#)
        #expect(window.told("sounds", "mounts") == .number(1) && window.sound?["position"] == .number(4))
        #expect(try #require(window.sound?["serial"]?.integer) > serial)
        // What the earlier page told.
        let id = try #require(window.sound?["id"]?.integer)
        try window.send(#"{ "id": \#(id), "serial": \#(serial), "event": "ended" }"#)
        #expect(diary.entries.isEmpty && window.run { player.isPlaying })
    }

    @Test func `a sound that began with the page is played from its beginning`() throws {
        let player = try player()
        window.run { _ = player.play() }
        window.advance(0.5)
        try window.send(#"{ "mounted": true }"#)
        #expect(window.sound?["position"] == .number(0) && window.run { player.currentTime } == 0)
    }

    @Test func `what can't be decoded is told`() throws {
        let player = try player()
        window.run { _ = player.prepareToPlay() }
        #expect(window.sound?["isPlaying"] == .bool(false))
        window.run { _ = player.play() }
        try window.report("failed")
        #expect(diary.entries == ["failed"] && window.sounds.isEmpty && !window.run { player.isPlaying })
    }

    @Test func `a player that is gone is silent`() async throws {
        try {
            let player = try self.player()
            window.run { _ = player.play() }
            #expect(window.sounds.count == 1)
        }()
        await withCheckedContinuation { next in DispatchQueue.main.async { next.resume() } }
        window.render()
        #expect(window.sounds.isEmpty)
    }

    @Test(arguments: [
        "5", "{}", #"{ "id": 1.5, "serial": 1, "event": "ended" }"#, #"{ "id": 1e300, "serial": 1, "event": "ended" }"#,
        #"{ "id": "x", "serial": 1, "event": "ended" }"#, #"{ "id": -1, "serial": 0, "event": "failed" }"#,
    ])
    func `what no page says is ignored`(_ json: String) throws {
        let player = try player()
        window.run { _ = player.play() }
        try window.send(json)
        try window.report("playing", at: -4)
        try window.report("playing", at: 1e20)
        try window.report("dancing")
        #expect(window.run { player.isPlaying } && window.run { player.currentTime } == 0 && diary.entries.isEmpty)
    }

    @Test func `numbers of the app's that are none are bounded`() throws {
        let player = try player()
        (player.volume, player.pan) = (7, .nan)
        #expect(player.volume == 1 && player.pan == -1)
        window.run { player.currentTime = .infinity }
        #expect(window.run { player.currentTime } == 0)
        window.run { player.currentTime = .nan }
        #expect(window.run { player.currentTime } == 0)
        player.setVolume(0.3, fadeDuration: -.infinity)
        #expect(player.volume == 0.3)
    }

    @Test func `meters show silence`() throws {
        let player = try player()
        player.isMeteringEnabled = true
        player.updateMeters()
        #expect(player.averagePower(forChannel: 0) == -160 && player.peakPower(forChannel: 0) == -160)
    }
}
