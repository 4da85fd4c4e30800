import Foundation

/// A search field above the content; in a navigation page it is in the page's bar, under the title. During a search,
/// the scopes are under it, and suggestions over the content.
struct SearchModifier: ViewModifier {
    @Binding var text: String
    let isPresented: Binding<Bool>?
    let prompt: Text?
    var tokens: SearchTokens?
    @FocusState private var hasKeyboard: Bool
    /// Whether a search is active, which it is until it is canceled. It doesn't depend on the focus: pressing a scope
    /// or a suggestion removes the focus from the field, and the pressed view must still exist when it is released.
    @State private var isActive = false
    /// Whether suggestions are shown; they are hidden once one was chosen.
    @State private var isOffering = false
    @Environment(\.searchScopes) private var scopes
    @Environment(\.searchSuggestions) private var suggestions
    @Environment(\.searchFocus) private var focus
    @Environment(\.searchSelection) private var selection
    @Environment(\.navigation) private var navigation
    @Environment(\.self) private var environment

    func body(content: Content) -> some View {
        // Make the bar as wide as the page, even if the content is small.
        content
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .environment(\.isSearching, isActive)
            .environment(\.dismissSearch, DismissSearchAction { end() })
            .environment(\.searchScopes, nil)
            .environment(\.searchSuggestions, nil)
            .environment(\.searchFocus, nil)
            .environment(\.searchSelection, nil)
            .overlay { if isActive, isOffering, let suggestions = offered { offer(suggestions) } }
            .safeAreaInset(edge: .top, spacing: 0) {
                if navigation == nil { bar.background { Rectangle().fill(.bar) } }
            }
            .page(\.searchBar, pageBar, else: nil)
            .onChange(of: hasKeyboard) { if hasKeyboard { begin() } }
            .onChange(of: text) { if hasKeyboard { isOffering = true } }
            .onChange(of: isPresented?.wrappedValue ?? false, initial: true) { _, isWanted in
                if isWanted, !isActive { hasKeyboard = true } else if isPresented != nil, !isWanted, isActive { end() }
            }
    }

    private func begin() {
        isOffering = true
        guard !isActive else { return }
        isActive = true
        if isPresented?.wrappedValue == false { isPresented?.wrappedValue = true }
    }

    private func end() {
        text = ""
        hasKeyboard = false
        isActive = false
        isOffering = false
        if isPresented?.wrappedValue == true { isPresented?.wrappedValue = false }
    }

    private func submit(_ actions: SubmitActions) {
        isOffering = false
        actions.run(.search)
    }

    // MARK: The bar

    /// The bar for the page that the content is in, in the environment of the content.
    private var pageBar: AnyView? {
        guard navigation != nil else { return nil }
        return AnyView(bar.modifier(EnvironmentOf(values: environment, slot: .principal)))
    }

    private var bar: some View {
        LayoutContainer(layout: PageMarginLayout(), content: parts).padding(.vertical, 8)
    }

    private var parts: some View {
        VStack(spacing: 8) {
            HStack(spacing: 12) {
                field
                if isActive {
                    Button(action: end) { Text.system("Cancel").frame(minHeight: 44) }.buttonStyle(.borderless)
                }
            }
            if let scopes, scopes.isShown(isActive: isActive, text: text) { scopes.picker }
        }
    }

    private var title: Text { .system("Search") }

    private var field: some View {
        HStack(spacing: 8) {
            Image(systemName: "magnifyingglass").foregroundStyle(.secondary).accessibilityHidden(true)
            if let tokens { SearchTokenRow(tokens: tokens).layoutPriority(1) }
            TextField(.text($text, selection: selection), label: title, prompt: prompt ?? title)
                .textFieldStyle(.plain)
                .focused($hasKeyboard)
                .modifier(OptionalFocusModifier(focus: focus))
                .modifier(TokenDeletionModifier(tokens: tokens, isEmpty: text.isEmpty))
                .submitLabel(.search)
                .transformEnvironment(\.submitActions) { actions in
                    let outer = actions
                    actions = SubmitActions(actions: [(.text, { submit(outer) })])
                }
                .frame(maxWidth: .infinity)
            if !text.isEmpty {
                Button {
                    text = ""
                } label: {
                    Image(systemName: "xmark.circle.fill").foregroundStyle(.secondary).frame(width: 28, height: 28)
                }
                .buttonStyle(.plain)
                .accessibilityLabel(Text.system("Clear text"))
            }
        }
        .padding(.horizontal, 10)
        .frame(minHeight: 40)
        .background(FillShapeStyle(), in: RoundedRectangle(cornerRadius: 12))
    }

    // MARK: Suggestions

    /// The app's suggestions, and the suggested tokens.
    private var offered: AnyView? {
        guard let tokens, !tokens.suggestions.isEmpty else { return suggestions }
        return AnyView(
            Group {
                ForEach(tokens.suggestions.indices, id: \.self) { index in
                    Button {
                        tokens.suggestions[index].choose()
                        text = ""
                    } label: {
                        tokens.suggestions[index].view.frame(maxWidth: .infinity, alignment: .leading)
                    }
                    .buttonStyle(.plain)
                }
                suggestions
            })
    }

    /// A list of the suggestions; nothing if there are none.
    private func offer(_ suggestions: AnyView) -> some View {
        SubviewReader(content: suggestions) { subviews in
            if !subviews.isEmpty {
                List { ForEach(subviews) { $0 } }
                    .listStyle(.plain)
                    .background(.background)
                    .environment(\.refresh, nil)
            }
        }
        .environment(
            \.completeSearch,
            CompleteSearchAction { completion in
                take(completion)
                isOffering = false
            })
    }

    private func take(_ completion: SearchCompletion) {
        switch completion {
        case .words(let words): text = words
        case .token(let token): if tokens?.add(token) == true { text = "" }
        }
    }
}

/// Binds the field's focus to the app's own state, if it has one.
private struct OptionalFocusModifier: ViewModifier {
    let focus: SearchFocus?

    func body(content: Content) -> some View {
        if let focus { focus.tie(AnyView(content)) } else { content }
    }
}
