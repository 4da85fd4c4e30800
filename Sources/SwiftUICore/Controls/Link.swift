import Assets
import DisplayList
import Foundation

/// A link to an address, which the browser opens beside the app's page.
///
/// See [Link](https://developer.apple.com/documentation/swiftui/link).
public struct Link<Label: View>: View {
    private let destination: URL
    private let label: Label

    public init(destination: URL, @ViewBuilder label: () -> Label) {
        self.destination = destination
        self.label = label()
    }

    public var body: some View {
        HStack { label }
            .foregroundStyle(TintedLabelStyle(role: nil))
            .modifier(LinkModifier(address: destination.absoluteString))
    }
}

extension Link where Label == Text {
    public init(_ titleKey: LocalizedStringKey, destination: URL) {
        self.init(destination: destination) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, destination: URL) {
        self.init(destination: destination) { Text(titleResource) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, destination: URL) {
        self.init(destination: destination) { Text(verbatim: String(title)) }
    }
}

private struct LinkModifier: WrappingModifier {
    let address: String

    func makeWrapper(around child: LayoutNode, for node: ViewNode) -> LinkLayoutNode {
        let wrapper = LinkLayoutNode(child, graph: node.graph)
        update(wrapper, for: node)
        return wrapper
    }

    func update(_ wrapper: LinkLayoutNode, for node: ViewNode) {
        wrapper.address = address
        wrapper.isDisabled = !node.environment.isEnabled
        wrapper.invalidateDisplay()
    }
}

private final class LinkLayoutNode: UnaryLayoutNode {
    var address = ""
    var isDisabled = false

    override var isFocusTarget: Bool { true }

    override func display(_ builder: inout DisplayBuilder) -> [ElementID] {
        builder.show(self) { element in
            element.content = .link(address)
            element.input.events.insert(.focus)
            element.input.isDisabled = isDisabled
        }
    }

    override func handle(_ action: ElementEvent.Action) -> Bool { if case .focus = action { true } else { false } }
}
