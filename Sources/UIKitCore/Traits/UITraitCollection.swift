import Foundation

/// Whether the interface is light or dark.
public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }

/// Where something is shown: in the light or in the dark, how dense the screen is, how large the reader wants text.
///
/// See [UITraitCollection](https://developer.apple.com/documentation/uikit/uitraitcollection).
public final class UITraitCollection: NSObject, @unchecked Sendable {
    // @unchecked: all its properties are constants.
    public let userInterfaceStyle: UIUserInterfaceStyle
    /// Pixels a point; 0 where it isn't known.
    public let displayScale: CGFloat
    public let preferredContentSizeCategory: UIContentSizeCategory

    public override convenience init() { self.init(style: .unspecified) }

    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) { self.init(style: userInterfaceStyle) }

    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.init(style: .unspecified, category: preferredContentSizeCategory)
    }

    package init(style: UIUserInterfaceStyle, scale: CGFloat = 0, category: UIContentSizeCategory = .unspecified) {
        userInterfaceStyle = style
        displayScale = scale
        preferredContentSizeCategory = category
        super.init()
    }

    /// The traits of the code that runs: a view's while it is drawn, light ones otherwise.
    public static var current: UITraitCollection { drawing ?? UITraitCollection(userInterfaceStyle: .light) }
    @TaskLocal package static var drawing: UITraitCollection?

    package func resolving<Result>(_ body: () -> Result) -> Result { Self.$drawing.withValue(self, operation: body) }

    /// Runs the actions with these traits as the current ones.
    public func performAsCurrent(_ actions: () -> Void) { Self.$drawing.withValue(self, operation: actions) }

    public func hasDifferentColorAppearance(comparedTo traits: UITraitCollection?) -> Bool {
        traits?.userInterfaceStyle != userInterfaceStyle
    }

    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UITraitCollection else { return false }
        return userInterfaceStyle == other.userInterfaceStyle && displayScale == other.displayScale
            && preferredContentSizeCategory == other.preferredContentSizeCategory
    }

    public override var hash: Int { userInterfaceStyle.hashValue ^ preferredContentSizeCategory.hashValue }
}

/// How large the reader wants text.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let unspecified = UIContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified")
    public static let extraSmall = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
    public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
    public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
    public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
    public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
    public static let extraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXL")
    public static let extraExtraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXXL")
    public static let accessibilityMedium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityM")
    public static let accessibilityLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityL")
    public static let accessibilityExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXL")
    public static let accessibilityExtraExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXXL")
    public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

    /// From the smallest, at 0.
    package static let all: [UIContentSizeCategory] = [
        .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
        .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
        .accessibilityExtraExtraExtraLarge,
    ]

    /// The place among all; an unknown one is `large`, the standard.
    package var rank: Int { Self.all.firstIndex(of: self) ?? 3 }

    public var isAccessibilityCategory: Bool { rank >= 7 }
}
