import Foundation

/// Where a search field stands. All of them are above the content here.
public struct SearchFieldPlacement: Sendable, Equatable {
    private let name: String
    /// Above the content.
    public static let automatic = SearchFieldPlacement(name: "automatic")
    /// Under the bar elsewhere; here above the content.
    public static let navigationBarDrawer = SearchFieldPlacement(name: "navigationBarDrawer")
    /// In the sidebar elsewhere; here above the content.
    public static let sidebar = SearchFieldPlacement(name: "sidebar")
    /// In the toolbar elsewhere; here above the content.
    public static let toolbar = SearchFieldPlacement(name: "toolbar")

    /// Under the bar elsewhere; here above the content. The display mode has no effect here.
    public static func navigationBarDrawer(
        displayMode: NavigationBarDrawerDisplayMode
    ) -> SearchFieldPlacement { .navigationBarDrawer }

    /// Whether a search field hides while content scrolls. It always stays here.
    public struct NavigationBarDrawerDisplayMode: Sendable {
        private let name: String
        /// As the place has it: it stays.
        public static let automatic = NavigationBarDrawerDisplayMode(name: "automatic")
        /// It stays.
        public static let always = NavigationBarDrawerDisplayMode(name: "always")
    }
}

/// Ends a search: the text is cleared, and the keyboard leaves the field.
public struct DismissSearchAction {
    let action: @MainActor () -> Void
    /// Ends the search: `dismissSearch()`.
    @MainActor public func callAsFunction() { action() }
}

struct IsSearchingKey: EnvironmentKey { static var defaultValue: Bool { false } }
struct DismissSearchKey: EnvironmentKey { static var defaultValue: DismissSearchAction { DismissSearchAction {} } }

extension EnvironmentValues {
    /// Whether a person is searching in the content here.
    public internal(set) var isSearching: Bool {
        get { self[IsSearchingKey.self] }
        set { self[IsSearchingKey.self] = newValue }
    }

    /// Ends the search that the content here is searched by: `dismissSearch()`.
    public internal(set) var dismissSearch: DismissSearchAction {
        get { self[DismissSearchKey.self] }
        set { self[DismissSearchKey.self] = newValue }
    }
}

extension View {
    /// Shows a field for searching above the content.
    public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
    ) -> some View {
        modifier(SearchModifier(text: text, isPresented: nil, prompt: prompt))
    }

    /// Shows a field for searching above the content, with a prompt.
    public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
    ) -> some View {
        modifier(SearchModifier(text: text, isPresented: nil, prompt: Text(prompt)))
    }

    /// Shows a field for searching above the content, with a prompt.
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

    /// Shows a field for searching above the content, with a prompt. `isPresented` follows the search, and begins or
    /// ends it.
    @_disfavoredOverload
    public func searchable<S: StringProtocol>(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: S
    ) -> some View {
        modifier(SearchModifier(text: text, isPresented: isPresented, prompt: Text(verbatim: String(prompt))))
    }

    /// Shows a field for searching above the content. `isPresented` follows the search, and begins or ends it.
    public func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil
    ) -> some View {
        modifier(SearchModifier(text: text, isPresented: isPresented, prompt: prompt))
    }

    /// Shows a field for searching above the content, with a prompt. `isPresented` follows the search, and begins or
    /// ends it.
    public func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey
    ) -> some View {
        modifier(SearchModifier(text: text, isPresented: isPresented, prompt: Text(prompt)))
    }
}
