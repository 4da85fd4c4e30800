/// How a toggle looks and behaves.
@MainActor @preconcurrency
public protocol ToggleStyle {
    associatedtype Body: View
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
    typealias Configuration = ToggleStyleConfiguration
}

/// The properties of a toggle that a style draws.
public struct ToggleStyleConfiguration {
    /// The type of `label`.
    public typealias Label = _StylePart<ToggleStyleConfiguration, _StylePartName.Label>

    /// The toggle's label.
    public let label: Label
    let spokenLabel: String?
    /// Whether the toggle is on; false where its values differ. A style changes it by assigning to it.
    @Binding public var isOn: Bool
    /// Whether the toggle represents several values that differ.
    public var isMixed: Bool

    init(label: Label, spokenLabel: String?, isOn: Binding<Bool>, isMixed: Bool) {
        self.label = label
        self.spokenLabel = spokenLabel
        _isOn = isOn
        self.isMixed = isMixed
    }
}

/// The default style for the context: a switch.
public struct DefaultToggleStyle: ToggleStyle, Sendable {
    /// Makes the style. It has no settings.
    public nonisolated init() {}
    /// The toggle in this style.
    public func makeBody(configuration: Configuration) -> some View { SwitchToggle(configuration: configuration) }
}

/// A switch at the trailing edge of its label.
public struct SwitchToggleStyle: ToggleStyle, Sendable {
    private let tint: Color?

    /// Makes the style. It has no settings.
    public nonisolated init() { tint = nil }

    /// A style with its own tint; `tint(_:)` has replaced this form.
    @available(swift, deprecated: 100000.0, message: "Use tint(_:)")
    public nonisolated init(tint: Color) { self.tint = tint }

    /// The toggle in this style.
    public func makeBody(configuration: Configuration) -> some View {
        SwitchToggle(configuration: configuration, tint: tint)
    }
}

/// A button that stays down.
public struct ButtonToggleStyle: ToggleStyle, Sendable {
    /// Makes the style. It has no settings.
    public nonisolated init() {}
    /// The toggle in this style.
    public func makeBody(configuration: Configuration) -> some View { ButtonToggle(configuration: configuration) }
}

/// A box with a check mark, before its label.
public struct CheckboxToggleStyle: ToggleStyle, Sendable {
    /// Makes the style. It has no settings.
    public nonisolated init() {}
    /// The toggle in this style.
    public func makeBody(configuration: Configuration) -> some View { CheckboxToggle(configuration: configuration) }
}

extension ToggleStyle where Self == DefaultToggleStyle {
    /// The default style for the context: a switch.
    public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
    /// A switch at the trailing edge of its label.
    public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
    /// A button that stays down.
    public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

extension ToggleStyle where Self == CheckboxToggleStyle {
    /// A box with a check mark, before its label.
    public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}

private struct ToggleStyleKey: EnvironmentKey {
    static var defaultValue: any ToggleStyle { DefaultToggleStyle() }
}

extension EnvironmentValues {
    var toggleStyle: any ToggleStyle {
        get { self[ToggleStyleKey.self] }
        set { self[ToggleStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets the style of every toggle in this view.
    public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View { environment(\.toggleStyle, style) }
}
