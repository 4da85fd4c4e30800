import CoreGraphics
import Foundation

/// The field of a search bar: a rounded surface with a magnifying glass before the text.
///
/// See [UISearchTextField](https://developer.apple.com/documentation/uikit/uisearchtextfield). It has no tokens here; SwiftUI's
/// `searchable(text:tokens:)` does.
open class UISearchTextField: UITextField {
    /// The search bar that the field belongs to.
    weak var bar: UISearchBar?

    /// An empty field.
    /// - Parameter frame: In the superview's coordinates, in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .tertiarySystemFill
        layer.cornerRadius = 12
        returnKeyType = .search
        autocapitalizationType = .none
        clearButtonMode = .always
        showIcon(UIImage(systemName: "magnifyingglass"))
        leftViewMode = .always
    }

    /// Always fails: there are no archives or storyboards.
    public required init?(coder: NSCoder) { nil }

    /// Pressing the bar's Cancel button must not take the focus from the field before the button is released.
    override var keepsKeyboard: Bool { super.keepsKeyboard || bar?.isCancelButtonPressed == true }

    func showIcon(_ image: UIImage?) {
        let icon = UIImageView(image: image)
        icon.tintColor = .secondaryLabel
        leftView = icon
    }

    private static let inset: CGFloat = 10
    private static let gap: CGFloat = 8

    /// The icon, 10 points from the left edge.
    open override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
        super.leftViewRect(forBounds: bounds).offsetBy(dx: Self.inset, dy: 0)
    }

    /// Between the icon and the clear button.
    open override func textRect(forBounds bounds: CGRect) -> CGRect { moved(super.textRect(forBounds: bounds)) }
    /// Between the icon and the clear button.
    open override func editingRect(forBounds bounds: CGRect) -> CGRect { moved(super.editingRect(forBounds: bounds)) }

    private func moved(_ rect: CGRect) -> CGRect {
        let left = leftView?.superview === self ? Self.gap : Self.inset
        return rect.inset(by: UIEdgeInsets(top: 0, left: left, bottom: 0, right: 0))
    }
}
