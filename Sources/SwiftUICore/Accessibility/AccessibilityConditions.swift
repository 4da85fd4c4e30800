import FoundationAdditions
import Foundation

/// Labels, values and hints that apply only while `isEnabled` is true. Changing it keeps the view's identity.

extension View {
    /// Sets the view's accessibility label while `isEnabled` is true.
    public func accessibilityLabel(_ label: Text, isEnabled: Bool) -> some View {
        modifier(ResolvedTextAttributeModifier(text: isEnabled ? label : nil, property: .label))
    }

    /// Sets the view's accessibility label while `isEnabled` is true. The text is looked up in the app's strings.
    public func accessibilityLabel(_ labelKey: LocalizedStringKey, isEnabled: Bool) -> some View {
        accessibilityLabel(Text(labelKey), isEnabled: isEnabled)
    }

    /// Sets the view's accessibility label while `isEnabled` is true. The text is a localized resource.
    @_disfavoredOverload
    public func accessibilityLabel(_ label: LocalizedStringResource, isEnabled: Bool) -> some View {
        accessibilityLabel(Text(label), isEnabled: isEnabled)
    }

    /// Sets the view's accessibility label while `isEnabled` is true. The text is spoken as it is.
    @_disfavoredOverload
    public func accessibilityLabel<S: StringProtocol>(_ label: S, isEnabled: Bool) -> some View {
        accessibilityLabel(Text(verbatim: String(label)), isEnabled: isEnabled)
    }
}

extension View {
    /// Sets the view's accessibility value while `isEnabled` is true.
    public func accessibilityValue(_ value: Text, isEnabled: Bool) -> some View {
        modifier(ResolvedTextAttributeModifier(text: isEnabled ? value : nil, property: .value))
    }

    /// Sets the view's accessibility value while `isEnabled` is true. The text is looked up in the app's strings.
    public func accessibilityValue(_ valueKey: LocalizedStringKey, isEnabled: Bool) -> some View {
        accessibilityValue(Text(valueKey), isEnabled: isEnabled)
    }

    /// Sets the view's accessibility value while `isEnabled` is true. The text is a localized resource.
    @_disfavoredOverload
    public func accessibilityValue(_ value: LocalizedStringResource, isEnabled: Bool) -> some View {
        accessibilityValue(Text(value), isEnabled: isEnabled)
    }

    /// Sets the view's accessibility value while `isEnabled` is true. The text is spoken as it is.
    @_disfavoredOverload
    public func accessibilityValue<S: StringProtocol>(_ value: S, isEnabled: Bool) -> some View {
        accessibilityValue(Text(verbatim: String(value)), isEnabled: isEnabled)
    }
}

extension View {
    /// Sets the view's accessibility hint, which says what it does, while `isEnabled` is true.
    public func accessibilityHint(_ hint: Text, isEnabled: Bool) -> some View {
        modifier(ResolvedTextAttributeModifier(text: isEnabled ? hint : nil, property: .hint))
    }

    /// Sets the view's accessibility hint, which says what it does, while `isEnabled` is true. The text is looked up in the app's
    /// strings.
    public func accessibilityHint(_ hintKey: LocalizedStringKey, isEnabled: Bool) -> some View {
        accessibilityHint(Text(hintKey), isEnabled: isEnabled)
    }

    /// Sets the view's accessibility hint, which says what it does, while `isEnabled` is true. The text is a localized resource.
    @_disfavoredOverload
    public func accessibilityHint(_ hint: LocalizedStringResource, isEnabled: Bool) -> some View {
        accessibilityHint(Text(hint), isEnabled: isEnabled)
    }

    /// Sets the view's accessibility hint, which says what it does, while `isEnabled` is true. The text is spoken as it is.
    @_disfavoredOverload
    public func accessibilityHint<S: StringProtocol>(_ hint: S, isEnabled: Bool) -> some View {
        accessibilityHint(Text(verbatim: String(hint)), isEnabled: isEnabled)
    }
}

extension View {
    /// Sets the view's name for tests while `isEnabled` is true.
    public func accessibilityIdentifier(_ identifier: String, isEnabled: Bool) -> some View {
        modifier(AttributeModifier(AccessibilityAttribute(identifier: isEnabled ? identifier : nil)))
    }

    /// Hides the view from assistive technology, or exposes it, while `isEnabled` is true.
    public func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> some View {
        modifier(AttributeModifier(AccessibilityAttribute(isHidden: isEnabled ? hidden : nil)))
    }
}
