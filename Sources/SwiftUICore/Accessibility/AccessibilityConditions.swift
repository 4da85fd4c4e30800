import FoundationAdditions
import Foundation

/// Labels, values and hints that are said only where a condition holds; elsewhere the view says what it says without
/// them, and stays the same view.

extension View {
    /// How the view is called, where that is enabled.
    public func accessibilityLabel(_ label: Text, isEnabled: Bool) -> some View {
        modifier(ResolvedTextAttributeModifier(text: isEnabled ? label : nil, property: .label))
    }

    /// How the view is called, where that is enabled. The text is looked up in the app's strings.
    public func accessibilityLabel(_ labelKey: LocalizedStringKey, isEnabled: Bool) -> some View {
        accessibilityLabel(Text(labelKey), isEnabled: isEnabled)
    }

    /// How the view is called, where that is enabled. The text is a localized resource.
    @_disfavoredOverload
    public func accessibilityLabel(_ label: LocalizedStringResource, isEnabled: Bool) -> some View {
        accessibilityLabel(Text(label), isEnabled: isEnabled)
    }

    /// How the view is called, where that is enabled. The text is spoken as it is.
    @_disfavoredOverload
    public func accessibilityLabel<S: StringProtocol>(_ label: S, isEnabled: Bool) -> some View {
        accessibilityLabel(Text(verbatim: String(label)), isEnabled: isEnabled)
    }
}

extension View {
    /// What the view stands at, where that is enabled.
    public func accessibilityValue(_ value: Text, isEnabled: Bool) -> some View {
        modifier(ResolvedTextAttributeModifier(text: isEnabled ? value : nil, property: .value))
    }

    /// What the view stands at, where that is enabled. The text is looked up in the app's strings.
    public func accessibilityValue(_ valueKey: LocalizedStringKey, isEnabled: Bool) -> some View {
        accessibilityValue(Text(valueKey), isEnabled: isEnabled)
    }

    /// What the view stands at, where that is enabled. The text is a localized resource.
    @_disfavoredOverload
    public func accessibilityValue(_ value: LocalizedStringResource, isEnabled: Bool) -> some View {
        accessibilityValue(Text(value), isEnabled: isEnabled)
    }

    /// What the view stands at, where that is enabled. The text is spoken as it is.
    @_disfavoredOverload
    public func accessibilityValue<S: StringProtocol>(_ value: S, isEnabled: Bool) -> some View {
        accessibilityValue(Text(verbatim: String(value)), isEnabled: isEnabled)
    }
}

extension View {
    /// What the view does, where that is enabled.
    public func accessibilityHint(_ hint: Text, isEnabled: Bool) -> some View {
        modifier(ResolvedTextAttributeModifier(text: isEnabled ? hint : nil, property: .hint))
    }

    /// What the view does, where that is enabled. The text is looked up in the app's strings.
    public func accessibilityHint(_ hintKey: LocalizedStringKey, isEnabled: Bool) -> some View {
        accessibilityHint(Text(hintKey), isEnabled: isEnabled)
    }

    /// What the view does, where that is enabled. The text is a localized resource.
    @_disfavoredOverload
    public func accessibilityHint(_ hint: LocalizedStringResource, isEnabled: Bool) -> some View {
        accessibilityHint(Text(hint), isEnabled: isEnabled)
    }

    /// What the view does, where that is enabled. The text is spoken as it is.
    @_disfavoredOverload
    public func accessibilityHint<S: StringProtocol>(_ hint: S, isEnabled: Bool) -> some View {
        accessibilityHint(Text(verbatim: String(hint)), isEnabled: isEnabled)
    }
}

extension View {
    /// A name for tests, where that is enabled.
    public func accessibilityIdentifier(_ identifier: String, isEnabled: Bool) -> some View {
        modifier(AttributeModifier(AccessibilityAttribute(identifier: isEnabled ? identifier : nil)))
    }

    /// Hides the view from assistive technology, or shows it, where that is enabled.
    public func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> some View {
        modifier(AttributeModifier(AccessibilityAttribute(isHidden: isEnabled ? hidden : nil)))
    }
}
