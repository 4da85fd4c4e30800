/// How much colours of the interface are to differ.
public enum ColorSchemeContrast: Hashable, CaseIterable, Sendable {
    case standard, increased
}

/// How bold text is to be.
public enum LegibilityWeight: Hashable, Sendable {
    case regular, bold
}

private struct ReduceTransparencyKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

private struct DifferentiateWithoutColorKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

private struct ContrastKey: EnvironmentKey {
    static var defaultValue: ColorSchemeContrast { .standard }
}

private struct LegibilityWeightKey: EnvironmentKey {
    static var defaultValue: LegibilityWeight? { nil }
}

extension EnvironmentValues {
    /// Whether grounds are to be opaque.
    public var accessibilityReduceTransparency: Bool {
        get { self[ReduceTransparencyKey.self] }
        set { self[ReduceTransparencyKey.self] = newValue }
    }

    /// Whether colour alone is to mean nothing. A browser doesn't say: false where nobody sets it.
    public var accessibilityDifferentiateWithoutColor: Bool {
        get { self[DifferentiateWithoutColorKey.self] }
        set { self[DifferentiateWithoutColorKey.self] = newValue }
    }

    /// How much colours of the interface are to differ, as the browser says.
    public var colorSchemeContrast: ColorSchemeContrast {
        get { self[ContrastKey.self] }
        set { self[ContrastKey.self] = newValue }
    }

    /// How bold text is to be. A browser doesn't say: nil where nobody sets it.
    public var legibilityWeight: LegibilityWeight? {
        get { self[LegibilityWeightKey.self] }
        set { self[LegibilityWeightKey.self] = newValue }
    }
}

/// What a browser never says of its reader. Each is what it is where nothing is known.
extension EnvironmentValues {
    /// Whether VoiceOver runs. Always false: a browser doesn't say.
    public var accessibilityVoiceOverEnabled: Bool { false }
    /// Whether Switch Control runs. Always false: a browser doesn't say.
    public var accessibilitySwitchControlEnabled: Bool { false }
    /// Whether quick actions are on. Always false: a browser doesn't say.
    public var accessibilityQuickActionsEnabled: Bool { false }
    /// Whether bars show their items large. Always false: a browser doesn't say.
    public var accessibilityLargeContentViewerEnabled: Bool { false }
    /// Whether Assistive Access runs. Always false: a browser doesn't say.
    public var accessibilityAssistiveAccessEnabled: Bool { false }
    /// Whether colours are inverted. Always false: a browser doesn't say.
    public var accessibilityInvertColors: Bool { false }
    /// Whether buttons are to have shapes. Always false: a browser doesn't say.
    public var accessibilityShowButtonShapes: Bool { false }
    /// Whether flashing lights are to be dimmed. Always false: a browser doesn't say.
    public var accessibilityDimFlashingLights: Bool { false }
    /// Whether animated images are to move. Always true: a browser doesn't say.
    public var accessibilityPlayAnimatedImages: Bool { true }
}
