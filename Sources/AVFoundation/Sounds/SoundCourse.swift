import Foundation

/// How far a sound has been played, by a clock. All times are in seconds.
struct SoundCourse: Sendable {
    private(set) var isPlaying = false
    /// The speed: 2 is twice as fast.
    private(set) var rate = 1.0
    /// How long it had been played at `since`, with all repetitions.
    private var played = 0.0
    private var since = 0.0

    func played(at now: Double) -> Double { isPlaying ? played + max(now - since, 0) * rate : played }

    /// The time until a start that lies ahead; otherwise 0.
    func delay(at now: Double) -> Double { isPlaying ? max(since - now, 0) : 0 }

    /// Plays on, after a delay.
    mutating func start(at now: Double, delay: Double = 0) {
        (isPlaying, since) = (true, now + delay)
    }

    mutating func stop(at now: Double) { (played, isPlaying) = (played(at: now), false) }

    mutating func move(to played: Double, at now: Double) { (self.played, since) = (played, max(now, since)) }

    mutating func change(rate: Double, at now: Double) {
        guard rate != self.rate else { return }
        move(to: played(at: now), at: now)
        self.rate = rate
    }

    /// The time within a sound of this length.
    func position(within duration: Double, at now: Double) -> Double {
        let played = played(at: now)
        guard duration > 0 else { return 0 }
        // A whole number of repetitions is the end of the last one only where nothing plays any more.
        return played < duration ? max(played, 0) : played.truncatingRemainder(dividingBy: duration)
    }

    /// How many repetitions have been begun.
    func repetitions(of duration: Double, at now: Double) -> Double {
        duration > 0 ? (max(played(at: now), 0) / duration).rounded(.down) : 0
    }

    /// The time until the end of the last repetition; nil if there is none.
    func remaining(of duration: Double, loops: Int, at now: Double) -> Double? {
        guard isPlaying, loops >= 0 else { return nil }
        let left = duration * (Double(loops) + 1) - played(at: now)
        return max(left, 0) / rate + delay(at: now)
    }
}
