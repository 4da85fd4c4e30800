/// Shows a button's label; pressing stays the button's own affair.
@MainActor @preconcurrency
public protocol ButtonStyle {
    associatedtype Body: View
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
    typealias Configuration = ButtonStyleConfiguration
}

/// What a button style is given.
public struct ButtonStyleConfiguration {
    /// The button's label.
    public typealias Label = _StylePart<ButtonStyleConfiguration, _StylePartName.Label>

    /// The button's role; nil where it has none.
    public let role: ButtonRole?
    /// The button's label.
    public let label: Label
    /// Whether a finger or the mouse holds the button down.
    public let isPressed: Bool
}

/// What a button does, where that matters to its look.
public struct ButtonRole: Equatable, Sendable {
    private let name: String
    /// Deletes something or cannot be undone. Most styles show the label in red.
    public static let destructive = ButtonRole(name: "destructive")
    /// Leaves without doing anything.
    public static let cancel = ButtonRole(name: "cancel")
    /// Confirms what a person has entered.
    public static let confirm = ButtonRole(name: "confirm")
    /// Closes what is shown.
    public static let close = ButtonRole(name: "close")
}

/// Looks and behaves as it chooses: it triggers the button itself.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
    associatedtype Body: View
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
    typealias Configuration = PrimitiveButtonStyleConfiguration
}

/// What a primitive button style is given: the label and what it does.
public struct PrimitiveButtonStyleConfiguration {
    /// The type of `label`.
    public typealias Label = _StylePart<PrimitiveButtonStyleConfiguration, _StylePartName.Label>

    /// The button's role; nil where it has none.
    public let role: ButtonRole?
    /// The button's label.
    public let label: Label
    let action: () -> Void

    /// Does what the button does.
    @MainActor public func trigger() { action() }
}

/// A style, whichever it is, as a function from what it is given.
struct AnyButtonStyle {
    let makeBody: @MainActor (PrimitiveButtonStyleConfiguration) -> AnyView
}

struct ButtonStyleKey: EnvironmentKey {
    static var defaultValue: AnyButtonStyle? { nil }
}

extension EnvironmentValues {
    var buttonStyle: AnyButtonStyle? {
        get { self[ButtonStyleKey.self] }
        set { self[ButtonStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets the style of every button in this view. Buttons within the style's own body get the automatic style.
    public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
        environment(
            \.buttonStyle,
            AnyButtonStyle { configuration in
                StyleBody(style: style) { $0.makeBody(configuration: configuration) }
                    .shown(with: \.buttonStyle, .automatic)
            })
    }

    /// Sets the style of every button in this view. The style draws the label; the framework handles the press.
    public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
        environment(\.buttonStyle, AnyButtonStyle { AnyView(StyledButton(style: style, configuration: $0)) })
    }
}

/// A button in a style of the app's: it knows whether it is held down.
private struct StyledButton<S: ButtonStyle>: View {
    let style: S
    let configuration: PrimitiveButtonStyleConfiguration
    @State private var isPressed = false

    var body: some View {
        PressableLabel(action: configuration.action, isPressed: $isPressed) {
            let held = ButtonStyleConfiguration(
                role: configuration.role, label: .init(content: configuration.label.content), isPressed: isPressed)
            StyleBody(style: style) { $0.makeBody(configuration: held) }
        }
    }
}
