import DisplayList
import Foundation
import JSONSyntax
import Testing
import ViewTesting

@testable import AVFoundation
@testable import AVKit

@MainActor
@Suite("Films")
struct VideoPlayerTests {
    private let film = AVPlayer(url: URL(string: "https://films.example.org/tea.mp4")!)

    private func payload(in window: TestWindow) throws -> JSONValue {
        for element in window.elements {
            if case .module(let module) = element.content { return try JSONValue(parsing: module.payload) }
        }
        throw CancellationError()
    }

    private func report(_ text: String, in window: TestWindow) throws {
        let element = try #require(window.elements.first { if case .module = $0.content { true } else { false } })
        window.send(.module(try JSONValue(parsing: text)), to: element)
    }

    @Test func `the browser is told what to play, and how`() throws {
        let window = TestWindow(portrait: VideoPlayer(player: film))
        #expect(try payload(in: window)["address"] == .string("https://films.example.org/tea.mp4"))
        #expect(try payload(in: window)["rate"] == .number(0))
        film.play()
        (film.volume, film.isMuted) = (0.5, true)
        film.seek(to: CMTime(seconds: 12, preferredTimescale: 600))
        window.render()
        let told = try payload(in: window)
        #expect(told["rate"] == .number(1) && told["volume"] == .number(0.5) && told["isMuted"] == .bool(true))
        #expect(told["jump"] == .number(12))
        film.pause()
        window.render()
        #expect(try payload(in: window)["rate"] == .number(0))
    }

    @Test func `the player knows what the browser tells`() throws {
        let window = TestWindow(portrait: VideoPlayer(player: film))
        var times: [Double] = []
        let observer = film.addPeriodicTimeObserver(
            forInterval: CMTime(seconds: 1, preferredTimescale: 10), queue: .main
        ) { times.append($0.seconds) }
        film.play()
        #expect(film.timeControlStatus == .waitingToPlayAtSpecifiedRate)
        try report(#"{"duration": 90}"#, in: window)
        #expect(film.currentItem?.duration.seconds == 90 && film.timeControlStatus == .playing)
        for time in [0.3, 0.7, 1.1, 1.4, 2.2] { try report("{\"time\": \(time)}", in: window) }
        #expect(times == [0, 1.1, 2.2])
        #expect(abs(film.currentTime().seconds - 2.2) < 0.01)
        film.removeTimeObserver(observer)
        try report(#"{"playing": false}"#, in: window)
        #expect(film.rate == 0 && times.count == 3)
    }

    @Test func `an end is told, and a queue plays on`() throws {
        let items = ["a", "b"].map { AVPlayerItem(url: URL(string: "https://films.example.org/\($0).mp4")!) }
        let queue = AVQueuePlayer(items: items)
        let window = TestWindow(portrait: VideoPlayer(player: queue))
        nonisolated(unsafe) var ended: [ObjectIdentifier] = []
        let token = NotificationCenter.default.addObserver(
            forName: .AVPlayerItemDidPlayToEndTime, object: items[0], queue: nil
        ) { ended += [$0.object].compactMap { $0.map { ObjectIdentifier($0 as AnyObject) } } }
        queue.play()
        try report(#"{"ended": true}"#, in: window)
        #expect(ended == [ObjectIdentifier(items[0])])
        #expect(queue.currentItem === items[1] && queue.rate == 1)
        #expect(try payload(in: window)["address"] == .string("https://films.example.org/b.mp4"))
        NotificationCenter.default.removeObserver(token)
    }

    @Test func `a film that is shown anew goes on where it was`() throws {
        let window = TestWindow(portrait: VideoPlayer(player: film))
        film.seek(to: CMTime(seconds: 12, preferredTimescale: 600))
        try report(#"{"mounted": true}"#, in: window)
        #expect(try payload(in: window)["jump"] == .number(12) && payload(in: window)["serial"] == .number(1))
        try report(#"{"time": 40, "serial": 1}"#, in: window)
        try report(#"{"mounted": true}"#, in: window)
        #expect(try payload(in: window)["jump"] == .number(40) && payload(in: window)["serial"] == .number(2))
        // Reported by the new page's player before it received the seek.
        try report(#"{"time": 0.2, "serial": 1}"#, in: window)
        #expect(film.currentTime().seconds == 40)
        try report(#"{"time": 40.5, "serial": 2}"#, in: window)
        #expect(film.currentTime().seconds == 40.5)
    }

    @Test func `another film begins at its beginning, also one of the same address`() throws {
        let window = TestWindow(portrait: VideoPlayer(player: film))
        film.seek(to: CMTime(seconds: 12, preferredTimescale: 600))
        let address = URL(string: "https://films.example.org/tea.mp4")!
        film.replaceCurrentItem(with: AVPlayerItem(url: address))
        window.render()
        #expect(try payload(in: window)["jump"] == .number(0) && payload(in: window)["serial"] == .number(2))
        // Reported for the previous video.
        try report(#"{"time": 13, "serial": 1}"#, in: window)
        #expect(film.currentTime() == .zero)
    }

    @Test func `a film without an end can be played`() throws {
        let window = TestWindow(portrait: VideoPlayer(player: film))
        film.play()
        try report(#"{"duration": -1}"#, in: window)
        #expect(film.currentItem?.duration == .indefinite && film.currentItem?.status == .readyToPlay)
        #expect(film.timeControlStatus == .playing)
    }

    @Test func `a rate is this time's, and the default rate is that of playing on`() throws {
        film.playImmediately(atRate: 2)
        film.pause()
        #expect(film.defaultRate == 1)
        film.play()
        #expect(film.rate == 1)
        let queue = AVQueuePlayer(
            items: ["a", "b"].map { AVPlayerItem(url: URL(string: "https://example.org/\($0)")!) })
        queue.rate = 1.5
        queue.browserDidEnd()
        #expect(queue.items().count == 1 && queue.rate == 1.5)
    }

    @Test func `whatever a page says, only times that there are reach the player`() throws {
        let window = TestWindow(portrait: VideoPlayer(player: film))
        for text in [#"{"time": -5}"#, #"{"time": 1e300}"#, #"{"duration": -1}"#, "[1]", #"{"time": "x"}"#] {
            try report(text, in: window)
        }
        #expect(film.currentTime() == .zero && film.currentItem?.duration == .indefinite)
    }

    @Test func `a film in a file is served, and other files aren't`() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "films-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let (film, secret) = (folder.appending(path: "a.mp4"), folder.appending(path: "a.key"))
        try Data("film".utf8).write(to: film)
        try Data("key".utf8).write(to: secret)
        #expect(VideoModule.address(of: film).hasSuffix(".mp4"))
        #expect(VideoModule.address(of: secret) == "" && VideoModule.address(of: folder.appending(path: "b.mp4")) == "")
    }

    @Test func `times are compared and added by their length`() {
        let (half, other) = (CMTime(value: 1, timescale: 2), CMTime(seconds: 0.5, preferredTimescale: 600))
        #expect(half == other && half + other == CMTime(value: 1, timescale: 1))
        #expect(half < .indefinite && !(CMTime.indefinite < half) && CMTime.indefinite.seconds.isNaN)
        #expect(CMTime(seconds: .infinity, preferredTimescale: 600).isIndefinite)
    }
}
