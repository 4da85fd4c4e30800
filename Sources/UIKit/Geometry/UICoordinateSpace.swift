import CoreGraphics
import Foundation

/// A coordinate system: a view's or the screen's.
///
/// See [UICoordinateSpace](https://developer.apple.com/documentation/uikit/uicoordinatespace).
@preconcurrency @MainActor
public protocol UICoordinateSpace: AnyObject {
    /// The bounds in this coordinate system.
    var bounds: CGRect { get }
}

extension UIView: UICoordinateSpace {}
extension UIScreen: UICoordinateSpace {
    /// The screen's coordinates: those of the page.
    public var coordinateSpace: any UICoordinateSpace { self }
}

extension UIWindowScene {
    /// The page's coordinates.
    public var coordinateSpace: any UICoordinateSpace { screen }
}
