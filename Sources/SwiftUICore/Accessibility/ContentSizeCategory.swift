/// How large the reader wants text to be, as iOS 13 put it. Soft-deprecated by Apple in favour of `DynamicTypeSize`, of
/// which it is another name.
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
    /// The size of text by its older name: another way to read and to set `dynamicTypeSize`.
    @available(swift, deprecated: 100000.0, renamed: "dynamicTypeSize")
    public var sizeCategory: ContentSizeCategory {
        get { ContentSizeCategory(dynamicTypeSize) }
        set { dynamicTypeSize = newValue.typeSize }
    }
}
