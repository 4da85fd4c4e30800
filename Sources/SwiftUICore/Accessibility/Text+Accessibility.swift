extension SpokenText {
    /// Returns the accessibility attribute of the text's element.
    func attribute(in environment: EnvironmentValues) -> AccessibilityAttribute {
        AccessibilityAttribute(label: label?.resolvedString(in: environment), headingLevel: headingLevel)
    }
}

extension Text {
    /// Sets the text's accessibility label, which is spoken in its place. Has no effect on a text that is added to another one.
    public func accessibilityLabel(_ label: Text) -> Text {
        speaking(SpokenText(label: label, headingLevel: spoken?.headingLevel))
    }

    /// Sets the text's accessibility label, which is spoken in its place. The label is spoken as it is.
    @_disfavoredOverload
    public func accessibilityLabel<S: StringProtocol>(_ label: S) -> Text {
        accessibilityLabel(Text(verbatim: String(label)))
    }

    /// Sets the text's accessibility label, which is spoken in its place. The label is looked up in the app's strings.
    public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> Text { accessibilityLabel(Text(labelKey)) }

    /// Makes the text a heading of a level; an unspecified one is level 2.
    public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> Text {
        speaking(SpokenText(label: spoken?.label, headingLevel: level == .unspecified ? 2 : Int(level.rawValue)))
    }

    /// No effect here: a screen reader in a browser reads every text in the same way.
    public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> Text { self }

    private func speaking(_ spoken: SpokenText) -> Text {
        var text = self
        text.spoken = spoken
        return text
    }
}
