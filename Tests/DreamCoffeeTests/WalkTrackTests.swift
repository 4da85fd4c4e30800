import Foundation
import TestSupport
import Testing

@testable import DreamCoffee

/// Reports of walks that arrive late, and reports that were made up.
@Suite struct WalkTrackTests {
    private let begin = Date(timeIntervalSince1970: 1_800_000_000)

    /// A walker who turns around every few tenths of a second, as their window reports it.
    private func zigzag() -> [CafeWalk] {
        var (walks, x, seconds) = ([CafeWalk](), 0.0, 1.0)
        for number in 0..<60 {
            let end = number.isMultiple(of: 2) ? 340.0 : -340.0
            walks.append(
                CafeWalk(
                    start: FloorPlace(CGPoint(x: x, y: 0)), end: FloorPlace(CGPoint(x: end, y: 0)),
                    time: begin + seconds))
            let pause = [0.15, 0.4, 0.9][number % 3]
            x += min(max(end - x, -pause * WalkTrack.pace), pause * WalkTrack.pace)
            seconds += pause
        }
        let stop = FloorPlace(CGPoint(x: x, y: 0))
        return walks + [CafeWalk(start: stop, end: stop, time: begin + seconds)]
    }

    /// Reports overtake nobody: one that is sent later arrives later, or at the same moment.
    private func arrivals(of walks: [CafeWalk], delay: (Int) -> Double) -> [Date] {
        var last = begin
        return walks.enumerated().map { number, walk in
            last = max(last, walk.time + delay(number))
            return last
        }
    }

    @Test(arguments: [0, 0.3, 2, 8], [-20.0, 0, 20])
    func `delay alone never puts back an honest walker`(delayMax: Double, clockAhead: Double) throws {
        for seed in 0..<20 {
            var generator = SeededRandom(seed: UInt64(seed))
            let walks = zigzag()
            let arrivals = arrivals(of: walks) { _ in .random(in: 0...1, using: &generator) < 0.3 ? delayMax : 0.02 }
            var track = WalkTrack(standingAt: .zero, at: begin)
            for (number, (walk, arrival)) in zip(walks, arrivals).enumerated() {
                var told = walk
                told.time += clockAhead
                #expect(track.take(told, at: arrival) == true, "report \(number), seed \(seed)")
            }
            let stop = try #require(walks.last).start.point
            // Whoever was shown too late gets there on foot.
            #expect(abs(track.place(at: try #require(arrivals.last) + 3).x - stop.x) < 1)
        }
    }

    /// Times that grow in one moment, times of an hour ago, and a clock that runs twice as fast.
    @Test(arguments: [0.0, 0.2, 5, 3600], [0.0, 0.05, 1])
    func `who invents times is shown no faster than walking`(claimed: Double, pause: Double) {
        var track = WalkTrack(standingAt: .zero, at: begin)
        var (now, before, walked) = (begin + 60, CGPoint.zero, 0.0)
        // Has stood for a minute, and says so.
        let here = FloorPlace(.zero)
        track.take(CafeWalk(start: here, end: here, time: now - 3600), at: now)
        for number in 1...40 {
            now += pause
            let end = FloorPlace(CGPoint(x: number.isMultiple(of: 2) ? 340 : -340, y: 0))
            before = track.place(at: now - pause)
            track.take(CafeWalk(start: end, end: end, time: now - 3600 + claimed * Double(number)), at: now)
            walked += abs(track.place(at: now).x - before.x)
        }
        #expect(walked <= 40 * pause * WalkTrack.pace + 41)
    }

    @Test func `a walker whose report wasn't believed is believed again where they are`() {
        var track = WalkTrack(standingAt: .zero, at: begin)
        let far = FloorPlace(CGPoint(x: 340, y: 0))
        #expect(track.take(CafeWalk(start: far, end: far, time: begin + 0.1), at: begin + 0.1) == false)
        #expect(track.place(at: begin + 0.2).x < 80)
        #expect(track.take(CafeWalk(start: far, end: far, time: begin + 2), at: begin + 2) == true)
        #expect(track.place(at: begin + 2).x == 340)
    }
}
