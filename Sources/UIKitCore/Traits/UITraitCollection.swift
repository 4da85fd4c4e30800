import Foundation

/// Whether the interface is light or dark.
public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }

/// Whether there is little or much space.
public enum UIUserInterfaceSizeClass: Int, Sendable { case unspecified, compact, regular }

/// Whether content is the base of the screen, or in front of other content, as in a sheet. In dark mode, backgrounds are
/// lighter there.
public enum UIUserInterfaceLevel: Int, Sendable {
    case unspecified = -1
    case base, elevated
}

/// The traits of a place where something is shown: light or dark, pixels per point, text size.
///
/// See [UITraitCollection](https://developer.apple.com/documentation/uikit/uitraitcollection).
public final class UITraitCollection: NSObject, @unchecked Sendable {
    /// Light or dark.
    // @unchecked: all its properties are constants.
    public let userInterfaceStyle: UIUserInterfaceStyle
    /// Whether the content is in front of other content.
    public let userInterfaceLevel: UIUserInterfaceLevel
    /// Pixels per point; 0 if it isn't known.
    public let displayScale: CGFloat
    /// The user's preferred text size.
    public let preferredContentSizeCategory: UIContentSizeCategory
    /// Whether the page is narrow or wide.
    public let horizontalSizeClass: UIUserInterfaceSizeClass
    /// Whether the page is low or high.
    public let verticalSizeClass: UIUserInterfaceSizeClass

    /// Traits of which all are unspecified.
    public override convenience init() { self.init(style: .unspecified) }

    /// Traits of which only light or dark is specified.
    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) { self.init(style: userInterfaceStyle) }

    /// Traits of which only the level is specified.
    public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
        self.init(style: .unspecified, level: userInterfaceLevel)
    }

    /// Traits of which only the text size is specified.
    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.init(style: .unspecified, category: preferredContentSizeCategory)
    }

    /// Traits of which only the horizontal size class is specified.
    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
        self.init(style: .unspecified, horizontal: horizontalSizeClass)
    }

    /// Traits of which only the vertical size class is specified.
    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
        self.init(style: .unspecified, vertical: verticalSizeClass)
    }

    package init(
        style: UIUserInterfaceStyle, level: UIUserInterfaceLevel = .unspecified, scale: CGFloat = 0,
        category: UIContentSizeCategory = .unspecified, horizontal: UIUserInterfaceSizeClass = .unspecified,
        vertical: UIUserInterfaceSizeClass = .unspecified
    ) {
        (userInterfaceStyle, userInterfaceLevel) = (style, level)
        displayScale = scale
        preferredContentSizeCategory = category
        (horizontalSizeClass, verticalSizeClass) = (horizontal, vertical)
        super.init()
    }

    /// The current traits: a view's while it is drawn, otherwise light ones.
    public static var current: UITraitCollection { drawing ?? UITraitCollection(userInterfaceStyle: .light) }
    @TaskLocal package static var drawing: UITraitCollection?

    package func resolving<Result>(_ body: () -> Result) -> Result { Self.$drawing.withValue(self, operation: body) }

    /// Runs the closure with these traits as the current ones.
    public func performAsCurrent(_ actions: () -> Void) { Self.$drawing.withValue(self, operation: actions) }

    /// Whether the style (light, dark or unspecified) or the level differs from the other one's. True for nil.
    public func hasDifferentColorAppearance(comparedTo traits: UITraitCollection?) -> Bool {
        traits?.userInterfaceStyle != userInterfaceStyle || traits?.userInterfaceLevel != userInterfaceLevel
    }

    /// Whether style, level, density, text size and size classes are the same.
    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UITraitCollection else { return false }
        return userInterfaceStyle == other.userInterfaceStyle && userInterfaceLevel == other.userInterfaceLevel
            && displayScale == other.displayScale
            && preferredContentSizeCategory == other.preferredContentSizeCategory
            && horizontalSizeClass == other.horizontalSizeClass && verticalSizeClass == other.verticalSizeClass
    }

    /// A hash of style and text size.
    public override var hash: Int { userInterfaceStyle.hashValue ^ preferredContentSizeCategory.hashValue }
}

/// The user's preferred text size.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
    /// The size's name.
    public let rawValue: String
    /// A size by its name. An unknown one counts as `large`.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The size isn't known; it counts as `large`.
    public static let unspecified = UIContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified")
    /// Three steps smaller than `large`.
    public static let extraSmall = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
    /// Two steps smaller than `large`.
    public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
    /// One step smaller than `large`.
    public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
    /// The standard size.
    public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
    /// One step larger than `large`.
    public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
    /// Two steps larger than `large`.
    public static let extraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXL")
    /// Three steps larger than `large`.
    public static let extraExtraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXXL")
    /// The smallest of the sizes for users with low vision.
    public static let accessibilityMedium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityM")
    /// The second of the sizes for users with low vision.
    public static let accessibilityLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityL")
    /// The third of the sizes for users with low vision.
    public static let accessibilityExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXL")
    /// The fourth of the sizes for users with low vision.
    public static let accessibilityExtraExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXXL")
    /// The largest of the sizes for users with low vision.
    public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

    /// All sizes in ascending order.
    package static let all: [UIContentSizeCategory] = [
        .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
        .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
        .accessibilityExtraExtraExtraLarge,
    ]

    /// The index in `all`; an unknown size counts as `large`.
    package var rank: Int { Self.all.firstIndex(of: self) ?? 3 }

    /// Whether it is one of the five sizes for users with low vision.
    public var isAccessibilityCategory: Bool { rank >= 7 }
}
