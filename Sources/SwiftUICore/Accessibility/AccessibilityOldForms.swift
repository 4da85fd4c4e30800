import Foundation

/// The forms of iOS 13, which Apple keeps without a warning.
extension View {
    /// The older name of `accessibilityLabel(_:)`.
    @available(swift, deprecated: 100000.0, renamed: "accessibilityLabel(_:)")
    public func accessibility(label: Text) -> some View { accessibilityLabel(label) }

    /// The older name of `accessibilityValue(_:)`.
    @available(swift, deprecated: 100000.0, renamed: "accessibilityValue(_:)")
    public func accessibility(value: Text) -> some View { accessibilityValue(value) }

    /// The older name of `accessibilityHint(_:)`.
    @available(swift, deprecated: 100000.0, renamed: "accessibilityHint(_:)")
    public func accessibility(hint: Text) -> some View { accessibilityHint(hint) }

    /// The older name of `accessibilityHidden(_:)`.
    @available(swift, deprecated: 100000.0, renamed: "accessibilityHidden(_:)")
    public func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }

    /// The older name of `accessibilityIdentifier(_:)`.
    @available(swift, deprecated: 100000.0, renamed: "accessibilityIdentifier(_:)")
    public func accessibility(identifier: String) -> some View { accessibilityIdentifier(identifier) }

    /// The older name of `accessibilityAddTraits(_:)`.
    @available(swift, deprecated: 100000.0, renamed: "accessibilityAddTraits(_:)")
    public func accessibility(addTraits traits: AccessibilityTraits) -> some View { accessibilityAddTraits(traits) }

    /// The older name of `accessibilityRemoveTraits(_:)`.
    @available(swift, deprecated: 100000.0, renamed: "accessibilityRemoveTraits(_:)")
    public func accessibility(removeTraits traits: AccessibilityTraits) -> some View {
        accessibilityRemoveTraits(traits)
    }

    /// The older name of `accessibilitySortPriority(_:)`. No effect here.
    @available(swift, deprecated: 100000.0, renamed: "accessibilitySortPriority(_:)")
    public func accessibility(sortPriority: Double) -> some View { accessibilitySortPriority(sortPriority) }

    /// The older name of `accessibilityInputLabels(_:)`. No effect here.
    @available(swift, deprecated: 100000.0, renamed: "accessibilityInputLabels(_:)")
    public func accessibility(inputLabels: [Text]) -> some View { accessibilityInputLabels(inputLabels) }

    /// The older name of `accessibilityActivationPoint(_:)`. No effect here.
    @available(swift, deprecated: 100000.0, renamed: "accessibilityActivationPoint(_:)")
    public func accessibility(activationPoint: CGPoint) -> some View { accessibilityActivationPoint(activationPoint) }

    /// The older name of `accessibilityActivationPoint(_:)`. No effect here.
    @available(swift, deprecated: 100000.0, renamed: "accessibilityActivationPoint(_:)")
    public func accessibility(activationPoint: UnitPoint) -> some View { accessibilityActivationPoint(activationPoint) }
}
