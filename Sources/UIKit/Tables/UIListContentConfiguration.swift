import Foundation

/// A configuration that creates the view for a cell's content.
///
/// See [UIContentConfiguration](https://developer.apple.com/documentation/uikit/uicontentconfiguration).
@preconcurrency @MainActor
public protocol UIContentConfiguration {
    /// Creates a view that shows the configuration.
    func makeContentView() -> any UIView & UIContentView
    /// The configuration updated for a state of the view. By default it is unchanged.
    func updated(for state: any UIConfigurationState) -> Self
}

extension UIContentConfiguration {
    /// Returns the configuration itself.
    public func updated(for state: any UIConfigurationState) -> Self { self }
}

/// A view that shows a configuration.
///
/// See [UIContentView](https://developer.apple.com/documentation/uikit/uicontentview).
@preconcurrency @MainActor
public protocol UIContentView: AnyObject {
    /// The current configuration.
    var configuration: any UIContentConfiguration { get set }
    /// Whether the view can show a configuration: by default, if it has the type of the current one.
    func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
    /// Whether the configuration has the type of the current one.
    public func supports(_ configuration: any UIContentConfiguration) -> Bool {
        type(of: configuration) == type(of: self.configuration)
    }
}

/// A content configuration with an image, a text and a secondary text.
///
/// See [UIListContentConfiguration](https://developer.apple.com/documentation/uikit/uilistcontentconfiguration).
public struct UIListContentConfiguration: UIContentConfiguration {
    /// The appearance of a text.
    public struct TextProperties: Sendable {
        /// The font.
        public var font: UIFont
        /// The color.
        public var color: UIColor
        /// The maximum number of lines; 0 is no limit.
        public var numberOfLines = 0
        /// The alignment of the lines.
        public var alignment = NSTextAlignment.natural
    }

    /// The appearance of an image.
    public struct ImageProperties: Sendable {
        /// The color of a symbol; nil is the cell's tint.
        public var tintColor: UIColor?
        /// The maximum size of the image, in points; 0 is no limit.
        public var maximumSize = CGSize.zero
        /// The corner radius, in points.
        public var cornerRadius: CGFloat = 0
    }

    /// The image on the left.
    public var image: UIImage?
    /// The text.
    public var text: String?
    /// The secondary text.
    public var secondaryText: String?
    /// The appearance of the text.
    public var textProperties: TextProperties
    /// The appearance of the secondary text.
    public var secondaryTextProperties: TextProperties
    /// The appearance of the image.
    public var imageProperties = ImageProperties()
    /// Whether the secondary text is beside the text if both fit.
    public var prefersSideBySideTextAndSecondaryText = false
    /// The margins around the content.
    public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
    /// The spacing between the image and the texts.
    public var imageToTextPadding: CGFloat = 16
    /// The spacing between the text and a secondary text below it.
    public var textToSecondaryTextVerticalPadding: CGFloat = 3

    private init(secondary: UIFont.TextStyle, _ color: UIColor, sideBySide: Bool = false) {
        textProperties = TextProperties(font: .preferredFont(forTextStyle: .body), color: .label)
        secondaryTextProperties = TextProperties(font: .preferredFont(forTextStyle: secondary), color: color)
        prefersSideBySideTextAndSecondaryText = sideBySide
    }

    /// A text of a list.
    @MainActor public static func cell() -> Self { Self(secondary: .subheadline, .secondaryLabel) }
    /// A text with a smaller one below.
    @MainActor public static func subtitleCell() -> Self { Self(secondary: .caption1, .label) }
    /// A text with another one at the right.
    @MainActor public static func valueCell() -> Self { Self(secondary: .body, .secondaryLabel, sideBySide: true) }
    /// A row of a sidebar.
    @MainActor public static func sidebarCell() -> Self { cell() }
    /// A row of a sidebar with a smaller text below.
    @MainActor public static func sidebarSubtitleCell() -> Self { subtitleCell() }
    /// A header of a plain list.
    @MainActor public static func plainHeader() -> Self { edge(.headline, .label) }
    /// A footer of a plain list.
    @MainActor public static func plainFooter() -> Self { edge(.footnote, .secondaryLabel) }
    /// A header of a grouped list.
    @MainActor public static func groupedHeader() -> Self { edge(.footnote, .secondaryLabel) }
    /// A footer of a grouped list.
    @MainActor public static func groupedFooter() -> Self { edge(.footnote, .secondaryLabel) }
    /// A large header of a grouped list.
    @MainActor public static func prominentInsetGroupedHeader() -> Self { edge(.title3, .label) }
    /// A header of a sidebar.
    @MainActor public static func sidebarHeader() -> Self { edge(.headline, .secondaryLabel) }
    /// A header of a list.
    @MainActor public static func header() -> Self { groupedHeader() }
    /// A footer of a list.
    @MainActor public static func footer() -> Self { groupedFooter() }

    @MainActor private static func edge(_ style: UIFont.TextStyle, _ color: UIColor) -> Self {
        var edge = Self(secondary: .footnote, .secondaryLabel)
        edge.textProperties = TextProperties(font: .preferredFont(forTextStyle: style), color: color)
        edge.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
        return edge
    }

    /// Creates a view that shows the configuration.
    public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }
}

extension UITableViewCell.CellStyle {
    @MainActor var configuration: UIListContentConfiguration {
        switch self {
        case .default: .cell()
        case .subtitle: .subtitleCell()
        case .value1, .value2: .valueCell()
        }
    }
}
