import Foundation
import SwiftUI
import SwiftUICore
import Testing
import UIKit
import ViewTesting

@MainActor
private final class Metronome {
    var times: [CFTimeInterval] = []
    var isEnough: (() -> Void)?

    func tick(_ link: CADisplayLink) {
        times.append(link.timestamp)
        guard times.count == 3 else { return }
        link.invalidate()
        isEnough?()
    }
}

private struct WeakMetronome { weak var metronome: Metronome? }

@MainActor
@Suite("Display links")
struct DisplayLinkTests {
    @Test func `a link calls its target at the rate that is preferred`() async {
        let metronome = Metronome()
        let link = CADisplayLink(target: metronome, selector: #_selector("Metronome.tick(_:)"))
        link.preferredFramesPerSecond = 30
        await withCheckedContinuation { continuation in
            metronome.isEnough = { continuation.resume() }
            link.add(to: .main, forMode: .common)
        }
        #expect(metronome.times.count == 3)
        #expect(metronome.times[2] - metronome.times[0] > 1.5 / 30)
        #expect(abs(link.targetTimestamp - link.timestamp - 1.0 / 30) < 0.001)
    }

    private func link(to metronome: Metronome) -> CADisplayLink {
        CADisplayLink(target: metronome, selector: #_selector("Metronome.tick(_:)"))
    }

    /// Adds a link that nobody else has.
    private func addLink(in window: TestWindow) -> WeakMetronome {
        let metronome = Metronome()
        window.graph.inContext { link(to: metronome).add(to: .main, forMode: .common) }
        return WeakMetronome(metronome: metronome)
    }

    /// A link that was added outside of a window, and its target, which nobody else has.
    private func addedLink() -> (CADisplayLink, WeakMetronome) {
        let metronome = Metronome()
        let link = link(to: metronome)
        link.add(to: .main, forMode: .common)
        return (link, WeakMetronome(metronome: metronome))
    }

    @Test func `an invalidated link lets go of its target`() {
        let (link, kept) = addedLink()
        #expect(kept.metronome != nil)
        link.invalidate()
        #expect(kept.metronome == nil)
    }

    @Test func `a window keeps the links that were added in it until it ends`() {
        let window = TestWindow(portrait: Text(verbatim: "clock"))
        let kept = addLink(in: window)
        #expect(kept.metronome != nil)
        window.graph.teardown()
        #expect(kept.metronome == nil)
        #expect(addLink(in: window).metronome == nil)
    }

    @Test func `a paused link does nothing until it goes on`() async {
        let (metronome, other) = (Metronome(), Metronome())
        let (link, clock) = (link(to: metronome), link(to: other))
        link.add(to: .main, forMode: .common)
        link.isPaused = true
        let paused = link.timestamp
        await withCheckedContinuation { continuation in
            other.isEnough = { continuation.resume() }
            clock.add(to: .main, forMode: .common)
        }
        #expect(metronome.times.isEmpty && link.timestamp == paused)
        await withCheckedContinuation { continuation in
            metronome.isEnough = { continuation.resume() }
            link.isPaused = false
        }
        #expect(metronome.times.count == 3)
    }
}
