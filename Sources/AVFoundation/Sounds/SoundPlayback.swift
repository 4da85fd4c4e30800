import Foundation
import Synchronization
import ViewTree

/// How one player's sound is played in one window, or in none.
struct SoundPlayback: Sendable {
    /// Nil if the sound is played in no window.
    weak var window: ViewGraph?
    let isInWindow: Bool
    /// The window's clock; nil for the machine's.
    let time: (any WindowTime)?
    var course = SoundCourse()
    /// Counts what changes the end, so that an alarm for an earlier end is ignored.
    var revision = 0
    /// The revision whose end is awaited.
    var awaited = -1
    /// Whether the page has told that it loads or plays the sound. Then its end is the page's to tell.
    var isHeard = false
    /// Counts the starts and moves.
    var serial = 0
    /// What the page is told; nil if it needn't know the sound.
    var order: SoundOrder?

    init(in window: ViewGraph?) {
        self.window = window
        isInWindow = window != nil
        time = window?.time
    }

    /// Seconds of the clock, which can be read on any thread.
    var now: Double { (time?.date ?? .now).timeIntervalSinceReferenceDate }

    /// Whether the window has ended: nobody can hear the sound any more.
    var isGone: Bool { isInWindow && window == nil }
}

/// Numbers for players, by which pages tell them apart.
enum SoundNumbers {
    private static let last = Atomic(0)

    static func next() -> Int { last.add(1, ordering: .relaxed).newValue }
}
