import FoundationAdditions
import DisplayList
import Foundation
@_spi(Nodes) import ViewTree

/// A link to an address. The browser opens it beside the app's page, or the app handles it with `openURL` or
/// `onOpenURL`.
///
/// See [Link](https://developer.apple.com/documentation/swiftui/link).
public struct Link<Label: View>: View {
    private let destination: URL
    private let label: Label

    /// A link with a label. The address may be of any scheme.
    public init(destination: URL, @ViewBuilder label: () -> Label) {
        self.destination = destination
        self.label = label()
    }

    /// The label in the tint color, as an HTML link.
    public var body: some View {
        HStack { label }
            .standardForeground(TintedLabelStyle(role: nil))
            .modifier(LinkModifier(destination: destination))
    }
}

extension Link where Label == Text {
    /// A link with a title. The title is looked up in the app's strings.
    public init(_ titleKey: LocalizedStringKey, destination: URL) {
        self.init(destination: destination) { Text(titleKey) }
    }

    /// A link with a title. The title is a localized resource.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, destination: URL) {
        self.init(destination: destination) { Text(titleResource) }
    }

    /// A link with a title. The title is shown as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, destination: URL) {
        self.init(destination: destination) { Text(verbatim: String(title)) }
    }
}

private struct LinkModifier: WrappingModifier {
    let destination: URL

    func update(_ wrapper: LinkLayoutNode, for node: ViewNode) {
        wrapper.destination = destination
        wrapper.environment = node.environment
        wrapper.invalidateDisplay()
    }
}

private final class LinkLayoutNode: UnaryLayoutNode, PlainWrapper {
    var destination: URL?
    var environment = EnvironmentValues()

    override var isFocusTarget: Bool { true }

    override func display(_ builder: inout DisplayBuilder) -> [ElementID] {
        let followed = FollowedLinks(environment, graph)
        return builder.show(self) { element in
            element.content = .link(destination.flatMap { followed.address(of: $0) } ?? "")
            element.input.events.insert(.focus)
            if let destination, followed.isForApp(destination) { element.input.events.insert(.press) }
            element.input.isDisabled = !environment.isEnabled
        }
    }

    override func handle(_ action: ElementEvent.Action) -> Bool {
        switch action {
        case .focus: return true
        case .press:
            if let destination { environment.openURL(destination) }
            return true
        default: return false
        }
    }
}
