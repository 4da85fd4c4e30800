import Foundation

extension UIView {
    /// Not available: views are styled one by one.
    @available(*, unavailable, message: "Style SwiftUI's views with its modifiers, and views of UIKit one by one")
    public static func appearance() -> Self { fatalError() }

    /// Not available: views are styled one by one.
    @available(*, unavailable, message: "Style SwiftUI's views with its modifiers, and views of UIKit one by one")
    public static func appearance(whenContainedInInstancesOf types: [AnyClass]) -> Self { fatalError() }
}
