import CoreGraphics
import ScreenReading
import SwiftUICore

// Touches at points of the window, whatever is there.
extension ScreenWindow {
    /// Taps the frontmost element at a point, once or several times.
    /// - Throws: ``WindowError`` if nothing is there, or it is disabled or doesn't handle taps.
    public func tap(at place: CGPoint, count: Int = 1) throws(WindowError) {
        let first = try touched(at: place)
        if count > 1, try tap(first, at: place, count: count) { return }
        for _ in 0..<count {
            let touched = try touched(at: place)
            try tap(touched, at: place, called: name(of: touched))
        }
    }

    /// Long-presses the frontmost element at a point.
    ///
    /// - Throws: ``WindowError`` if nothing is there, or it is disabled or has no gesture for a long press.
    public func longPress(at place: CGPoint, for duration: Duration = .seconds(1)) throws(WindowError) {
        let touched = try touched(at: place)
        try longPress(touched, at: place, called: name(of: touched), for: duration)
    }

    /// Drags from a point by a distance.
    ///
    /// - Throws: ``WindowError`` if nothing is there, it is disabled, or nothing handles drags or scrolls.
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
