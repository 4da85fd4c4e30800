import Foundation
import UIKitCore

/// A property of a class of views that an appearance proxy can set.
@MainActor
struct AppearanceProperty {
    /// Whether both views have the property, and its values differ.
    let differs: (_ view: UIView, _ other: UIView) -> Bool
    /// Gives a view the other one's value.
    let carry: (_ source: UIView, _ view: UIView) -> Void

    init<Root: UIView, Value: Equatable>(_ path: ReferenceWritableKeyPath<Root, Value>) {
        differs = { view, other in
            guard let view = view as? Root, let other = other as? Root else { return false }
            return view[keyPath: path] != other[keyPath: path]
        }
        carry = { source, view in
            guard let source = source as? Root, let view = view as? Root else { return }
            view[keyPath: path] = source[keyPath: path]
        }
    }

    /// All properties, of all classes.
    static let all: [AppearanceProperty] =
        [
            AppearanceProperty(\UIView.backgroundColor), AppearanceProperty(\UIView.appearanceTint),
            AppearanceProperty(\UIView.alpha), AppearanceProperty(\UIView.overrideUserInterfaceStyle),
        ] + texts + scrolling + controls

    private static let texts = [
        AppearanceProperty(\UILabel.textColor), AppearanceProperty(\UILabel.font),
        AppearanceProperty(\UILabel.numberOfLines), AppearanceProperty(\UITextField.textColor),
        AppearanceProperty(\UITextField.font), AppearanceProperty(\UITextField.borderStyle),
        AppearanceProperty(\UITextField.clearButtonMode), AppearanceProperty(\UITextField.keyboardAppearance),
        AppearanceProperty(\UITextView.textColor), AppearanceProperty(\UITextView.font),
        AppearanceProperty(\UITextView.textContainerInset), AppearanceProperty(\UITextView.keyboardAppearance),
    ]

    private static let scrolling = [
        AppearanceProperty(\UIScrollView.bounces), AppearanceProperty(\UIScrollView.keyboardDismissMode),
        AppearanceProperty(\UIScrollView.showsVerticalScrollIndicator),
        AppearanceProperty(\UIScrollView.showsHorizontalScrollIndicator),
        AppearanceProperty(\UIScrollView.isScrollEnabled), AppearanceProperty(\UITableView.separatorStyle),
        AppearanceProperty(\UITableView.separatorColor), AppearanceProperty(\UITableView.separatorInset),
        AppearanceProperty(\UITableView.sectionHeaderTopPadding), AppearanceProperty(\UITableView.allowsSelection),
        AppearanceProperty(\UITableView.tableFooterView), AppearanceProperty(\UITableViewCell.selectionStyle),
        AppearanceProperty(\UITableViewCell.accessoryType), AppearanceProperty(\UITableViewCell.separatorInset),
        AppearanceProperty(\UITableViewCell.selectedBackgroundView),
    ]

    private static let controls = [
        AppearanceProperty(\UISegmentedControl.selectedSegmentTintColor),
        AppearanceProperty(\UISegmentedControl.titleAttributes), AppearanceProperty(\UISwitch.onTintColor),
        AppearanceProperty(\UISlider.minimumTrackTintColor), AppearanceProperty(\UIProgressView.progressTintColor),
        AppearanceProperty(\UIPageControl.pageIndicatorTintColor),
        AppearanceProperty(\UIPageControl.currentPageIndicatorTintColor),
        AppearanceProperty(\UIActivityIndicatorView.color), AppearanceProperty(\UISearchBar.barTintColor),
        AppearanceProperty(\UISearchBar.searchBarStyle),
    ]
}

extension UIView {
    /// The tint that was set on the view itself.
    fileprivate var appearanceTint: UIColor? {
        get { ownTint }
        set { tintColor = newValue }
    }
}
