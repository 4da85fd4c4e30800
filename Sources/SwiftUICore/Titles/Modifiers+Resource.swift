import FoundationAdditions
import Foundation

// Modifiers that take a title as a resource. Disfavoured overloads, so that a string literal is a localized string key.

extension View {
    /// Sets the title of the page that this view is in: in its bar, in the browser's window, and for assistive
    /// technology.
    @_disfavoredOverload
    public func navigationTitle(_ titleResource: LocalizedStringResource) -> some View {
        navigationTitle(Text(titleResource))
    }

    /// Sets the text that is shown while the pointer rests on the view, and that assistive technology says about it.
    @_disfavoredOverload
    public func help(_ textResource: LocalizedStringResource) -> some View { help(Text(textResource)) }

    /// A text beside the view's tab or row; nil for none.
    @_disfavoredOverload
    public func badge(_ resource: LocalizedStringResource?) -> some View { badge(resource.map { Text($0) }) }

    /// Shows a search field above the content.
    @_disfavoredOverload
    public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringResource
    ) -> some View {
        searchable(text: text, placement: placement, prompt: Text(prompt))
    }

    /// Shows a search field above the content. `isPresented` is true during a search; setting it begins or ends the
    /// search.
    @_disfavoredOverload
    public func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringResource
    ) -> some View {
        searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
    }
}

// MARK: - Questions

extension View {
    /// Shows an alert while `isPresented` is true; each of the actions dismisses it. The title is a localized resource.
    @_disfavoredOverload
    public func alert<A: View>(
        _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
        @ViewBuilder actions: @escaping () -> A
    ) -> some View {
        alert(Text(titleResource), isPresented: isPresented, actions: actions)
    }

    /// Shows an alert with a message while `isPresented` is true; each of the actions dismisses it. The title is a
    /// localized resource.
    @_disfavoredOverload
    public func alert<A: View, M: View>(
        _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
        @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
    ) -> some View {
        alert(Text(titleResource), isPresented: isPresented, actions: actions, message: message)
    }

    /// Shows an alert while the value is true and there is data; each of the actions dismisses it.
    @_disfavoredOverload
    public func alert<A: View, T>(
        _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A
    ) -> some View {
        alert(Text(titleResource), isPresented: isPresented, presenting: data, actions: actions)
    }

    /// Shows an alert while the value is true and there is data; each of the actions dismisses it.
    @_disfavoredOverload
    public func alert<A: View, M: View, T>(
        _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
    ) -> some View {
        alert(Text(titleResource), isPresented: isPresented, presenting: data, actions: actions, message: message)
    }

    /// Offers actions while `isPresented` is true; each of them dismisses the dialog. The title is a localized
    /// resource.
    @_disfavoredOverload
    public func confirmationDialog<A: View>(
        _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic, @ViewBuilder actions: @escaping () -> A
    ) -> some View {
        confirmationDialog(
            Text(titleResource), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions)
    }

    /// Offers actions with a message while `isPresented` is true; each of them dismisses the dialog. The title is a
    /// localized resource.
    @_disfavoredOverload
    public func confirmationDialog<A: View, M: View>(
        _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic, @ViewBuilder actions: @escaping () -> A,
        @ViewBuilder message: @escaping () -> M
    ) -> some View {
        confirmationDialog(
            Text(titleResource), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions,
            message: message)
    }

    /// Offers actions while the value is true and there is data; there is always a cancel button.
    @_disfavoredOverload
    public func confirmationDialog<A: View, T>(
        _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
    ) -> some View {
        confirmationDialog(
            Text(titleResource), isPresented: isPresented, titleVisibility: titleVisibility, presenting: data,
            actions: actions)
    }

    /// Offers actions while the value is true and there is data; there is always a cancel button.
    @_disfavoredOverload
    public func confirmationDialog<A: View, M: View, T>(
        _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A,
        @ViewBuilder message: @escaping (T) -> M
    ) -> some View {
        confirmationDialog(
            Text(titleResource), isPresented: isPresented, titleVisibility: titleVisibility, presenting: data,
            actions: actions, message: message)
    }
}
