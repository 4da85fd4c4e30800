import Foundation

/// A view whose fonts can follow the user's text size.
///
/// See [UIContentSizeCategoryAdjusting](https://developer.apple.com/documentation/uikit/uicontentsizecategoryadjusting).
@preconcurrency @MainActor
public protocol UIContentSizeCategoryAdjusting: AnyObject {
    /// Whether the fonts of text styles follow the text size. Stored, but has no effect here: a font keeps the size
    /// that it had when it was created.
    var adjustsFontForContentSizeCategory: Bool { get set }
}

extension UILabel: UIContentSizeCategoryAdjusting {}
extension UITextField: UIContentSizeCategoryAdjusting {}
extension UITextView: UIContentSizeCategoryAdjusting {}

extension UIContentSizeCategoryAdjusting where Self: UIView {
    /// Stored, but has no effect here: a font keeps the size that it had when it was created.
    public var adjustsFontForContentSizeCategory: Bool {
        get { textTuning.followsTextSize }
        set { textTuning.followsTextSize = newValue }
    }
}

/// Settings of a text that are stored, but have no effect here.
struct TextTuning {
    var followsTextSize = false
    var fitsWidth = false
    var minimumFontSize: CGFloat = 0
}

extension UITextField {
    /// Stored, but has no effect here: a browser's field scrolls text that doesn't fit.
    public var adjustsFontSizeToFitWidth: Bool {
        get { textTuning.fitsWidth }
        set { textTuning.fitsWidth = newValue }
    }

    /// Stored, but has no effect here: a browser's field scrolls text that doesn't fit.
    public var minimumFontSize: CGFloat {
        get { textTuning.minimumFontSize }
        set { textTuning.minimumFontSize = newValue }
    }
}
