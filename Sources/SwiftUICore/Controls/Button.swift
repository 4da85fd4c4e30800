import DisplayList
import Foundation
@_spi(Nodes) import ViewTree

/// A control that does something when it is pressed.
///
/// See [Button](https://developer.apple.com/documentation/swiftui/button).
public struct Button<Label: View>: View {
    let role: ButtonRole?
    // Creating a button transfers these to the main actor.
    private nonisolated(unsafe) let action: LatestAction
    nonisolated(unsafe) let label: Label
    @Environment(\.buttonStyle) private var style

    /// A button without a role. `action` runs on the main actor at each press.
    public nonisolated init(action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
        self.init(role: nil, action: action, label: label)
    }

    /// A button with a role, which its style may show; nil is no role. `action` runs on the main actor at each press.
    public nonisolated init(role: ButtonRole?, action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
        self.role = role
        self.action = LatestAction(wrappedValue: action)
        self.label = label()
    }

    /// The label in the button style of its environment.
    public var body: some View {
        let configuration = PrimitiveButtonStyleConfiguration(
            role: role, label: .init(content: AnyView(HStack { label })), action: action.projectedValue)
        (style ?? .automatic).makeBody(configuration).modifier(BadgePassingModifier())
    }
}

/// An HTML button around a label.
struct PressableLabel<Content: View>: View {
    let action: () -> Void
    var isPressed: Binding<Bool>?
    @ViewBuilder let content: Content
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.buttonRepeatBehavior) private var repeatBehavior
    @State private var reading = FocusReading()

    var body: some View {
        LayoutContainer(layout: ZStackLayout(), content: content.environment(\.focusReading, reading))
            .modifier(
                PressModifier(
                    isEnabled: isEnabled, repeats: repeatBehavior == .enabled, action: action, isPressed: isPressed,
                    reading: reading))
    }
}

private struct PressModifier: WrappingModifier {
    let isEnabled: Bool
    let repeats: Bool
    let action: () -> Void
    let isPressed: Binding<Bool>?
    let reading: FocusReading

    func makeWrapper(around child: LayoutNode, for node: ViewNode) -> PressLayoutNode {
        PressLayoutNode(self, child, graph: node.graph)
    }

    func update(_ wrapper: PressLayoutNode, for node: ViewNode) {
        let looksTheSame = wrapper.modifier.isEnabled == isEnabled && wrapper.modifier.repeats == repeats
        wrapper.modifier = self
        if !looksTheSame { wrapper.invalidateDisplay() }
    }
}

/// The browser's button around a label. It reports presses, and while it is held down if the app needs that.
final class PressLayoutNode: UnaryLayoutNode, ReachingControl {
    fileprivate var modifier: PressModifier
    private lazy var held = HeldPress()
    var reach: CGRect? {
        didSet { if reach != oldValue { invalidateDisplay() } }
    }

    fileprivate init(_ modifier: PressModifier, _ child: LayoutNode, graph: ViewGraph) {
        self.modifier = modifier
        super.init(child, graph: graph)
    }

    override var isFocusTarget: Bool { true }
    override func focusDidChange(_ hasFocus: Bool) { modifier.reading.set(hasFocus) }

    override func display(_ builder: inout DisplayBuilder) -> [ElementID] {
        builder.show(self, in: reach ?? CGRect(origin: .zero, size: size)) { element in
            element.content = .button
            element.input.events.formUnion([.press, .focus])
            if modifier.isPressed != nil || modifier.repeats { element.input.events.insert(.hold) }
            element.input.isDisabled = !modifier.isEnabled
        }
    }

    override func handle(_ action: ElementEvent.Action) -> Bool {
        switch action {
        case .press:
            if !held.endsWithPress() { modifier.action() }
            return true
        case .hold(let isDown):
            modifier.isPressed?.wrappedValue = isDown
            hold(isDown)
            return true
        default:
            return false
        }
    }

    private func hold(_ isDown: Bool) {
        guard isDown, modifier.repeats else { return held.end() }
        held.begin { [weak self] in
            guard let self, !isRetired, !hasLeft, modifier.isEnabled else { return false }
            modifier.action()
            return true
        }
    }
}
