import CoreGraphics

/// The scale for a `MagnificationGesture`, whose values are relative to the start of each gesture.
struct Magnification: Equatable {
    private(set) var scale: CGFloat = 1
    private var lastValue: CGFloat = 1
    var range: ClosedRange<CGFloat> = 1...10

    /// Multiplies the scale by the change since the gesture's last value. Fingers that start or meet at one point give
    /// no usable value.
    mutating func change(to value: CGFloat) {
        guard value > 0, value.isFinite else { return }
        scale = min(max(scale * value / lastValue, range.lowerBound), range.upperBound)
        lastValue = value
    }

    /// The next gesture begins at 1 again.
    mutating func end() { lastValue = 1 }
}
