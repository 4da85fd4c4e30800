import SwiftUI

extension DynamicTypeSize {
    /// The size for a name in UIKit and in launch arguments: `UICTContentSizeCategoryAccessibilityXL` and the like.
    package init?(categoryName name: String) {
        let sizes: [String: DynamicTypeSize] = [
            "XS": .xSmall, "S": .small, "M": .medium, "L": .large, "XL": .xLarge, "XXL": .xxLarge, "XXXL": .xxxLarge,
            "AccessibilityM": .accessibility1, "AccessibilityL": .accessibility2, "AccessibilityXL": .accessibility3,
            "AccessibilityXXL": .accessibility4, "AccessibilityXXXL": .accessibility5,
        ]
        guard name.hasPrefix("UICTContentSizeCategory"), let size = sizes[String(name.dropFirst(23))] else {
            return nil
        }
        self = size
    }
}
