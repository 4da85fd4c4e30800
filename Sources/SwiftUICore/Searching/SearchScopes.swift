/// When the scopes of a search are shown.
///
/// See [SearchScopeActivation](https://developer.apple.com/documentation/swiftui/searchscopeactivation).
public struct SearchScopeActivation: Hashable, Sendable {
    private let name: String
    /// During a search.
    public static let automatic = SearchScopeActivation(name: "automatic")
    /// As soon as there is text in the field.
    public static let onTextEntry = SearchScopeActivation(name: "onTextEntry")
    /// During a search.
    public static let onSearchPresentation = SearchScopeActivation(name: "onSearchPresentation")
}

/// The scopes of a search, as the search field shows them.
struct SearchScopes {
    let activation: SearchScopeActivation
    let picker: AnyView

    func isShown(isActive: Bool, text: String) -> Bool {
        activation == .onTextEntry ? !text.isEmpty : isActive || !text.isEmpty
    }
}

private struct SearchScopesKey: EnvironmentKey { static var defaultValue: SearchScopes? { nil } }

extension EnvironmentValues {
    var searchScopes: SearchScopes? {
        get { self[SearchScopesKey.self] }
        set { self[SearchScopesKey.self] = newValue }
    }
}

extension View {
    /// Adds scopes to the search, of which one can be chosen; the tags of `scopes` are the scope's values.
    ///
    /// See [searchScopes](https://developer.apple.com/documentation/swiftui/view/searchscopes(_:scopes:)).
    public func searchScopes<V: Hashable, S: View>(
        _ scope: Binding<V>, @ViewBuilder scopes: () -> S
    ) -> some View {
        searchScopes(scope, activation: .automatic, scopes)
    }

    /// Adds scopes to the search, of which one can be chosen; `activation` determines when they are shown.
    public func searchScopes<V: Hashable, S: View>(
        _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
    ) -> some View {
        let picker = Picker(selection: scope, content: scopes) { Text.system("Search") }
            .pickerStyle(.segmented)
            .labelsHidden()
        return environment(\.searchScopes, SearchScopes(activation: activation, picker: AnyView(picker)))
    }
}
