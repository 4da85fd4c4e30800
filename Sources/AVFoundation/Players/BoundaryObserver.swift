import Foundation

/// A closure that is called when playback passes one of some times.
@MainActor
final class BoundaryObserver {
    private let times: [Double]
    private var last: Double
    private let block: () -> Void

    init(_ times: [Double], at seconds: Double, _ block: @escaping () -> Void) {
        (self.times, last, self.block) = (times, seconds, block)
    }

    func move(to seconds: Double) { last = seconds }

    func hear(_ seconds: Double) {
        let isPassed = times.contains { $0 > last && $0 <= seconds }
        last = seconds
        if isPassed { block() }
    }
}
