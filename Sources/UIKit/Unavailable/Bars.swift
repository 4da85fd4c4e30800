import Foundation

/// Not available: search fields are SwiftUI's.
@available(*, unavailable, message: "Use SwiftUI's searchable(text:placement:prompt:)")
open class UISearchBar: UIView {
    /// Not available.
    open var text: String?
    /// Not available.
    open var placeholder: String?
}

extension UIView {
    /// Not available: views are styled one by one.
    @available(*, unavailable, message: "Style SwiftUI's views with its modifiers, and views of UIKit one by one")
    public static func appearance() -> Self { fatalError() }

    /// Not available: views are styled one by one.
    @available(*, unavailable, message: "Style SwiftUI's views with its modifiers, and views of UIKit one by one")
    public static func appearance(whenContainedInInstancesOf types: [AnyClass]) -> Self { fatalError() }
}
