import CoreLocation
import SwiftUI

/// The visitor's location. Nothing is shown here: pages aren't asked for their position.
///
/// See [UserAnnotation](https://developer.apple.com/documentation/mapkit/userannotation).
public struct UserAnnotation: MapContent {
    /// Empty.
    public var _features: [_MapFeature] { [] }
    /// Creates the annotation.
    public init() {}
    /// Creates the annotation with a view of the app's, which isn't shown.
    public init(anchor: UnitPoint = .center, @ViewBuilder content: () -> some View) {}
    /// Creates the annotation with a view of the app's for the location, which isn't shown.
    public init(anchor: UnitPoint = .center, @ViewBuilder content: @escaping (UserLocation) -> some View) {}
}

/// Where the visitor is, for the view of a `UserAnnotation`. No app gets one here.
///
/// See [UserLocation](https://developer.apple.com/documentation/mapkit/userlocation).
public struct UserLocation: Sendable {
    /// The position.
    public let location: CLLocation?
}
