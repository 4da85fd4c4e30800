import Foundation

// UIKit views and controls that are missing here; SwiftUI has equivalents.

/// Not available: steppers are SwiftUI's.
@available(*, unavailable, message: "Use SwiftUI's Stepper")
open class UIStepper: UIControl {
    /// Not available.
    open var value: Double {
        get { 0 }
        set {}
    }
}

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

/// Not available: pages are SwiftUI's.
@available(*, unavailable, message: "Use SwiftUI's TabView with its page style")
open class UIPageControl: UIControl {
    /// Not available.
    open var numberOfPages: Int {
        get { 0 }
        set {}
    }
    /// Not available.
    open var currentPage: Int {
        get { 0 }
        set {}
    }
    /// Not available.
    open var currentPageIndicatorTintColor: UIColor?
    /// Not available.
    open var pageIndicatorTintColor: UIColor?
}

/// Not available: materials are SwiftUI's.
@available(*, unavailable, message: "Use SwiftUI's materials: background(.ultraThinMaterial)")
open class UIVisualEffectView: UIView {
    /// Not available.
    public convenience init(effect: UIVisualEffect?) { fatalError() }
    /// Not available.
    public var contentView: UIView { self }
    /// Not available.
    open var effect: UIVisualEffect?
}

/// Not available: materials are SwiftUI's.
@available(*, unavailable, message: "Use SwiftUI's materials: background(.ultraThinMaterial)")
open class UIVisualEffect {}

/// Not available: materials are SwiftUI's.
@available(*, unavailable, message: "Use SwiftUI's materials: background(.ultraThinMaterial)")
open class UIBlurEffect: UIVisualEffect {
    /// Not available.
    public enum Style: Int, Sendable {
        case extraLight, light, dark
        case regular = 4
        case prominent = 5
        case systemUltraThinMaterial = 6
        case systemThinMaterial = 7
        case systemMaterial = 8
        case systemThickMaterial = 9
        case systemChromeMaterial = 10
        case systemUltraThinMaterialLight = 11
        case systemThinMaterialLight = 12
        case systemMaterialLight = 13
        case systemUltraThinMaterialDark = 16
        case systemThinMaterialDark = 17
        case systemMaterialDark = 18
    }

    /// Not available.
    public init(style: Style) {}
}

/// Not available: materials are SwiftUI's.
@available(*, unavailable, message: "Use SwiftUI's materials, and its hierarchical styles for what lies on them")
open class UIVibrancyEffect: UIVisualEffect {
    /// Not available.
    public init(blurEffect: UIBlurEffect) {}
}

/// Not available: use SwiftUI's `onHover` to track the pointer.
@available(*, unavailable, message: "Use SwiftUI's onHover(perform:)")
open class UIHoverGestureRecognizer {
    /// Not available.
    public init(target: Any?, action: Any?) {}
}
