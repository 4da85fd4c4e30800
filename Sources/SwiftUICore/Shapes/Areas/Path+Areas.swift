import CoreGraphics
import Foundation

/// What two filled paths make together.
///
/// The results are made of straight lines: curves become lines that are at most a hundredth of a point away, or a
/// 20,000th of the paths' extent where that is more. Outlines run around what they fill; holes run the other way, so
/// that both fill rules show the same.
extension Path {
    /// What is in both.
    public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
        PathArea(self, other, eoFill: eoFill).outline { $0 && $1 }
    }

    /// What is in one of them, or in both.
    public func union(_ other: Path, eoFill: Bool = false) -> Path {
        PathArea(self, other, eoFill: eoFill).outline { $0 || $1 }
    }

    /// What is in this path and not in the other.
    public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
        PathArea(self, other, eoFill: eoFill).outline { $0 && !$1 }
    }

    /// What is in one of them, and not in both.
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

    /// The same region with an outline that crosses itself nowhere.
    public func normalized(eoFill: Bool = true) -> Path {
        PathArea(self, Path(), eoFill: eoFill).outline { first, _ in first }
    }
}
