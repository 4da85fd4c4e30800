import Foundation
import Testing

@testable import SwiftUICore

@MainActor
@Suite("Size categories")
struct ContentSizeCategoryTests {
    @Test func `a category is a size of type by another name`() {
        var environment = EnvironmentValues()
        environment.sizeCategory = .accessibilityLarge
        #expect(environment.dynamicTypeSize == .accessibility2)
        for (category, size) in zip(ContentSizeCategory.allCases, DynamicTypeSize.allCases) {
            environment.dynamicTypeSize = size
            #expect(environment.sizeCategory == category)
            #expect(category.isAccessibilityCategory == size.isAccessibilitySize)
        }
        #expect(ContentSizeCategory.allCases.count == DynamicTypeSize.allCases.count)
    }

    @Test func `categories are compared by size`() {
        #expect(ContentSizeCategory.extraSmall < .large && ContentSizeCategory.accessibilityMedium > .extraLarge)
        #expect(ContentSizeCategory.large <= .large && !(ContentSizeCategory.large >= .extraLarge))
    }
}
