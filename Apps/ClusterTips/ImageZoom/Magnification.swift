import CoreGraphics

/// A scale that a `MagnificationGesture` changes: its values are relative to the beginning of each gesture.
struct Magnification: Equatable {
    private(set) var scale: CGFloat = 1
    private var lastValue: CGFloat = 1
    var range: ClosedRange<CGFloat> = 1...10

    /// Takes the gesture's value over, by what is new of it. Fingers that begin or meet in one place give none.
    mutating func change(to value: CGFloat) {
        guard value > 0, value.isFinite else { return }
        scale = min(max(scale * value / lastValue, range.lowerBound), range.upperBound)
        lastValue = value
    }

    /// The next gesture begins at 1 again.
    mutating func end() { lastValue = 1 }
}
