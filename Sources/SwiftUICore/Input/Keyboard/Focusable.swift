import DisplayList
@_spi(Nodes) import ViewTree

/// The interactions for which a view needs the focus.
public struct FocusInteractions: OptionSet, Sendable, Hashable {
    /// The set as bits.
    public let rawValue: Int
    /// A set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The view needs the focus so that it can be activated with a key.
    public static let activate = FocusInteractions(rawValue: 1)
    /// The view needs the focus so that text can be typed into it.
    public static let edit = FocusInteractions(rawValue: 2)
    /// The view needs the focus for both.
    public static let automatic: FocusInteractions = [.activate, .edit]
}

/// Makes a view focusable; views inside it can read whether it has the focus.
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

/// Gives the view an element of its own, which can be focused.
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
    /// Makes a view that isn't a control focusable.
    public func focusable(_ isFocusable: Bool = true) -> some View {
        modifier(FocusableModifier(isFocusable: isFocusable))
    }

    /// Makes a view that isn't a control focusable. The interactions have no effect here.
    public func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> some View {
        modifier(FocusableModifier(isFocusable: isFocusable))
    }

    /// Moves the focus within the view first. Not available.
    @available(*, unavailable, message: "A browser moves the keyboard in the order of the views")
    public func focusSection() -> some View { self }

    /// No effect here: a browser always shows the focus.
    public func focusEffectDisabled(_ disabled: Bool = true) -> some View { self }
}
