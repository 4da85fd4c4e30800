import SwiftUI

extension DynamicTypeSize {
    /// A size by the name that UIKit and programs' arguments have for it: `UICTContentSizeCategoryAccessibilityXL` and the like.
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
