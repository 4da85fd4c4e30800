import Foundation

/// How a text field looks: one of those below, as on Apple's platforms.
@MainActor @preconcurrency
public protocol TextFieldStyle {
    func _makeBody(_ field: AnyView) -> AnyView
}

/// The look that suits the place.
public struct DefaultTextFieldStyle: TextFieldStyle, Sendable {
    public nonisolated init() {}
    public func _makeBody(_ field: AnyView) -> AnyView { field }
}

/// Text without a frame.
public struct PlainTextFieldStyle: TextFieldStyle, Sendable {
    public nonisolated init() {}
    public func _makeBody(_ field: AnyView) -> AnyView { field }
}

/// Text in a rounded frame.
public struct RoundedBorderTextFieldStyle: TextFieldStyle, Sendable {
    public nonisolated init() {}
    public func _makeBody(_ field: AnyView) -> AnyView { AnyView(FramedField(field: field, cornerRadius: 6)) }
}

/// Text in a frame with square corners.
public struct SquareBorderTextFieldStyle: TextFieldStyle, Sendable {
    public nonisolated init() {}
    public func _makeBody(_ field: AnyView) -> AnyView { AnyView(FramedField(field: field, cornerRadius: 0)) }
}

private struct FramedField: View {
    let field: AnyView
    let cornerRadius: CGFloat

    var body: some View {
        field.padding(.horizontal, 8).padding(.vertical, 7)
            .background(Color.textFieldBackground, in: RoundedRectangle(cornerRadius: cornerRadius))
            .overlay { RoundedRectangle(cornerRadius: cornerRadius).stroke(.separator, lineWidth: 1) }
    }
}

extension Color {
    /// Behind a bordered field.
    static var textFieldBackground: Color { Color(white: 0.5, opacity: 0.08) }
    /// The prompt of an empty field.
    static var placeholderText: Color { Color(white: 0.5, opacity: 0.85) }
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

extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
    public static var squareBorder: SquareBorderTextFieldStyle { SquareBorderTextFieldStyle() }
}

private struct TextFieldStyleKey: EnvironmentKey {
    static var defaultValue: any TextFieldStyle { DefaultTextFieldStyle() }
}

extension EnvironmentValues {
    var textFieldStyle: any TextFieldStyle {
        get { self[TextFieldStyleKey.self] }
        set { self[TextFieldStyleKey.self] = newValue }
    }
}

extension View {
    public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View { environment(\.textFieldStyle, style) }
}
