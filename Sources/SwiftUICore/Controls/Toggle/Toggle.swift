import Assets
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

    public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) { self.init(sources: [isOn], label: label()) }

    /// One toggle for several values: it is mixed where they differ, and pressing it then turns all on.
    public init<C: RandomAccessCollection>(
        sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
    ) {
        self.init(sources: sources.map { $0[keyPath: isOn] }, label: label())
    }

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
    public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
        self.init(sources: [isOn], label: Text(titleKey))
    }

    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, isOn: Binding<Bool>) {
        self.init(sources: [isOn], label: Text(titleResource))
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
        self.init(sources: [isOn], label: Text(verbatim: String(title)))
    }

    public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources.map { $0[keyPath: isOn] }, label: Text(titleKey))
    }

    @_disfavoredOverload
    public init<S: StringProtocol, C: RandomAccessCollection>(
        _ title: S, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources.map { $0[keyPath: isOn] }, label: Text(verbatim: String(title)))
    }
}

extension Toggle where Label == SwiftUICore.Label<Text, Image> {
    public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
        self.init(sources: [isOn], label: SwiftUICore.Label(titleKey, systemImage: systemImage))
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
        self.init(sources: [isOn], label: SwiftUICore.Label(title, systemImage: systemImage))
    }

    public init(_ titleKey: LocalizedStringKey, image: ImageResource, isOn: Binding<Bool>) {
        self.init(sources: [isOn], label: SwiftUICore.Label(titleKey, image: image))
    }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
    /// For a style that builds on another.
    public init(_ configuration: ToggleStyleConfiguration) {
        self.init(sources: [configuration.$isOn], label: configuration.label)
    }
}
