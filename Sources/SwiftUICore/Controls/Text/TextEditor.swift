/// A field for a long text, which takes the proposed size and scrolls.
///
/// See [TextEditor](https://developer.apple.com/documentation/swiftui/texteditor).
public struct TextEditor: View {
    private let text: Binding<String>
    private let selection: Binding<TextSelection?>?
    @Environment(\.textEditorStyle) private var style

    /// An editor for a text.
    public init(text: Binding<String>) {
        self.text = text
        selection = nil
    }

    /// An editor whose selection is bound.
    public init(text: Binding<String>, selection: Binding<TextSelection?>) {
        self.text = text
        self.selection = selection
    }

    /// The editor in the style of its environment.
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

/// The default look for the context.
public struct AutomaticTextEditorStyle: TextEditorStyle, Sendable {
    /// Makes the style. It has no settings.
    public nonisolated init() {}
    /// The text editor in this style.
    public func _makeBody(_ editor: AnyView) -> AnyView { editor }
}

/// Text without a frame.
public struct PlainTextEditorStyle: TextEditorStyle, Sendable {
    /// Makes the style. It has no settings.
    public nonisolated init() {}
    /// The text editor in this style.
    public func _makeBody(_ editor: AnyView) -> AnyView { editor }
}

/// Text in a rounded frame.
public struct RoundedBorderTextEditorStyle: TextEditorStyle, Sendable {
    /// Makes the style. It has no settings.
    public nonisolated init() {}
    /// The text editor in this style.
    public func _makeBody(_ editor: AnyView) -> AnyView {
        AnyView(FramedField(field: editor, cornerRadius: 6))
    }
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
    /// The default look for the context.
    public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
    /// Text without a frame.
    public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}

extension TextEditorStyle where Self == RoundedBorderTextEditorStyle {
    /// Text in a rounded frame.
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
    /// Sets the style of every text editor in this view.
    public func textEditorStyle<S: TextEditorStyle>(_ style: S) -> some View { environment(\.textEditorStyle, style) }
}
