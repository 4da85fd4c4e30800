import Foundation
import JSONSyntax
import TestSupport
import Testing

@testable import AVFoundation

@MainActor @Suite("Players that no view shows")
struct SilentPlayerTests {
    private let window = SoundWindow()
    private let music = URL(string: "https://music.example.org/tea.mp3")!

    @Test func `a player that no view shows is heard`() throws {
        let player = window.run { AVPlayer(url: music) }
        #expect(window.sounds.isEmpty)
        window.run { player.play() }
        #expect(window.sound?["address"] == .string(music.absoluteString))
        #expect(window.sound?["isPlaying"] == .bool(true) && window.sound?["ticks"] == .bool(true))
        window.run { (player.volume, player.rate) = (0.25, 2) }
        #expect(window.sound?["volume"] == .number(0.25) && window.sound?["rate"] == .number(2))
        window.run { player.isMuted = true }
        #expect(window.sound?["volume"] == .number(0))
        window.run { player.pause() }
        #expect(window.sound?["isPlaying"] == .bool(false))
    }

    @Test func `it goes on where it was paused, or where it was sent`() throws {
        let player = window.run { AVPlayer(url: music) }
        window.run { player.play() }
        try window.report("duration", at: 90)
        try window.report("time", at: 12)
        #expect(player.currentTime().seconds == 12 && player.currentItem?.duration.seconds == 90)
        window.run { player.pause() }
        window.run { player.play() }
        #expect(window.sound?["position"] == .number(12))
        window.run { player.seek(to: CMTime(seconds: 40, preferredTimescale: 600)) }
        #expect(window.sound?["position"] == .number(40))
        try window.send(#"{ "mounted": true }"#)
        #expect(window.sound?["position"] == .number(40) && window.told("sounds", "mounts") == .number(1))
    }

    @Test func `observers hear its time, and its end is told`() throws {
        let player = window.run { AVPlayer(url: music) }
        var (times, passes) = ([Double](), 0)
        let periodic = player.addPeriodicTimeObserver(
            forInterval: CMTime(seconds: 1, preferredTimescale: 10), queue: .main
        ) { times.append($0.seconds) }
        let boundaries = [2, 5].map { NSValue(time: CMTime(seconds: $0, preferredTimescale: 600)) }
        let boundary = player.addBoundaryTimeObserver(forTimes: boundaries, queue: .main) { passes += 1 }
        window.run { player.play() }
        for time in [1.5, 1.9, 2.6, 4.9] { try window.report("time", at: time) }
        #expect(times == [1.5, 2.6, 4.9] && passes == 1)
        window.run { player.seek(to: CMTime(seconds: 10, preferredTimescale: 600)) }
        #expect(passes == 1)
        player.removeTimeObserver(boundary)
        player.removeTimeObserver(periodic)
        nonisolated(unsafe) var ends = 0
        let token = NotificationCenter.default.addObserver(
            forName: .AVPlayerItemDidPlayToEndTime, object: player.currentItem, queue: nil
        ) { _ in ends += 1 }
        defer { NotificationCenter.default.removeObserver(token) }
        try window.report("ended")
        #expect(ends == 1 && player.rate == 0 && times.last == 10)
    }

    @Test func `a queue plays on, and a looper without end`() throws {
        let items = ["a", "b"].map { AVPlayerItem(url: URL(string: "https://music.example.org/\($0).mp3")!) }
        let queue = window.run { AVQueuePlayer(items: items) }
        window.run { queue.play() }
        try window.report("ended")
        #expect(window.sound?["address"] == .string("https://music.example.org/b.mp3"))
        #expect(window.sound?["isPlaying"] == .bool(true) && window.sound?["position"] == .number(0))
        let looper = window.run { AVPlayerLooper(player: queue, templateItem: AVPlayerItem(url: music)) }
        window.run { queue.play() }
        for _ in 0..<5 { try window.report("ended") }
        #expect(looper.loopCount == 5 && queue.items().count == 2 && looper.status == .ready)
        #expect(window.sound?["address"] == .string(music.absoluteString))
        looper.disableLooping()
        window.render()
        #expect(queue.items().count == 1 && looper.status == .cancelled)
        try window.report("ended")
        #expect(looper.loopCount == 5 && queue.rate == 0)
    }

    @Test func `a player that a view shows isn't played twice`() throws {
        let player = window.run { AVPlayer(url: music) }
        window.run { player.play() }
        #expect(window.sounds.count == 1)
        window.run { player.screenDidAppear(in: window.graph) }
        #expect(window.sounds.isEmpty)
        window.run { player.screenDidDisappear(in: window.graph) }
        #expect(window.sounds.count == 1)
    }

    @Test func `what can't be played is told`() throws {
        let player = window.run { AVPlayer(url: music) }
        window.run { player.play() }
        try window.report("failed")
        #expect(player.currentItem?.status == .failed && player.rate == 0)
    }

    @Test func `the length of a file is loaded`() async throws {
        let file = try SoundFiles.file(SoundFiles.wave(seconds: 2), "a.wav")
        #expect(try await AVURLAsset(url: file).load(.duration).seconds == 2)
        #expect(try await AVURLAsset(url: file).load(.isPlayable))
        #expect(try await AVURLAsset(url: music).load(.duration).isIndefinite)
        let film = try SoundFiles.file(SoundFiles.mpeg4(seconds: 7, handler: "vide"), "a.mp4")
        #expect(try await AVURLAsset(url: film).load(.duration).seconds == 7)
    }
}
