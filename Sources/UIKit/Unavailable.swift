// What apps plausibly reach for and isn't here: a compile error that says what to use instead.

@available(*, unavailable, message: "There are no view controllers here; use views, or SwiftUI's NavigationStack")
open class UIViewController {}
@available(*, unavailable, message: "There are no view controllers here; SwiftUI's views are shown by an App's scenes")
open class UIHostingController {}
@available(*, unavailable, message: "There are no view controllers here; use SwiftUI's NavigationStack")
open class UINavigationController {}
@available(*, unavailable, message: "There are no view controllers here; use SwiftUI's alert(_:isPresented:actions:)")
open class UIAlertController {}
@available(*, unavailable, message: "Use SwiftUI's List")
open class UITableView {}
@available(*, unavailable, message: "Use SwiftUI's LazyVGrid")
open class UICollectionView {}
@available(*, unavailable, message: "Use SwiftUI's TextField")
open class UITextField {}
@available(*, unavailable, message: "Use SwiftUI's TextEditor")
open class UITextView {}
@available(*, unavailable, message: "Use SwiftUI's Slider")
open class UISlider {}
@available(*, unavailable, message: "Use SwiftUI's Toggle")
open class UISwitch {}
@available(*, unavailable, message: "Use SwiftUI's Stepper")
open class UIStepper {}
@available(*, unavailable, message: "Use SwiftUI's Picker with its segmented style")
open class UISegmentedControl {}
@available(*, unavailable, message: "Use SwiftUI's TabView with its page style")
open class UIPageControl {}
@available(*, unavailable, message: "Use SwiftUI's ProgressView")
open class UIActivityIndicatorView {}
@available(*, unavailable, message: "Use SwiftUI's ProgressView")
open class UIProgressView {}
@available(*, unavailable, message: "Use SwiftUI's materials")
open class UIVisualEffectView {}
@available(*, unavailable, message: "Use SwiftUI's onHover(perform:)")
open class UIHoverGestureRecognizer {}
@available(*, unavailable, message: "A browser's window is no screen; use GeometryReader, or a view's traitCollection")
open class UIScreen {}
@available(*, unavailable, message: "The visitor's device is a browser")
open class UIDevice {}
@available(*, unavailable, message: "An app here is a SwiftUI App; use its environment")
open class UIApplication {}
@available(*, unavailable, message: "Browsers give no taps that are felt")
open class UIImpactFeedbackGenerator {}
