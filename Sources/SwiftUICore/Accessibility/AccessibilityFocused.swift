import DisplayList
@_spi(Nodes) import ViewTree

/// Binds a view's focus to an `AccessibilityFocusState`.
private struct AccessibilityFocusedModifier<Value: Hashable>: ViewModifier {
    let binding: AccessibilityFocusState<Value>.Binding
    let value: Value

    func body(content: Content) -> some View {
        content
            .modifier(AccessibilityTargetModifier(isWanted: binding.wrappedValue == value))
            .focused(binding.focus, equals: value)
    }
}

private struct AccessibilityTargetModifier: WrappingModifier {
    let isWanted: Bool

    func update(_ wrapper: AccessibilityTargetLayoutNode, for node: ViewNode) {
        guard wrapper.isWanted != isWanted else { return }
        wrapper.isWanted = isWanted
        wrapper.invalidateDisplay()
    }
}

/// Makes a view without focusable content focusable, but only while the focus is requested there, so that Tab doesn't stop at it.
private final class AccessibilityTargetLayoutNode: UnaryLayoutNode, PlainWrapper {
    var isWanted = false

    override var isFocusTarget: Bool { child.firstFocusTarget == nil }

    override func display(_ builder: inout DisplayBuilder) -> [ElementID] {
        guard isFocusTarget else { return builder.displayChildren(of: self) }
        return builder.show(self) { element in
            guard isWanted else { return }
            element.input.isFocusable = true
            element.input.events.insert(.focus)
            element.accessibility.role = .group
            element.accessibility.label = child.spokenText
        }
    }

    override func handle(_ action: ElementEvent.Action) -> Bool { if case .focus = action { true } else { false } }
}

extension View {
    /// Moves the focus, and a screen reader with it, to this view while the state is true; see `AccessibilityFocusState`.
    public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View {
        modifier(AccessibilityFocusedModifier(binding: condition, value: true))
    }

    /// Moves the focus, and a screen reader with it, to this view while the state has that value; see `AccessibilityFocusState`.
    public func accessibilityFocused<Value: Hashable>(
        _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
    ) -> some View {
        modifier(AccessibilityFocusedModifier(binding: binding, value: value))
    }
}
