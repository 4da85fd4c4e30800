/// The text size that the user prefers, in iOS 13's form. Apple has soft-deprecated it in favour of `DynamicTypeSize`, to which
/// it maps.
///
/// See [ContentSizeCategory](https://developer.apple.com/documentation/swiftui/contentsizecategory).
public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
    case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
    case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge
    case accessibilityExtraExtraExtraLarge

    /// Whether it is one of the sizes that only accessibility settings offer.
    public var isAccessibilityCategory: Bool { typeSize.isAccessibilitySize }

    /// Whether the left size is smaller than the right one.
    public static func < (left: ContentSizeCategory, right: ContentSizeCategory) -> Bool {
        left.typeSize < right.typeSize
    }

    /// Whether the left size is smaller than the right one, or the same.
    public static func <= (left: ContentSizeCategory, right: ContentSizeCategory) -> Bool {
        left.typeSize <= right.typeSize
    }

    /// Whether the left size is larger than the right one.
    public static func > (left: ContentSizeCategory, right: ContentSizeCategory) -> Bool {
        left.typeSize > right.typeSize
    }

    /// Whether the left size is larger than the right one, or the same.
    public static func >= (left: ContentSizeCategory, right: ContentSizeCategory) -> Bool {
        left.typeSize >= right.typeSize
    }
}

extension ContentSizeCategory {
    /// Both have the same sizes in the same order.
    fileprivate init(_ typeSize: DynamicTypeSize) { self = Self.allCases[typeSize.rawValue] }

    fileprivate var typeSize: DynamicTypeSize {
        DynamicTypeSize.allCases[Self.allCases.firstIndex(of: self)!]
    }
}

extension EnvironmentValues {
    /// The older form of `dynamicTypeSize`; reads and sets the same value.
    @available(swift, deprecated: 100000.0, renamed: "dynamicTypeSize")
    public var sizeCategory: ContentSizeCategory {
        get { ContentSizeCategory(dynamicTypeSize) }
        set { dynamicTypeSize = newValue.typeSize }
    }
}
