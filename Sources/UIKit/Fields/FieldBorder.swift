import CoreGraphics
import DisplayList
import Foundation

extension UITextField.BorderStyle {
    /// The inset between border and text, in points.
    var inset: CGFloat {
        switch self {
        case .none: 0
        case .line, .bezel: 4
        case .roundedRect: 7
        }
    }

    /// The border's contribution to the height.
    var height: CGFloat {
        switch self {
        case .none: 0
        case .line, .bezel: 6
        case .roundedRect: 13
        }
    }
}

extension DisplayElement {
    /// Applies a field's border style. Properties that the app has set on the view's layer take precedence.
    mutating func show(_ border: UITextField.BorderStyle, isDisabled: Bool) {
        switch border {
        case .none: return
        case .line: outline(.label)
        case .bezel: outline(.systemGray)
        case .roundedRect:
            outline(.systemGray4)
            if style.cornerRadius == 0 { style.cornerRadius = 6 }
            let fill = isDisabled ? UIColor.secondarySystemBackground : .systemBackground
            style.background = style.background ?? .color(DisplayColor(fill))
        }
    }

    private mutating func outline(_ color: UIColor) {
        style.border = style.border ?? .init(color: DisplayColor(color), width: 1)
    }
}

extension NSAttributedString {
    /// The attributes of the first character; empty for an empty text.
    var firstAttributes: [NSAttributedString.Key: Any] {
        length > 0 ? attributes(at: 0, effectiveRange: nil) : [:]
    }
}
