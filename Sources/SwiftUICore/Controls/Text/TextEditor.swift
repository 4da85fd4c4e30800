/// A field for a long text, which takes all the room that there is and scrolls.
///
/// See [TextEditor](https://developer.apple.com/documentation/swiftui/texteditor).
public struct TextEditor: View {
    private let text: Binding<String>
    private let selection: Binding<TextSelection?>?
    @Environment(\.textEditorStyle) private var style

    public init(text: Binding<String>) {
        self.text = text
        selection = nil
    }

    /// An editor whose selection is bound.
    public init(text: Binding<String>, selection: Binding<TextSelection?>) {
        self.text = text
        self.selection = selection
    }

    public var body: some View {
        style._makeBody(
            AnyView(FieldElement(text: text, label: nil, prompt: nil, selection: selection, lines: .filling)))
    }
}

/// How a text editor looks.
@MainActor @preconcurrency
public protocol TextEditorStyle {
    func _makeBody(_ editor: AnyView) -> AnyView
}

/// The look that suits the place.
public struct AutomaticTextEditorStyle: TextEditorStyle, Sendable {
    public nonisolated init() {}
    public func _makeBody(_ editor: AnyView) -> AnyView { editor }
}

/// Text without a frame.
public struct PlainTextEditorStyle: TextEditorStyle, Sendable {
    public nonisolated init() {}
    public func _makeBody(_ editor: AnyView) -> AnyView { editor }
}

/// Text in a rounded frame.
public struct RoundedBorderTextEditorStyle: TextEditorStyle, Sendable {
    public nonisolated init() {}
    public func _makeBody(_ editor: AnyView) -> AnyView {
        AnyView(FramedField(field: editor, cornerRadius: 6))
    }
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
    public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
    public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}

extension TextEditorStyle where Self == RoundedBorderTextEditorStyle {
    public static var roundedBorder: RoundedBorderTextEditorStyle { RoundedBorderTextEditorStyle() }
}

private struct TextEditorStyleKey: EnvironmentKey {
    static var defaultValue: any TextEditorStyle { AutomaticTextEditorStyle() }
}

extension EnvironmentValues {
    var textEditorStyle: any TextEditorStyle {
        get { self[TextEditorStyleKey.self] }
        set { self[TextEditorStyleKey.self] = newValue }
    }
}

extension View {
    public func textEditorStyle<S: TextEditorStyle>(_ style: S) -> some View { environment(\.textEditorStyle, style) }
}
