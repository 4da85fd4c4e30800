/// Links of the time before values led to pages: the destination is a view, and a binding says whether it is shown.

extension NavigationLink {
    /// Leads to the view while the selection is the tag; leaving the page makes it nil.
    @available(*, deprecated, message: "Use NavigationLink(value:label:) or List(selection:)")
    public init<V: Hashable>(
        destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
    ) {
        self.init(tag: tag, selection: selection, destination: { destination }, label: label)
    }
}

extension NavigationLink where Label == Text {
    /// Leads to the view while the selection is the tag; leaving the page makes it nil. The title is looked up in the
    /// app's strings.
    @available(*, deprecated, message: "Use NavigationLink(value:label:) or List(selection:)")
    public init<V: Hashable>(
        _ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>
    ) {
        self.init(destination: destination, tag: tag, selection: selection) { Text(titleKey) }
    }

    /// Leads to the view while the selection is the tag; leaving the page makes it nil. The title is shown as it is.
    @available(*, deprecated, message: "Use NavigationLink(value:label:) or List(selection:)")
    @_disfavoredOverload
    public init<S: StringProtocol, V: Hashable>(
        _ title: S, destination: Destination, tag: V, selection: Binding<V?>
    ) {
        self.init(destination: destination, tag: tag, selection: selection) { Text(verbatim: String(title)) }
    }

    /// Leads to the view while the selection is the tag; leaving the page makes it nil. The title is looked up in the
    /// app's strings.
    @available(*, deprecated, message: "Use NavigationLink(value:label:) or List(selection:)")
    public init<V: Hashable>(
        _ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination
    ) {
        self.init(tag: tag, selection: selection, destination: destination) { Text(titleKey) }
    }

    /// Leads to the view while the selection is the tag; leaving the page makes it nil. The title is shown as it is.
    @available(*, deprecated, message: "Use NavigationLink(value:label:) or List(selection:)")
    @_disfavoredOverload
    public init<S: StringProtocol, V: Hashable>(
        _ title: S, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination
    ) {
        self.init(tag: tag, selection: selection, destination: destination) { Text(verbatim: String(title)) }
    }

    /// Leads to the view while `isActive` is true; leaving the page makes it false. The title is shown as it is.
    @available(*, deprecated, message: "Use navigationDestination(isPresented:destination:)")
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, destination: Destination, isActive: Binding<Bool>) {
        self.init(destination: destination, isActive: isActive) { Text(verbatim: String(title)) }
    }

    /// Leads to the view while `isActive` is true; leaving the page makes it false. The title is looked up in the app's
    /// strings.
    @available(*, deprecated, message: "Use navigationDestination(isPresented:destination:)")
    public init(
        _ titleKey: LocalizedStringKey, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
    ) {
        self.init(isActive: isActive, destination: destination) { Text(titleKey) }
    }

    /// Leads to the view while `isActive` is true; leaving the page makes it false. The title is shown as it is.
    @available(*, deprecated, message: "Use navigationDestination(isPresented:destination:)")
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
    ) {
        self.init(isActive: isActive, destination: destination) { Text(verbatim: String(title)) }
    }
}
