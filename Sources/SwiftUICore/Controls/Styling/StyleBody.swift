@_spi(Nodes) import ViewTree

/// The body that a style makes for a control. Like a view, a style may have dynamic properties (`@Environment`,
/// `@State`): they are bound here.
struct StyleBody<Style, Result: View>: PrimitiveView {
    let style: Style
    let makeBody: @MainActor (Style) -> Result

    static package func makeNode(_ view: Self, in context: NodeContext) -> TypedNode<Self> {
        StyleBodyNode(view, context)
    }
}

/// A built-in style whose body contains no control of its own kind. Inside any other style, such controls get the
/// automatic style: otherwise a style whose body shows the configured control, as `ProgressView(configuration)` does,
/// would recurse forever.
protocol BuiltInStyle {}

extension DefaultButtonStyle: BuiltInStyle {}
extension PlainButtonStyle: BuiltInStyle {}
extension BorderlessButtonStyle: BuiltInStyle {}
extension LinkButtonStyle: BuiltInStyle {}
extension BorderedButtonStyle: BuiltInStyle {}
extension BorderedProminentButtonStyle: BuiltInStyle {}
extension DefaultLabelStyle: BuiltInStyle {}
extension TitleAndIconLabelStyle: BuiltInStyle {}
extension TitleOnlyLabelStyle: BuiltInStyle {}
extension IconOnlyLabelStyle: BuiltInStyle {}
extension DefaultToggleStyle: BuiltInStyle {}
extension SwitchToggleStyle: BuiltInStyle {}
extension AutomaticLabeledContentStyle: BuiltInStyle {}
extension AutomaticControlGroupStyle: BuiltInStyle {}
extension DefaultGroupBoxStyle: BuiltInStyle {}
extension DefaultProgressViewStyle: BuiltInStyle {}
extension DefaultDatePickerStyle: BuiltInStyle {}

extension StyleBody {
    /// The body, in which controls of the style's kind get the automatic style.
    func shown<Value>(
        with keyPath: WritableKeyPath<EnvironmentValues, Value>, _ automatic: @autoclosure () -> Value
    ) -> AnyView {
        style is any BuiltInStyle ? AnyView(self) : AnyView(environment(keyPath, automatic()))
    }
}

extension View {
    /// The content of a styled control, in which controls of the same kind get the control's style again.
    func nested<Value>(_ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ style: Value) -> AnyView {
        style is any BuiltInStyle ? AnyView(self) : AnyView(environment(keyPath, style))
    }
}

private final class StyleBodyNode<Style, Result: View>: BodyNode<StyleBody<Style, Result>, Style, Result> {
    private var makeBody: @MainActor (Style) -> Result

    init(_ view: StyleBody<Style, Result>, _ context: NodeContext) {
        makeBody = view.makeBody
        super.init(view.style, context)
    }

    override func body(of style: Style) -> Result { makeBody(style) }

    /// Always re-evaluates the body: the closure captures the control's configuration, which can't be compared.
    override func update(_ view: StyleBody<Style, Result>) {
        makeBody = view.makeBody
        replace(value: view.style)
    }
}
