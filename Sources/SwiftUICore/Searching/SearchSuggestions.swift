/// Puts a suggestion into the search field.
struct CompleteSearchAction {
    let action: @MainActor (SearchCompletion) -> Void
}

/// The effect of a suggestion on the search.
enum SearchCompletion {
    case words(String)
    case token(any Identifiable)
}

private struct SearchSuggestionsKey: EnvironmentKey { static var defaultValue: AnyView? { nil } }
private struct CompleteSearchKey: EnvironmentKey { static var defaultValue: CompleteSearchAction? { nil } }
private struct SearchFocusKey: EnvironmentKey { static var defaultValue: SearchFocus? { nil } }

extension EnvironmentValues {
    /// The suggestions of a search field.
    var searchSuggestions: AnyView? {
        get { self[SearchSuggestionsKey.self] }
        set { self[SearchSuggestionsKey.self] = newValue }
    }

    var completeSearch: CompleteSearchAction? {
        get { self[CompleteSearchKey.self] }
        set { self[CompleteSearchKey.self] = newValue }
    }

    /// The app's binding for a search field's focus.
    var searchFocus: SearchFocus? {
        get { self[SearchFocusKey.self] }
        set { self[SearchFocusKey.self] = newValue }
    }
}

/// Binds a search field's focus to a `FocusState` of any value type.
struct SearchFocus {
    let tie: @MainActor (AnyView) -> AnyView
}

/// Where suggestions are shown.
///
/// See [SearchSuggestionsPlacement](https://developer.apple.com/documentation/swiftui/searchsuggestionsplacement).
public struct SearchSuggestionsPlacement: Hashable, Sendable {
    fileprivate let index: Int
    /// Over the content.
    public static let automatic = SearchSuggestionsPlacement(index: 0)
    /// A menu under the field. Suggestions are never shown there.
    public static let menu = SearchSuggestionsPlacement(index: 1)
    /// Over the content, where suggestions are always shown.
    public static let content = SearchSuggestionsPlacement(index: 2)

    /// A set of places for suggestions.
    public struct Set: OptionSet, Hashable, Sendable {
        /// The set as bits.
        public let rawValue: Int
        /// A set from its bits.
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// A menu under the field. Suggestions are never shown there.
        public static let menu = Set(rawValue: 1)
        /// Over the content.
        public static let content = Set(rawValue: 2)
    }
}

extension View {
    /// Sets the suggestions of the search field around this view, or of this view.
    ///
    /// See [searchSuggestions](https://developer.apple.com/documentation/swiftui/view/searchsuggestions(_:)).
    public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
        environment(\.searchSuggestions, AnyView(suggestions()))
    }

    /// Hides suggestions in these places.
    public func searchSuggestions(
        _ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set
    ) -> some View {
        transformEnvironment(\.searchSuggestions) {
            if visibility == .hidden, placements.contains(.content) { $0 = nil }
        }
    }

    /// Sets the text that this suggestion puts into the search field when it is pressed.
    public func searchCompletion(_ completion: String) -> some View {
        modifier(SearchCompletionModifier(completion: .words(completion)))
    }

    /// Sets the token that this suggestion adds to the search field, in place of the text there, when it is pressed.
    ///
    /// See [searchCompletion(_:)](https://developer.apple.com/documentation/swiftui/view/searchcompletion(_:)).
    public func searchCompletion<T: Identifiable>(_ token: T) -> some View {
        modifier(SearchCompletionModifier(completion: .token(token)))
    }

    /// Binds the search field's focus to a state.
    public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View {
        environment(\.searchFocus, SearchFocus { AnyView($0.focused(binding)) })
    }

    /// Binds the search field's focus to a value of a state.
    ///
    /// See [searchFocused(_:equals:)](https://developer.apple.com/documentation/swiftui/view/searchfocused(_:equals:)).
    public func searchFocused<V: Hashable>(_ binding: FocusState<V>.Binding, equals value: V) -> some View {
        environment(\.searchFocus, SearchFocus { AnyView($0.focused(binding, equals: value)) })
    }
}

private struct SearchCompletionModifier: ViewModifier {
    let completion: SearchCompletion
    @Environment(\.completeSearch) private var complete

    func body(content: Content) -> some View {
        Button {
            complete?.action(completion)
        } label: {
            content.frame(maxWidth: .infinity, alignment: .leading).contentShape(Rectangle())
        }
        .buttonStyle(.plain)
    }
}
