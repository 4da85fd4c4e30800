import CoreGraphics
import Foundation

/// Combinations of two filled paths.
///
/// The results consist of straight lines: curves are flattened to lines that deviate by at most a hundredth of a point,
/// or a 20,000th of the paths' extent if that is more. Holes run in the direction opposite to outlines, so that both
/// fill rules give the same result.
extension Path {
    /// The area inside of both paths.
    public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
        PathArea(self, other, eoFill: eoFill).outline { $0 && $1 }
    }

    /// The area inside of one path, or of both.
    public func union(_ other: Path, eoFill: Bool = false) -> Path {
        PathArea(self, other, eoFill: eoFill).outline { $0 || $1 }
    }

    /// The area inside of this path but not of the other.
    public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
        PathArea(self, other, eoFill: eoFill).outline { $0 && !$1 }
    }

    /// The area inside of exactly one of the paths.
    public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
        PathArea(self, other, eoFill: eoFill).outline { $0 != $1 }
    }

    /// The parts of this path's line that run through the other's region. The line itself is not filled.
    public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
        PathArea(self, other, eoFill: eoFill).line(isInside: true)
    }

    /// The parts of this path's line that run outside of the other's region.
    public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
        PathArea(self, other, eoFill: eoFill).line(isInside: false)
    }

    /// The same region with an outline that doesn't intersect itself.
    public func normalized(eoFill: Bool = true) -> Path {
        PathArea(self, Path(), eoFill: eoFill).outline { first, _ in first }
    }
}
