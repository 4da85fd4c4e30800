import DisplayList
@_spi(Nodes) import ViewTree

/// What a view wants the keyboard for.
public struct FocusInteractions: OptionSet, Sendable, Hashable {
    /// The set as bits.
    public let rawValue: Int
    /// A set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The view wants the keyboard so that it can be pressed by a key.
    public static let activate = FocusInteractions(rawValue: 1)
    /// The view wants the keyboard so that something can be typed into it.
    public static let edit = FocusInteractions(rawValue: 2)
    /// The view wants the keyboard for both.
    public static let automatic: FocusInteractions = [.activate, .edit]
}

/// A view that can have the keyboard; those inside it can ask whether it has.
private struct FocusableModifier: ViewModifier {
    let isFocusable: Bool
    @State private var reading = FocusReading()

    func body(content: Content) -> some View {
        content.environment(\.focusReading, reading)
            .modifier(FocusTargetModifier(isFocusable: isFocusable, reading: reading))
    }
}

private struct FocusTargetModifier: WrappingModifier {
    let isFocusable: Bool
    let reading: FocusReading

    func makeWrapper(around child: LayoutNode, for node: ViewNode) -> FocusableLayoutNode {
        let wrapper = FocusableLayoutNode(child, reading, graph: node.graph)
        update(wrapper, for: node)
        return wrapper
    }

    func update(_ wrapper: FocusableLayoutNode, for node: ViewNode) {
        wrapper.canFocus = isFocusable && node.environment.isEnabled
        wrapper.invalidateDisplay()
    }
}

/// An element of its own, so that it can have the keyboard.
private final class FocusableLayoutNode: UnaryLayoutNode {
    var canFocus = true
    private let reading: FocusReading

    init(_ child: LayoutNode, _ reading: FocusReading, graph: ViewGraph) {
        self.reading = reading
        super.init(child, graph: graph)
    }

    override var isFocusTarget: Bool { canFocus }
    override func focusDidChange(_ hasFocus: Bool) { reading.set(hasFocus) }

    override func display(_ builder: inout DisplayBuilder) -> [ElementID] {
        builder.show(self) { element in
            element.input.isFocusable = canFocus
            if canFocus { element.input.events.insert(.focus) }
        }
    }

    override func handle(_ action: ElementEvent.Action) -> Bool { if case .focus = action { true } else { false } }
}

extension View {
    /// Lets a view that is no control have the keyboard.
    public func focusable(_ isFocusable: Bool = true) -> some View {
        modifier(FocusableModifier(isFocusable: isFocusable))
    }

    /// Lets a view that is no control have the keyboard. The interactions have no effect here.
    public func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> some View {
        modifier(FocusableModifier(isFocusable: isFocusable))
    }

    /// Moves the keyboard within the view first. Not available.
    @available(*, unavailable, message: "A browser moves the keyboard in the order of the views")
    public func focusSection() -> some View { self }

    /// Changes nothing: a browser always shows where the keyboard is.
    public func focusEffectDisabled(_ disabled: Bool = true) -> some View { self }
}
