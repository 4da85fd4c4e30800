import Foundation
import FoundationAdditions

// Sections of tabs, and texts of tabs, that are resources. Disfavoured overloads, so that a string literal is a
// localized string key.

extension TabSection {
    /// The bar has no headings: the title isn't shown. The title is a localized resource.
    @_disfavoredOverload
    public nonisolated init(_ titleResource: LocalizedStringResource, @_TabListBuilder content: () -> Content) {
        self.init(content: content) { Text(titleResource) }
    }
}

extension TabContent {
    /// A text beside the tab's label; nil for none. The text is a localized resource.
    @_disfavoredOverload
    public func badge(_ resource: LocalizedStringResource?) -> _TabGroup<TabValue> { badge(resource.map { Text($0) }) }

    /// What assistive technologies call the tab's button. The label is a localized resource.
    @_disfavoredOverload
    public func accessibilityLabel(
        _ labelResource: LocalizedStringResource, isEnabled: Bool = true
    ) -> _TabGroup<TabValue> {
        accessibilityLabel(Text(labelResource), isEnabled: isEnabled)
    }

    /// The value of the tab's button for assistive technologies. The value is a localized resource.
    @_disfavoredOverload
    public func accessibilityValue(
        _ valueResource: LocalizedStringResource, isEnabled: Bool = true
    ) -> _TabGroup<TabValue> {
        accessibilityValue(Text(valueResource), isEnabled: isEnabled)
    }

    /// What assistive technologies say about the effect of the tab's button. The hint is a localized resource.
    @_disfavoredOverload
    public func accessibilityHint(
        _ hintResource: LocalizedStringResource, isEnabled: Bool = true
    ) -> _TabGroup<TabValue> {
        accessibilityHint(Text(hintResource), isEnabled: isEnabled)
    }

    /// No effect here: a browser has no commands that are spoken. The labels are localized resources.
    @_disfavoredOverload
    public func accessibilityInputLabels(
        _ inputLabelResources: [LocalizedStringResource], isEnabled: Bool = true
    ) -> _TabGroup<TabValue> {
        changed { _ in }
    }
}
