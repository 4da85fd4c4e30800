import Foundation

// Views and controls that SwiftUI has, and UIKit hasn't here.

@available(*, unavailable, message: "Use SwiftUI's List")
open class UITableView: UIScrollView {
    public enum Style: Int, Sendable { case plain, grouped, insetGrouped }
    public enum SeparatorStyle: Int, Sendable { case none, singleLine }

    public convenience init(frame: CGRect, style: Style) { fatalError() }
    open var separatorStyle: SeparatorStyle {
        get { .none }
        set {}
    }
    open var separatorColor: UIColor?
    open var separatorInset: UIEdgeInsets {
        get { .zero }
        set {}
    }
    open var tableFooterView: UIView?
    open var tableHeaderView: UIView?
    open var sectionHeaderTopPadding: CGFloat {
        get { 0 }
        set {}
    }
    open var allowsSelection: Bool {
        get { true }
        set {}
    }
    open func reloadData() {}
}

@available(*, unavailable, message: "Use SwiftUI's List, with listRowBackground(_:) and its like")
open class UITableViewCell: UIView {
    open var selectedBackgroundView: UIView?
}

@available(*, unavailable, message: "Use SwiftUI's LazyVGrid")
open class UICollectionView: UIScrollView {
    open func reloadData() {}
}

@available(*, unavailable, message: "Use SwiftUI's Stepper")
open class UIStepper: UIControl {
    open var value: Double {
        get { 0 }
        set {}
    }
}

@available(*, unavailable, message: "Use SwiftUI's DatePicker")
open class UIDatePicker: UIControl {
    open var date: Date {
        get { Date() }
        set {}
    }
}

@available(*, unavailable, message: "Use SwiftUI's Picker with its wheel style")
open class UIPickerView: UIView {}

@available(*, unavailable, message: "Use SwiftUI's TabView with its page style")
open class UIPageControl: UIControl {
    open var numberOfPages: Int {
        get { 0 }
        set {}
    }
    open var currentPage: Int {
        get { 0 }
        set {}
    }
    open var currentPageIndicatorTintColor: UIColor?
    open var pageIndicatorTintColor: UIColor?
}

@available(*, unavailable, message: "Use SwiftUI's materials: background(.ultraThinMaterial)")
open class UIVisualEffectView: UIView {
    public convenience init(effect: UIVisualEffect?) { fatalError() }
    public var contentView: UIView { self }
    open var effect: UIVisualEffect?
}

@available(*, unavailable, message: "Use SwiftUI's materials: background(.ultraThinMaterial)")
open class UIVisualEffect {}

@available(*, unavailable, message: "Use SwiftUI's materials: background(.ultraThinMaterial)")
open class UIBlurEffect: UIVisualEffect {
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

    public init(style: Style) {}
}

@available(*, unavailable, message: "Use SwiftUI's materials, and its hierarchical styles for what lies on them")
open class UIVibrancyEffect: UIVisualEffect {
    public init(blurEffect: UIBlurEffect) {}
}

@available(*, unavailable, message: "Use SwiftUI's onHover(perform:)")
open class UIHoverGestureRecognizer {
    public init(target: Any?, action: Any?) {}
}
