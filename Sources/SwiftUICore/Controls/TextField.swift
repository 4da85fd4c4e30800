import DisplayList
import Foundation
import TextLayout

/// A field for a line of text.
///
/// See [TextField](https://developer.apple.com/documentation/swiftui/textfield). While it has the focus, the browser owns
/// the text and reports it; a composition with an input method is never interrupted.
public struct TextField<Label: View>: View {
    private let text: Binding<String>
    private let prompt: Text?
    private let label: Label
    private let labelText: Text?
    @Environment(\.textFieldStyleIsBordered) private var isBordered

    public init(_ title: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) where Label == Text {
        self.init(label: Text(title), text: text, prompt: prompt)
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) where Label == Text {
        self.init(label: Text(verbatim: String(title)), text: text, prompt: prompt)
    }

    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.text = text
        self.prompt = prompt
        self.label = label()
        self.labelText = self.label as? Text
    }

    private init(label: Text, text: Binding<String>, prompt: Text?) where Label == Text {
        self.text = text
        self.prompt = prompt
        self.label = label
        self.labelText = label
    }

    public var body: some View {
        if isBordered {
            field.padding(.horizontal, 8).padding(.vertical, 7)
                .background(Color.textFieldBackground, in: RoundedRectangle(cornerRadius: 6))
                .overlay { RoundedRectangle(cornerRadius: 6).stroke(.separator, lineWidth: 1) }
        } else {
            field
        }
    }

    private var field: some View {
        FieldElement(text: text, label: labelText, prompt: prompt ?? labelText, isSecure: false)
    }
}

/// A field whose text is not shown.
public struct SecureField: View {
    private let text: Binding<String>
    private let label: Text
    private let prompt: Text?

    public init(_ title: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
        self.text = text
        self.label = Text(title)
        self.prompt = prompt
    }

    public var body: some View {
        FieldElement(text: text, label: label, prompt: prompt ?? label, isSecure: true)
    }
}

extension Color {
    /// Behind a bordered field.
    static var textFieldBackground: Color { Color(white: 0.5, opacity: 0.08) }
    /// The prompt of an empty field.
    static var placeholderText: Color { Color(white: 0.5, opacity: 0.85) }
}

// MARK: - Styles

/// How a text field looks.
public protocol TextFieldStyle: Sendable {
    static var _isBordered: Bool { get }
}

/// The look that suits the place.
public struct DefaultTextFieldStyle: TextFieldStyle {
    public init() {}
    public static var _isBordered: Bool { false }
}

/// Text without a frame.
public struct PlainTextFieldStyle: TextFieldStyle {
    public init() {}
    public static var _isBordered: Bool { false }
}

/// Text in a rounded frame.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
    public init() {}
    public static var _isBordered: Bool { true }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
    public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
    public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
    public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

struct TextFieldStyleKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    var textFieldStyleIsBordered: Bool {
        get { self[TextFieldStyleKey.self] }
        set { self[TextFieldStyleKey.self] = newValue }
    }
}

extension View {
    public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
        environment(\.textFieldStyleIsBordered, S._isBordered)
    }
}
