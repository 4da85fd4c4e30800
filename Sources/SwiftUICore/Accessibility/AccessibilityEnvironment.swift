/// The contrast between the colors of the interface.
public enum ColorSchemeContrast: Hashable, CaseIterable, Sendable {
    case standard, increased
}

/// The weight of legible text.
public enum LegibilityWeight: Hashable, Sendable {
    case regular, bold
}

private struct ReduceTransparencyKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

private struct DifferentiateWithoutColorKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

private struct AccessibilityEnabledKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

private struct ContrastKey: EnvironmentKey {
    static var defaultValue: ColorSchemeContrast { .standard }
}

private struct LegibilityWeightKey: EnvironmentKey {
    static var defaultValue: LegibilityWeight? { nil }
}

extension EnvironmentValues {
    /// Whether backgrounds should be opaque.
    public var accessibilityReduceTransparency: Bool {
        get { self[ReduceTransparencyKey.self] }
        set { self[ReduceTransparencyKey.self] = newValue }
    }

    /// Whether meaning must not be conveyed by color alone. Browsers don't report it: false unless the app sets it.
    public var accessibilityDifferentiateWithoutColor: Bool {
        get { self[DifferentiateWithoutColorKey.self] }
        set { self[DifferentiateWithoutColorKey.self] = newValue }
    }

    /// Whether assistive technology such as a screen reader is in use. Browsers don't report it: false unless the app sets it.
    public var accessibilityEnabled: Bool {
        get { self[AccessibilityEnabledKey.self] }
        set { self[AccessibilityEnabledKey.self] = newValue }
    }

    /// The contrast between the colors of the interface, as the browser reports it.
    public var colorSchemeContrast: ColorSchemeContrast {
        get { self[ContrastKey.self] }
        set { self[ContrastKey.self] = newValue }
    }

    /// The weight of legible text. Browsers don't report it: nil unless the app sets it.
    public var legibilityWeight: LegibilityWeight? {
        get { self[LegibilityWeightKey.self] }
        set { self[LegibilityWeightKey.self] = newValue }
    }
}

/// Settings that browsers don't report. Each has the value for “unknown”.
extension EnvironmentValues {
    /// Whether VoiceOver runs. Always false: a browser doesn't say.
    public var accessibilityVoiceOverEnabled: Bool { false }
    /// Whether Switch Control runs. Always false: a browser doesn't say.
    public var accessibilitySwitchControlEnabled: Bool { false }
    /// Whether quick actions are on. Always false: a browser doesn't say.
    public var accessibilityQuickActionsEnabled: Bool { false }
    /// Whether bars show a large version of a held item. Always false: a browser doesn't say.
    public var accessibilityLargeContentViewerEnabled: Bool { false }
    /// Whether Assistive Access runs. Always false: a browser doesn't say.
    public var accessibilityAssistiveAccessEnabled: Bool { false }
    /// Whether colors are inverted. Always false: a browser doesn't say.
    public var accessibilityInvertColors: Bool { false }
    /// Whether buttons should show their shapes. Always false: a browser doesn't say.
    public var accessibilityShowButtonShapes: Bool { false }
    /// Whether flashing lights should be dimmed. Always false: a browser doesn't say.
    public var accessibilityDimFlashingLights: Bool { false }
    /// Whether animated images should play. Always true: a browser doesn't say.
    public var accessibilityPlayAnimatedImages: Bool { true }
}
