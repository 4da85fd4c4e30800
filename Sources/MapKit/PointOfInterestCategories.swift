/// Which shops and the like a map shows. Accepted without effect: the operator's tiles decide.
///
/// See [PointOfInterestCategories](https://developer.apple.com/documentation/mapkit/pointofinterestcategories).
public struct PointOfInterestCategories: Sendable {
    /// All are shown.
    public static let all = PointOfInterestCategories()
    /// None are shown.
    public static let excludingAll = PointOfInterestCategories()
    /// Only those of some kinds are shown.
    public static func including(_ categories: [MKPointOfInterestCategory]) -> Self { Self() }
    /// All but those of some kinds are shown.
    public static func excluding(_ categories: [MKPointOfInterestCategory]) -> Self { Self() }
}
