import Foundation

extension View {
    /// Shows an alert while the value is true; each of the actions sets it to false.
    ///
    /// See [alert](https://developer.apple.com/documentation/swiftui/view/alert(_:ispresented:actions:message:)).
    public func alert<A: View, M: View>(
        _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
        @ViewBuilder message: @escaping () -> M
    ) -> some View {
        question(.alert, title, isPresented, actions: actions, message: message)
    }

    /// Shows an alert with a message while the value is true; each of the actions sets it to false. The title is looked
    /// up in the app's strings.
    public func alert<A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
        @ViewBuilder message: @escaping () -> M
    ) -> some View {
        alert(Text(titleKey), isPresented: isPresented, actions: actions, message: message)
    }

    /// Shows an alert with a message while the value is true; each of the actions sets it to false. The title is shown
    /// as it is.
    @_disfavoredOverload
    public func alert<S: StringProtocol, A: View, M: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
        @ViewBuilder message: @escaping () -> M
    ) -> some View {
        alert(Text(verbatim: String(title)), isPresented: isPresented, actions: actions, message: message)
    }

    /// Shows an alert while the value is true; each of the actions sets it to false.
    public func alert<A: View>(
        _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
    ) -> some View {
        alert(title, isPresented: isPresented, actions: actions) { EmptyView() }
    }

    /// Shows an alert while the value is true; each of the actions sets it to false. The title is looked up in the
    /// app's strings.
    public func alert<A: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
    ) -> some View {
        alert(Text(titleKey), isPresented: isPresented, actions: actions)
    }

    /// Shows an alert while the value is true; each of the actions sets it to false. The title is shown as it is.
    @_disfavoredOverload
    public func alert<S: StringProtocol, A: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
    ) -> some View {
        alert(Text(verbatim: String(title)), isPresented: isPresented, actions: actions)
    }
}

// MARK: - With data

extension View {
    /// Shows an alert with a message while the value is true and there is data; each of the actions dismisses it.
    public func alert<A: View, M: View, T>(
        _ title: Text, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
    ) -> some View {
        question(.alert, title, isPresented, presenting: data, actions: actions, message: message)
    }

    /// Shows an alert with a message while the value is true and there is data. The title is looked up in the app's
    /// strings.
    public func alert<A: View, M: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
    ) -> some View {
        alert(Text(titleKey), isPresented: isPresented, presenting: data, actions: actions, message: message)
    }

    /// Shows an alert with a message while the value is true and there is data. The title is shown as it is.
    @_disfavoredOverload
    public func alert<S: StringProtocol, A: View, M: View, T>(
        _ title: S, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
    ) -> some View {
        alert(
            Text(verbatim: String(title)), isPresented: isPresented, presenting: data, actions: actions,
            message: message)
    }

    /// Shows an alert while the value is true and there is data.
    public func alert<A: View, T>(
        _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
    ) -> some View {
        alert(title, isPresented: isPresented, presenting: data, actions: actions) { _ in EmptyView() }
    }

    /// Shows an alert while the value is true and there is data. The title is looked up in the app's strings.
    public func alert<A: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A
    ) -> some View {
        alert(Text(titleKey), isPresented: isPresented, presenting: data, actions: actions)
    }

    /// Shows an alert while the value is true and there is data. The title is shown as it is.
    @_disfavoredOverload
    public func alert<S: StringProtocol, A: View, T>(
        _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
    ) -> some View {
        alert(Text(verbatim: String(title)), isPresented: isPresented, presenting: data, actions: actions)
    }

    /// Shows an alert for an error while the value is true and there is an error. The title is the error's description,
    /// the message its failure reason or recovery suggestion.
    public func alert<E: LocalizedError, A: View>(
        isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping () -> A
    ) -> some View {
        alert(
            Text(verbatim: error?.errorDescription ?? ""), isPresented: isPresented, presenting: error,
            actions: { _ in actions() },
            message: { error in
                if let text = error.failureReason ?? error.recoverySuggestion { Text(verbatim: text) }
            })
    }

    /// Shows an alert for an error while the value is true and there is an error. The title is the error's description.
    public func alert<E: LocalizedError, A: View, M: View>(
        isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping (E) -> A,
        @ViewBuilder message: @escaping (E) -> M
    ) -> some View {
        alert(
            Text(verbatim: error?.errorDescription ?? ""), isPresented: isPresented, presenting: error,
            actions: actions, message: message)
    }
}
