import Foundation

/// The text size that the user prefers.
public enum DynamicTypeSize: Int, Hashable, Comparable, CaseIterable, Sendable {
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
    case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

    /// Whether the left size is smaller than the right one.
    public static func < (left: DynamicTypeSize, right: DynamicTypeSize) -> Bool { left.rawValue < right.rawValue }

    /// The size whose body text is nearest to the standard one scaled by a factor.
    package init(textScale: Double) {
        let wanted = Font.TextStyle.body.size(in: .large) * textScale
        self = Self.allCases.min { left, right in
            abs(Font.TextStyle.body.size(in: left) - wanted) < abs(Font.TextStyle.body.size(in: right) - wanted)
        }!
    }

    /// Whether the size is one of the five largest, `accessibility1` to `accessibility5`.
    public var isAccessibilitySize: Bool { self >= .accessibility1 }
}

extension Font.TextStyle {
    /// The size in points, from Apple's tables for iOS ([HIG,
    /// Typography](https://developer.apple.com/design/human-interface-guidelines/typography)).
    package func size(in typeSize: DynamicTypeSize) -> CGFloat { sizes[typeSize.rawValue] }

    /// The scale factor relative to the standard size `large`.
    func scale(in typeSize: DynamicTypeSize) -> CGFloat { size(in: typeSize) / size(in: .large) }

    /// The sizes by `DynamicTypeSize`, from `xSmall` to `accessibility5`.
    private var sizes: [CGFloat] {
        switch self {
        case .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
        case .title: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
        case .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
        case .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
        case .headline, .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
        case .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
        case .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
        case .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
        case .caption: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
        case .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]
        }
    }
}
