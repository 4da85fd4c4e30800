import Foundation

extension UIButton {
    /// A button's appearance: its text and image, and its background.
    ///
    /// See
    /// [UIButton.Configuration](https://developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct).
    public struct Configuration: Equatable {
        /// How round the corners are. Radii are 4 points for `small`, 12 for `large`, half of the height for `capsule`;
        /// for the others 6, or 10 on a large button.
        public enum CornerStyle: Int, Sendable { case fixed, dynamic, small, medium, large, capsule }
        /// How large a button is: `large` has text of 17 points, the others 15. `mini` and `small` have the same narrow
        /// insets.
        public enum Size: Int, Sendable { case medium, small, mini, large }
        enum Surface: Sendable { case none, gray, tinted, filled }

        var surface: Surface
        /// The button's text, unless a title is set for its state.
        public var title: String?
        /// A smaller text below the title.
        public var subtitle: String?
        /// The button's image, unless an image is set for its state.
        public var image: UIImage?
        /// On which side of the title the image is. Leading by default.
        public var imagePlacement: NSDirectionalRectEdge = .leading
        /// The space between image and title, in points. 0 by default.
        public var imagePadding: CGFloat = 0
        /// The space between title and subtitle, in points. 1 by default.
        public var titlePadding: CGFloat = 1
        /// Explicit insets; nil for the size's default.
        private var ownInsets: NSDirectionalEdgeInsets?
        /// How round the corners of the surface are.
        public var cornerStyle = CornerStyle.dynamic
        /// How large the text and the default insets are.
        public var buttonSize = Size.medium
        /// The color of title and image; nil is the default for the kind of button.
        public var baseForegroundColor: UIColor?
        /// The color of the surface; nil is the default for the kind of button.
        public var baseBackgroundColor: UIColor?

        init(_ surface: Surface) { self.surface = surface }

        /// Text in the button's tint, without a surface.
        public static func plain() -> Configuration { Configuration(.none) }
        /// Text in the button's tint on a gray surface.
        public static func gray() -> Configuration { Configuration(.gray) }
        /// Text in the button's tint on a surface in the tint at 18 % opacity.
        public static func tinted() -> Configuration { Configuration(.tinted) }
        /// White text on a surface in the button's tint.
        public static func filled() -> Configuration { Configuration(.filled) }
        /// The same as `plain()`.
        public static func borderless() -> Configuration { Configuration(.none) }
        /// The same as `gray()`.
        public static func bordered() -> Configuration { Configuration(.gray) }
        /// The same as `tinted()`.
        public static func borderedTinted() -> Configuration { Configuration(.tinted) }
        /// The same as `filled()`.
        public static func borderedProminent() -> Configuration { Configuration(.filled) }

        /// The space around the content, in points; by default determined by `buttonSize`.
        public var contentInsets: NSDirectionalEdgeInsets {
            get { ownInsets ?? buttonSize.insets }
            set { ownInsets = newValue }
        }

        /// Resets the insets to the default for `buttonSize`.
        public mutating func setDefaultContentInsets() { ownInsets = nil }

        /// Not available: a title has one font and one color.
        @available(*, unavailable, message: "Use title, and the button's titleLabel for its font")
        public var attributedTitle: AttributedString? {
            get { nil }
            set {}
        }
        /// Not available: a configuration has no separate background.
        @available(*, unavailable, message: "Use baseBackgroundColor and cornerStyle")
        public var background: Never {
            get { fatalError("there is none") }
            set {}
        }
        /// Not available: a button shows no activity indicator.
        @available(*, unavailable, message: "Show SwiftUI's ProgressView instead")
        public var showsActivityIndicator: Bool {
            get { false }
            set {}
        }
    }
}

extension UIButton.Configuration.Size {
    fileprivate var insets: NSDirectionalEdgeInsets {
        switch self {
        case .mini, .small: .init(top: 4, leading: 10, bottom: 4, trailing: 10)
        case .medium: .init(top: 7, leading: 12, bottom: 7, trailing: 12)
        case .large: .init(top: 15, leading: 20, bottom: 15, trailing: 20)
        }
    }

    var font: UIFont { .systemFont(ofSize: self == .large ? 17 : 15, weight: self == .large ? .semibold : .regular) }
    var subtitleFont: UIFont { .systemFont(ofSize: 12) }
}

extension UIButton.Configuration {
    /// The radius for a button of the given height, in points.
    func cornerRadius(height: CGFloat) -> CGFloat {
        guard surface != .none || baseBackgroundColor != nil else { return 0 }
        switch cornerStyle {
        case .small: return 4
        case .fixed, .dynamic, .medium: return buttonSize == .large ? 10 : 6
        case .large: return 12
        case .capsule: return height / 2
        }
    }

    func background(tint: UIColor, _ state: UIControl.State) -> UIColor? {
        if state.contains(.disabled), surface != .none { return .systemGray5 }
        let color: UIColor? =
            switch surface {
            case .none: baseBackgroundColor
            case .gray: baseBackgroundColor ?? .systemGray5
            case .tinted: (baseBackgroundColor ?? tint).withAlphaComponent(0.18)
            case .filled: baseBackgroundColor ?? tint
            }
        return state.contains(.highlighted) ? color.map { $0.withAlphaComponent($0.alpha * 0.75) } : color
    }

    func foreground(tint: UIColor, _ state: UIControl.State) -> UIColor {
        if state.contains(.disabled) { return .tertiaryLabel }
        let color = baseForegroundColor ?? (surface == .filled ? .white : tint)
        return state.contains(.highlighted) && surface == .none ? color.withAlphaComponent(color.alpha * 0.4) : color
    }
}
