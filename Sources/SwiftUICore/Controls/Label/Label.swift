import DeveloperToolsSupport
import Foundation

/// An icon with a title.
///
/// See [Label](https://developer.apple.com/documentation/swiftui/label).
public struct Label<Title: View, Icon: View>: View {
    // Creating a label transfers these to the main actor.
    private nonisolated(unsafe) let title: Title
    private nonisolated(unsafe) let icon: Icon
    @Environment(\.labelStyle) private var style

    /// A title and an icon.
    public nonisolated init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
        self.title = title()
        self.icon = icon()
    }

    /// What the view shows.
    public var body: some View {
        let configuration = LabelStyleConfiguration(
            title: .init(content: title.nested(\.labelStyle, style)), icon: .init(content: AnyView(icon)))
        styled(by: style, configuration)
    }

    private func styled<S: LabelStyle>(by style: S, _ configuration: LabelStyleConfiguration) -> AnyView {
        if style is any BuiltInStyle { return AnyView(style.makeBody(configuration: configuration)) }
        return StyleBody(style: style) { $0.makeBody(configuration: configuration) }
            .shown(with: \.labelStyle, DefaultLabelStyle())
    }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
    /// The label that a configuration describes: a style shows it to build on another style, as in
    /// `Label(configuration).labelStyle(.iconOnly)`.
    public init(_ configuration: LabelStyleConfiguration) {
        self.init(title: { configuration.title }, icon: { configuration.icon })
    }
}

extension Label where Title == Text, Icon == Image {
    /// A title and a system symbol. The title is looked up in the app's strings.
    public nonisolated init(_ titleKey: LocalizedStringKey, systemImage name: String) {
        self.init(title: { Text(titleKey) }, icon: { Image(systemName: name) })
    }

    /// A title and a system symbol. The title is shown as it is.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, systemImage name: String) {
        self.init(title: { Text(title) }, icon: { Image(systemName: name) })
    }

    /// The image is decorative: the title describes it.
    public nonisolated init(_ titleKey: LocalizedStringKey, image name: String) {
        self.init(title: { Text(titleKey) }, icon: { Image(decorative: name) })
    }

    /// A title and one of the app's images. The title is shown as it is.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, image name: String) {
        self.init(title: { Text(title) }, icon: { Image(decorative: name) })
    }

    /// A title and one of the app's images. The title is looked up in the app's strings.
    public nonisolated init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
        self.init(title: { Text(titleKey) }, icon: { Image(decorative: resource) })
    }
}
