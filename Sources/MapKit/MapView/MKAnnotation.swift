import CoreLocation
import UIKit

/// Something at a coordinate of a map, with a title.
///
/// See [MKAnnotation](https://developer.apple.com/documentation/mapkit/mkannotation). On Apple's systems a map follows a
/// changed coordinate; here it does for `MKPointAnnotation`. Others are removed and added again.
@preconcurrency @MainActor
public protocol MKAnnotation: NSObjectProtocol {
    /// Where it is.
    var coordinate: CLLocationCoordinate2D { get }
    /// The title of its marker and its callout.
    var title: String? { get }
    /// The second line of its callout.
    var subtitle: String? { get }
}

extension MKAnnotation {
    /// None by default.
    public var title: String? { nil }
    /// None by default.
    public var subtitle: String? { nil }
}

/// A thing with a title on a map: the base of annotations and overlays.
@preconcurrency @MainActor
open class MKShape: NSObject {
    weak var map: MKMapView?
    /// The title.
    open var title: String? { didSet { map?.setNeedsLayout() } }
    /// The second line.
    open var subtitle: String? { didSet { map?.setNeedsLayout() } }
    /// A shape without a title.
    public override init() { super.init() }
}

/// An annotation at a point.
///
/// See [MKPointAnnotation](https://developer.apple.com/documentation/mapkit/mkpointannotation).
open class MKPointAnnotation: MKShape, MKAnnotation {
    /// Where it is. Its map follows a change.
    open var coordinate = CLLocationCoordinate2D() { didSet { map?.setNeedsLayout() } }

    /// An annotation at 0 degrees.
    public override init() { super.init() }

    /// An annotation at a coordinate.
    public convenience init(__coordinate coordinate: CLLocationCoordinate2D) {
        self.init()
        self.coordinate = coordinate
    }

    /// An annotation at a coordinate, with a title.
    public convenience init(
        coordinate: CLLocationCoordinate2D, title: String? = nil, subtitle: String? = nil
    ) {
        self.init()
        (self.coordinate, self.title, self.subtitle) = (coordinate, title, subtitle)
    }
}

/// The visitor's position on a map.
@preconcurrency @MainActor
open class MKUserLocation: NSObject, MKAnnotation {
    /// The last known position; nil until there is one.
    open internal(set) var location: CLLocation?
    /// Where the visitor is; an invalid coordinate until it is known.
    open var coordinate: CLLocationCoordinate2D { location?.coordinate ?? kCLLocationCoordinate2DInvalid }
    /// Whether the position is being measured.
    open internal(set) var isUpdating = false
    /// The title of its callout.
    open var title: String? = "My Location"
    /// The second line of its callout.
    open var subtitle: String?
}
