import CoreGraphics
import Foundation

// What a layout by rules asks of a view's content.

extension UIView {
    /// The size of the content; where a width is known, with the height that it has in it.
    func contentSize(inHeight height: CGFloat?) -> CGSize {
        // A stack with rules says by rules how large it is.
        if let stack = self as? UIStackView, stack.isLaidOutByRules {
            return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
        }
        let size = intrinsicContentSize
        guard let height else { return size }
        return CGSize(width: size.width, height: height)
    }

    /// The content's height where it depends on the width, as a text's does; otherwise nil.
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

    /// How far the baselines of the first and the last line are below the middle; nil for a view without text.
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
