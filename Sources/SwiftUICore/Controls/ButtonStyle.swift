/// A style that draws a button's label; the framework handles the press.
@MainActor @preconcurrency
public protocol ButtonStyle {
    associatedtype Body: View
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
    typealias Configuration = ButtonStyleConfiguration
}

/// The properties of a button that a style draws.
public struct ButtonStyleConfiguration {
    /// The button's label.
    public typealias Label = _StylePart<ButtonStyleConfiguration, _StylePartName.Label>

    /// The button's role; nil if it has none.
    public let role: ButtonRole?
    /// The button's label.
    public let label: Label
    /// Whether a finger or the mouse holds the button down.
    public let isPressed: Bool
}

/// The purpose of a button, if that matters to its look.
public struct ButtonRole: Equatable, Sendable {
    private let name: String
    /// Deletes something or cannot be undone. Most styles show the label in red.
    public static let destructive = ButtonRole(name: "destructive")
    /// Cancels: leaves without doing anything.
    public static let cancel = ButtonRole(name: "cancel")
    /// Confirms what a person has entered.
    public static let confirm = ButtonRole(name: "confirm")
    /// Closes what is shown.
    public static let close = ButtonRole(name: "close")
}

/// A style that controls both look and behavior: it triggers the button itself.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
    associatedtype Body: View
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
    typealias Configuration = PrimitiveButtonStyleConfiguration
}

/// The properties of a button that a primitive style gets: the label and the action.
public struct PrimitiveButtonStyleConfiguration {
    /// The type of `label`.
    public typealias Label = _StylePart<PrimitiveButtonStyleConfiguration, _StylePartName.Label>

    /// The button's role; nil if it has none.
    public let role: ButtonRole?
    /// The button's label.
    public let label: Label
    let action: () -> Void

    /// Performs the button's action.
    @MainActor public func trigger() { action() }
}

typealias AnyButtonStyle = ErasedStyle<PrimitiveButtonStyleConfiguration>

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
            AnyButtonStyle(style) { configuration in
                StyleBody(style: style) { $0.makeBody(configuration: configuration) }
                    .shown(with: \.buttonStyle, .automatic)
            })
    }

    /// Sets the style of every button in this view. The style draws the label; the framework handles the press.
    public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
        environment(\.buttonStyle, AnyButtonStyle(style) { AnyView(StyledButton(style: style, configuration: $0)) })
    }
}

/// A button in a `ButtonStyle`: it tracks whether it is held down.
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
