import Foundation

extension NSValue {
    /// A value that holds a time, to the nanosecond, for ``AVPlayer/addBoundaryTimeObserver(forTimes:queue:using:)``.
    public convenience init(time: CMTime) { self.init(point: CGPoint(x: time.seconds, y: Self.timeMark)) }

    /// The time that the value holds. Invalid for a value that was made from anything else.
    public var timeValue: CMTime {
        pointValue.y == Self.timeMark ? CMTime(seconds: pointValue.x, preferredTimescale: 1_000_000_000) : .invalid
    }

    /// Foundation here holds no times: they are points of this height.
    private static var timeMark: CGFloat { -0x434D_5469_6D65 }
}
