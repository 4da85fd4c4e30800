import Foundation

// UIKit types that are missing here; SwiftUI has equivalents.

/// Not available: use SwiftUI's `onHover` to track the pointer.
@available(*, unavailable, message: "Use SwiftUI's onHover(perform:)")
open class UIHoverGestureRecognizer {
    /// Not available.
    public init(target: Any?, action: Any?) {}
}
