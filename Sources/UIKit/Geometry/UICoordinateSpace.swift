import CoreGraphics
import Foundation

/// Something with coordinates of its own: a view, or the screen.
///
/// See [UICoordinateSpace](https://developer.apple.com/documentation/uikit/uicoordinatespace).
@preconcurrency @MainActor
public protocol UICoordinateSpace: AnyObject {
    /// How large it is.
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
