/// The older forms of links, without values: the destination is a view, and a binding determines whether it is shown.

extension NavigationLink {
    /// Shows the view while the selection equals the tag; leaving the page sets it to nil.
    @available(*, deprecated, message: "Use NavigationLink(value:label:) or List(selection:)")
    public init<V: Hashable>(
        destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
    ) {
        self.init(tag: tag, selection: selection, destination: { destination }, label: label)
    }
}

extension NavigationLink where Label == Text {
    /// Shows the view while the selection equals the tag; leaving the page sets it to nil. The title is looked up in
    /// the app's strings.
    @available(*, deprecated, message: "Use NavigationLink(value:label:) or List(selection:)")
    public init<V: Hashable>(
        _ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>
    ) {
        self.init(destination: destination, tag: tag, selection: selection) { Text(titleKey) }
    }

    /// Shows the view while the selection equals the tag; leaving the page sets it to nil. The title is shown as it is.
    @available(*, deprecated, message: "Use NavigationLink(value:label:) or List(selection:)")
    @_disfavoredOverload
    public init<S: StringProtocol, V: Hashable>(
        _ title: S, destination: Destination, tag: V, selection: Binding<V?>
    ) {
        self.init(destination: destination, tag: tag, selection: selection) { Text(verbatim: String(title)) }
    }

    /// Shows the view while the selection equals the tag; leaving the page sets it to nil. The title is looked up in
    /// the app's strings.
    @available(*, deprecated, message: "Use NavigationLink(value:label:) or List(selection:)")
    public init<V: Hashable>(
        _ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination
    ) {
        self.init(tag: tag, selection: selection, destination: destination) { Text(titleKey) }
    }

    /// Shows the view while the selection equals the tag; leaving the page sets it to nil. The title is shown as it is.
    @available(*, deprecated, message: "Use NavigationLink(value:label:) or List(selection:)")
    @_disfavoredOverload
    public init<S: StringProtocol, V: Hashable>(
        _ title: S, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination
    ) {
        self.init(tag: tag, selection: selection, destination: destination) { Text(verbatim: String(title)) }
    }

    /// Shows the view while `isActive` is true; leaving the page sets it to false. The title is shown as it is.
    @available(*, deprecated, message: "Use navigationDestination(isPresented:destination:)")
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, destination: Destination, isActive: Binding<Bool>) {
        self.init(destination: destination, isActive: isActive) { Text(verbatim: String(title)) }
    }

    /// Shows the view while `isActive` is true; leaving the page sets it to false. The title is looked up in the app's
    /// strings.
    @available(*, deprecated, message: "Use navigationDestination(isPresented:destination:)")
    public init(
        _ titleKey: LocalizedStringKey, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
    ) {
        self.init(isActive: isActive, destination: destination) { Text(titleKey) }
    }

    /// Shows the view while `isActive` is true; leaving the page sets it to false. The title is shown as it is.
    @available(*, deprecated, message: "Use navigationDestination(isPresented:destination:)")
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
    ) {
        self.init(isActive: isActive, destination: destination) { Text(verbatim: String(title)) }
    }
}
