@_spi(Nodes) import ViewTree

/// When a default focus counts.
///
/// See [DefaultFocusEvaluationPriority](https://developer.apple.com/documentation/swiftui/defaultfocusevaluationpriority).
public struct DefaultFocusEvaluationPriority: Hashable, Sendable {
    private let name: String
    /// Where the keyboard is given by itself, as when the view appears.
    public static let automatic = DefaultFocusEvaluationPriority(name: "automatic")
    /// Also where a person's Tab key leads into the view from outside.
    public static let userInitiated = DefaultFocusEvaluationPriority(name: "userInitiated")
}

/// Makes a view a region that prefers something, from its first appearance on.
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
    /// Gives the keyboard to a view in this one when this one appears, where no other view of its page has it.
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

    /// Gives this view the keyboard when it appears, where no other view of its page has it, and when its scope is reset.
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

    /// Where `prefersDefaultFocus(_:in:)` counts, and what `resetFocus` gives the keyboard anew.
    ///
    /// See [focusScope](https://developer.apple.com/documentation/swiftui/view/focusscope(_:)).
    public func focusScope(_ namespace: Namespace.ID) -> some View { modifier(FocusScopeModifier(name: namespace)) }
}

/// Gives the keyboard to what a scope prefers.
///
/// See [ResetFocusAction](https://developer.apple.com/documentation/swiftui/resetfocusaction).
public struct ResetFocusAction {
    weak var graph: ViewGraph?

    /// Counts where the keyboard is in the scope, or nowhere.
    @MainActor public func callAsFunction(in namespace: Namespace.ID) { graph?.defaultFocus.reset(namespace) }
}

extension EnvironmentValues {
    /// Gives the keyboard to what a focus scope prefers, as when it appeared.
    public var resetFocus: ResetFocusAction { ResetFocusAction(graph: ViewGraph.current) }
}
