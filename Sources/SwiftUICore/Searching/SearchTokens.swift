/// The tokens that limit a search besides its text: those before the text in the field, and suggested ones.
@MainActor
struct SearchTokens {
    let count: Int
    let view: (Int) -> AnyView
    let remove: (Int) -> Void
    /// Adds a token unless it is there already; returns false if it doesn't have the field's token type.
    let add: (Any) -> Bool
    var suggestions: [(view: AnyView, choose: () -> Void)] = []

    init<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
        _ tokens: Binding<C>, _ suggested: Binding<C>?, _ token: @escaping (C.Element) -> T
    ) where C.Element: Identifiable {
        func place(_ index: Int) -> C.Index {
            tokens.wrappedValue.index(tokens.wrappedValue.startIndex, offsetBy: index)
        }
        count = tokens.wrappedValue.count
        view = { AnyView(token(tokens.wrappedValue[place($0)])) }
        remove = { index in
            guard index >= 0, index < tokens.wrappedValue.count else { return }
            tokens.wrappedValue.remove(at: place(index))
        }
        add = { token in
            guard let token = token as? C.Element else { return false }
            if !tokens.wrappedValue.contains(where: { $0.id == token.id }) { tokens.wrappedValue.append(token) }
            return true
        }
        let known = Set(tokens.wrappedValue.map(\.id))
        suggestions = (suggested?.wrappedValue ?? C()).filter { !known.contains($0.id) }.map { element in
            (AnyView(token(element)), { tokens.wrappedValue.append(element) })
        }
    }
}

/// Tokens in a row, each a button that removes it.
struct SearchTokenRow: View {
    let tokens: SearchTokens

    var body: some View {
        ForEach(0..<tokens.count, id: \.self) { index in
            Button {
                tokens.remove(index)
            } label: {
                HStack(spacing: 4) {
                    tokens.view(index).font(.subheadline.weight(.medium)).lineLimit(1)
                    Image(systemName: "xmark").font(.caption2.weight(.bold)).accessibilityHidden(true)
                }
                .foregroundStyle(.white)
                .padding(.horizontal, 9)
                .frame(minHeight: 28)
                .background(.tint, in: RoundedRectangle(cornerRadius: 8))
            }
            .buttonStyle(.plain)
            .accessibilityHint(Text.system("Removes it"))
        }
    }
}

/// Removes the last token at Backspace, if there is no text. A held key only deletes text.
struct TokenDeletionModifier: ViewModifier {
    let tokens: SearchTokens?
    let isEmpty: Bool

    func body(content: Content) -> some View {
        if let tokens {
            content.onKeyPress(.delete, phases: .down) { press in
                guard isEmpty, tokens.count > 0, press.modifiers.isEmpty else { return .ignored }
                tokens.remove(tokens.count - 1)
                return .handled
            }
        } else {
            content
        }
    }
}

extension View {
    /// Adds a field for searching by text and tokens.
    ///
    /// See [searchable](https://developer.apple.com/documentation/swiftui/view/searchable(text:tokens:placement:prompt:token:)).
    public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
        text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        modifier(
            SearchModifier(
                text: text, isPresented: nil, prompt: prompt, tokens: SearchTokens(tokens, nil, token)))
    }

    /// Adds a field for searching by text and tokens, with a prompt.
    public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
        text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        searchable(text: text, tokens: tokens, placement: placement, prompt: Text(prompt), token: token)
    }

    /// Adds a search field for text and tokens, which offers the suggested tokens during a search.
    public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
        placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        modifier(
            SearchModifier(
                text: text, isPresented: nil, prompt: prompt, tokens: SearchTokens(tokens, suggestedTokens, token)))
    }

    /// Adds a search field for text and tokens, which offers the suggested tokens during a search.
    public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
        placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        searchable(
            text: text, tokens: tokens, suggestedTokens: suggestedTokens, placement: placement, prompt: Text(prompt),
            token: token)
    }
}
