import FoundationAdditions
import Foundation

/// A value, or any other view, with a label that says what it is.
///
/// See [LabeledContent](https://developer.apple.com/documentation/swiftui/labeledcontent).
public struct LabeledContent<Label, Content> {
    let label: Label
    let content: Content
    @Environment(\.labeledContentStyle) private var style

    init(label: Label, content: Content) {
        self.label = label
        self.content = content
    }
}

extension LabeledContent: View where Label: View, Content: View {
    /// A label and the content that it describes.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(label: label(), content: content())
    }

    @MainActor private func styled<S: LabeledContentStyle>(
        by style: S, _ configuration: LabeledContentStyleConfiguration
    ) -> AnyView {
        StyleBody(style: style) { $0.makeBody(configuration: configuration) }
            .shown(with: \.labeledContentStyle, AutomaticLabeledContentStyle())
    }

    /// The label and the content in the style of their environment.
    public var body: some View {
        let configuration = LabeledContentStyleConfiguration(
            label: .init(content: AnyView(label)), content: .init(content: content.nested(\.labeledContentStyle, style))
        )
        styled(by: style, configuration)
    }
}

extension LabeledContent where Label == Text, Content: View {
    /// A title and the content that it describes. The title is looked up in the app's strings.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(label: Text(titleKey), content: content())
    }

    /// A title and the content that it describes. The title is a localized resource.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
        self.init(label: Text(titleResource), content: content())
    }

    /// A title and the content that it describes. The title is shown as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(label: Text(verbatim: String(title)), content: content())
    }
}

extension LabeledContent where Label == Text, Content == Text {
    /// A title and a value as text. The value is shown as it is. The title is looked up in the app's strings.
    public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
        self.init(label: Text(titleKey), content: Text(verbatim: String(value)))
    }

    /// A title and a value as text. The value is shown as it is. The title is a localized resource.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ titleResource: LocalizedStringResource, value: S) {
        self.init(label: Text(titleResource), content: Text(verbatim: String(value)))
    }

    /// A title and a value as text. The value is shown as it is. The title is shown as it is.
    @_disfavoredOverload
    public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
        self.init(label: Text(verbatim: String(title)), content: Text(verbatim: String(value)))
    }

    /// A title and a value formatted by a format style, in the locale of the view. The title is looked up in the app's
    /// strings.
    public init<F: FormatStyle>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(label: Text(titleKey), content: Text(value, format: format))
    }

    /// A title and a value formatted by a format style, in the locale of the view. The title is a localized resource.
    @_disfavoredOverload
    public init<F: FormatStyle>(_ titleResource: LocalizedStringResource, value: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(label: Text(titleResource), content: Text(value, format: format))
    }

    /// A title and a value formatted by a format style, in the locale of the view. The title is shown as it is.
    @_disfavoredOverload
    public init<S: StringProtocol, F: FormatStyle>(_ title: S, value: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(label: Text(verbatim: String(title)), content: Text(value, format: format))
    }
}

extension LabeledContent
where Label == LabeledContentStyleConfiguration.Label, Content == LabeledContentStyleConfiguration.Content {
    /// The labeled content that a configuration describes: a style shows it to build on another style.
    public init(_ configuration: LabeledContentStyleConfiguration) {
        self.init(label: configuration.label, content: configuration.content)
    }
}
