import CoreGraphics
import ScreenReading
import SwiftUICore

// Fingers at places of the window, in points, whatever lies there.
extension ScreenWindow {
    /// Taps what is frontmost at a place, once or several times.
    /// - Throws: Where nothing is there, where it is disabled, and where it doesn't hear of a tap.
    public func tap(at place: CGPoint, count: Int = 1) throws(WindowError) {
        let first = try touched(at: place)
        if count > 1, try tap(first, at: place, count: count) { return }
        for _ in 0..<count {
            let touched = try touched(at: place)
            try tap(touched, at: place, called: name(of: touched))
        }
    }

    /// Presses what is frontmost at a place for a while.
    ///
    /// - Throws: ``WindowError`` where nothing is there, it is disabled, or it has no gesture for a long press.
    public func longPress(at place: CGPoint, for duration: Duration = .seconds(1)) throws(WindowError) {
        let touched = try touched(at: place)
        try longPress(touched, at: place, called: name(of: touched), for: duration)
    }

    /// Moves a finger that comes down at a place by a distance, and lifts it.
    ///
    /// - Throws: ``WindowError`` where nothing is there, it is disabled, or nothing takes a drag or scrolls.
    public func drag(at place: CGPoint, by distance: CGVector) throws(WindowError) {
        let touched = try touched(at: place)
        try drag(touched, at: place, by: distance, called: name(of: touched), isFast: false)
    }

    private func touched(at place: CGPoint) throws(WindowError) -> Touched {
        settle()
        guard let touched = Touched(at: place, in: list, of: graph) else {
            throw WindowError("There is nothing at (\(place.x), \(place.y)).", isUnheard: true)
        }
        guard !touched.isDisabled else {
            throw WindowError("What is at (\(place.x), \(place.y)) is disabled.", isUnheard: true)
        }
        return touched
    }
}
