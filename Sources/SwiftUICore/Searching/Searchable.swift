import Foundation

/// The placement of a search field. Here it is always in the bar of the navigation page, under the title, or above the
/// content outside of navigation pages.
public struct SearchFieldPlacement: Sendable, Equatable {
    private let name: String
    /// Above the content.
    public static let automatic = SearchFieldPlacement(name: "automatic")
    /// On Apple's systems under the bar; here above the content.
    public static let navigationBarDrawer = SearchFieldPlacement(name: "navigationBarDrawer")
    /// On Apple's systems in the sidebar; here above the content.
    public static let sidebar = SearchFieldPlacement(name: "sidebar")
    /// On Apple's systems in the toolbar; here above the content.
    public static let toolbar = SearchFieldPlacement(name: "toolbar")

    /// On Apple's systems under the bar; here above the content. The display mode has no effect here.
    public static func navigationBarDrawer(
        displayMode: NavigationBarDrawerDisplayMode
    ) -> SearchFieldPlacement { .navigationBarDrawer }

    /// Whether a search field hides while content scrolls. Here it always stays visible.
    public struct NavigationBarDrawerDisplayMode: Sendable {
        private let name: String
        /// The default: it stays visible.
        public static let automatic = NavigationBarDrawerDisplayMode(name: "automatic")
        /// It stays visible.
        public static let always = NavigationBarDrawerDisplayMode(name: "always")
    }
}

/// Ends a search: clears the text, and removes the focus from the field.
public struct DismissSearchAction {
    let action: @MainActor () -> Void
    /// Ends the search: `dismissSearch()`.
    @MainActor public func callAsFunction() { action() }
}

struct IsSearchingKey: EnvironmentKey { static var defaultValue: Bool { false } }
struct DismissSearchKey: EnvironmentKey { static var defaultValue: DismissSearchAction { DismissSearchAction {} } }

extension EnvironmentValues {
    /// Whether a search of this content is active.
    public internal(set) var isSearching: Bool {
        get { self[IsSearchingKey.self] }
        set { self[IsSearchingKey.self] = newValue }
    }

    /// Ends the search of this content: `dismissSearch()`.
    public internal(set) var dismissSearch: DismissSearchAction {
        get { self[DismissSearchKey.self] }
        set { self[DismissSearchKey.self] = newValue }
    }
}

extension View {
    /// Shows a search field above the content.
    public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
    ) -> some View {
        modifier(SearchModifier(text: text, isPresented: nil, prompt: prompt))
    }

    /// Shows a search field above the content, with a prompt.
    public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
    ) -> some View {
        modifier(SearchModifier(text: text, isPresented: nil, prompt: Text(prompt)))
    }

    /// Shows a search field above the content, with a prompt.
    @_disfavoredOverload
    public func searchable<S: StringProtocol>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
    ) -> some View {
        modifier(SearchModifier(text: text, isPresented: nil, prompt: Text(verbatim: String(prompt))))
    }

    /// The older form of `searchable` and `searchSuggestions(_:)`.
    @available(swift, deprecated: 100000.0, message: "Use searchable and searchSuggestions(_:)")
    public func searchable<S: View>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder suggestions: () -> S
    ) -> some View {
        searchable(text: text, placement: placement, prompt: prompt).searchSuggestions(suggestions)
    }

    /// The older form of `searchable` and `searchSuggestions(_:)`.
    @available(swift, deprecated: 100000.0, message: "Use searchable and searchSuggestions(_:)")
    public func searchable<S: View>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
        @ViewBuilder suggestions: () -> S
    ) -> some View {
        searchable(text: text, placement: placement, prompt: Text(prompt)).searchSuggestions(suggestions)
    }

    /// The older form of `searchable` and `searchSuggestions(_:)`.
    @available(swift, deprecated: 100000.0, message: "Use searchable and searchSuggestions(_:)")
    @_disfavoredOverload
    public func searchable<V: View, S: StringProtocol>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S,
        @ViewBuilder suggestions: () -> V
    ) -> some View {
        searchable(text: text, placement: placement, prompt: Text(verbatim: String(prompt)))
            .searchSuggestions(suggestions)
    }

    /// Shows a search field above the content, with a prompt. `isPresented` is true during a search; setting it begins
    /// or ends the search.
    @_disfavoredOverload
    public func searchable<S: StringProtocol>(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: S
    ) -> some View {
        modifier(SearchModifier(text: text, isPresented: isPresented, prompt: Text(verbatim: String(prompt))))
    }

    /// Shows a search field above the content. `isPresented` is true during a search; setting it begins or ends the
    /// search.
    public func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil
    ) -> some View {
        modifier(SearchModifier(text: text, isPresented: isPresented, prompt: prompt))
    }

    /// Shows a search field above the content, with a prompt. `isPresented` is true during a search; setting it begins
    /// or ends the search.
    public func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey
    ) -> some View {
        modifier(SearchModifier(text: text, isPresented: isPresented, prompt: Text(prompt)))
    }
}
