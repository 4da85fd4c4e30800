import CoreGraphics
import Foundation

// The size and baselines of a view's content, for constraint-based layout.

extension UIView {
    /// The intrinsic size; with a height, if one was measured in the view's width.
    func contentSize(inHeight height: CGFloat?) -> CGSize {
        // The size of a constraint-based stack follows from its constraints.
        if let stack = self as? UIStackView, stack.isLaidOutByRules {
            return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
        }
        let size = intrinsicContentSize
        guard let height else { return size }
        return CGSize(width: size.width, height: height)
    }

    /// The content's height in a width, if it depends on the width, as for wrapping text; otherwise nil.
    func height(inWidth width: CGFloat) -> CGFloat? {
        guard width > 0, wrapsItsContent else { return nil }
        let own = intrinsicContentSize
        guard own.width > width + 0.01 || own.width == UIView.noIntrinsicMetric else { return nil }
        return sizeThatFits(CGSize(width: width, height: 0)).height
    }

    private var wrapsItsContent: Bool {
        switch self {
        case let label as UILabel: label.numberOfLines != 1 && label.preferredMaxLayoutWidth == 0
        case let text as UITextView: !text.isScrollEnabled
        default: isHostingView
        }
    }

    /// The offsets of the first and the last baseline below the vertical center; nil for a view without text.
    var baselines: (first: CGFloat, last: CGFloat)? {
        guard let font = fontOfBaseline else { return nil }
        let lines = max(sizeThatFits(CGSize(width: bounds.width, height: 0)).height - font.lineHeight, 0)
        let middle = (font.ascender + font.descender) / 2
        guard self is UILabel else { return (middle, middle) }
        return (middle - lines / 2, middle + lines / 2)
    }

    private var fontOfBaseline: UIFont? {
        switch self {
        case let label as UILabel: label.font
        case let button as UIButton: button.titleLabel?.font
        case let field as UITextField: field.font
        default: nil
        }
    }
}
