import Foundation

/// Something whose fonts follow the text size that people choose.
///
/// See [UIContentSizeCategoryAdjusting](https://developer.apple.com/documentation/uikit/uicontentsizecategoryadjusting).
@preconcurrency @MainActor
public protocol UIContentSizeCategoryAdjusting: AnyObject {
    /// Whether the fonts of text styles follow the text size. Kept, and has no effect here: a font is of the size that
    /// was chosen when it was made.
    var adjustsFontForContentSizeCategory: Bool { get set }
}

extension UILabel: UIContentSizeCategoryAdjusting {}
extension UITextField: UIContentSizeCategoryAdjusting {}
extension UITextView: UIContentSizeCategoryAdjusting {}

extension UIContentSizeCategoryAdjusting where Self: UIView {
    /// Kept, and has no effect here: a font is of the size that was chosen when it was made.
    public var adjustsFontForContentSizeCategory: Bool {
        get { textTuning.followsTextSize }
        set { textTuning.followsTextSize = newValue }
    }
}

/// What is kept of a text's settings that have no effect here.
struct TextTuning {
    var followsTextSize = false
    var fitsWidth = false
    var minimumFontSize: CGFloat = 0
}

extension UITextField {
    /// Kept, and has no effect here: a browser's field scrolls what doesn't fit.
    public var adjustsFontSizeToFitWidth: Bool {
        get { textTuning.fitsWidth }
        set { textTuning.fitsWidth = newValue }
    }

    /// Kept, and has no effect here: a browser's field scrolls what doesn't fit.
    public var minimumFontSize: CGFloat {
        get { textTuning.minimumFontSize }
        set { textTuning.minimumFontSize = newValue }
    }
}
