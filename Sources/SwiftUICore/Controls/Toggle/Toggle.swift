import FoundationAdditions
import DeveloperToolsSupport
import Foundation

/// A control that is on or off.
///
/// See [Toggle](https://developer.apple.com/documentation/swiftui/toggle).
public struct Toggle<Label: View>: View {
    private let sources: [Binding<Bool>]
    private let label: Label
    @Environment(\.toggleStyle) private var style

    init(sources: [Binding<Bool>], label: Label) {
        self.sources = sources
        self.label = label
    }

    /// A toggle with a label.
    public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) { self.init(sources: [isOn], label: label()) }

    /// One toggle for several values: it is mixed if they differ, and pressing it then turns all on.
    public init<C: RandomAccessCollection>(
        sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
    ) {
        self.init(sources: sources.map { $0[keyPath: isOn] }, label: label())
    }

    /// The toggle in the style of its environment.
    public var body: some View {
        LabelReader(label: label) { label in styled(by: style, configuration(label)) }
    }

    private func configuration(_ label: SpokenLabel) -> ToggleStyleConfiguration {
        let values = Set(sources.map(\.wrappedValue))
        let sources = sources
        let isOn = Binding<Bool>(
            location: FunctionalLocation(
                get: { values == [true] },
                set: { value, transaction in
                    withTransaction(transaction) { for source in sources { source.wrappedValue = value } }
                }))
        return ToggleStyleConfiguration(
            label: .init(content: label.view), spokenLabel: label.text, isOn: isOn, isMixed: values.count > 1)
    }

    private func styled<S: ToggleStyle>(by style: S, _ configuration: ToggleStyleConfiguration) -> AnyView {
        StyleBody(style: style) { $0.makeBody(configuration: configuration) }
            .shown(with: \.toggleStyle, DefaultToggleStyle())
    }
}

extension Toggle where Label == Text {
    /// A toggle with a title. The title is looked up in the app's strings.
    public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
        self.init(sources: [isOn], label: Text(titleKey))
    }

    /// A toggle with a title. The title is a localized resource.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, isOn: Binding<Bool>) {
        self.init(sources: [isOn], label: Text(titleResource))
    }

    /// A toggle with a title. The title is shown as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
        self.init(sources: [isOn], label: Text(verbatim: String(title)))
    }

    /// One toggle for several values: it is mixed if they differ, and pressing it then turns all on. The title is
    /// looked up in the app's strings.
    public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources.map { $0[keyPath: isOn] }, label: Text(titleKey))
    }

    /// One toggle for several values: it is mixed if they differ, and pressing it then turns all on. The title is shown
    /// as it is.
    @_disfavoredOverload
    public init<S: StringProtocol, C: RandomAccessCollection>(
        _ title: S, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources.map { $0[keyPath: isOn] }, label: Text(verbatim: String(title)))
    }
}

extension Toggle where Label == SwiftUICore.Label<Text, Image> {
    /// A toggle with a title and a system symbol. The title is looked up in the app's strings.
    public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
        self.init(sources: [isOn], label: SwiftUICore.Label(titleKey, systemImage: systemImage))
    }

    /// A toggle with a title and a system symbol. The title is shown as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
        self.init(sources: [isOn], label: SwiftUICore.Label(title, systemImage: systemImage))
    }

    /// A toggle with a title and one of the app's images. The title is looked up in the app's strings.
    public init(_ titleKey: LocalizedStringKey, image: ImageResource, isOn: Binding<Bool>) {
        self.init(sources: [isOn], label: SwiftUICore.Label(titleKey, image: image))
    }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
    /// The toggle that a configuration describes: a style shows it to build on another style.
    public init(_ configuration: ToggleStyleConfiguration) {
        self.init(sources: [configuration.$isOn], label: configuration.label)
    }
}
