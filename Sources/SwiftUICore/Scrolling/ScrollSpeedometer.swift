import CoreGraphics
import Foundation

/// Measures a scroll view's velocity from the last two reports.
struct ScrollSpeedometer {
    private var last: (offset: CGPoint, time: ContinuousClock.Instant)?
    private(set) var velocity: CGVector?

    mutating func note(_ offset: CGPoint, at now: ContinuousClock.Instant = .now) {
        defer { last = (offset, now) }
        guard let last else { return }
        let seconds = (now - last.time) / .seconds(1)
        guard seconds > 0 else { return }
        velocity = CGVector(dx: (offset.x - last.offset.x) / seconds, dy: (offset.y - last.offset.y) / seconds)
    }
}
