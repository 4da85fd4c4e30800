import FoundationAdditions
import Foundation
@_spi(Nodes) import ViewTree

extension View {
    /// Adds a field for searching by text and tokens. `isPresented` is true during a search; setting it begins or ends
    /// the search.
    public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
        text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        modifier(
            SearchModifier(
                text: text, isPresented: isPresented, prompt: prompt, tokens: SearchTokens(tokens, nil, token)))
    }

    /// Adds a field for searching by text and tokens, with a prompt. `isPresented` is true during a search; setting it
    /// begins or ends the search.
    public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
        text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        searchable(
            text: text, tokens: tokens, isPresented: isPresented, placement: placement, prompt: Text(prompt),
            token: token)
    }

    /// Adds a field for searching by text and tokens. Suggested tokens are offered during a search.
    public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        modifier(
            SearchModifier(
                text: text, isPresented: isPresented, prompt: prompt,
                tokens: SearchTokens(tokens, suggestedTokens, token)))
    }

    /// Adds a field for searching by text and tokens. Suggested tokens are offered during a search. `isPresented` is
    /// true during a search; setting it begins or ends the search.
    public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        searchable(
            text: text, tokens: tokens, suggestedTokens: suggestedTokens, isPresented: isPresented,
            placement: placement, prompt: Text(prompt), token: token)
    }
}

// MARK: - Tokens that change

extension View {
    /// Adds a search field with tokens whose views may change them. A token is shown on a button that removes it, so it
    /// can't contain controls itself: use a context menu on the token.
    public func searchable<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View>(
        text: Binding<String>, editableTokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil, @ViewBuilder token: @escaping (Binding<C.Element>) -> T
    ) -> some View where C.Element: Identifiable {
        searchable(text: text, tokens: editableTokens, placement: placement, prompt: prompt) { element in
            token(editableTokens.element(element))
        }
    }

    /// Adds a search field with tokens whose views may change them, with a prompt.
    public func searchable<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View>(
        text: Binding<String>, editableTokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey, @ViewBuilder token: @escaping (Binding<C.Element>) -> T
    ) -> some View where C.Element: Identifiable {
        searchable(
            text: text, editableTokens: editableTokens, placement: placement, prompt: Text(prompt), token: token)
    }

    /// Adds a search field with tokens whose views may change them. `isPresented` is true during a search; setting it
    /// begins or ends the search.
    public func searchable<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View>(
        text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (Binding<C.Element>) -> T
    ) -> some View where C.Element: Identifiable {
        searchable(
            text: text, tokens: editableTokens, isPresented: isPresented, placement: placement, prompt: prompt
        ) { element in token(editableTokens.element(element)) }
    }

    /// Adds a search field with tokens whose views may change them, with a prompt. `isPresented` is true during a
    /// search; setting it begins or ends the search.
    public func searchable<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View>(
        text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
        @ViewBuilder token: @escaping (Binding<C.Element>) -> T
    ) -> some View where C.Element: Identifiable {
        searchable(
            text: text, editableTokens: editableTokens, isPresented: isPresented, placement: placement,
            prompt: Text(prompt), token: token)
    }
}

extension Binding where Value: MutableCollection, Value.Element: Identifiable {
    /// A binding to the element with an identity, whatever its position is; a removed element keeps its last value.
    fileprivate func element(_ known: Value.Element) -> Binding<Value.Element> {
        let id = known.id
        let tokens = location
        return Binding<Value.Element>(
            location: FunctionalLocation(
                get: { tokens.read().first { $0.id == id } ?? known },
                set: { new, transaction in
                    var all = tokens.read()
                    guard let index = all.firstIndex(where: { $0.id == id }) else { return }
                    all[index] = new
                    tokens.write(all, transaction)
                }))
    }
}
