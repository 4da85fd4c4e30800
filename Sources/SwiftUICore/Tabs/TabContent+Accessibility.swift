/// What assistive technologies say about a tab's button.
extension TabContent {
    /// What assistive technologies call the tab's button.
    public func accessibilityLabel(_ label: Text, isEnabled: Bool = true) -> _TabGroup<TabValue> {
        changed { if isEnabled { $0.look.label = label } }
    }

    /// What assistive technologies call the tab's button. The text is looked up in the app's strings.
    public func accessibilityLabel(_ labelKey: LocalizedStringKey, isEnabled: Bool = true) -> _TabGroup<TabValue> {
        accessibilityLabel(Text(labelKey), isEnabled: isEnabled)
    }

    /// What assistive technologies call the tab's button. The text is said as it is.
    @_disfavoredOverload
    public func accessibilityLabel<S: StringProtocol>(_ label: S, isEnabled: Bool = true) -> _TabGroup<TabValue> {
        accessibilityLabel(Text(verbatim: String(label)), isEnabled: isEnabled)
    }

    /// The value of the tab's button for assistive technologies.
    public func accessibilityValue(_ value: Text, isEnabled: Bool = true) -> _TabGroup<TabValue> {
        changed { if isEnabled { $0.look.value = value } }
    }

    /// The value of the tab's button for assistive technologies. The text is looked up in the app's strings.
    public func accessibilityValue(_ valueKey: LocalizedStringKey, isEnabled: Bool = true) -> _TabGroup<TabValue> {
        accessibilityValue(Text(valueKey), isEnabled: isEnabled)
    }

    /// The value of the tab's button for assistive technologies. The text is said as it is.
    @_disfavoredOverload
    public func accessibilityValue<S: StringProtocol>(_ value: S, isEnabled: Bool = true) -> _TabGroup<TabValue> {
        accessibilityValue(Text(verbatim: String(value)), isEnabled: isEnabled)
    }

    /// What assistive technologies say about the effect of the tab's button.
    public func accessibilityHint(_ hint: Text, isEnabled: Bool = true) -> _TabGroup<TabValue> {
        changed { if isEnabled { $0.look.hint = hint } }
    }

    /// What assistive technologies say about the effect of the tab's button. The text is looked up in the app's strings.
    public func accessibilityHint(_ hintKey: LocalizedStringKey, isEnabled: Bool = true) -> _TabGroup<TabValue> {
        accessibilityHint(Text(hintKey), isEnabled: isEnabled)
    }

    /// What assistive technologies say about the effect of the tab's button. The text is said as it is.
    @_disfavoredOverload
    public func accessibilityHint<S: StringProtocol>(_ hint: S, isEnabled: Bool = true) -> _TabGroup<TabValue> {
        accessibilityHint(Text(verbatim: String(hint)), isEnabled: isEnabled)
    }

    /// No effect here: a browser has no commands that are spoken.
    public func accessibilityInputLabels(_ inputLabels: [Text], isEnabled: Bool = true) -> _TabGroup<TabValue> {
        changed { _ in }
    }

    /// No effect here: a browser has no commands that are spoken.
    public func accessibilityInputLabels(
        _ inputLabelKeys: [LocalizedStringKey], isEnabled: Bool = true
    ) -> _TabGroup<TabValue> {
        changed { _ in }
    }

    /// No effect here: a browser has no commands that are spoken.
    @_disfavoredOverload
    public func accessibilityInputLabels<S: StringProtocol>(
        _ inputLabels: [S], isEnabled: Bool = true
    ) -> _TabGroup<TabValue> {
        changed { _ in }
    }

    /// No effect here: a drag that stays over a tab's button doesn't press it.
    public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> _TabGroup<TabValue> { changed { _ in } }
}
