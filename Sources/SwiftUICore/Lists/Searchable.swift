import Foundation

/// Where a search field stands. All of them are above the content here.
public struct SearchFieldPlacement: Sendable, Equatable {
    private let name: String
    public static let automatic = SearchFieldPlacement(name: "automatic")
    public static let navigationBarDrawer = SearchFieldPlacement(name: "navigationBarDrawer")
    public static let sidebar = SearchFieldPlacement(name: "sidebar")
    public static let toolbar = SearchFieldPlacement(name: "toolbar")

    public static func navigationBarDrawer(
        displayMode: NavigationBarDrawerDisplayMode
    ) -> SearchFieldPlacement { .navigationBarDrawer }

    /// Whether a search field hides while content scrolls. It always stays here.
    public struct NavigationBarDrawerDisplayMode: Sendable {
        private let name: String
        public static let automatic = NavigationBarDrawerDisplayMode(name: "automatic")
        public static let always = NavigationBarDrawerDisplayMode(name: "always")
    }
}

/// Ends a search: the text is cleared, and the keyboard leaves the field.
public struct DismissSearchAction {
    let action: @MainActor () -> Void
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

    public internal(set) var dismissSearch: DismissSearchAction {
        get { self[DismissSearchKey.self] }
        set { self[DismissSearchKey.self] = newValue }
    }
}

private struct SearchModifier: ViewModifier {
    @Binding var text: String
    let isPresented: Binding<Bool>?
    let prompt: Text?
    @FocusState private var hasKeyboard: Bool

    func body(content: Content) -> some View {
        content
            .environment(\.isSearching, hasKeyboard || !text.isEmpty)
            .environment(\.dismissSearch, DismissSearchAction { end() })
            .safeAreaInset(edge: .top, spacing: 0) { bar }
            .onChange(of: hasKeyboard) { isPresented?.wrappedValue = hasKeyboard || !text.isEmpty }
            .onChange(of: isPresented?.wrappedValue ?? false, initial: true) { _, isWanted in
                if isWanted { hasKeyboard = true } else if isPresented != nil, hasKeyboard { end() }
            }
    }

    private func end() {
        text = ""
        hasKeyboard = false
    }

    private var bar: some View {
        HStack(spacing: 8) {
            Image(systemName: "magnifyingglass").foregroundStyle(.secondary).accessibilityHidden(true)
            TextField(text: $text, prompt: prompt ?? .system("Search")) { Text.system("Search") }
                .textFieldStyle(.plain)
                .focused($hasKeyboard)
                .frame(maxWidth: .infinity)
            if !text.isEmpty {
                Button(action: end) {
                    Image(systemName: "xmark.circle.fill").foregroundStyle(.secondary).frame(width: 28, height: 28)
                }
                .buttonStyle(.plain)
                .accessibilityLabel(Text.system("Clear text"))
            }
        }
        .padding(.horizontal, 10)
        .frame(minHeight: 40)
        .background(FillShapeStyle(), in: RoundedRectangle(cornerRadius: 12))
        .padding(.horizontal, 16)
        .padding(.vertical, 8)
        .background(.bar)
    }
}

extension View {
    /// Shows a field for searching above the content.
    public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
    ) -> some View {
        modifier(SearchModifier(text: text, isPresented: nil, prompt: prompt))
    }

    public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
    ) -> some View {
        modifier(SearchModifier(text: text, isPresented: nil, prompt: Text(prompt)))
    }

    @_disfavoredOverload
    public func searchable<S: StringProtocol>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
    ) -> some View {
        modifier(SearchModifier(text: text, isPresented: nil, prompt: Text(verbatim: String(prompt))))
    }

    /// `isPresented` follows the search, and begins or ends it.
    public func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil
    ) -> some View {
        modifier(SearchModifier(text: text, isPresented: isPresented, prompt: prompt))
    }

    public func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey
    ) -> some View {
        modifier(SearchModifier(text: text, isPresented: isPresented, prompt: Text(prompt)))
    }
}
