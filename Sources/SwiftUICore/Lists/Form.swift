/// Controls in groups, for settings and inspectors.
///
/// See [Form](https://developer.apple.com/documentation/swiftui/form).
public struct Form<Content: View>: View {
    private let content: Content
    @Environment(\.formStyle) private var style

    /// A form with the closure's views.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    /// The form that a configuration describes: a style shows it to build on another style.
    public init(_ configuration: FormStyleConfiguration) where Content == FormStyleConfiguration.Content {
        content = configuration.content
    }

    /// What the view shows.
    public var body: some View {
        let configuration = FormStyleConfiguration(content: .init(view: AnyView(content)))
        (style ?? AnyFormStyle(AutomaticFormStyle())).makeBody(configuration)
    }
}

/// The look of a form.
@MainActor @preconcurrency
public protocol FormStyle {
    associatedtype Body: View
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
    typealias Configuration = FormStyleConfiguration
}

/// The properties of a form that a style draws.
public struct FormStyleConfiguration {
    /// The form's content.
    public struct Content: View {
        let view: AnyView
        /// What the view shows.
        public var body: some View { view }
    }

    /// The form's content.
    public let content: Content
}

/// The default form style: groups.
public struct AutomaticFormStyle: FormStyle {
    /// Makes the style. It has no settings.
    public nonisolated init() {}

    /// The form in this style.
    public func makeBody(configuration: Configuration) -> some View {
        GroupedFormStyle().makeBody(configuration: configuration)
    }
}

/// Rows on surfaces, by section.
public struct GroupedFormStyle: FormStyle {
    /// Makes the style. It has no settings.
    public nonisolated init() {}

    /// The form in this style.
    public func makeBody(configuration: Configuration) -> some View {
        ListContainer(selection: nil, content: configuration.content).environment(\.listLook, .insetGrouped)
    }
}

/// Rows without surfaces, in a column that doesn't scroll by itself.
public struct ColumnsFormStyle: FormStyle {
    /// Makes the style. It has no settings.
    public nonisolated init() {}

    /// The form in this style.
    public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading, spacing: 12) { configuration.content }
    }
}

extension FormStyle where Self == AutomaticFormStyle {
    /// The default form style: groups.
    public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

extension FormStyle where Self == GroupedFormStyle {
    /// Rows on surfaces, by section.
    public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

extension FormStyle where Self == ColumnsFormStyle {
    /// Rows without surfaces, in a column that doesn't scroll by itself.
    public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

typealias AnyFormStyle = ErasedStyle<FormStyleConfiguration>

extension ErasedStyle where Configuration == FormStyleConfiguration {
    @MainActor init<S: FormStyle>(_ style: S) {
        self.init(style) { configuration in
            // A form in the style's own body gets the automatic style.
            AnyView(
                StyleBody(style: style) { $0.makeBody(configuration: configuration) }.environment(\.formStyle, nil))
        }
    }
}

struct FormStyleKey: EnvironmentKey { static var defaultValue: AnyFormStyle? { nil } }

extension EnvironmentValues {
    var formStyle: AnyFormStyle? {
        get { self[FormStyleKey.self] }
        set { self[FormStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets the style of every form in this view.
    public func formStyle<S: FormStyle>(_ style: S) -> some View { environment(\.formStyle, AnyFormStyle(style)) }
}
