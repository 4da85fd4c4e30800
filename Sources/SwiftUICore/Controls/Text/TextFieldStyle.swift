import Foundation

/// How a text field looks: a style makes a view from the field that it gets.
///
/// See [TextFieldStyle](https://developer.apple.com/documentation/swiftui/textfieldstyle). The requirement is
/// underscored, as Apple's is; apps write their own styles with it nonetheless.
@MainActor @preconcurrency
public protocol TextFieldStyle {
    associatedtype _Body: View
    @ViewBuilder func _body(configuration: TextField<Self._Label>) -> _Body
    typealias _Label = _TextFieldStyleLabel
}

/// The label of the field that a style is given.
public struct _TextFieldStyleLabel: View {
    let content: AnyView
    /// What the view shows.
    public var body: some View { content }
}

/// The default look for the context.
public struct DefaultTextFieldStyle: TextFieldStyle, Sendable {
    /// Makes the style. It has no settings.
    public nonisolated init() {}
    /// The text field in this style.
    public func _body(configuration: TextField<_Label>) -> some View { configuration }
}

/// Text without a frame.
public struct PlainTextFieldStyle: TextFieldStyle, Sendable {
    /// Makes the style. It has no settings.
    public nonisolated init() {}
    /// The text field in this style.
    public func _body(configuration: TextField<_Label>) -> some View { configuration }
}

/// Text in a rounded frame.
public struct RoundedBorderTextFieldStyle: TextFieldStyle, Sendable {
    /// Makes the style. It has no settings.
    public nonisolated init() {}
    /// The text field in this style.
    public func _body(configuration: TextField<_Label>) -> some View {
        FramedField(field: configuration, cornerRadius: 6)
    }
}

/// Text in a frame with square corners.
public struct SquareBorderTextFieldStyle: TextFieldStyle, Sendable {
    /// Makes the style. It has no settings.
    public nonisolated init() {}
    /// The text field in this style.
    public func _body(configuration: TextField<_Label>) -> some View {
        FramedField(field: configuration, cornerRadius: 0)
    }
}

/// A field or an editor in a frame.
struct FramedField<Field: View>: View {
    let field: Field
    let cornerRadius: CGFloat

    var body: some View {
        field.padding(.horizontal, 8).padding(.vertical, 7)
            .background(Color.textFieldBackground, in: RoundedRectangle(cornerRadius: cornerRadius))
            // Opaque, so that the text is legible on any ground of the app's.
            .background(.background, in: RoundedRectangle(cornerRadius: cornerRadius))
            .overlay { RoundedRectangle(cornerRadius: cornerRadius).stroke(.separator, lineWidth: 1) }
    }
}

extension Color {
    /// The background of a bordered field.
    static var textFieldBackground: Color { Color(white: 0.5, opacity: 0.08) }
    /// The prompt of an empty field.
    static var placeholderText: Color { Color(white: 0.5, opacity: 0.85) }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
    /// The default look for the context.
    public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
    /// Text without a frame.
    public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
    /// Text in a rounded frame.
    public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
    /// Text in a frame with square corners.
    public static var squareBorder: SquareBorderTextFieldStyle { SquareBorderTextFieldStyle() }
}

typealias AnyTextFieldStyle = ErasedStyle<TextField<_TextFieldStyleLabel>>

private struct TextFieldStyleKey: EnvironmentKey {
    static var defaultValue: AnyTextFieldStyle? { nil }
}

extension EnvironmentValues {
    /// The style of fields. Without one a field is shown unstyled, as the field that a style gets is.
    var textFieldStyle: AnyTextFieldStyle? {
        get { self[TextFieldStyleKey.self] }
        set { self[TextFieldStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets the style of every text field and secure field in this view.
    public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
        environment(
            \.textFieldStyle,
            AnyTextFieldStyle(style) { field in
                AnyView(StyleBody(style: style) { $0._body(configuration: field) }.environment(\.textFieldStyle, nil))
            })
    }
}
