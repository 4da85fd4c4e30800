@_spi(Nodes) import ViewTree

/// When a default focus applies.
///
/// See [DefaultFocusEvaluationPriority](https://developer.apple.com/documentation/swiftui/defaultfocusevaluationpriority).
public struct DefaultFocusEvaluationPriority: Hashable, Sendable {
    private let name: String
    /// When the focus moves automatically, as when the view appears.
    public static let automatic = DefaultFocusEvaluationPriority(name: "automatic")
    /// Also when a person tabs into the view from outside.
    public static let userInitiated = DefaultFocusEvaluationPriority(name: "userInitiated")
}

/// Makes a view a focus region with a preference, from its first appearance on.
private struct DefaultFocusModifier: ViewModifier {
    let preference: FocusPreference
    @State private var region = FocusRegion()

    func body(content: Content) -> some View {
        content.modifier(FocusRegionModifier(region: region, preference: preference)).onAppear { region.appear() }
    }
}

private struct FocusScopeModifier: ViewModifier {
    let name: Namespace.ID
    @State private var region = FocusRegion()

    func body(content: Content) -> some View { content.modifier(FocusRegionModifier(region: region, name: name)) }
}

extension View {
    /// Moves the focus to a view in this one when this one appears, unless another view of its page has the focus.
    ///
    /// See [defaultFocus](https://developer.apple.com/documentation/swiftui/view/defaultfocus(_:_:priority:)).
    public func defaultFocus<V: Hashable>(
        _ binding: FocusState<V>.Binding, _ value: V, priority: DefaultFocusEvaluationPriority = .automatic
    ) -> some View {
        modifier(
            DefaultFocusModifier(
                preference: FocusPreference(
                    priority: priority, isOpen: { binding.wrappedValue == binding.unfocused },
                    give: { _ in binding.wrappedValue = value })))
    }

    /// Moves the focus to this view when it appears, unless another view of its page has the focus, and when its scope
    /// is reset.
    ///
    /// See [prefersDefaultFocus](https://developer.apple.com/documentation/swiftui/view/prefersdefaultfocus(_:in:)).
    public func prefersDefaultFocus(_ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID) -> some View {
        modifier(
            DefaultFocusModifier(
                preference: FocusPreference(
                    scope: namespace, isOpen: { prefersDefaultFocus },
                    give: { region in
                        guard let node = region.node, let target = node.firstFocusTarget else { return }
                        node.graph.moveFocus(to: target.elementID)
                    })))
    }

    /// Makes the view a scope for `prefersDefaultFocus(_:in:)` and `resetFocus`.
    ///
    /// See [focusScope](https://developer.apple.com/documentation/swiftui/view/focusscope(_:)).
    public func focusScope(_ namespace: Namespace.ID) -> some View { modifier(FocusScopeModifier(name: namespace)) }
}

/// Moves the focus to a scope's preferred view.
///
/// See [ResetFocusAction](https://developer.apple.com/documentation/swiftui/resetfocusaction).
public struct ResetFocusAction {
    weak var graph: ViewGraph?

    /// Moves the focus, if it is in the scope or nowhere.
    @MainActor public func callAsFunction(in namespace: Namespace.ID) { graph?.defaultFocus.reset(namespace) }
}

extension EnvironmentValues {
    /// Moves the focus to a focus scope's preferred view, as when it appeared.
    public var resetFocus: ResetFocusAction { ResetFocusAction(graph: ViewGraph.current) }
}
