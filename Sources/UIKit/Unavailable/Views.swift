import Foundation

// UIKit views and controls that are missing here; SwiftUI has equivalents.

/// Not available: date pickers are SwiftUI's.
@available(*, unavailable, message: "Use SwiftUI's DatePicker")
open class UIDatePicker: UIControl {
    /// Not available.
    open var date: Date {
        get { Date() }
        set {}
    }
}

/// Not available: pickers are SwiftUI's.
@available(*, unavailable, message: "Use SwiftUI's Picker with its wheel style")
open class UIPickerView: UIView {}

/// Not available: use SwiftUI's `onHover` to track the pointer.
@available(*, unavailable, message: "Use SwiftUI's onHover(perform:)")
open class UIHoverGestureRecognizer {
    /// Not available.
    public init(target: Any?, action: Any?) {}
}
