import DisplayList

/// What a view wants the keyboard for.
public struct FocusInteractions: OptionSet, Sendable, Hashable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let activate = FocusInteractions(rawValue: 1)
    public static let edit = FocusInteractions(rawValue: 2)
    public static let automatic: FocusInteractions = [.activate, .edit]
}

/// Which of several default focuses has precedence.
public struct DefaultFocusEvaluationPriority: Hashable, Sendable {
    private let rank: Int
    public static let automatic = DefaultFocusEvaluationPriority(rank: 0)
    public static let userInitiated = DefaultFocusEvaluationPriority(rank: 1)
}

private struct FocusableModifier: WrappingModifier {
    let isFocusable: Bool

    func update(_ wrapper: FocusableLayoutNode, for node: ViewNode) {
        wrapper.canFocus = isFocusable && node.environment.isEnabled
        wrapper.invalidateDisplay()
    }
}

/// An element of its own, so that it can have the keyboard.
private final class FocusableLayoutNode: UnaryLayoutNode, PlainWrapper {
    var canFocus = true

    override var isFocusTarget: Bool { canFocus }

    override func display(_ builder: inout DisplayBuilder) -> [ElementID] {
        builder.show(self) { element in
            element.input.isFocusable = canFocus
            if canFocus { element.input.events.insert(.focus) }
        }
    }

    override func handle(_ action: ElementEvent.Action) -> Bool { if case .focus = action { true } else { false } }
}

/// Has the keyboard from the beginning.
private struct FirstFocusModifier: ViewModifier {
    let isWanted: Bool
    @FocusState private var hasKeyboard: Bool

    func body(content: Content) -> some View {
        content.focused($hasKeyboard).onAppear { if isWanted { hasKeyboard = true } }
    }
}

extension View {
    /// Lets a view that is no control have the keyboard.
    public func focusable(_ isFocusable: Bool = true) -> some View {
        modifier(FocusableModifier(isFocusable: isFocusable))
    }

    public func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> some View {
        modifier(FocusableModifier(isFocusable: isFocusable))
    }

    /// Gives the keyboard to a view when this one appears.
    public func defaultFocus<V: Hashable>(
        _ binding: FocusState<V>.Binding, _ value: V, priority: DefaultFocusEvaluationPriority = .automatic
    ) -> some View {
        onAppear { binding.wrappedValue = value }
    }

    /// Gives this view the keyboard when it appears.
    ///
    /// See [prefersDefaultFocus](https://developer.apple.com/documentation/swiftui/view/prefersdefaultfocus(_:in:)).
    public func prefersDefaultFocus(_ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID) -> some View {
        modifier(FirstFocusModifier(isWanted: prefersDefaultFocus))
    }

    /// Where `prefersDefaultFocus(_:in:)` counts. A browser moves the keyboard in the order of the views, in scopes too.
    public func focusScope(_ namespace: Namespace.ID) -> some View { self }

    @available(*, unavailable, message: "A browser moves the keyboard in the order of the views")
    public func focusSection() -> some View { self }

    /// Changes nothing: a browser always shows where the keyboard is.
    public func focusEffectDisabled(_ disabled: Bool = true) -> some View { self }
}
